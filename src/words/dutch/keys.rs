//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Spatie",
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
        Key::LeftShift => "Shift links",
        Key::RightShift => "Shift rechts",
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
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Remise aanbieden of claimen",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => {
            "Niveau van de volgende partij"
        }
        Action::Command(_, Command::Flip) => "Bord draaien",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Toetsen en muis",
        Action::Command(_, Command::File(FileCommand::Save)) => "Partij opslaan",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Commentaar schrijven",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Terugzetten",
        Action::Close(EscTarget::Question) => "Nee",
        Action::Close(EscTarget::Past) => "Terug naar de partij",
        Action::Close(EscTarget::Board) => "Bord verlaten",
        Action::Close(EscTarget::Result) => "Uitslag sluiten",
        Action::Draw(Ink::Green) => "Rechterknop tekent groen",
        Action::Draw(Ink::Red) => "Rechterknop tekent rood",
        Action::Draw(Ink::Yellow) => "Rechterknop tekent geel",
        Action::Draw(Ink::Blue) => "Rechterknop tekent blauw",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Vorige, volgende zet",
        Pair::Ends => "Eerste, laatste stelling",
        Pair::Answers => "Antwoord ja, nee",
        Pair::Takebacks => "Zet terugnemen, opnieuw doen",
        Pair::Help => "Dreigingen, waarschuwingen",
        Pair::Choices | Pair::Lines => "Regel omhoog, omlaag",
        Pair::Annotated => "Volgende, vorige annotatie",
        Pair::Paces => "Langzamer, sneller",
        Pair::Mistakes => "Volgende, vorige fout",
        Pair::Rows => "Rij omhoog, omlaag",
        Pair::Pages => "Vorige, volgende pagina",
        Pair::RowEnds => "Eerste, laatste rij",
        Pair::Tabs => "Tabbladen van het archief",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Zetten",
        KeyGroup::List => "Lijst",
        KeyGroup::Position => "Stelling",
        KeyGroup::Form => "Formulier",
        KeyGroup::Text => "Tekst",
        KeyGroup::Write => "Schrijven",
        KeyGroup::Files => "Bestanden",
        KeyGroup::Game => "Partij",
        KeyGroup::Clock => "Klok",
        KeyGroup::Analysis => "Analyse",
        KeyGroup::Window => "Venster",
        KeyGroup::View => "Beeld",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Sleep een stuk",
        Gesture::ClickPiece => "Klik op stuk, dan op veld",
        Gesture::ShowMoves => "Vasthouden: mogelijke velden",
        Gesture::Arrow => "Slepen: een pijl",
        Gesture::Circle => "Klikken: een cirkel",
        Gesture::Colors => "Shift: rood, Ctrl of Alt: blauw",
        Gesture::WheelSteps => "Wiel: zet terug, vooruit",
        Gesture::WheelScrolls => "Wiel: scrollen",
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
        Command::Menu(MenuCommand::AllKeys) => "Alle toetsen",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Eerste regel",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Laatste regel",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menu",
        Command::Settings(SettingsCommand::Show) => "Instellingen",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Instelling zoeken",
        Command::Settings(SettingsCommand::UndoReset) => "Resetten ongedaan maken",
        Command::Settings(SettingsCommand::ResetPage) => "Resetten",
        Command::Settings(SettingsCommand::FindEngines) => "Opnieuw engines zoeken",
        Command::Settings(SettingsCommand::ToggleSound) => "Geluid uit of aan",
        Command::Settings(SettingsCommand::FullScreen) => "Volledig scherm",
        Command::Settings(SettingsCommand::Languages) => "Taal",
        Command::Settings(SettingsCommand::Engines) => "Engine en tijd",
        Command::Settings(SettingsCommand::UseEngine) => "Analyseren met de gevonden engine",
        Command::Settings(SettingsCommand::AddEngine) => "Engine toevoegen",
        Command::Settings(SettingsCommand::TryEngine) => "Engine uitproberen",
        Command::Settings(SettingsCommand::RemoveEngine) => "Engine verwijderen",
        Command::Settings(SettingsCommand::ChooseEngine) => "Bestand van de engine kiezen",
        Command::Settings(SettingsCommand::CopyFolder) => "Pad van de map kopiëren",
        Command::File(command) => file(context, command),
        Command::Flip => "Draaien",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Afsluiten",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menu",
        Context::Clock | Context::Review | Context::Keys => "Sluiten",
        Context::CommentLine => "Commentaar weggooien",
        Context::MoveLine => "Regel sluiten",
        Context::SearchLine => "Zoekregel verlaten",
        _ => "Terug",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Schaakklok",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Eerste klok: zet afsluiten",
        ClockCommand::PressAt(ClockSide::Second) => "Tweede klok: zet afsluiten",
        ClockCommand::PressMover => "Zet afsluiten",
        ClockCommand::Pause => "Pauze",
        ClockCommand::SetTimes => "Klok instellen",
        ClockCommand::ChangeSides => "Kanten wisselen",
        ClockCommand::StartAgain => "Opnieuw starten",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Nieuwe partij",
        (StartCommand::NewGame, _) => "Nieuwe partij",
        (StartCommand::Rematch, _) => "Revanche",
        (StartCommand::Continue, _) => "Partij voortzetten",
        (StartCommand::LoadLast, Context::Start) => "Laatste partij bekijken",
        (StartCommand::LoadLast, _) => "Bekijken",
        (StartCommand::Openings, _) => "Openingen: hadden we dit al?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Stelling opzetten",
        (StartCommand::Library, _) => "Partijarchief",
        (StartCommand::Leave, _) => "Startscherm",
        (StartCommand::Focus(Step::Back), _) => "Regel omhoog",
        (StartCommand::Focus(_), _) => "Regel omlaag",
        (StartCommand::RunFocused, _) => "Kiezen",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Pion promoveren",
        TypeMove => "Zet typen",
        Complete(Step::Back) => "Vorige aanvulling",
        Complete(_) => "Zet aanvullen",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Met toetsen op het bord zetten"
        }
        Focus => "Bord verlaten",
        Point(_) => "Cursor verplaatsen",
        UsePointed => "Stuk pakken of neerzetten",
        Show(Step::First) => "Eerste stelling",
        Show(Step::Back) => "Vorige zet",
        Show(Step::Forward) => "Volgende zet",
        Show(Step::Last) => "Laatste stelling",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Remise",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Opgeven",
        PlayCommand::Answer(true) => "Ja",
        PlayCommand::Answer(false) => "Nee",
        PlayCommand::TakeBack => "Terugnemen",
        PlayCommand::Replay => "Zet opnieuw doen",
        PlayCommand::Pause => "Pauze of verder",
        PlayCommand::GiveTime => "Tegenstander tijd geven",
        PlayCommand::ExchangeSides => "Van kant wisselen met Deskmate",
        PlayCommand::Hint => "Tip",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Niveau",
        PlayCommand::ShowResult => "Uitslag tonen",
        PlayCommand::CloseResult => "Uitslag sluiten",
        PlayCommand::PlaceResult(_) => "Uitslag opzijschuiven",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Variant omhoog",
        NextLine => "Variant omlaag",
        NextAnnotated => "Volgende annotatie",
        PreviousAnnotated => "Vorige annotatie",
        FoldAll => "Varianten in- of uitklappen",
        Comment => "Commentaar",
        Nag(NagKind::Good) => "Goed: ! !! !?",
        Nag(NagKind::Bad) => "Slecht: ? ?? ?!",
        Nag(NagKind::Position) => "Oordeel: = ∞ ± …",
        ClearNags => "Tekens wissen",
        DeleteFrom => "Vanaf hier verwijderen",
        DeleteLine => "Variant verwijderen",
        Promote => "Variant opwaarderen",
        Undo => "Ongedaan maken",
        Redo => "Opnieuw doen",
        AutoPlay => "Afspelen of stoppen",
        Paces => "Tempo van afspelen",
        SetPace(ReviewPace::Fast) => "Snel",
        SetPace(ReviewPace::Steady) => "Gelijkmatig",
        SetPace(ReviewPace::Slow) => "Langzaam",
        SetPace(ReviewPace::AsPlayed) => "Zoals gespeeld",
        Faster => "Sneller",
        Slower => "Langzamer",
        OtherChart => "De andere grafiek",
        PlayOn => "Vanaf hier verderspelen",
        EditTags => "Partijgegevens",
        Picture => "Afbeelding opslaan",
        Analyse => label(Label::AnalysePosition),
        Threat => "Dreiging tonen",
        AnalyseGame => "Partij analyseren",
        NextMistake => "Volgende fout",
        PreviousMistake => "Vorige fout",
        Openings(OpeningsCommand::PlayChosen) => "De zet spelen",
        Openings(OpeningsCommand::UseChosen) => "De zet spelen, de partij openen",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Afsluiten zonder opslaan",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Zoekregel verlaten",
        Search => "Speler zoeken",
        ShowGames => "Partijen tonen",
        HeadToHead if context == Context::HeadToHead => "Andere spelers",
        HeadToHead | OpenPair => "Onderlinge score",
        Merge => "Samenvoegen",
        KeepApart => "Apart houden",
        Learn => "Leren van fouten",
        Rename => "Hernoemen, samenvoegen",
        StepSpan(Step::Back) => "Kortere periode",
        StepSpan(_) => "Langere periode",
        Game(Step::Back) => "Eerdere partij",
        Game(Step::Forward) => "Latere partij",
        Game(Step::First) => "Eerste partij",
        Game(_) => "Laatste partij",
        PlayAgain => "Opnieuw spelen",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Beginnen",
        Solution => "Oplossing",
        Skip => "Overslaan",
        Again => "Nog eens",
        Next => "Volgende",
        Drop => "Nooit meer vragen",
        OtherPlayer => "De andere speler",
        Keep => "Aan partij toevoegen",
        Review => "Bekijken",
        OtherLine(Step::Back) => "Variant erboven",
        OtherLine(_) => "Variant eronder",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Stelling: hadden we die al?",
        SetUp => "Stukken opstellen",
        Review => "Vanaf hier bekijken",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Vorige lijst",
        Turn(_) => "Volgende lijst",
        CloseShown => "Lijst sluiten",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Zoekregel verlaten",
        Search => "Zoeken",
        SortNth(_) => "Op kolom sorteren",
        Narrow(FilterCommand::Open) => "Partijen filteren",
        Narrow(FilterCommand::ClearAll) => "Alle partijen tonen",
        Narrow(_) => "",
        StepRow(Step::Back) => "Rij omhoog",
        StepRow(Step::Forward) => "Rij omlaag",
        StepRow(Step::First) => "Eerste rij",
        StepRow(Step::Last) => "Laatste rij",
        StepPage(Step::Back) => "Vorige pagina",
        StepPage(_) => "Volgende pagina",
        Continue => "Verder",
        DeleteGame => "Naar prullenbak",
        UndoDelete => "Verwijderen ongedaan maken",
        ShowTab(Tab::Games) => "Lijst met partijen",
        ShowTab(Tab::Players) => "Spelers",
        ShowTab(Tab::Position) => "Stelling zoeken",
        ShowTab(Tab::Practice) => "Oefenen",
        ShowTab(Tab::Trash) => "Prullenbak",
        Restore => "Terugzetten",
        RestoreAll => "Alles terugzetten",
        Destroy => "Voorgoed wissen",
        EmptyTrash => "Prullenbak legen",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Alles kiezen",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "Eén map omhoog",
        ChooserCommand::ShowAll => "Alle bestanden",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Sorteren op naam",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Sorteren op grootte",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Sorteren op datum",
        ChooserCommand::Group(_) => "Bestanden, locaties, recent",
        ChooserCommand::Forget => "Uit de lijst halen",
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
        Step(_) => "Cursor verplaatsen",
        Put(None) => "Stuk weghalen",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Wit stuk neerzetten",
            Color::Black => "Zwart stuk neerzetten",
        },
        Use => "Gereedschap gebruiken",
        Empty => "Bord leegmaken",
        Initial => "Beginstelling",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Vorig veld",
        FormCommand::Focus(_) => "Volgend veld",
        FormCommand::StepChoice(Step::Back) => "Vorige optie",
        FormCommand::StepChoice(Step::First) => "Eerste optie",
        FormCommand::StepChoice(Step::Last) => "Laatste optie",
        FormCommand::StepChoice(_) => "Volgende optie",
        FormCommand::Edit(_) => "Alles selecteren",
        FormCommand::CopyText => "Tekst kopiëren",
        FormCommand::CutText => "Tekst knippen",
        FormCommand::CompletePath => "Pad aanvullen",
        FormCommand::Activate => "Drukken of kiezen",
        FormCommand::Submit if context == Context::MoveLine => "Zet spelen",
        FormCommand::Submit if context == Context::CommentLine => "Commentaar opslaan",
        FormCommand::SwapPlayers => "Kleuren wisselen",
        FormCommand::RollNumber => "Nummer loten",
        FormCommand::AddStage(_) => "Nieuwe periode",
        FormCommand::RemoveStage(..) => "Periode verwijderen",
        FormCommand::Submit => "Klaar",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Bestand openen",
        (FileCommand::Save, _) => "Opslaan",
        (FileCommand::SaveAs, _) => "Opslaan als",
        (FileCommand::ExportGame, _) => "Export",
        (FileCommand::ExportAll, _) => "Gevonden partijen exporteren",
        (FileCommand::CopyGame, _) => "Partij kopiëren",
        (FileCommand::CopyPosition, _) => "Stelling kopiëren",
        (FileCommand::Paste, Context::Text) => "Tekst plakken",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Stelling plakken",
        (FileCommand::Paste, _) => "Partij of FEN plakken",
        (FileCommand::Open(_), _) => "",
    }
}
