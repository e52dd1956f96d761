//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Space",
        Key::Enter => "Enter",
        Key::Escape => "Esc",
        Key::Tab => "Tab",
        Key::Backspace => "Backspace",
        Key::Delete => "Del",
        Key::Left => "←",
        Key::Right => "→",
        Key::Up => "↑",
        Key::Down => "↓",
        Key::Home => "Home",
        Key::End => "End",
        Key::PageUp => "Page Up",
        Key::PageDown => "Page Down",
        Key::F1 => "F1",
        Key::F2 => "F2",
        Key::F5 => "F5",
        Key::F11 => "F11",
        Key::LeftShift => "left Shift",
        Key::RightShift => "right Shift",
    }
}

pub fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Ctrl => "Ctrl",
        Modifier::Shift => "Shift",
        Modifier::Alt => "Alt",
    }
}

pub fn action(action: &Action) -> Text {
    match action {
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Offer or claim a draw",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Level of the next game",
        Action::Command(_, Command::Flip) => "Flip the board",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Keys and mouse",
        Action::Command(_, Command::File(FileCommand::Save)) => "Save the game",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Write a comment",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Put it back",
        Action::Close(EscTarget::Question) => "No",
        Action::Close(EscTarget::Past) => "Back to the game",
        Action::Close(EscTarget::Board) => "Leave the board",
        Action::Close(EscTarget::Result) => "Close the result",
        Action::Draw(Ink::Green) => "Right button draws green",
        Action::Draw(Ink::Red) => "Right button draws red",
        Action::Draw(Ink::Yellow) => "Right button draws yellow",
        Action::Draw(Ink::Blue) => "Right button draws blue",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Previous, next move",
        Pair::Ends => "First, last position",
        Pair::Answers => "Answer yes, no",
        Pair::Takebacks => "Take back, redo the move",
        Pair::Help => "Threats, warnings",
        Pair::Choices | Pair::Lines => "Line above, below",
        Pair::Annotated => "Next, previous comment or mark",
        Pair::Paces => "Slower, faster",
        Pair::Mistakes => "Next, previous mistake",
        Pair::Rows => "Row above, below",
        Pair::Pages => "Previous, next page",
        Pair::RowEnds => "First, last row",
        Pair::Tabs => "Tabs of the library",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Move",
        KeyGroup::List => "List",
        KeyGroup::Position => "Position",
        KeyGroup::Form => "Form",
        KeyGroup::Text => "Text",
        KeyGroup::Write => "Write",
        KeyGroup::Files => "Files",
        KeyGroup::Game => "Game",
        KeyGroup::Clock => "Clock",
        KeyGroup::Analysis => "Analysis",
        KeyGroup::Window => "Window",
        KeyGroup::View => "View",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Drag a piece",
        Gesture::ClickPiece => "Click it, then a square",
        Gesture::ShowMoves => "Hold: where it can go",
        Gesture::Arrow => "Drag: an arrow",
        Gesture::Circle => "Click: a circle",
        Gesture::Colors => "Shift: red, Ctrl or Alt: blue",
        Gesture::WheelSteps => "Wheel: step back, forward",
        Gesture::WheelScrolls => "Wheel: scroll",
    }
}

