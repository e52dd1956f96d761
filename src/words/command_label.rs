//! The labels of commands: on buttons, in menus and in the list of keys.

use crate::app::board::BoardCommand;
use crate::app::keys::Context;
use crate::app::play::{EscTarget, PlayCommand};
use crate::app::players::PlayersCommand;
use crate::app::practice::PracticeCommand;
use crate::app::{
    ChooserColumn, ChooserCommand, ClockCommand, ClockSide, Command, Edit, EditorCommand,
    FileCommand, FilterCommand, FormCommand, Label, LibraryCommand, MenuCommand, OpeningsCommand,
    PositionCommand, ReviewCommand, ReviewPace, SettingsCommand, SettingsPage, SourceCommand,
    StartCommand, Step, Tab,
};
use crate::game::HelpKind;
use crate::rules::Color;
use crate::tree::NagKind;

/// What a command does. Commands that do the same share it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandLabel {
    /// That of an entry in a form.
    Entry(Label),
    /// Help for one player.
    Help(HelpKind),
    /// A page of the settings.
    Page(SettingsPage),
    /// A pace of auto-play.
    Pace(ReviewPace),
    /// A group of signs for moves.
    Nag(NagKind),
    /// A key of the list of files.
    SortFiles(ChooserColumn),
    /// A tab of the library.
    ShowTab(Tab),
    /// A side of the big clock, whose move ends.
    EndMoveOf(ClockSide),
    /// A piece of a colour on the board editor.
    Place(Color),
    AboutGame,
    AddEngine,
    AddStage,
    AllKeys,
    AnalyseGame,
    Answer(bool),
    Back,
    BackToGame,
    Begin,
    CarryPiece,
    ChangeSides,
    ChessClock,
    Choose,
    ChooseAll,
    ChooseEngine,
    ClearBoard,
    ClearFilter,
    ClearMarks,
    Close,
    CloseLine,
    CloseList,
    CloseResult,
    Comment,
    CompleteMove,
    CompletePath,
    CopyFolder,
    CopyGame,
    CopyPosition,
    CopyText,
    CutText,
    DeleteFrom,
    DeleteLine,
    Destroy,
    Done,
    Draw,
    DrawNumber,
    EarlierGame,
    EmptyTrash,
    EndMove,
    EngineAndTime,
    ExchangePlayers,
    ExchangeSides,
    Export,
    ExportAll,
    Faster,
    FileGroups,
    Filter,
    FindEngines,
    FindPlayer,
    FindSetting,
    FirstGame,
    FirstLine,
    FirstOption,
    FirstPosition,
    FirstRow,
    Flip,
    FoldAll,
    FolderUp,
    Forget,
    FullScreen,
    GiveTime,
    HadBefore,
    HeadToHead,
    Hint,
    KeepApart,
    KeepLine,
    KeysAndMouse,
    LastGame,
    LastLine,
    LastOption,
    LastPosition,
    LastRow,
    LaterGame,
    Learn,
    LeaveBoard,
    LeaveSearch,
    LeaveUnsaved,
    LessCurve,
    Level,
    LevelOfNext,
    Library,
    LineAbove,
    LineBelow,
    Menu,
    Merge,
    MoreCurve,
    MoveCursor,
    MoveResult,
    MoveToTrash,
    NeverAsk,
    NewGame,
    NewLine,
    NextAnnotated,
    NextExercise,
    NextField,
    NextList,
    NextMistake,
    NextMove,
    NextOption,
    NextPage,
    OfferDraw,
    OpenFile,
    OtherChart,
    OtherPlayer,
    OtherPlayers,
    Paces,
    PasteGame,
    PastePosition,
    PasteText,
    Pause,
    PauseOrResume,
    Picture,
    PlayAgain,
    PlayByKeys,
    PlayMove,
    PlayOn,
    PlayOrOpen,
    PlayOrStop,
    PlayTyped,
    Press,
    PreviousAnnotated,
    PreviousCompletion,
    PreviousField,
    PreviousList,
    PreviousMistake,
    PreviousMove,
    PreviousOption,
    PreviousPage,
    PromoteLine,
    PromotePawn,
    PutBack,
    Quit,
    Redo,
    RedoMove,
    Rematch,
    RemoveEngine,
    RemovePiece,
    RemoveStage,
    Rename,
    ResetPage,
    Resign,
    ResignGame,
    Restore,
    RestoreAll,
    Resume,
    ResumeGame,
    Review,
    ReviewFromHere,
    ReviewLast,
    RowAbove,
    RowBelow,
    Save,
    SaveAs,
    SaveComment,
    SaveGame,
    Search,
    SelectAll,
    SetTimes,
    SetUpPieces,
    SetUpPosition,
    Settings,
    ShowAllFiles,
    ShowAllGames,
    ShowGames,
    ShowResult,
    ShowThreat,
    Skip,
    Slower,
    Solution,
    SortByColumn,
    StartAgain,
    StartNewGame,
    StartPosition,
    StartScreen,
    TakeBack,
    TakeBackMove,
    ToggleSound,
    TryAgain,
    TryEngine,
    TurnBoard,
    TypeMove,
    Undo,
    UndoDeletion,
    UndoReset,
    UseEngine,
    UseTool,
    VariationAbove,
    VariationBelow,
    WereWeHere,
    WriteComment,
}

