//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nytt parti",
        FormKind::SetUp => "Sätt upp ställning",
        FormKind::Settings => "Inställningar",
        FormKind::OpenFile => "Öppna fil",
        FormKind::ChooseEngine => "Välj motor",
        FormKind::SaveGame => "Spara som",
        FormKind::Export => "Exportera",
        FormKind::Picture => "Spara bild",
        FormKind::Tags => "Partiuppgifter",
        FormKind::Player => "Spelare",
        FormKind::ClockTimes => "Ställ klockan",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Starta",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Klar",
        FormKind::ClockTimes => "Ställ",
        FormKind::OpenFile => "Öppna",
        FormKind::ChooseEngine => "Välj",
        FormKind::SaveGame | FormKind::Picture => "Spara",
        FormKind::Export => "Exportera",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Drag",
        Label::StageMinutes => "Minuter",
        Label::StageBonus => "Sekunder per drag",
        Label::AddStage => "Ny period",
        Label::RestOfMoves => "resten",
        Label::TimeTiles => "Tid",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Spelare",
        Label::Swap => "Byt färger",
        Label::Unique => "Utan dubbletter",
        Label::Append => "Lägg till i filen om den finns",
        Label::Lots => "Lotta färger",
        Label::More => "Mer",
        Label::Roll => "Lotta",
        Label::TouchMove => "Rörd är förd",
        Label::ClockStarts => "Klockan startar",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Den som rör en pjäs måste flytta den.",
        Label::AboutDrawRule => "Åtta halvdrag: remi så snart de fyra sista upprepar de fyra före.",
        Label::AboutHelp(HelpKind::Hints) => "H eller knappen visar ett bra drag.",
        Label::AboutHelp(HelpKind::Threats) => "Pjäser som kan slås får en ram.",
        Label::AboutHelp(HelpKind::Warnings) => "Ett drag som förlorar mycket måste bekräftas.",
        Label::BoardOrientation => "Bräde",
        Label::DrawRule => "Remi vid upprepning",
        Label::Handicap => "Handikapp",
        Label::HalfTime => "Halva tiden",
        Label::Match => "Match",
        Label::MatchLength => "Antal partier, 2 till 99",
        Label::Rules => "Regler",
        Label::Start => "Start",
        Label::Chess960Number => "Nummer 0 till 959; tomt: slumpas",
        Label::Position => "Ställning som FEN",
        Label::SetUpOnBoard => "Sätt upp ställning",
        Label::Fen => "FEN",
        Label::Castling => "Rockad",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Vit O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Vit O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Svart O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Svart O-O-O",
        Label::EnPassant => "En passant",
        Label::ClearBoard => "Töm",
        Label::StartPosition => "Utgångsställning",
        Label::AnalysePosition => "Analysera ställningen",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Lyssna",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "På den här datorn",
        Label::FormerLanguage => "Esc återställer förra språket",
        Label::AboutLetters => {
            "Filer behåller de engelska bokstäverna så att alla program kan läsa dem. Du kan skriva drag med båda."
        }
        Label::ChooseEngine => "Välj",
        Label::EnginesAreFound => "Installerade motorer hittas automatiskt.",
        Label::NoOtherEngines => "I en webbläsare kan bara programmets motor köras.",
        Label::AboutThreads => "av {number}; resten är lediga",
        Label::AboutMemory => "mer hjälper vid långa analyser",
        Label::AboutLines => "visas när du analyserar",
        Label::AboutGameTime => "analys av partiet, per drag",
        Label::AboutPositionTime => "sedan stannar analysen",
        Label::Plays => "spelar",
        Label::GamesFolder => "Mapp för dina partier",
        Label::CopyFolder => "Kopiera sökväg",
        Label::Saving => "Sparande",
        Label::AboutSaving => {
            "Varje drag sparas så snart det har spelats. Det du lägger till vid genomgången sparas med partiet."
        }
        Label::Copies => "Kopior",
        Label::AboutCopies => {
            "Innan en fil som du har öppnat ändras läggs en kopia bredvid den i en vecka, med .deskmate.bak efter namnet."
        }
        Label::AddEngine => "Lägg till",
        Label::FindEngines => "Sök igen",
        Label::TryIt => "Prova motorn",
        Label::TryEngine => "Prova",
        Label::RemoveEngine => "Ta bort",
        Label::AskRemoval => "Ta bort motorn ur listan? Filen finns kvar.",
        Label::KeepEngine => "Behåll",
        Label::UsedFor => "Används till",
        Label::UsedForAnalysis => "Analys",
        Label::UsedForAll => "Analys, motståndare, ledtrådar",
        Label::AboutSubstitute => "Om motorn slutar svara fortsätter Deskmate i dess ställe.",
        Label::UndoReset => "Ångra",
        Label::ResetPage => "Återställ",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Träffar på alla sidor",
        Label::NoSettingFound => "Ingen inställning innehåller orden.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "inbyggd",
        Label::Analyses => "analyserar",
        Label::PlayerName => "Namn",
        Label::AboutPlayerName => {
            "Skriv en annan spelares namn för att slå ihop båda. I filerna ändras inga namn."
        }
        Label::JoinedNames => "Även kallad",
        Label::Path => "Sökväg",
        Label::Ratings => "Rating: Vit, Svart",
        Label::Event => "Turnering",
        Label::Site => "Plats",
        Label::DateAndRound => "Datum: år.månad.dag, Rond",
        Label::Result => "Resultat",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Bräde och pjäser",
        SettingsPage::Game => "Parti",
        SettingsPage::Sound => "Ljud",
        SettingsPage::Language => "Språk",
        SettingsPage::Engines => "Motorer",
        SettingsPage::Files => "Filer",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Hur brädet och fönstret ser ut.",
        SettingsPage::Game => "Hur man drar och när klockorna går.",
        SettingsPage::Sound => "Vad som hörs och hur högt.",
        SettingsPage::Language => "Programmets texter och pjäsernas bokstäver.",
        SettingsPage::Engines => "Vem som analyserar, och vem som spelar när du är ensam.",
        SettingsPage::Files => "Var dina partier finns och hur de bevaras.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Bräde",
        SettingGroup::Pieces => "Pjäser",
        SettingGroup::OnTheBoard => "På brädet",
        SettingGroup::Window => "Fönster",
        SettingGroup::Moves => "Drag",
        SettingGroup::Clock => "Klocka",
        SettingGroup::Sound => "Ljud",
        SettingGroup::Sounds => "Vad som hörs",
        SettingGroup::Language => "Språk",
        SettingGroup::DatesAndNames => "Datum och namn",
        SettingGroup::Engine => "Vad den får använda",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Bräde · Grått passar färgblinda",
        Setting::Pieces => "Pjäser",
        Setting::Animation => "Animera dragen",
        Setting::Coordinates => "Koordinater",
        Setting::CoordinatesOutside => "Koordinater utanför brädet",
        Setting::LastMoveSquares => "Rutor för senaste draget",
        Setting::LastMoveArrow => "Pil för senaste draget",
        Setting::CapturedPieces => "Slagna pjäser bredvid namnen",
        Setting::LegalTargets => "Visa möjliga drag",
        Setting::Notation => "Notation",
        Setting::AlwaysQueen => "Förvandla alltid till dam",
        Setting::TakebackAsks => "Fråga innan drag tas tillbaka",
        Setting::TouchMove => "Rörd är förd",
        Setting::LowTime => "Varna vid tidsnöd",
        Setting::Volume => "Volym",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Färger",
        Setting::TextSize => "Textstorlek",
        Setting::ClockAtOnce => "Klockan startar före första draget",
        Setting::ClockUnderDialogs => "Klockan går även i menyer",
        Setting::Language => "Språk · utkast, ännu inte läst av någon med svenska som modersmål",
        Setting::Letters => "Pjäsernas bokstäver · kung, dam, torn, löpare, springare",
        Setting::Dates => "Datum",
        Setting::EnglishOpenings => "Öppningarnas namn på engelska",
        Setting::EngineThreads => "Trådar",
        Setting::EngineLines => "Varianter",
        Setting::GameTime => "Parti",
        Setting::PositionTime => "Ställning",
        Setting::EngineMemory => "Minne",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Drag",
        Sound::Capture => "Slag",
        Sound::Check => "Schack",
        Sound::End => "Partiets slut",
        Sound::LowTime => "Tidsnöd",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "En pjäs ställs på sin ruta.",
        Sound::Capture | Sound::Check => "Av: låter som varje drag.",
        Sound::End => "Partiet är slut.",
        Sound::LowTime => "En klocka har lite tid kvar.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s per drag"),
        Unit::GivenBack => ("upp till ", " s tillbaka"),
        Unit::Delay => ("", " s fördröjning"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Namn, öppningar, datum",
        FieldId::FindPlayer => "Sök spelare",
        FieldId::FindChoice(Filter::Opening) => "Namn eller B20–B99",
        FieldId::FindSetting => "Sök inställning",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Av",
        FieldOption::Switch(true) => "På",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Åtta halvdrag",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "rörd är förd",
        FieldOption::TakenBack => "Skilj åt igen",
        FieldOption::Person => "Människa",
        FieldOption::Computer => "Dator",
        FieldOption::Level(_) => "Nivå {number}",
        FieldOption::OtherTime => "Annan…",
        FieldOption::BothSides => "Båda",
        FieldOption::WithHelp => "med hjälp",
        FieldOption::FromPosition(false) => "Utgångsställning",
        FieldOption::FromPosition(true) => "Från ställning…",
        FieldOption::ClockAtOnce(false) => "Med första draget",
        FieldOption::ClockAtOnce(true) => "Genast",
        FieldOption::AsWhite => "Lika",
        FieldOption::OwnTime => "Olika",
        FieldOption::Turn(Color::White) => "Vit vid draget",
        FieldOption::Turn(Color::Black) => "Svart vid draget",
        FieldOption::EnPassant(None) => "Ingen",
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
        FieldOption::Picture(PictureKind::Position) => "Ställning (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Ställning (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Parti (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Partiprotokoll (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Partiprotokoll (SVG)",
        FieldOption::Result(None) => "öppet",
        FieldOption::ThisGame => "Det här partiet",
        FieldOption::SearchTime(Some(60_000..)) => "{number} min",
        FieldOption::SearchTime(Some(_)) => "{number} s",
        FieldOption::SearchTime(None) => "∞",
        FieldOption::Time(_)
        | FieldOption::EnPassant(Some(_))
        | FieldOption::Engine(Some(_))
        | FieldOption::Threads(_)
        | FieldOption::Lines(_)
        | FieldOption::Pixels(_)
        | FieldOption::Language(_)
        | FieldOption::Dates(_)
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
        Rules::Position => "Från ställning",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Inget",
        Some(Role::Pawn) => "Bonde",
        Some(Role::Knight) => "Springare",
        Some(Role::Rook) => "Torn",
        Some(_) => "Dam",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "Ett parti",
        MatchChoice::BestOf3 => "Bäst av 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Annat",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Fast",
        BoardOrientation::Turning => "Vänds",
        BoardOrientation::FaceToFace => "Mitt emot",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Utan tid",
        ClockKind::CountUp => "Stoppur",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Fördröjning",
        ClockKind::SuddenDeath => "Utan tillägg",
        ClockKind::Hourglass => "Timglas",
        ClockKind::Stages => "Perioder",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Ingen tid räknas.",
        ClockKind::CountUp => "Använd tid räknas, utan gräns.",
        ClockKind::Fischer => "Varje drag ger fler sekunder.",
        ClockKind::Bronstein => "Efter draget fås använd tid tillbaka, högst fördröjningen.",
        ClockKind::Delay => "Klockan väntar med att gå tills fördröjningen är slut.",
        ClockKind::SuddenDeath => "En tid för hela partiet, och inget läggs till.",
        ClockKind::Hourglass => "Tiden som ena sidan använder får den andra.",
        ClockKind::Stages => "Så många drag på så lång tid, sedan nästa period.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Klassiska",
        PieceSet::Modern => "Moderna",
        PieceSet::Carved => "Snidade",
        PieceSet::Slim => "Smala",
        PieceSet::Shapes => "Former",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Mörkt",
        ColorScheme::Light => "Ljust",
        ColorScheme::HighContrast => "Hög kontrast",
        ColorScheme::AsSystem => "Som systemet",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Grönt",
        BoardTheme::Brown => "Brunt",
        BoardTheme::Blue => "Blått",
        BoardTheme::Clear => "Grått",
        BoardTheme::Purple => "Lila",
        BoardTheme::Rose => "Rosa",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Kort",
        Notation::Long => "Lång",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Enligt språket",
        Letters::Figurines => "Figuriner",
        Letters::English => "Engelska",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Av",
        Volume::Soft => "Lågt",
        Volume::Medium => "Mellan",
        Volume::Loud => "Högt",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "{player} ger en bonde",
        Some(Role::Knight) => "{player} ger en springare",
        Some(Role::Rook) => "{player} ger ett torn",
        Some(_) => "{player} ger damen",
        None => "{player} ger halva tiden",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Ledtrådar",
        HelpKind::Threats => "Visa hotade pjäser",
        HelpKind::Warnings => "Varna för blundrar",
    }
}