pub fn does(context: Context, command: &Command) -> Text {
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
        Command::Menu(MenuCommand::AllKeys) => "All keys",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "First line",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Last line",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menu",
        Command::Settings(SettingsCommand::Show) => "Settings",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Find a setting",
        Command::Settings(SettingsCommand::UndoReset) => "Undo the reset",
        Command::Settings(SettingsCommand::ResetPage) => "Reset page",
        Command::Settings(SettingsCommand::FindEngines) => "Search for engines again",
        Command::Settings(SettingsCommand::ToggleSound) => "Sound off or on",
        Command::Settings(SettingsCommand::FullScreen) => "Full screen",
        Command::Settings(SettingsCommand::Languages) => "Language",
        Command::Settings(SettingsCommand::Engines) => "Engine and time",
        Command::Settings(SettingsCommand::UseEngine) => "Analyse with the engine found",
        Command::Settings(SettingsCommand::AddEngine) => "Add engine",
        Command::Settings(SettingsCommand::TryEngine) => "Try the engine",
        Command::Settings(SettingsCommand::RemoveEngine) => "Remove engine",
        Command::Settings(SettingsCommand::ChooseEngine) => "Choose the file of the engine",
        Command::Settings(SettingsCommand::CopyFolder) => "Copy the path of the folder",
        Command::File(command) => file(context, command),
        Command::Flip => "Flip",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Quit",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menu",
        Context::Clock | Context::Review | Context::Keys => "Close",
        Context::CommentLine => "Discard the comment",
        Context::MoveLine => "Close the line",
        Context::SearchLine => "Leave the search line",
        _ => "Back",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Chess clock",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "End the first half’s move",
        ClockCommand::PressAt(ClockSide::Second) => "End the second half’s move",
        ClockCommand::PressMover => "End the move",
        ClockCommand::Pause => "Pause",
        ClockCommand::SetTimes => "Set times",
        ClockCommand::ChangeSides => "Change sides",
        ClockCommand::StartAgain => "Start again",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Start a new game",
        (StartCommand::NewGame, _) => "New game",
        (StartCommand::Rematch, _) => "Rematch",
        (StartCommand::Continue, _) => "Continue the game",
        (StartCommand::LoadLast, Context::Start) => "Review the last game",
        (StartCommand::LoadLast, _) => "Review",
        (StartCommand::Openings, _) => "Openings: were we here?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Set up a position",
        (StartCommand::Library, _) => "Game library",
        (StartCommand::Leave, _) => "Start screen",
        (StartCommand::Focus(Step::Back), _) => "Line above",
        (StartCommand::Focus(_), _) => "Line below",
        (StartCommand::RunFocused, _) => "Choose",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Promote the pawn",
        TypeMove => "Type a move",
        Complete(Step::Back) => "Previous completion",
        Complete(_) => "Complete the move",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Play on the board with keys"
        }
        Focus => "Leave the board",
        Point(_) => "Move the cursor",
        UsePointed => "Pick up or drop a piece",
        Show(Step::First) => "First position",
        Show(Step::Back) => "Previous move",
        Show(Step::Forward) => "Next move",
        Show(Step::Last) => "Last position",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Draw",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Resign",
        PlayCommand::Answer(true) => "Yes",
        PlayCommand::Answer(false) => "No",
        PlayCommand::TakeBack => "Take back",
        PlayCommand::Replay => "Redo the move",
        PlayCommand::Pause => "Pause or resume",
        PlayCommand::GiveTime => "Give the opponent time",
        PlayCommand::ExchangeSides => "Exchange sides with Deskmate",
        PlayCommand::Hint => "Hint",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Level",
        PlayCommand::ShowResult => "Show the result",
        PlayCommand::CloseResult => "Close the result",
        PlayCommand::PlaceResult(_) => "Move the result aside",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Line above",
        NextLine => "Line below",
        NextAnnotated => "Next comment or mark",
        PreviousAnnotated => "Previous comment or mark",
        FoldAll => "Unfold or fold all lines",
        Comment => "Comment",
        Nag(NagKind::Good) => "Good: ! !! !?",
        Nag(NagKind::Bad) => "Bad: ? ?? ?!",
        Nag(NagKind::Position) => "Evaluation: = ∞ ± …",
        ClearNags => "Clear the marks",
        DeleteFrom => "Delete from here",
        DeleteLine => "Delete the line",
        Promote => "Promote the line",
        Undo => "Undo",
        Redo => "Redo",
        AutoPlay => "Play or stop",
        Paces => "Pace of playing",
        SetPace(ReviewPace::Fast) => "Fast",
        SetPace(ReviewPace::Steady) => "Steady",
        SetPace(ReviewPace::Slow) => "Slow",
        SetPace(ReviewPace::AsPlayed) => "As it was played",
        Faster => "Faster",
        Slower => "Slower",
        OtherChart => "The other chart",
        PlayOn => "Play on from here",
        EditTags => "About the game",
        Picture => "Save a picture",
        Analyse => label(Label::AnalysePosition),
        Threat => "Show the threat",
        AnalyseGame => "Analyse the game",
        NextMistake => "Next mistake",
        PreviousMistake => "Previous mistake",
        Openings(OpeningsCommand::PlayChosen) => "Play the move",
        Openings(OpeningsCommand::UseChosen) => "Play the move, open the game",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Leave without saving",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Leave the search line",
        Search => "Find a player",
        ShowGames => "Show games",
        HeadToHead if context == Context::HeadToHead => "Other players",
        HeadToHead | OpenPair => "Head to head",
        Merge => "Merge",
        KeepApart => "Keep apart",
        Learn => "Learn from mistakes",
        Rename => "Rename or merge",
        StepSpan(Step::Back) => "Less of the curve",
        StepSpan(_) => "More of the curve",
        Game(Step::Back) => "Earlier game",
        Game(Step::Forward) => "Later game",
        Game(Step::First) => "First game",
        Game(_) => "Last game",
        PlayAgain => "Play again",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Begin",
        Solution => "Solution",
        Skip => "Skip",
        Again => "Try again",
        Next => "Next",
        Drop => "Never ask again",
        OtherPlayer => "The other player",
        Keep => "Keep line in game",
        Review => "Review",
        OtherLine(Step::Back) => "Line above",
        OtherLine(_) => "Line below",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Did we have this before?",
        SetUp => "Set up pieces",
        Review => "Review from here",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Previous list",
        Turn(_) => "Next list",
        CloseShown => "Close the list",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Leave the search line",
        Search => "Search",
        SortNth(_) => "Sort by a column",
        Narrow(FilterCommand::Open) => "Filter the games",
        Narrow(FilterCommand::ClearAll) => "Show all games",
        Narrow(_) => "",
        StepRow(Step::Back) => "Row above",
        StepRow(Step::Forward) => "Row below",
        StepRow(Step::First) => "First row",
        StepRow(Step::Last) => "Last row",
        StepPage(Step::Back) => "Previous page",
        StepPage(_) => "Next page",
        Continue => "Resume",
        DeleteGame => "Move to trash",
        UndoDelete => "Undo the deletion",
        ShowTab(Tab::Games) => "List of games",
        ShowTab(Tab::Players) => "Players",
        ShowTab(Tab::Position) => "Position search",
        ShowTab(Tab::Practice) => "Exercises",
        ShowTab(Tab::Trash) => "Trash",
        Restore => "Restore",
        RestoreAll => "Restore all",
        Destroy => "Delete for good",
        EmptyTrash => "Empty the trash",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Choose all",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "One folder up",
        ChooserCommand::ShowAll => "Show all files",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Sort by name",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Sort by size",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Sort by date",
        ChooserCommand::Group(_) => "Files, places, recent files",
        ChooserCommand::Forget => "Take off the list",
        ChooserCommand::Step(_)
        | ChooserCommand::Page(_)
        | ChooserCommand::Select(_)
        | ChooserCommand::Click(_)
        | ChooserCommand::Place(_)
        | ChooserCommand::Recent(_) => "",
    }
}