use self::CommandLabel as L;

impl CommandLabel {
    /// The label of a command; none if nothing on the screen is called by it.
    pub(super) fn of(context: Context, command: &Command) -> Option<CommandLabel> {
        match command {
            Command::Start(command) => start(context, *command),
            Command::Board(command) => board(context, *command),
            Command::Play(command) => play(*command),
            Command::Clock(command) => clock(*command),
            Command::Review(command) => review(*command),
            Command::Players(command) => players(context, *command),
            Command::Practice(command) => practice(*command),
            Command::Position(command) => position(*command),
            Command::Library(command) => library(context, *command),
            Command::Source(command) => source(*command),
            Command::Choose(command) => choose(*command),
            Command::Editor(command) => editor(*command),
            Command::Form(command) => form(context, command),
            Command::Menu(command) => menu(*command),
            Command::Settings(command) => settings(command),
            Command::File(command) => file(context, command),
            Command::Escape => Some(escape(context)),
            Command::Flip => Some(L::Flip),
            Command::Quit => Some(L::Quit),
            Command::WindowFocus(_)
            | Command::DesktopIsLight(_)
            | Command::MoveLetter { .. }
            | Command::ScrollTo(_)
            | Command::Tick
            | Command::Reply(_) => None,
        }
    }

    /// The label of what closes something in a game.
    pub(super) fn of_closing(open: EscTarget) -> CommandLabel {
        match open {
            EscTarget::Hand => L::PutBack,
            EscTarget::Question => L::Answer(false),
            EscTarget::Past => L::BackToGame,
            EscTarget::Board => L::LeaveBoard,
            EscTarget::Result => L::CloseResult,
        }
    }

    /// The label in the list of keys, which has room for more.
    pub(super) fn in_list(context: Context, command: &Command) -> Option<CommandLabel> {
        let label = CommandLabel::of(context, command)?;
        Some(match command {
            Command::Play(PlayCommand::Draw) => L::OfferDraw,
            Command::Play(PlayCommand::Resign) => L::ResignGame,
            Command::Play(PlayCommand::TakeBack) => L::TakeBackMove,
            Command::Play(PlayCommand::NextLevel) => L::LevelOfNext,
            Command::Flip => L::TurnBoard,
            Command::Menu(MenuCommand::AllKeys) => L::KeysAndMouse,
            Command::File(FileCommand::Save) => L::SaveGame,
            Command::Review(ReviewCommand::Comment) => L::WriteComment,
            _ => label,
        })
    }
}

fn menu(command: MenuCommand) -> Option<CommandLabel> {
    Some(match command {
        MenuCommand::Open | MenuCommand::OpenFor(_) => L::Menu,
        MenuCommand::AllKeys => L::AllKeys,
        MenuCommand::ScrollKeys(Step::First) => L::FirstLine,
        MenuCommand::ScrollKeys(Step::Last) => L::LastLine,
        MenuCommand::ScrollKeys(step @ (Step::Back | Step::Forward))
        | MenuCommand::ChooseLine(step) => line(step),
        MenuCommand::RunLine => L::Choose,
        MenuCommand::TurnKeys(step) => page(step),
        MenuCommand::ScrollKeys(Step::To(_)) | MenuCommand::PressKey(_) => return None,
    })
}

