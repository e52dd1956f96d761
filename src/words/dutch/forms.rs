//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nieuwe partij",
        FormKind::SetUp => "Stelling opzetten",
        FormKind::Settings => "Instellingen",
        FormKind::OpenFile => "Bestand openen",
        FormKind::ChooseEngine => "Engine kiezen",
        FormKind::SaveGame => "Opslaan als",
        FormKind::Export => "Exporteren",
        FormKind::Picture => "Afbeelding opslaan",
        FormKind::Tags => "Partijgegevens",
        FormKind::Player => "Speler",
        FormKind::ClockTimes => "Klok instellen",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Starten",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Klaar",
        FormKind::ClockTimes => "Instellen",
        FormKind::OpenFile => "Openen",
        FormKind::ChooseEngine => "Kiezen",
        FormKind::SaveGame | FormKind::Picture => "Opslaan",
        FormKind::Export => "Exporteren",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Zetten",
        Label::StageMinutes => "Minuten",
        Label::StageBonus => "Seconden per zet",
        Label::AddStage => "Nieuwe periode",
        Label::RestOfMoves => "de rest",
        Label::TimeTiles => "Tijd",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Spelers",
        Label::Swap => "Kleuren wisselen",
        Label::Unique => "Zonder dubbele",
        Label::Append => "Toevoegen aan het bestand als het bestaat",
        Label::Lots => "Kleuren loten",
        Label::More => "Meer",
        Label::Roll => "Loten",
        Label::TouchMove => "Aanraken is zetten",
        Label::ClockStarts => "Klok start",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Met een aangeraakt stuk moet je zetten.",
        Label::AboutDrawRule => {
            "Acht halve zetten: remise zodra de laatste vier de vier ervoor herhalen."
        }
        Label::AboutHelp(HelpKind::Hints) => "H of de knop toont een goede zet.",
        Label::AboutHelp(HelpKind::Threats) => {
            "Stukken die geslagen kunnen worden, krijgen een kader."
        }
        Label::AboutHelp(HelpKind::Warnings) => "Een zet die veel verliest, moet je bevestigen.",
        Label::BoardOrientation => "Bord",
        Label::DrawRule => "Remise door herhaling",
        Label::Handicap => "Voorgift",
        Label::HalfTime => "De halve tijd",
        Label::Match => "Match",
        Label::MatchLength => "Aantal partijen, 2 tot 99",
        Label::Rules => "Regels",
        Label::Start => "Begin",
        Label::Chess960Number => "Nummer van 0 tot 959; leeg: willekeurig",
        Label::Position => "Stelling als FEN",
        Label::SetUpOnBoard => "Stelling opzetten",
        Label::Fen => "FEN",
        Label::Castling => "Rokade",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Wit O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Wit O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Zwart O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Zwart O-O-O",
        Label::EnPassant => "En passant",
        Label::ClearBoard => "Leegmaken",
        Label::StartPosition => "Beginstelling",
        Label::AnalysePosition => "Stelling analyseren",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Luisteren",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "Op deze computer",
        Label::FormerLanguage => "Esc herstelt de vorige taal",
        Label::AboutLetters => {
            "Bestanden houden de Engelse letters, zodat elk programma ze kan lezen. Je kunt zetten met beide invoeren."
        }
        Label::ChooseEngine => "Kiezen",
        Label::EnginesAreFound => "Geïnstalleerde engines worden vanzelf gevonden.",
        Label::NoOtherEngines => "In een browser draait alleen de engine van het programma.",
        Label::AboutThreads => "van {number}; de rest blijft vrij",
        Label::AboutMemory => "meer helpt bij een lange analyse",
        Label::AboutLines => "getoond tijdens de analyse",
        Label::AboutGameTime => "analyse van de partij, per zet",
        Label::AboutPositionTime => "daarna stopt de analyse",
        Label::Plays => "speelt",
        Label::GamesFolder => "Map met je partijen",
        Label::CopyFolder => "Pad kopiëren",
        Label::Saving => "Opslaan",
        Label::AboutSaving => {
            "Elke zet wordt opgeslagen zodra hij gespeeld is. Wat je bij het naspelen toevoegt, wordt met de partij opgeslagen."
        }
        Label::Copies => "Kopieën",
        Label::AboutCopies => {
            "Als een geopend bestand wordt gewijzigd, blijft er een week lang een kopie naast staan, met .deskmate.bak achter de naam."
        }
        Label::AddEngine => "Toevoegen",
        Label::FindEngines => "Zoeken",
        Label::TryIt => "Uitproberen",
        Label::TryEngine => "Testen",
        Label::RemoveEngine => "Verwijderen",
        Label::AskRemoval => "Deze engine uit de lijst verwijderen? Het bestand blijft.",
        Label::KeepEngine => "Behouden",
        Label::UsedFor => "Gebruikt voor",
        Label::UsedForAnalysis => "Analyse",
        Label::UsedForAll => "Analyse, tegenstander, tips",
        Label::AboutSubstitute => {
            "Als de engine niet meer antwoordt, gaat Deskmate in zijn plaats verder."
        }
        Label::UndoReset => "Ongedaan maken",
        Label::ResetPage => "Resetten",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Gevonden op alle pagina’s",
        Label::NoSettingFound => "Geen instelling bevat deze woorden.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "ingebouwd",
        Label::Analyses => "analyseert",
        Label::PlayerName => "Naam",
        Label::AboutPlayerName => {
            "Met de naam van een andere speler voeg je beide samen. In de bestanden blijven de namen staan."
        }
        Label::JoinedNames => "Ook genoemd",
        Label::Path => "Pad",
        Label::Ratings => "Ratings: Wit, Zwart",
        Label::Event => "Toernooi",
        Label::Site => "Plaats",
        Label::DateAndRound => "Datum: jaar.maand.dag, Ronde",
        Label::Result => "Uitslag",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Bord en stukken",
        SettingsPage::Game => "Partij",
        SettingsPage::Sound => "Geluid",
        SettingsPage::Language => "Taal",
        SettingsPage::Engines => "Engines",
        SettingsPage::Files => "Bestanden",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Hoe het bord en het venster eruitzien.",
        SettingsPage::Game => "Hoe je zet en wanneer de klokken lopen.",
        SettingsPage::Sound => "Wat je hoort en hoe hard.",
        SettingsPage::Language => "De teksten van het programma en de letters van de stukken.",
        SettingsPage::Engines => "Wie analyseert, en wie speelt als je alleen bent.",
        SettingsPage::Files => "Waar je partijen staan en hoe ze worden bewaard.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Bord",
        SettingGroup::Pieces => "Stukken",
        SettingGroup::OnTheBoard => "Op het bord",
        SettingGroup::Window => "Venster",
        SettingGroup::Moves => "Zetten",
        SettingGroup::Clock => "Klok",
        SettingGroup::Sound => "Geluid",
        SettingGroup::Sounds => "Wat er klinkt",
        SettingGroup::Language => "Taal",
        SettingGroup::DatesAndNames => "Datums en namen",
        SettingGroup::Engine => "Wat hij mag gebruiken",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Bord · Grijs is goed bij kleurenblindheid",
        Setting::Pieces => "Stukken",
        Setting::Animation => "Zetten animeren",
        Setting::Coordinates => "Coördinaten",
        Setting::CoordinatesOutside => "Coördinaten naast het bord",
        Setting::LastMoveSquares => "Velden van de laatste zet",
        Setting::LastMoveArrow => "Pijl van de laatste zet",
        Setting::CapturedPieces => "Geslagen stukken naast de namen",
        Setting::LegalTargets => "Mogelijke zetten van een stuk",
        Setting::Notation => "Notatie",
        Setting::AlwaysQueen => "Altijd tot dame promoveren",
        Setting::TakebackAsks => "Terugnemen in overleg",
        Setting::TouchMove => "Aanraken is zetten",
        Setting::LowTime => "Waarschuwen bij tijdnood",
        Setting::Volume => "Volume",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Kleuren",
        Setting::TextSize => "Tekstgrootte",
        Setting::ClockAtOnce => "Klok loopt al vóór de eerste zet",
        Setting::ClockUnderDialogs => "Klok loopt door achter menu’s",
        Setting::Language => "Taal · concept, nog niet door moedertaalsprekers nagelezen",
        Setting::Letters => "Letters van de stukken · koning, dame, toren, loper, paard",
        Setting::Dates => "Datum",
        Setting::EnglishOpenings => "Openingsnamen in het Engels",
        Setting::EngineThreads => "Threads",
        Setting::EngineLines => "Varianten",
        Setting::GameTime => "Partij",
        Setting::PositionTime => "Stelling",
        Setting::EngineMemory => "Geheugen",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Zetten",
        Sound::Capture => "Slagzetten",
        Sound::Check => "Schaak",
        Sound::End => "Einde van de partij",
        Sound::LowTime => "Tijdnood",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Een stuk wordt op zijn veld gezet.",
        Sound::Capture | Sound::Check => "Uit: klinkt als elke zet.",
        Sound::End => "De partij is afgelopen.",
        Sound::LowTime => "Een klok heeft weinig tijd over.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s per zet"),
        Unit::GivenBack => ("tot ", " s terug"),
        Unit::Delay => ("", " s uitstel"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Namen, openingen, datums",
        FieldId::FindPlayer => "Speler zoeken",
        FieldId::FindChoice(Filter::Opening) => "Naam of B20–B99",
        FieldId::FindSetting => "Instelling zoeken",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Uit",
        FieldOption::Switch(true) => "Aan",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standaard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Acht halve zetten",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "aanraken is zetten",
        FieldOption::TakenBack => "Weer scheiden",
        FieldOption::Person => "Mens",
        FieldOption::Computer => "Computer",
        FieldOption::Level(_) => "Niveau {number}",
        FieldOption::OtherTime => "Anders…",
        FieldOption::BothSides => "Allebei",
        FieldOption::WithHelp => "met hulp",
        FieldOption::FromPosition(false) => "Beginstelling",
        FieldOption::FromPosition(true) => "Vanaf stelling…",
        FieldOption::ClockAtOnce(false) => "Bij de eerste zet",
        FieldOption::ClockAtOnce(true) => "Meteen",
        FieldOption::AsWhite => "Gelijk",
        FieldOption::OwnTime => "Verschillend",
        FieldOption::Turn(Color::White) => "Wit aan zet",
        FieldOption::Turn(Color::Black) => "Zwart aan zet",
        FieldOption::EnPassant(None) => "Geen",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1 GB",
        FieldOption::Memory(_) => "{number} MB",
        FieldOption::TextSize(_) => "{number}%",
        FieldOption::Picture(PictureKind::Position) => "Stelling (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Stelling (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partij (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Notatieformulier (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Notatieformulier (SVG)",
        FieldOption::Result(None) => "open",
        FieldOption::ThisGame => "Deze partij",
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
        Rules::Standard => "Standaard",
        Rules::Chess960 => "Chess960",
        Rules::Position => "Vanaf stelling",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Geen",
        Some(Role::Pawn) => "Pion",
        Some(Role::Knight) => "Paard",
        Some(Role::Rook) => "Toren",
        Some(_) => "Dame",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Eén partij",
        MatchChoice::BestOf3 => "Best of 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Anders",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Vast",
        BoardOrientation::Turning => "Draaiend",
        BoardOrientation::FaceToFace => "Tegenover",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Geen klok",
        ClockKind::CountUp => "Stopwatch",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Uitstel",
        ClockKind::SuddenDeath => "Zonder bonus",
        ClockKind::Hourglass => "Zandloper",
        ClockKind::Stages => "Perioden",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Er wordt geen tijd bijgehouden.",
        ClockKind::CountUp => "De gebruikte tijd wordt geteld, zonder grens.",
        ClockKind::Fischer => "Elke zet geeft er seconden bij.",
        ClockKind::Bronstein => {
            "Na een zet krijg je de gebruikte tijd terug, hoogstens het uitstel."
        }
        ClockKind::Delay => "De klok gaat pas na het uitstel lopen.",
        ClockKind::SuddenDeath => "Eén tijd voor de hele partij; er komt niets bij.",
        ClockKind::Hourglass => "De tijd die de een gebruikt, krijgt de ander erbij.",
        ClockKind::Stages => "Zo veel zetten in zo veel tijd, dan de volgende periode.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Klassiek",
        PieceSet::Modern => "Modern",
        PieceSet::Carved => "Gesneden",
        PieceSet::Slim => "Slank",
        PieceSet::Shapes => "Vormen",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Donker",
        ColorScheme::Light => "Licht",
        ColorScheme::HighContrast => "Hoog contrast",
        ColorScheme::AsSystem => "Als het systeem",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Groen",
        BoardTheme::Brown => "Bruin",
        BoardTheme::Blue => "Blauw",
        BoardTheme::Clear => "Grijs",
        BoardTheme::Purple => "Paars",
        BoardTheme::Rose => "Roze",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Kort",
        Notation::Long => "Lang",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Zoals de taal",
        Letters::Figurines => "Figurines",
        Letters::English => "Engels",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Uit",
        Volume::Soft => "Zacht",
        Volume::Medium => "Gemiddeld",
        Volume::Loud => "Hard",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "{player} geeft een pion voor",
        Some(Role::Knight) => "{player} geeft een paard voor",
        Some(Role::Rook) => "{player} geeft een toren voor",
        Some(_) => "{player} geeft de dame voor",
        None => "{player} geeft de halve tijd voor",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Tips",
        HelpKind::Threats => "Bedreigde stukken tonen",
        HelpKind::Warnings => "Waarschuwen bij blunders",
    }
}