fn editor(command: EditorCommand) -> Text {
    use EditorCommand::*;
    match command {
        Step(_) => "Move the cursor",
        Put(None) => "Remove the piece",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Place a white piece",
            Color::Black => "Place a black piece",
        },
        Use => "Use the tool",
        Empty => "Clear the board",
        Initial => "Start position",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Previous field",
        FormCommand::Focus(_) => "Next field",
        FormCommand::StepChoice(Step::Back) => "Previous option",
        FormCommand::StepChoice(Step::First) => "First option",
        FormCommand::StepChoice(Step::Last) => "Last option",
        FormCommand::StepChoice(_) => "Next option",
        FormCommand::Edit(_) => "Select all",
        FormCommand::CopyText => "Copy text",
        FormCommand::CutText => "Cut text",
        FormCommand::CompletePath => "Complete the path",
        FormCommand::Activate => "Press or choose",
        FormCommand::Submit if context == Context::MoveLine => "Play the move",
        FormCommand::Submit if context == Context::CommentLine => "Save the comment",
        FormCommand::SwapPlayers => "Exchange the players",
        FormCommand::RollNumber => "Draw a number",
        FormCommand::AddStage(_) => "Add a stage",
        FormCommand::RemoveStage(..) => "Remove a stage",
        FormCommand::Submit => "Done",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Open a file",
        (FileCommand::Save, _) => "Save",
        (FileCommand::SaveAs, _) => "Save as",
        (FileCommand::ExportGame, _) => "Export",
        (FileCommand::ExportAll, _) => "Export all games found",
        (FileCommand::CopyGame, _) => "Copy the game",
        (FileCommand::CopyPosition, _) => "Copy the position",
        (FileCommand::Paste, Context::Text) => "Paste text",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Paste a position",
        (FileCommand::Paste, _) => "Paste a game or FEN",
        (FileCommand::Open(_), _) => "",
    }
}