fn settings(command: &SettingsCommand) -> Option<CommandLabel> {
    Some(match command {
        SettingsCommand::Show => L::Settings,
        SettingsCommand::Page(page) => L::Page(*page),
        SettingsCommand::Find => L::FindSetting,
        SettingsCommand::UndoReset => L::UndoReset,
        SettingsCommand::ResetPage => L::ResetPage,
        SettingsCommand::FindEngines => L::FindEngines,
        SettingsCommand::ToggleSound => L::ToggleSound,
        SettingsCommand::FullScreen => L::FullScreen,
        SettingsCommand::Languages => L::Page(SettingsPage::Language),
        SettingsCommand::Engines => L::EngineAndTime,
        SettingsCommand::UseEngine => L::UseEngine,
        SettingsCommand::AddEngine => L::AddEngine,
        SettingsCommand::TryEngine => L::TryEngine,
        SettingsCommand::RemoveEngine => L::RemoveEngine,
        SettingsCommand::ChooseEngine => L::ChooseEngine,
        SettingsCommand::CopyFolder => L::CopyFolder,
        SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_) => return None,
    })
}

fn escape(context: Context) -> CommandLabel {
    match context {
        Context::Anywhere => L::Menu,
        Context::Clock | Context::Review | Context::Keys => L::Close,
        Context::CommentLine | Context::MoveLine => L::CloseLine,
        Context::SearchLine => L::LeaveSearch,
        _ => L::Back,
    }
}

fn clock(command: ClockCommand) -> Option<CommandLabel> {
    Some(match command {
        ClockCommand::Open => L::ChessClock,
        ClockCommand::PressAt(side) => L::EndMoveOf(side),
        ClockCommand::PressMover => L::EndMove,
        ClockCommand::Pause => L::Pause,
        ClockCommand::SetTimes => L::SetTimes,
        ClockCommand::ChangeSides => L::ChangeSides,
        ClockCommand::StartAgain => L::StartAgain,
        ClockCommand::Answer(yes) => L::Answer(yes),
        ClockCommand::Press(_) => return None,
    })
}

fn start(context: Context, command: StartCommand) -> Option<CommandLabel> {
    Some(match command {
        StartCommand::NewGame if context == Context::Start => L::StartNewGame,
        StartCommand::NewGame => L::NewGame,
        StartCommand::Rematch => L::Rematch,
        StartCommand::Continue => L::ResumeGame,
        StartCommand::LoadLast if context == Context::Start => L::ReviewLast,
        StartCommand::LoadLast => L::Review,
        StartCommand::Openings => L::WereWeHere,
        StartCommand::SetUp => L::SetUpPosition,
        StartCommand::Library => L::Library,
        StartCommand::Leave => L::StartScreen,
        StartCommand::Focus(step) => line(step),
        StartCommand::RunFocused => L::Choose,
        StartCommand::Recent(_) | StartCommand::Quick(_) => return None,
    })
}

fn board(context: Context, command: BoardCommand) -> Option<CommandLabel> {
    Some(match command {
        BoardCommand::Promote(_) => L::PromotePawn,
        BoardCommand::TypeMove => L::TypeMove,
        BoardCommand::Complete(Step::Back) => L::PreviousCompletion,
        BoardCommand::Complete(_) => L::CompleteMove,
        BoardCommand::Focus
            if matches!(
                context,
                Context::MoveEntry | Context::Review | Context::Exercise
            ) =>
        {
            L::PlayByKeys
        }
        BoardCommand::Focus => L::LeaveBoard,
        BoardCommand::Point(_) => L::MoveCursor,
        BoardCommand::UsePointed => L::CarryPiece,
        BoardCommand::Show(step) => return shown(step),
        _ => return None,
    })
}

