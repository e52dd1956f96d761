//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Neue Partie",
        FormKind::SetUp => "Stellung aufbauen",
        FormKind::Settings => "Einstellungen",
        FormKind::OpenFile => "Datei öffnen",
        FormKind::ChooseEngine => "Engine wählen",
        FormKind::SaveGame => "Speichern unter",
        FormKind::Export => "Exportieren",
        FormKind::Picture => "Bild speichern",
        FormKind::Tags => "Partiedaten",
        FormKind::Player => "Spieler",
        FormKind::ClockTimes => "Uhr stellen",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Start",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Fertig",
        FormKind::ClockTimes => "Stellen",
        FormKind::OpenFile => "Öffnen",
        FormKind::ChooseEngine => "Wählen",
        FormKind::SaveGame | FormKind::Picture => "Speichern",
        FormKind::Export => "Exportieren",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Züge",
        Label::StageMinutes => "Minuten",
        Label::StageBonus => "Sekunden je Zug",
        Label::AddStage => "Neue Periode",
        Label::RestOfMoves => "der Rest",
        Label::TimeTiles => "Zeit",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Spieler",
        Label::Swap => "Farben tauschen",
        Label::Unique => "Ohne Duplikate",
        Label::Append => "An die Datei anhängen, wenn es sie gibt",
        Label::Lots => "Farben auslosen",
        Label::More => "Mehr",
        Label::Roll => "Auslosen",
        Label::TouchMove => "Berührt, geführt",
        Label::ClockStarts => "Uhr läuft",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Eine berührte Figur muss gezogen werden.",
        Label::AboutDrawRule => {
            "Acht Halbzüge: remis, sobald die letzten vier die vier davor wiederholen."
        }
        Label::AboutHelp(HelpKind::Hints) => "H oder der Knopf zeigt einen guten Zug.",
        Label::AboutHelp(HelpKind::Threats) => {
            "Figuren, die geschlagen werden können, sind umrahmt."
        }
        Label::AboutHelp(HelpKind::Warnings) => {
            "Vor einem Zug, der viel verliert, wird nachgefragt."
        }
        Label::BoardOrientation => "Brett",
        Label::DrawRule => "Stellungswiederholung",
        Label::Handicap => "Vorgabe",
        Label::HalfTime => "Halbe Zeit",
        Label::Match => "Match",
        Label::MatchLength => "Anzahl der Partien, 2 bis 99",
        Label::Rules => "Regeln",
        Label::Start => "Beginn",
        Label::Chess960Number => "Nummer von 0 bis 959; leer: zufällig",
        Label::Position => "Stellung als FEN",
        Label::SetUpOnBoard => "Stellung aufbauen",
        Label::Fen => "FEN",
        Label::Castling => "Rochade",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Weiß kurz",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Weiß lang",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Schwarz kurz",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Schwarz lang",
        Label::EnPassant => "En passant",
        Label::ClearBoard => "Leeren",
        Label::StartPosition => "Grundstellung",
        Label::AnalysePosition => "Stellung analysieren",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Anhören",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "Auf diesem Computer",
        Label::FormerLanguage => "Esc bringt die vorige Sprache zurück",
        Label::AboutLetters => {
            "In Dateien stehen die englischen Buchstaben, damit jedes Programm sie lesen kann. Eingeben kannst du Züge mit beiden."
        }
        Label::ChooseEngine => "Wählen",
        Label::EnginesAreFound => "Installierte Engines werden von selbst gefunden.",
        Label::NoOtherEngines => "Im Browser läuft nur die Engine des Programms.",
        Label::AboutThreads => "von {number}; der Rest bleibt frei",
        Label::AboutMemory => "mehr hilft bei langer Analyse",
        Label::AboutLines => "werden bei der Analyse gezeigt",
        Label::AboutGameTime => "Analyse der Partie, je Zug",
        Label::AboutPositionTime => "danach endet die Analyse",
        Label::Plays => "spielt",
        Label::GamesFolder => "Ordner deiner Partien",
        Label::CopyFolder => "Pfad kopieren",
        Label::Saving => "Speichern",
        Label::AboutSaving => {
            "Jeder Zug wird gespeichert, sobald er gespielt ist. Was du beim Nachspielen ergänzt, wird mit der Partie gespeichert."
        }
        Label::Copies => "Kopien",
        Label::AboutCopies => {
            "Wird eine geöffnete Datei geändert, liegt eine Woche lang eine Kopie von ihr daneben, mit .deskmate.bak am Ende des Namens."
        }
        Label::AddEngine => "Hinzufügen",
        Label::FindEngines => "Neu suchen",
        Label::TryIt => "Ausprobieren",
        Label::TryEngine => "Prüfen",
        Label::RemoveEngine => "Entfernen",
        Label::AskRemoval => "Diese Engine aus der Liste entfernen? Ihre Datei bleibt.",
        Label::KeepEngine => "Behalten",
        Label::UsedFor => "Verwendet für",
        Label::UsedForAnalysis => "Analyse",
        Label::UsedForAll => "Analyse, Gegner, Tipps",
        Label::AboutSubstitute => {
            "Wenn die Engine nicht mehr antwortet, rechnet Deskmate an ihrer Stelle weiter."
        }
        Label::UndoReset => "Rückgängig",
        Label::ResetPage => "Zurücksetzen",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Auf allen Seiten gefunden",
        Label::NoSettingFound => "Keine Einstellung enthält diese Wörter.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "eingebaut",
        Label::Analyses => "analysiert",
        Label::PlayerName => "Name",
        Label::AboutPlayerName => {
            "Mit dem Namen eines anderen Spielers legst du beide zusammen. In den Dateien bleiben die Namen stehen."
        }
        Label::JoinedNames => "Auch genannt",
        Label::Path => "Pfad",
        Label::Ratings => "Wertungen: Weiß, Schwarz",
        Label::Event => "Turnier",
        Label::Site => "Ort",
        Label::DateAndRound => "Datum: Jahr.Monat.Tag, Runde",
        Label::Result => "Ergebnis",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Ansicht",
        SettingsPage::Game => "Partie",
        SettingsPage::Sound => "Ton",
        SettingsPage::Language => "Sprache",
        SettingsPage::Engines => "Engines",
        SettingsPage::Files => "Dateien",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Wie Brett und Fenster aussehen.",
        SettingsPage::Game => "Wie gezogen wird und wann die Uhren laufen.",
        SettingsPage::Sound => "Was zu hören ist und wie laut.",
        SettingsPage::Language => "Texte des Programms, Buchstaben der Figuren.",
        SettingsPage::Engines => "Wer analysiert, und wer spielt, wenn du allein bist.",
        SettingsPage::Files => "Wo deine Partien liegen und wie sie gesichert werden.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Brett",
        SettingGroup::Pieces => "Figuren",
        SettingGroup::OnTheBoard => "Auf dem Brett",
        SettingGroup::Window => "Fenster",
        SettingGroup::Moves => "Züge",
        SettingGroup::Clock => "Uhr",
        SettingGroup::Sound => "Ton",
        SettingGroup::Sounds => "Was zu hören ist",
        SettingGroup::Language => "Sprache",
        SettingGroup::DatesAndNames => "Datum und Namen",
        SettingGroup::Engine => "Was sie nutzen darf",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Brett · Grau ist gut bei Farbenblindheit",
        Setting::Pieces => "Figuren",
        Setting::Animation => "Züge animieren",
        Setting::Coordinates => "Koordinaten",
        Setting::CoordinatesOutside => "Koordinaten neben dem Brett",
        Setting::LastMoveSquares => "Felder des letzten Zugs",
        Setting::LastMoveArrow => "Pfeil des letzten Zugs",
        Setting::CapturedPieces => "Geschlagene Figuren neben den Namen",
        Setting::LegalTargets => "Mögliche Züge einer Figur",
        Setting::Notation => "Schreibweise der Züge",
        Setting::AlwaysQueen => "Immer in eine Dame umwandeln",
        Setting::TakebackAsks => "Vor der Rücknahme fragen",
        Setting::TouchMove => "Berührt, geführt",
        Setting::LowTime => "Bei Zeitnot warnen",
        Setting::Volume => "Lautstärke",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Farben",
        Setting::TextSize => "Schriftgröße",
        Setting::ClockAtOnce => "Uhr läuft schon vor dem ersten Zug",
        Setting::ClockUnderDialogs => "Uhr läuft hinter Menüs weiter",
        Setting::Language => "Sprache · Entwurf, noch ungeprüft",
        Setting::Letters => "Buchstaben der Figuren · König, Dame, Turm, Läufer, Springer",
        Setting::Dates => "Datum",
        Setting::EnglishOpenings => "Eröffnungen auf Englisch nennen",
        Setting::EngineThreads => "Threads",
        Setting::EngineLines => "Varianten",
        Setting::GameTime => "Partie",
        Setting::PositionTime => "Stellung",
        Setting::EngineMemory => "Speicher",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Züge",
        Sound::Capture => "Schlagzüge",
        Sound::Check => "Schach",
        Sound::End => "Partieende",
        Sound::LowTime => "Zeitnot",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Eine Figur wird auf ihr Feld gestellt.",
        Sound::Capture | Sound::Check => "Aus: klingt wie jeder Zug.",
        Sound::End => "Die Partie ist zu Ende.",
        Sound::LowTime => "Eine Uhr hat nur noch wenig Zeit.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s je Zug"),
        Unit::GivenBack => ("bis zu ", " s zurück"),
        Unit::Delay => ("", " s Aufschub"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Namen, Eröffnungen, Daten",
        FieldId::FindPlayer => "Spieler suchen",
        FieldId::FindChoice(Filter::Opening) => "Name oder B20–B99",
        FieldId::FindSetting => "Einstellung suchen",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Aus",
        FieldOption::Switch(true) => "An",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Acht Halbzüge",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "berührt, geführt",
        FieldOption::TakenBack => "Wieder trennen",
        FieldOption::Person => "Mensch",
        FieldOption::Computer => "Computer",
        FieldOption::Level(_) => "Stufe {number}",
        FieldOption::OtherTime => "Andere\u{a0}…",
        FieldOption::BothSides => "Beide",
        FieldOption::WithHelp => "mit Hilfe",
        FieldOption::FromPosition(false) => "Grundstellung",
        FieldOption::FromPosition(true) => "Ab Stellung\u{a0}…",
        FieldOption::ClockAtOnce(false) => "Ab dem ersten Zug",
        FieldOption::ClockAtOnce(true) => "Sofort",
        FieldOption::AsWhite => "Gleich",
        FieldOption::OwnTime => "Verschieden",
        FieldOption::Turn(Color::White) => "Weiß am Zug",
        FieldOption::Turn(Color::Black) => "Schwarz am Zug",
        FieldOption::EnPassant(None) => "Keins",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1 GB",
        FieldOption::Memory(_) => "{number} MB",
        FieldOption::TextSize(_) => "{number}\u{a0}%",
        FieldOption::Picture(PictureKind::Position) => "Stellung (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Stellung (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partie (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Partieformular (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Partieformular (SVG)",
        FieldOption::Result(None) => "offen",
        FieldOption::ThisGame => "Diese Partie",
        FieldOption::SearchTime(Some(60_000..)) => "{number} min",
        FieldOption::SearchTime(Some(_)) => "{number} s",
        FieldOption::SearchTime(None) => "∞",
        FieldOption::Time(_)
        | FieldOption::EnPassant(Some(_))
        | FieldOption::Engine(Some(_))
        | FieldOption::Threads(_)
        | FieldOption::Language(_)
        | FieldOption::Dates(_)
        | FieldOption::Lines(_)
        | FieldOption::Pixels(_)
        | FieldOption::Name(_)
        | FieldOption::Playing(..)
        | FieldOption::Result(Some(_))
        | FieldOption::AllGames(_)
        | FieldOption::Games(_) => "{text}",
    }
}

