//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Mellanslag",
        Key::Enter => "Enter",
        Key::Escape => "Esc",
        Key::Tab => "Tabb",
        Key::Backspace => "Backsteg",
        Key::Delete => "Del",
        Key::Left => "←",
        Key::Right => "→",
        Key::Up => "↑",
        Key::Down => "↓",
        Key::Home => "Home",
        Key::End => "End",
        Key::PageUp => "PgUp",
        Key::PageDown => "PgDn",
        Key::F1 => "F1",
        Key::F2 => "F2",
        Key::F5 => "F5",
        Key::F11 => "F11",
        Key::LeftShift => "Vänster skift",
        Key::RightShift => "Höger skift",
    }
}

pub fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Ctrl => "Ctrl",
        Modifier::Shift => "Skift",
        Modifier::Alt => "Alt",
    }
}

pub fn action(action: &Action) -> Text {
    match action {
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Erbjud eller kräv remi",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Nivå i nästa parti",
        Action::Command(_, Command::Flip) => "Vänd brädet",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Tangenter och mus",
        Action::Command(_, Command::File(FileCommand::Save)) => "Spara partiet",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Skriv en kommentar",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Ställ tillbaka",
        Action::Close(EscTarget::Question) => "Nej",
        Action::Close(EscTarget::Past) => "Tillbaka till partiet",
        Action::Close(EscTarget::Board) => "Lämna brädet",
        Action::Close(EscTarget::Result) => "Stäng resultatet",
        Action::Draw(Ink::Green) => "Höger knapp ritar grönt",
        Action::Draw(Ink::Red) => "Höger knapp ritar rött",
        Action::Draw(Ink::Yellow) => "Höger knapp ritar gult",
        Action::Draw(Ink::Blue) => "Höger knapp ritar blått",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Föregående, nästa drag",
        Pair::Ends => "Första, sista ställningen",
        Pair::Answers => "Svara ja, nej",
        Pair::Takebacks => "Ta tillbaka, gör om draget",
        Pair::Help => "Hot, varningar",
        Pair::Choices | Pair::Lines => "Rad upp, ned",
        Pair::Annotated => "Nästa, förra kommentaren",
        Pair::Paces => "Långsammare, snabbare",
        Pair::Mistakes => "Nästa, förra misstaget",
        Pair::Rows => "Rad upp, ned",
        Pair::Pages => "Föregående, nästa sida",
        Pair::RowEnds => "Första, sista raden",
        Pair::Tabs => "Flikar i partiarkivet",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Drag",
        KeyGroup::List => "Lista",
        KeyGroup::Position => "Ställning",
        KeyGroup::Form => "Formulär",
        KeyGroup::Text => "Text",
        KeyGroup::Write => "Skriv",
        KeyGroup::Files => "Filer",
        KeyGroup::Game => "Parti",
        KeyGroup::Clock => "Klocka",
        KeyGroup::Analysis => "Analys",
        KeyGroup::Window => "Fönster",
        KeyGroup::View => "Visning",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Dra en pjäs",
        Gesture::ClickPiece => "Klicka på pjäs, sedan ruta",
        Gesture::ShowMoves => "Håll: dit den kan gå",
        Gesture::Arrow => "Dra: en pil",
        Gesture::Circle => "Klicka: en cirkel",
        Gesture::Colors => "Skift: rött, Ctrl eller Alt: blått",
        Gesture::WheelSteps => "Hjul: drag bakåt, framåt",
        Gesture::WheelScrolls => "Hjul: rulla",
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
        Command::Menu(MenuCommand::AllKeys) => "Alla tangenter",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Första raden",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Sista raden",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Meny",
        Command::Settings(SettingsCommand::Show) => "Inställningar",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Sök inställning",
        Command::Settings(SettingsCommand::UndoReset) => "Ångra återställningen",
        Command::Settings(SettingsCommand::ResetPage) => "Återställ",
        Command::Settings(SettingsCommand::FindEngines) => "Sök motorer igen",
        Command::Settings(SettingsCommand::ToggleSound) => "Ljud av eller på",
        Command::Settings(SettingsCommand::FullScreen) => "Helskärm",
        Command::Settings(SettingsCommand::Languages) => "Språk",
        Command::Settings(SettingsCommand::Engines) => "Motor och tid",
        Command::Settings(SettingsCommand::UseEngine) => "Analysera med motorn som hittades",
        Command::Settings(SettingsCommand::AddEngine) => "Lägg till motor",
        Command::Settings(SettingsCommand::TryEngine) => "Prova motorn",
        Command::Settings(SettingsCommand::RemoveEngine) => "Ta bort motor",
        Command::Settings(SettingsCommand::ChooseEngine) => "Välj motorns fil",
        Command::Settings(SettingsCommand::CopyFolder) => "Kopiera mappens sökväg",
        Command::File(command) => file(context, command),
        Command::Flip => "Vänd",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Avsluta",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Meny",
        Context::Clock | Context::Review | Context::Keys => "Stäng",
        Context::CommentLine => "Släng kommentaren",
        Context::MoveLine => "Stäng raden",
        Context::SearchLine => "Lämna sökraden",
        _ => "Tillbaka",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Schackklocka",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Första klockan: avsluta draget",
        ClockCommand::PressAt(ClockSide::Second) => "Andra klockan: avsluta draget",
        ClockCommand::PressMover => "Avsluta draget",
        ClockCommand::Pause => "Paus",
        ClockCommand::SetTimes => "Ställ klockan",
        ClockCommand::ChangeSides => "Byt sida",
        ClockCommand::StartAgain => "Börja om",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Nytt parti",
        (StartCommand::NewGame, _) => "Nytt parti",
        (StartCommand::Rematch, _) => "Revansch",
        (StartCommand::Continue, _) => "Fortsätt partiet",
        (StartCommand::LoadLast, Context::Start) => "Granska senaste partiet",
        (StartCommand::LoadLast, _) => "Granska",
        (StartCommand::Openings, _) => "Öppningar: har vi haft detta?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Sätt upp ställning",
        (StartCommand::Library, _) => "Partiarkiv",
        (StartCommand::Leave, _) => "Startskärm",
        (StartCommand::Focus(Step::Back), _) => "Rad upp",
        (StartCommand::Focus(_), _) => "Rad ned",
        (StartCommand::RunFocused, _) => "Välj",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Förvandla bonden",
        TypeMove => "Skriv ett drag",
        Complete(Step::Back) => "Förra förslaget",
        Complete(_) => "Fyll i draget",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Dra på brädet med tangenter"
        }
        Focus => "Lämna brädet",
        Point(_) => "Flytta markören",
        UsePointed => "Ta upp eller släpp en pjäs",
        Show(Step::First) => "Första ställningen",
        Show(Step::Back) => "Föregående drag",
        Show(Step::Forward) => "Nästa drag",
        Show(Step::Last) => "Sista ställningen",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Remi",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Ge upp",
        PlayCommand::Answer(true) => "Ja",
        PlayCommand::Answer(false) => "Nej",
        PlayCommand::TakeBack => "Ta tillbaka",
        PlayCommand::Replay => "Gör om draget",
        PlayCommand::Pause => "Pausa eller fortsätt",
        PlayCommand::GiveTime => "Ge motståndaren tid",
        PlayCommand::ExchangeSides => "Byt sida med Deskmate",
        PlayCommand::Hint => "Ledtråd",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Nivå",
        PlayCommand::ShowResult => "Visa resultatet",
        PlayCommand::CloseResult => "Stäng resultatet",
        PlayCommand::PlaceResult(_) => "Flytta resultatet åt sidan",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Variant upp",
        NextLine => "Variant ned",
        NextAnnotated => "Nästa kommentar",
        PreviousAnnotated => "Förra kommentaren",
        FoldAll => "Fäll ihop eller ut varianter",
        Comment => "Kommentar",
        Nag(NagKind::Good) => "Bra: ! !! !?",
        Nag(NagKind::Bad) => "Dåligt: ? ?? ?!",
        Nag(NagKind::Position) => "Bedömning: = ∞ ± …",
        ClearNags => "Ta bort tecknen",
        DeleteFrom => "Ta bort härifrån",
        DeleteLine => "Ta bort varianten",
        Promote => "Lyft upp varianten",
        Undo => "Ångra",
        Redo => "Gör om",
        AutoPlay => "Spela upp eller stoppa",
        Paces => "Takt vid uppspelning",
        SetPace(ReviewPace::Fast) => "Snabbt",
        SetPace(ReviewPace::Steady) => "Jämnt",
        SetPace(ReviewPace::Slow) => "Långsamt",
        SetPace(ReviewPace::AsPlayed) => "Som det spelades",
        Faster => "Snabbare",
        Slower => "Långsammare",
        OtherChart => "Det andra diagrammet",
        PlayOn => "Spela vidare härifrån",
        EditTags => "Partiuppgifter",
        Picture => "Spara bild",
        Analyse => label(Label::AnalysePosition),
        Threat => "Visa hotet",
        AnalyseGame => "Analysera partiet",
        NextMistake => "Nästa misstag",
        PreviousMistake => "Förra misstaget",
        Openings(OpeningsCommand::PlayChosen) => "Spela draget",
        Openings(OpeningsCommand::UseChosen) => "Spela draget, öppna partiet",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Lämna utan att spara",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Lämna sökraden",
        Search => "Sök spelare",
        ShowGames => "Visa partier",
        HeadToHead if context == Context::HeadToHead => "Andra spelare",
        HeadToHead | OpenPair => "Inbördes möten",
        Merge => "Slå ihop",
        KeepApart => "Håll isär",
        Learn => "Lär av dina misstag",
        Rename => "Byt namn, slå ihop",
        StepSpan(Step::Back) => "Kortare period",
        StepSpan(_) => "Längre period",
        Game(Step::Back) => "Tidigare parti",
        Game(Step::Forward) => "Senare parti",
        Game(Step::First) => "Första partiet",
        Game(_) => "Sista partiet",
        PlayAgain => "Spela igen",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Börja",
        Solution => "Lösning",
        Skip => "Hoppa över",
        Again => "Försök igen",
        Next => "Nästa",
        Drop => "Fråga aldrig mer",
        OtherPlayer => "Den andra spelaren",
        Keep => "Lägg till i partiet",
        Review => "Granska",
        OtherLine(Step::Back) => "Varianten ovanför",
        OtherLine(_) => "Varianten nedanför",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Ställning: har vi haft den?",
        SetUp => "Ställ upp pjäser",
        Review => "Granska härifrån",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Föregående lista",
        Turn(_) => "Nästa lista",
        CloseShown => "Stäng listan",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Lämna sökraden",
        Search => "Sök",
        SortNth(_) => "Sortera efter kolumn",
        Narrow(FilterCommand::Open) => "Filtrera partier",
        Narrow(FilterCommand::ClearAll) => "Visa alla partier",
        Narrow(_) => "",
        StepRow(Step::Back) => "Rad upp",
        StepRow(Step::Forward) => "Rad ned",
        StepRow(Step::First) => "Första raden",
        StepRow(Step::Last) => "Sista raden",
        StepPage(Step::Back) => "Föregående sida",
        StepPage(_) => "Nästa sida",
        Continue => "Fortsätt",
        DeleteGame => "Till papperskorgen",
        UndoDelete => "Ångra borttagningen",
        ShowTab(Tab::Games) => "Partilista",
        ShowTab(Tab::Players) => "Spelare",
        ShowTab(Tab::Position) => "Ställningssökning",
        ShowTab(Tab::Practice) => "Övningar",
        ShowTab(Tab::Trash) => "Papperskorg",
        Restore => "Återställ",
        RestoreAll => "Återställ alla",
        Destroy => "Radera för gott",
        EmptyTrash => "Töm papperskorgen",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Markera alla",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "En mapp upp",
        ChooserCommand::ShowAll => "Visa alla filer",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Sortera efter namn",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Sortera efter storlek",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Sortera efter datum",
        ChooserCommand::Group(_) => "Filer, platser, senaste filer",
        ChooserCommand::Forget => "Ta bort från listan",
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
        Step(_) => "Flytta markören",
        Put(None) => "Ta bort pjäsen",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Sätt en vit pjäs",
            Color::Black => "Sätt en svart pjäs",
        },
        Use => "Använd verktyget",
        Empty => "Töm brädet",
        Initial => "Utgångsställning",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Föregående fält",
        FormCommand::Focus(_) => "Nästa fält",
        FormCommand::StepChoice(Step::Back) => "Föregående val",
        FormCommand::StepChoice(Step::First) => "Första valet",
        FormCommand::StepChoice(Step::Last) => "Sista valet",
        FormCommand::StepChoice(_) => "Nästa val",
        FormCommand::Edit(_) => "Markera allt",
        FormCommand::CopyText => "Kopiera text",
        FormCommand::CutText => "Klipp ut text",
        FormCommand::CompletePath => "Fyll i sökvägen",
        FormCommand::Activate => "Tryck eller välj",
        FormCommand::Submit if context == Context::MoveLine => "Spela draget",
        FormCommand::Submit if context == Context::CommentLine => "Spara kommentaren",
        FormCommand::SwapPlayers => "Byt färger",
        FormCommand::RollNumber => "Lotta ett nummer",
        FormCommand::AddStage(_) => "Ny period",
        FormCommand::RemoveStage(..) => "Ta bort en period",
        FormCommand::Submit => "Klar",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Öppna fil",
        (FileCommand::Save, _) => "Spara",
        (FileCommand::SaveAs, _) => "Spara som",
        (FileCommand::ExportGame, _) => "Export",
        (FileCommand::ExportAll, _) => "Exportera funna partier",
        (FileCommand::CopyGame, _) => "Kopiera partiet",
        (FileCommand::CopyPosition, _) => "Kopiera ställningen",
        (FileCommand::Paste, Context::Text) => "Klistra in text",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Klistra in ställning",
        (FileCommand::Paste, _) => "Klistra in parti eller FEN",
        (FileCommand::Open(_), _) => "",
    }
}