/// Another position of a game.
fn shown(step: Step) -> Option<CommandLabel> {
    match step {
        Step::First => Some(L::FirstPosition),
        Step::Back => Some(L::PreviousMove),
        Step::Forward => Some(L::NextMove),
        Step::Last => Some(L::LastPosition),
        Step::To(_) => None,
    }
}

/// Another line.
fn line(step: Step) -> CommandLabel {
    if step == Step::Back {
        L::LineAbove
    } else {
        L::LineBelow
    }
}

/// Another row of a list.
fn row(step: Step) -> Option<CommandLabel> {
    match step {
        Step::First => Some(L::FirstRow),
        Step::Back => Some(L::RowAbove),
        Step::Forward => Some(L::RowBelow),
        Step::Last => Some(L::LastRow),
        Step::To(_) => None,
    }
}

/// Another page of a list.
fn page(step: Step) -> CommandLabel {
    if step == Step::Back {
        L::PreviousPage
    } else {
        L::NextPage
    }
}

/// Another field of a form.
fn field(step: Step) -> CommandLabel {
    if step == Step::Back {
        L::PreviousField
    } else {
        L::NextField
    }
}

/// Another option of a choice.
fn option(step: Step) -> CommandLabel {
    match step {
        Step::Back => L::PreviousOption,
        Step::First => L::FirstOption,
        Step::Last => L::LastOption,
        Step::Forward | Step::To(_) => L::NextOption,
    }
}

fn play(command: PlayCommand) -> Option<CommandLabel> {
    Some(match command {
        PlayCommand::Draw => L::Draw,
        PlayCommand::Resign | PlayCommand::ResignAs(_) => L::Resign,
        PlayCommand::Answer(yes) => L::Answer(yes),
        PlayCommand::TakeBack => L::TakeBack,
        PlayCommand::Replay => L::RedoMove,
        PlayCommand::Pause => L::PauseOrResume,
        PlayCommand::GiveTime => L::GiveTime,
        PlayCommand::ExchangeSides => L::ExchangeSides,
        PlayCommand::Hint => L::Hint,
        PlayCommand::Help(kind) => L::Help(kind),
        PlayCommand::NextLevel => L::Level,
        PlayCommand::ShowResult => L::ShowResult,
        PlayCommand::CloseResult => L::CloseResult,
        PlayCommand::PlaceResult(_) => L::MoveResult,
    })
}

fn review(command: ReviewCommand) -> Option<CommandLabel> {
    Some(match command {
        ReviewCommand::PreviousLine => L::VariationAbove,
        ReviewCommand::NextLine => L::VariationBelow,
        ReviewCommand::NextAnnotated => L::NextAnnotated,
        ReviewCommand::PreviousAnnotated => L::PreviousAnnotated,
        ReviewCommand::FoldAll => L::FoldAll,
        ReviewCommand::Comment => L::Comment,
        ReviewCommand::Nag(kind) => L::Nag(kind),
        ReviewCommand::ClearNags => L::ClearMarks,
        ReviewCommand::DeleteFrom => L::DeleteFrom,
        ReviewCommand::DeleteLine => L::DeleteLine,
        ReviewCommand::Promote => L::PromoteLine,
        ReviewCommand::Undo => L::Undo,
        ReviewCommand::Redo => L::Redo,
        ReviewCommand::AutoPlay => L::PlayOrStop,
        ReviewCommand::Paces => L::Paces,
        ReviewCommand::SetPace(pace) => L::Pace(pace),
        ReviewCommand::Faster => L::Faster,
        ReviewCommand::Slower => L::Slower,
        ReviewCommand::OtherChart => L::OtherChart,
        ReviewCommand::PlayOn => L::PlayOn,
        ReviewCommand::EditTags => L::AboutGame,
        ReviewCommand::Picture => L::Picture,
        ReviewCommand::Analyse => L::Entry(Label::AnalysePosition),
        ReviewCommand::Threat => L::ShowThreat,
        ReviewCommand::AnalyseGame => L::AnalyseGame,
        ReviewCommand::NextMistake => L::NextMistake,
        ReviewCommand::PreviousMistake => L::PreviousMistake,
        ReviewCommand::Openings(command) => return openings(command),
        ReviewCommand::Discard => L::LeaveUnsaved,
        _ => return None,
    })
}

