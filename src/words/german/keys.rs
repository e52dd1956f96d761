//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Leertaste",
        Key::Enter => "Enter",
        Key::Escape => "Esc",
        Key::Tab => "Tab",
        Key::Backspace => "Rücktaste",
        Key::Delete => "Entf",
        Key::Left => "←",
        Key::Right => "→",
        Key::Up => "↑",
        Key::Down => "↓",
        Key::Home => "Pos1",
        Key::End => "Ende",
        Key::PageUp => "Bild auf",
        Key::PageDown => "Bild ab",
        Key::F1 => "F1",
        Key::F2 => "F2",
        Key::F5 => "F5",
        Key::F11 => "F11",
        Key::LeftShift => "Umsch links",
        Key::RightShift => "Umsch rechts",
    }
}

pub fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Ctrl => "Strg",
        Modifier::Shift => "Umsch",
        Modifier::Alt => "Alt",
    }
}

pub fn action(action: &Action) -> Text {
    match action {
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Remis anbieten, reklamieren",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => "Stufe der nächsten Partie",
        Action::Command(_, Command::Flip) => "Brett drehen",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Tasten und Maus",
        Action::Command(_, Command::File(FileCommand::Save)) => "Partie speichern",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Kommentar schreiben",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Zurückstellen",
        Action::Close(EscTarget::Question) => "Nein",
        Action::Close(EscTarget::Past) => "Zurück zur Partie",
        Action::Close(EscTarget::Board) => "Brett verlassen",
        Action::Close(EscTarget::Result) => "Ergebnis schließen",
        Action::Draw(Ink::Green) => "Rechte Taste zeichnet grün",
        Action::Draw(Ink::Red) => "Rechte Taste zeichnet rot",
        Action::Draw(Ink::Yellow) => "Rechte Taste zeichnet gelb",
        Action::Draw(Ink::Blue) => "Rechte Taste zeichnet blau",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Zug zurück, vor",
        Pair::Ends => "Erste, letzte Stellung",
        Pair::Answers => "Antworten: ja, nein",
        Pair::Takebacks => "Zug zurücknehmen, wiederholen",
        Pair::Help => "Drohungen, Warnungen",
        Pair::Choices | Pair::Lines => "Zeile nach oben, unten",
        Pair::Annotated => "Nächste, vorige Anmerkung",
        Pair::Paces => "Langsamer, schneller",
        Pair::Mistakes => "Nächster, voriger Fehler",
        Pair::Rows => "Zeile nach oben, unten",
        Pair::Pages => "Vorige, nächste Seite",
        Pair::RowEnds => "Erste, letzte Zeile",
        Pair::Tabs => "Reiter der Partiensammlung",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Ziehen",
        KeyGroup::List => "Liste",
        KeyGroup::Position => "Stellung",
        KeyGroup::Form => "Formular",
        KeyGroup::Text => "Text",
        KeyGroup::Write => "Schreiben",
        KeyGroup::Files => "Dateien",
        KeyGroup::Game => "Partie",
        KeyGroup::Clock => "Uhr",
        KeyGroup::Analysis => "Analyse",
        KeyGroup::Window => "Fenster",
        KeyGroup::View => "Ansicht",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Figur ziehen",
        Gesture::ClickPiece => "Anklicken, dann das Feld",
        Gesture::ShowMoves => "Halten: mögliche Felder",
        Gesture::Arrow => "Ziehen: Pfeil",
        Gesture::Circle => "Klick: Kreis",
        Gesture::Colors => "Umsch: rot, Strg oder Alt: blau",
        Gesture::WheelSteps => "Rad: Zug zurück, vor",
        Gesture::WheelScrolls => "Rad: scrollen",
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
        Command::Menu(MenuCommand::AllKeys) => "Alle Tasten",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Erste Zeile",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Letzte Zeile",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menü",
        Command::Settings(SettingsCommand::Show) => "Einstellungen",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Einstellung suchen",
        Command::Settings(SettingsCommand::UndoReset) => "Zurücksetzen rückgängig machen",
        Command::Settings(SettingsCommand::ResetPage) => "Zurücksetzen",
        Command::Settings(SettingsCommand::FindEngines) => "Engines neu suchen",
        Command::Settings(SettingsCommand::ToggleSound) => "Ton aus oder an",
        Command::Settings(SettingsCommand::FullScreen) => "Vollbild",
        Command::Settings(SettingsCommand::Languages) => "Sprache",
        Command::Settings(SettingsCommand::Engines) => "Engine und Zeit",
        Command::Settings(SettingsCommand::UseEngine) => "Mit der gefundenen Engine analysieren",
        Command::Settings(SettingsCommand::AddEngine) => "Engine hinzufügen",
        Command::Settings(SettingsCommand::TryEngine) => "Engine ausprobieren",
        Command::Settings(SettingsCommand::RemoveEngine) => "Engine entfernen",
        Command::Settings(SettingsCommand::ChooseEngine) => "Datei der Engine wählen",
        Command::Settings(SettingsCommand::CopyFolder) => "Pfad des Ordners kopieren",
        Command::File(command) => file(context, command),
        Command::Flip => "Drehen",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Beenden",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menü",
        Context::Clock | Context::Review | Context::Keys => "Schließen",
        Context::CommentLine => "Kommentar verwerfen",
        Context::MoveLine => "Zeile schließen",
        Context::SearchLine => "Suche verlassen",
        _ => "Zurück",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Schachuhr",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Erste Uhr: Zug beenden",
        ClockCommand::PressAt(ClockSide::Second) => "Zweite Uhr: Zug beenden",
        ClockCommand::PressMover => "Zug beenden",
        ClockCommand::Pause => "Pause",
        ClockCommand::SetTimes => "Uhr stellen",
        ClockCommand::ChangeSides => "Seiten tauschen",
        ClockCommand::StartAgain => "Neu starten",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Neue Partie",
        (StartCommand::NewGame, _) => "Neue Partie",
        (StartCommand::Rematch, _) => "Revanche",
        (StartCommand::Continue, _) => "Partie fortsetzen",
        (StartCommand::LoadLast, Context::Start) => "Letzte Partie ansehen",
        (StartCommand::LoadLast, _) => "Ansehen",
        (StartCommand::Openings, _) => "Eröffnungen: Hatten wir das schon?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Stellung aufbauen",
        (StartCommand::Library, _) => "Partiensammlung",
        (StartCommand::Leave, _) => "Startbildschirm",
        (StartCommand::Focus(Step::Back), _) => "Zeile darüber",
        (StartCommand::Focus(_), _) => "Zeile darunter",
        (StartCommand::RunFocused, _) => "Wählen",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Bauern umwandeln",
        TypeMove => "Zug eingeben",
        Complete(Step::Back) => "Vorige Ergänzung",
        Complete(_) => "Zug ergänzen",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Auf dem Brett mit Tasten ziehen"
        }
        Focus => "Brett verlassen",
        Point(_) => "Cursor bewegen",
        UsePointed => "Figur nehmen oder abstellen",
        Show(Step::First) => "Erste Stellung",
        Show(Step::Back) => "Voriger Zug",
        Show(Step::Forward) => "Nächster Zug",
        Show(Step::Last) => "Letzte Stellung",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Remis",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Aufgeben",
        PlayCommand::Answer(true) => "Ja",
        PlayCommand::Answer(false) => "Nein",
        PlayCommand::TakeBack => "Rücknahme",
        PlayCommand::Replay => "Zug erneut spielen",
        PlayCommand::Pause => "Pause oder weiter",
        PlayCommand::GiveTime => "Zeit schenken",
        PlayCommand::ExchangeSides => "Mit Deskmate die Seiten tauschen",
        PlayCommand::Hint => "Tipp",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Stufe",
        PlayCommand::ShowResult => "Ergebnis zeigen",
        PlayCommand::CloseResult => "Ergebnis schließen",
        PlayCommand::PlaceResult(_) => "Ergebnis beiseiteschieben",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Variante darüber",
        NextLine => "Variante darunter",
        NextAnnotated => "Nächste Anmerkung",
        PreviousAnnotated => "Vorige Anmerkung",
        FoldAll => "Varianten auf- oder zuklappen",
        Comment => "Kommentar",
        Nag(NagKind::Good) => "Gut: ! !! !?",
        Nag(NagKind::Bad) => "Schlecht: ? ?? ?!",
        Nag(NagKind::Position) => "Bewertung: = ∞ ± …",
        ClearNags => "Zeichen entfernen",
        DeleteFrom => "Ab hier löschen",
        DeleteLine => "Variante löschen",
        Promote => "Variante aufwerten",
        Undo => "Rückgängig",
        Redo => "Wiederherstellen",
        AutoPlay => "Abspielen oder anhalten",
        Paces => "Tempo beim Abspielen",
        SetPace(ReviewPace::Fast) => "Schnell",
        SetPace(ReviewPace::Steady) => "Gleichmäßig",
        SetPace(ReviewPace::Slow) => "Langsam",
        SetPace(ReviewPace::AsPlayed) => "Wie gespielt",
        Faster => "Schneller",
        Slower => "Langsamer",
        OtherChart => "Das andere Diagramm",
        PlayOn => "Ab hier weiterspielen",
        EditTags => "Partiedaten",
        Picture => "Bild speichern",
        Analyse => label(Label::AnalysePosition),
        Threat => "Drohung zeigen",
        AnalyseGame => "Partie analysieren",
        NextMistake => "Nächster Fehler",
        PreviousMistake => "Voriger Fehler",
        Openings(OpeningsCommand::PlayChosen) => "Zug spielen",
        Openings(OpeningsCommand::UseChosen) => "Zug spielen, Partie öffnen",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Ohne Speichern verlassen",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Suche verlassen",
        Search => "Spieler suchen",
        ShowGames => "Partien zeigen",
        HeadToHead if context == Context::HeadToHead => "Andere Spieler",
        HeadToHead | OpenPair => "Direkter Vergleich",
        Merge => "Zusammenlegen",
        KeepApart => "Getrennt lassen",
        Learn => "Aus Fehlern lernen",
        Rename => "Umbenennen, zusammenlegen",
        StepSpan(Step::Back) => "Kürzerer Zeitraum",
        StepSpan(_) => "Längerer Zeitraum",
        Game(Step::Back) => "Frühere Partie",
        Game(Step::Forward) => "Spätere Partie",
        Game(Step::First) => "Erste Partie",
        Game(_) => "Letzte Partie",
        PlayAgain => "Noch einmal spielen",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Beginnen",
        Solution => "Lösung",
        Skip => "Überspringen",
        Again => "Noch einmal",
        Next => "Weiter",
        Drop => "Nie mehr fragen",
        OtherPlayer => "Der andere Spieler",
        Keep => "In die Partie",
        Review => "Analyse",
        OtherLine(Step::Back) => "Variante darüber",
        OtherLine(_) => "Variante darunter",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Stellung: Hatten wir die schon?",
        SetUp => "Figuren aufstellen",
        Review => "Ab hier ansehen",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Vorige Liste",
        Turn(_) => "Nächste Liste",
        CloseShown => "Liste schließen",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Suche verlassen",
        Search => "Suchen",
        SortNth(_) => "Nach Spalte sortieren",
        Narrow(FilterCommand::Open) => "Partien filtern",
        Narrow(FilterCommand::ClearAll) => "Alle Partien zeigen",
        Narrow(_) => "",
        StepRow(Step::Back) => "Zeile darüber",
        StepRow(Step::Forward) => "Zeile darunter",
        StepRow(Step::First) => "Erste Zeile",
        StepRow(Step::Last) => "Letzte Zeile",
        StepPage(Step::Back) => "Vorige Seite",
        StepPage(_) => "Nächste Seite",
        Continue => "Weiter",
        DeleteGame => "In den Papierkorb",
        UndoDelete => "Löschen rückgängig machen",
        ShowTab(Tab::Games) => "Liste der Partien",
        ShowTab(Tab::Players) => "Spieler",
        ShowTab(Tab::Position) => "Stellungssuche",
        ShowTab(Tab::Practice) => "Übungen",
        ShowTab(Tab::Trash) => "Papierkorb",
        Restore => "Zurückholen",
        RestoreAll => "Alle zurückholen",
        Destroy => "Endgültig löschen",
        EmptyTrash => "Papierkorb leeren",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Alle auswählen",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "Eine Ebene höher",
        ChooserCommand::ShowAll => "Alle Dateien",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Nach Namen sortieren",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Nach Größe sortieren",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Nach Datum sortieren",
        ChooserCommand::Group(_) => "Dateien, Orte, zuletzt geöffnet",
        ChooserCommand::Forget => "Aus der Liste nehmen",
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
        Step(_) => "Cursor bewegen",
        Put(None) => "Figur entfernen",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Weiße Figur setzen",
            Color::Black => "Schwarze Figur setzen",
        },
        Use => "Werkzeug benutzen",
        Empty => "Brett leeren",
        Initial => "Grundstellung",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Voriges Feld",
        FormCommand::Focus(_) => "Nächstes Feld",
        FormCommand::StepChoice(Step::Back) => "Vorige Option",
        FormCommand::StepChoice(Step::First) => "Erste Option",
        FormCommand::StepChoice(Step::Last) => "Letzte Option",
        FormCommand::StepChoice(_) => "Nächste Option",
        FormCommand::Edit(_) => "Alles auswählen",
        FormCommand::CopyText => "Text kopieren",
        FormCommand::CutText => "Text ausschneiden",
        FormCommand::CompletePath => "Pfad ergänzen",
        FormCommand::Activate => "Drücken oder wählen",
        FormCommand::Submit if context == Context::MoveLine => "Zug spielen",
        FormCommand::Submit if context == Context::CommentLine => "Kommentar speichern",
        FormCommand::SwapPlayers => "Farben tauschen",
        FormCommand::RollNumber => "Nummer auslosen",
        FormCommand::AddStage(_) => "Neue Periode",
        FormCommand::RemoveStage(..) => "Periode entfernen",
        FormCommand::Submit => "Fertig",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Datei öffnen",
        (FileCommand::Save, _) => "Speichern",
        (FileCommand::SaveAs, _) => "Speichern unter",
        (FileCommand::ExportGame, _) => "Export",
        (FileCommand::ExportAll, _) => "Gefundene Partien exportieren",
        (FileCommand::CopyGame, _) => "Partie kopieren",
        (FileCommand::CopyPosition, _) => "Stellung kopieren",
        (FileCommand::Paste, Context::Text) => "Text einfügen",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Stellung einfügen",
        (FileCommand::Paste, _) => "Partie oder FEN einfügen",
        (FileCommand::Open(_), _) => "",
    }
}