fn rules(rules: Rules) -> Text {
    match rules {
        Rules::Standard => "Standard",
        Rules::Chess960 => "Chess960",
        Rules::Position => "Ab Stellung",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Keine",
        Some(Role::Pawn) => "Bauer",
        Some(Role::Knight) => "Springer",
        Some(Role::Rook) => "Turm",
        Some(_) => "Dame",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Eine Partie",
        MatchChoice::BestOf3 => "Auf 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Andere",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Fest",
        BoardOrientation::Turning => "Drehend",
        BoardOrientation::FaceToFace => "Gegenüber",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Keine Uhr",
        ClockKind::CountUp => "Stoppuhr",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Aufschub",
        ClockKind::SuddenDeath => "Ohne Zugabe",
        ClockKind::Hourglass => "Sanduhr",
        ClockKind::Stages => "Perioden",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Es wird keine Zeit gemessen.",
        ClockKind::CountUp => "Die verbrauchte Zeit wird gezählt, ohne Grenze.",
        ClockKind::Fischer => "Jeder Zug bringt Sekunden dazu.",
        ClockKind::Bronstein => {
            "Nach dem Zug kommt verbrauchte Zeit zurück, höchstens der Aufschub."
        }
        ClockKind::Delay => "Die Uhr läuft erst nach dem Aufschub los.",
        ClockKind::SuddenDeath => "Eine Zeit für die ganze Partie, ohne Zugabe.",
        ClockKind::Hourglass => "Was eine Seite verbraucht, bekommt die andere dazu.",
        ClockKind::Stages => "So viele Züge in so viel Zeit, dann die nächste Periode.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Klassisch",
        PieceSet::Modern => "Modern",
        PieceSet::Carved => "Geschnitzt",
        PieceSet::Slim => "Schlank",
        PieceSet::Shapes => "Formen",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Dunkel",
        ColorScheme::Light => "Hell",
        ColorScheme::HighContrast => "Hoher Kontrast",
        ColorScheme::AsSystem => "Wie das System",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Grün",
        BoardTheme::Brown => "Braun",
        BoardTheme::Blue => "Blau",
        BoardTheme::Clear => "Grau",
        BoardTheme::Purple => "Violett",
        BoardTheme::Rose => "Rosa",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Kurz",
        Notation::Long => "Lang",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Je nach Sprache",
        Letters::Figurines => "Figurinen",
        Letters::English => "Englisch",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Aus",
        Volume::Soft => "Leise",
        Volume::Medium => "Mittel",
        Volume::Loud => "Laut",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "{player} gibt einen Bauern vor",
        Some(Role::Knight) => "{player} gibt einen Springer vor",
        Some(Role::Rook) => "{player} gibt einen Turm vor",
        Some(_) => "{player} gibt die Dame vor",
        None => "{player} gibt die halbe Zeit vor",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Tipps",
        HelpKind::Threats => "Bedrohte Figuren zeigen",
        HelpKind::Warnings => "Vor groben Fehlern warnen",
    }
}