fn openings(command: OpeningsCommand) -> Option<CommandLabel> {
    match command {
        OpeningsCommand::PlayChosen => Some(L::PlayMove),
        OpeningsCommand::UseChosen => Some(L::PlayOrOpen),
        OpeningsCommand::Row(step) => row(step),
        OpeningsCommand::Toggle => Some(L::WereWeHere),
        _ => None,
    }
}

fn players(context: Context, command: PlayersCommand) -> Option<CommandLabel> {
    Some(match command {
        PlayersCommand::Search if context == Context::PlayerLine => L::LeaveSearch,
        PlayersCommand::Search => L::FindPlayer,
        PlayersCommand::ShowGames => L::ShowGames,
        PlayersCommand::HeadToHead if context == Context::HeadToHead => L::OtherPlayers,
        PlayersCommand::HeadToHead | PlayersCommand::OpenPair => L::HeadToHead,
        PlayersCommand::Merge => L::Merge,
        PlayersCommand::KeepApart => L::KeepApart,
        PlayersCommand::Learn => L::Learn,
        PlayersCommand::Rename => L::Rename,
        PlayersCommand::StepSpan(Step::Back) => L::LessCurve,
        PlayersCommand::StepSpan(_) => L::MoreCurve,
        PlayersCommand::Game(Step::Back) => L::EarlierGame,
        PlayersCommand::Game(Step::Forward) => L::LaterGame,
        PlayersCommand::Game(Step::First) => L::FirstGame,
        PlayersCommand::Game(_) => L::LastGame,
        PlayersCommand::PlayAgain => L::PlayAgain,
        PlayersCommand::Choose(step) => return row(step),
        PlayersCommand::Turn(step) => page(step),
        PlayersCommand::Review => L::Review,
        _ => return None,
    })
}

fn practice(command: PracticeCommand) -> Option<CommandLabel> {
    Some(match command {
        PracticeCommand::Begin => L::Begin,
        PracticeCommand::Solution => L::Solution,
        PracticeCommand::Skip => L::Skip,
        PracticeCommand::Again => L::TryAgain,
        PracticeCommand::Next => L::NextExercise,
        PracticeCommand::Drop => L::NeverAsk,
        PracticeCommand::UndoDrop => L::Undo,
        PracticeCommand::OtherPlayer => L::OtherPlayer,
        PracticeCommand::Keep => L::KeepLine,
        PracticeCommand::Review => L::Review,
        PracticeCommand::OtherLine(Step::Back) => L::VariationAbove,
        PracticeCommand::OtherLine(_) => L::VariationBelow,
        PracticeCommand::Hint => L::Hint,
        PracticeCommand::Open | PracticeCommand::OfGame => L::ShowTab(Tab::Practice),
        PracticeCommand::Choose(step) => return row(step),
        PracticeCommand::Line(step) => return shown(step),
        _ => return None,
    })
}

fn position(command: PositionCommand) -> Option<CommandLabel> {
    Some(match command {
        PositionCommand::Open => L::HadBefore,
        PositionCommand::AllGames => L::ShowAllGames,
        PositionCommand::SetUp => L::SetUpPieces,
        PositionCommand::Review => L::ReviewFromHere,
        PositionCommand::Initial => L::StartPosition,
        PositionCommand::Back => L::PreviousMove,
        PositionCommand::Group(step) => field(step),
        PositionCommand::Option(step) => option(step),
        PositionCommand::Switch => L::Press,
        PositionCommand::Row(step) => return row(step),
        PositionCommand::Page(step) => page(step),
        _ => return None,
    })
}

fn source(command: SourceCommand) -> Option<CommandLabel> {
    match command {
        SourceCommand::Turn(Step::Back) => Some(L::PreviousList),
        SourceCommand::Turn(_) => Some(L::NextList),
        SourceCommand::CloseShown => Some(L::CloseList),
        SourceCommand::OtherFile => Some(L::OpenFile),
        _ => None,
    }
}

