//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nová partie",
        FormKind::SetUp => "Sestavit pozici",
        FormKind::Settings => "Nastavení",
        FormKind::OpenFile => "Otevřít soubor",
        FormKind::ChooseEngine => "Vybrat engine",
        FormKind::SaveGame => "Uložit partii jako",
        FormKind::Export => "Export",
        FormKind::Picture => "Uložit obrázek",
        FormKind::Tags => "Údaje o partii",
        FormKind::Player => "Hráč",
        FormKind::ClockTimes => "Čas na hodinách",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Začít",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Hotovo",
        FormKind::ClockTimes => "Nastavit",
        FormKind::OpenFile => "Otevřít",
        FormKind::ChooseEngine => "Vybrat",
        FormKind::SaveGame | FormKind::Picture => "Uložit",
        FormKind::Export => "Exportovat",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Tahy",
        Label::StageMinutes => "Minuty",
        Label::StageBonus => "Sekundy na tah",
        Label::AddStage => "Přidat etapu",
        Label::RestOfMoves => "zbytek",
        Label::TimeTiles => "Čas",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Hráči",
        Label::Swap => "Prohodit hráče",
        Label::Unique => "Bez duplicit",
        Label::Append => "Přidat do souboru, pokud existuje",
        Label::Lots => "Losovat barvy",
        Label::More => "Více",
        Label::Roll => "Losovat",
        Label::TouchMove => "Dotknuto–hráno",
        Label::ClockStarts => "Start hodin",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Dotknuto–hráno: kamenem, kterého se dotknete, musíte táhnout.",
        Label::AboutDrawRule => {
            "Osm půltahů: remíza, jakmile poslední čtyři půltahy zopakují čtyři předchozí."
        }
        Label::AboutHelp(HelpKind::Hints) => "Klávesa H nebo tlačítko ukáže dobrý tah.",
        Label::AboutHelp(HelpKind::Threats) => "Kameny, které lze vzít, mají rámeček.",
        Label::AboutHelp(HelpKind::Warnings) => "Před tahem, který mnoho ztrácí, se program zeptá.",
        Label::BoardOrientation => "Šachovnice",
        Label::DrawRule => "Remíza opakováním",
        Label::Handicap => "Hendikep",
        Label::HalfTime => "Poloviční čas",
        Label::Match => "Zápas",
        Label::MatchLength => "Počet partií, 2 až 99",
        Label::Rules => "Pravidla",
        Label::Start => "Začátek",
        Label::Chess960Number => "Číslo od 0 do 959; prázdné: náhodně",
        Label::Position => "Pozice jako FEN",
        Label::SetUpOnBoard => "Sestavit pozici",
        Label::Fen => "FEN",
        Label::Castling => "Rošáda",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Bílý O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Bílý O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Černý O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Černý O-O-O",
        Label::EnPassant => "Braní mimochodem",
        Label::ClearBoard => "Vyprázdnit",
        Label::StartPosition => "Základní postavení",
        Label::AnalysePosition => "Analyzovat pozici",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Přehrát",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "Na tomto počítači",
        Label::FormerLanguage => "Esc vrátí předchozí jazyk",
        Label::AboutLetters => {
            "V souborech zůstávají anglická písmena, aby je přečetl každý program. Tahy lze psát oběma způsoby."
        }
        Label::ChooseEngine => "Vybrat",
        Label::EnginesAreFound => "Nainstalované enginy se najdou samy.",
        Label::NoOtherEngines => "V prohlížeči běží jen engine programu.",
        Label::AboutThreads => "z {number}; zbytek zůstává volný",
        Label::AboutMemory => "více pomáhá při dlouhé analýze",
        Label::AboutLines => "zobrazují se při analýze",
        Label::AboutGameTime => "analýza partie, na tah",
        Label::AboutPositionTime => "potom analýza skončí",
        Label::Plays => "hraje",
        Label::GamesFolder => "Složka vašich partií",
        Label::CopyFolder => "Kopírovat cestu",
        Label::Saving => "Ukládání",
        Label::AboutSaving => {
            "Každý tah se uloží, jakmile je zahrán. Co přidáte při přehrávání partie, uloží se s ní."
        }
        Label::Copies => "Kopie",
        Label::AboutCopies => {
            "Než se změní soubor, který jste otevřeli, zůstane vedle něj na týden kopie s .deskmate.bak přidaným k názvu."
        }
        Label::AddEngine => "Přidat engine",
        Label::FindEngines => "Hledat znovu",
        Label::TryIt => "Zkouška",
        Label::TryEngine => "Vyzkoušet",
        Label::RemoveEngine => "Odebrat",
        Label::AskRemoval => "Odebrat tento engine ze seznamu? Jeho soubor zůstane.",
        Label::KeepEngine => "Ponechat",
        Label::UsedFor => "Slouží k",
        Label::UsedForAnalysis => "Analýza",
        Label::UsedForAll => "Analýza, soupeř, nápovědy",
        Label::AboutSubstitute => "Když engine přestane odpovídat, pokračuje místo něj Deskmate.",
        Label::UndoReset => "Vrátit zpět",
        Label::ResetPage => "Obnovit výchozí",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Nalezeno na všech stránkách",
        Label::NoSettingFound => "Takové nastavení neexistuje.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "vestavěný",
        Label::Analyses => "analyzuje",
        Label::PlayerName => "Jméno",
        Label::AboutPlayerName => {
            "Zadáním jména jiného hráče oba sloučíte. V souborech se jména nemění."
        }
        Label::JoinedNames => "Také pod jménem",
        Label::Path => "Cesta",
        Label::Ratings => "Rating: bílý, černý",
        Label::Event => "Turnaj",
        Label::Site => "Místo",
        Label::DateAndRound => "Datum: rok.měsíc.den, Kolo",
        Label::Result => "Výsledek",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Vzhled",
        SettingsPage::Game => "Hra",
        SettingsPage::Sound => "Zvuk",
        SettingsPage::Language => "Jazyk",
        SettingsPage::Engines => "Enginy",
        SettingsPage::Files => "Soubory",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Šachovnice, kameny a okno.",
        SettingsPage::Game => "Jak se táhne a kdy běží hodiny.",
        SettingsPage::Sound => "Co je slyšet a jak hlasitě.",
        SettingsPage::Language => "Jazyk programu a písmena figur.",
        SettingsPage::Engines => "Kdo analyzuje a kdo hraje, když nemáte soupeře.",
        SettingsPage::Files => "Kde jsou vaše partie a jak se uchovávají.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Šachovnice",
        SettingGroup::Pieces => "Kameny",
        SettingGroup::OnTheBoard => "Na šachovnici",
        SettingGroup::Window => "Okno",
        SettingGroup::Moves => "Tahy",
        SettingGroup::Clock => "Hodiny",
        SettingGroup::Sound => "Zvuk",
        SettingGroup::Sounds => "Co je slyšet",
        SettingGroup::Language => "Jazyk",
        SettingGroup::DatesAndNames => "Data a názvy",
        SettingGroup::Engine => "Co smí engine využít",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Šachovnice · Šedá je vhodná pro barvoslepé",
        Setting::Pieces => "Kameny",
        Setting::Animation => "Plynulý pohyb kamenů",
        Setting::Coordinates => "Souřadnice",
        Setting::CoordinatesOutside => "Souřadnice mimo šachovnici",
        Setting::LastMoveSquares => "Pole posledního tahu",
        Setting::LastMoveArrow => "Šipka posledního tahu",
        Setting::CapturedPieces => "Sebrané kameny vedle jmen",
        Setting::LegalTargets => "Možné tahy kamene",
        Setting::Notation => "Zápis tahů",
        Setting::AlwaysQueen => "Vždy proměnit v dámu",
        Setting::TakebackAsks => "Vrátit tah jen se souhlasem",
        Setting::TouchMove => "Dotknuto–hráno",
        Setting::LowTime => "Upozornit na časovou tíseň",
        Setting::Volume => "Hlasitost",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Barvy",
        Setting::TextSize => "Velikost textu",
        Setting::ClockAtOnce => "Hodiny běží před prvním tahem",
        Setting::ClockUnderDialogs => "Hodiny běží i při otevřeném menu",
        Setting::Language => "Jazyk · Pracovní verze, zatím bez korektury",
        Setting::Letters => "Písmena figur · Král, dáma, věž, střelec, jezdec",
        Setting::Dates => "Datum",
        Setting::EnglishOpenings => "Názvy zahájení anglicky",
        Setting::EngineThreads => "Vlákna",
        Setting::EngineLines => "Varianty",
        Setting::GameTime => "Partie",
        Setting::PositionTime => "Pozice",
        Setting::EngineMemory => "Paměť",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Tahy",
        Sound::Capture => "Braní",
        Sound::Check => "Šach",
        Sound::End => "Konec partie",
        Sound::LowTime => "Časová tíseň",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Kámen je postaven na své pole.",
        Sound::Capture | Sound::Check => "Vypnuto: zní jako každý tah.",
        Sound::End => "Partie skončila.",
        Sound::LowTime => "Na hodinách zbývá málo času.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s za tah"),
        Unit::GivenBack => ("vrací až ", " s"),
        Unit::Delay => ("", " s zpoždění"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Jména, zahájení, data",
        FieldId::FindPlayer => "Najít hráče",
        FieldId::FindChoice(Filter::Opening) => "Název nebo B20–B99",
        FieldId::FindSetting => "Najít nastavení",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Ne",
        FieldOption::Switch(true) => "Ano",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Osm půltahů",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "dotknuto–hráno",
        FieldOption::TakenBack => "Oddělit",
        FieldOption::Person => "Člověk",
        FieldOption::Computer => "Počítač",
        FieldOption::Level(_) => "Úroveň {number}",
        FieldOption::OtherTime => "Jiný…",
        FieldOption::BothSides => "Oba",
        FieldOption::WithHelp => "s pomocí",
        FieldOption::FromPosition(false) => "Základní postavení",
        FieldOption::FromPosition(true) => "Z pozice…",
        FieldOption::ClockAtOnce(false) => "S prvním tahem",
        FieldOption::ClockAtOnce(true) => "Ihned",
        FieldOption::AsWhite => "Stejný čas",
        FieldOption::OwnTime => "Různý",
        FieldOption::Turn(Color::White) => "Bílý na tahu",
        FieldOption::Turn(Color::Black) => "Černý na tahu",
        FieldOption::EnPassant(None) => "Ne",
        FieldOption::ColorScheme(scheme) => color_scheme(*scheme),
        FieldOption::BoardTheme(theme) => board_theme(*theme),
        FieldOption::Pieces(set) => piece_set(*set),
        FieldOption::Notation(notation) => self::notation(*notation),
        FieldOption::Letters(letters) => self::letters(*letters),
        FieldOption::Volume(volume) => self::volume(*volume),
        FieldOption::Engine(None) => "Deskmate",
        FieldOption::Memory(1024) => "1 GB",
        FieldOption::Memory(_) => "{number} MB",
        FieldOption::TextSize(_) => "{number} %",
        FieldOption::Picture(PictureKind::Position) => "Pozice (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Pozice (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partie (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Zápis partie (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Zápis partie (SVG)",
        FieldOption::Result(None) => "není",
        FieldOption::ThisGame => "Tato partie",
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
        Rules::Standard => "Běžná",
        Rules::Chess960 => "Chess960",
        Rules::Position => "Z pozice",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Žádný",
        Some(Role::Pawn) => "Pěšec",
        Some(Role::Knight) => "Jezdec",
        Some(Role::Rook) => "Věž",
        Some(_) => "Dáma",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "1 partie",
        MatchChoice::BestOf3 => "Na 3 partie",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Jiný",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Pevná",
        BoardOrientation::Turning => "Otáčená",
        BoardOrientation::FaceToFace => "Tváří v tvář",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Bez hodin",
        ClockKind::CountUp => "Stopky",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Zpoždění",
        ClockKind::SuddenDeath => "Bez bonusu",
        ClockKind::Hourglass => "Přesýpací",
        ClockKind::Stages => "Etapy",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Čas se neměří.",
        ClockKind::CountUp => "Počítá se spotřebovaný čas, bez omezení.",
        ClockKind::Fischer => "Každý tah přidá na hodiny sekundy.",
        ClockKind::Bronstein => "Po tahu se vrátí spotřebovaný čas, nejvýš však zpoždění.",
        ClockKind::Delay => "Hodiny se rozběhnou až po zpoždění.",
        ClockKind::SuddenDeath => "Jeden čas na celou partii.",
        ClockKind::Hourglass => "Čas, který jeden spotřebuje, dostane druhý.",
        ClockKind::Stages => "Daný počet tahů za daný čas, potom další etapa.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Klasické",
        PieceSet::Modern => "Moderní",
        PieceSet::Carved => "Vyřezávané",
        PieceSet::Slim => "Štíhlé",
        PieceSet::Shapes => "Tvary",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Tmavé",
        ColorScheme::Light => "Světlé",
        ColorScheme::HighContrast => "Kontrastní",
        ColorScheme::AsSystem => "Podle systému",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Zelená",
        BoardTheme::Brown => "Hnědá",
        BoardTheme::Blue => "Modrá",
        BoardTheme::Clear => "Šedá",
        BoardTheme::Purple => "Fialová",
        BoardTheme::Rose => "Růžová",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Krátký",
        Notation::Long => "Dlouhý",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Česká",
        Letters::Figurines => "Figurky",
        Letters::English => "Anglická",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Žádná",
        Volume::Soft => "Nízká",
        Volume::Medium => "Střední",
        Volume::Loud => "Vysoká",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "{player} hraje bez pěšce",
        Some(Role::Knight) => "{player} hraje bez jezdce",
        Some(Role::Rook) => "{player} hraje bez věže",
        Some(_) => "{player} hraje bez dámy",
        None => "{player} má polovinu času",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Nápovědy",
        HelpKind::Threats => "Ukazovat ohrožené kameny",
        HelpKind::Warnings => "Ptát se před hrubou chybou",
    }
}