fn library(context: Context, command: LibraryCommand) -> Option<CommandLabel> {
    Some(match command {
        LibraryCommand::Search if context == Context::SearchLine => L::LeaveSearch,
        LibraryCommand::Search => L::Search,
        LibraryCommand::SortNth(_) => L::SortByColumn,
        LibraryCommand::Narrow(FilterCommand::Open) => L::Filter,
        LibraryCommand::Narrow(FilterCommand::Clear(_)) => L::ClearFilter,
        LibraryCommand::Narrow(FilterCommand::ClearAll) => L::ShowAllGames,
        LibraryCommand::Narrow(FilterCommand::Turn(step)) => page(step),
        LibraryCommand::StepRow(step) => return row(step),
        LibraryCommand::StepPage(step) => page(step),
        LibraryCommand::Show(step) => return shown(step),
        LibraryCommand::OpenGame => L::Review,
        LibraryCommand::Continue => L::Resume,
        LibraryCommand::DeleteGame => L::MoveToTrash,
        LibraryCommand::UndoDelete => L::UndoDeletion,
        LibraryCommand::ShowTab(tab) => L::ShowTab(tab),
        LibraryCommand::Restore => L::Restore,
        LibraryCommand::RestoreAll => L::RestoreAll,
        LibraryCommand::Destroy => L::Destroy,
        LibraryCommand::EmptyTrash => L::EmptyTrash,
        LibraryCommand::MarkAll => L::ChooseAll,
        _ => return None,
    })
}

fn choose(command: ChooserCommand) -> Option<CommandLabel> {
    Some(match command {
        ChooserCommand::FolderUp => L::FolderUp,
        ChooserCommand::ShowAll => L::ShowAllFiles,
        ChooserCommand::SortBy(column) => L::SortFiles(column),
        ChooserCommand::Group(_) => L::FileGroups,
        ChooserCommand::Forget => L::Forget,
        ChooserCommand::Step(step) => return row(step),
        ChooserCommand::Page(step) => page(step),
        _ => return None,
    })
}

fn editor(command: EditorCommand) -> Option<CommandLabel> {
    Some(match command {
        EditorCommand::Step(_) => L::MoveCursor,
        EditorCommand::Put(None) => L::RemovePiece,
        EditorCommand::Put(Some(piece)) => L::Place(piece.color()),
        EditorCommand::Use => L::UseTool,
        EditorCommand::Empty => L::ClearBoard,
        EditorCommand::Initial => L::StartPosition,
        EditorCommand::Analyse => L::Entry(Label::AnalysePosition),
        _ => return None,
    })
}

fn form(context: Context, command: &FormCommand) -> Option<CommandLabel> {
    Some(match command {
        FormCommand::Focus(step) => field(*step),
        FormCommand::StepChoice(step) => option(*step),
        FormCommand::Edit(Edit::Break) => L::NewLine,
        FormCommand::Edit(_) => L::SelectAll,
        FormCommand::CopyText => L::CopyText,
        FormCommand::CutText => L::CutText,
        FormCommand::CompletePath => L::CompletePath,
        FormCommand::Activate => L::Press,
        FormCommand::Submit if context == Context::MoveLine => L::PlayTyped,
        FormCommand::Submit if context == Context::CommentLine => L::SaveComment,
        FormCommand::Submit => L::Done,
        FormCommand::SwapPlayers => L::ExchangePlayers,
        FormCommand::RollNumber => L::DrawNumber,
        FormCommand::AddStage(_) => L::AddStage,
        FormCommand::RemoveStage(..) => L::RemoveStage,
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => return None,
    })
}

fn file(context: Context, command: &FileCommand) -> Option<CommandLabel> {
    Some(match (command, context) {
        (FileCommand::OpenFile, _) => L::OpenFile,
        (FileCommand::Save, _) => L::Save,
        (FileCommand::SaveAs, _) => L::SaveAs,
        (FileCommand::ExportGame, _) => L::Export,
        (FileCommand::ExportAll, _) => L::ExportAll,
        (FileCommand::CopyGame, _) => L::CopyGame,
        (FileCommand::CopyPosition, _) => L::CopyPosition,
        (FileCommand::Paste, Context::Text) => L::PasteText,
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => L::PastePosition,
        (FileCommand::Paste, _) => L::PasteGame,
        (FileCommand::Open(_), _) => return None,
    })
}
