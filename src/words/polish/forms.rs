//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Nowa partia",
        FormKind::SetUp => "Ustaw pozycję",
        FormKind::Settings => "Ustawienia",
        FormKind::OpenFile => "Otwórz plik",
        FormKind::ChooseEngine => "Wybierz silnik",
        FormKind::SaveGame => "Zapisz partię jako",
        FormKind::Export => "Eksport",
        FormKind::Picture => "Zapisz obraz",
        FormKind::Tags => "Dane partii",
        FormKind::Player => "Gracz",
        FormKind::ClockTimes => "Czas na zegarze",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Zacznij",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Gotowe",
        FormKind::ClockTimes => "Ustaw",
        FormKind::OpenFile => "Otwórz",
        FormKind::ChooseEngine => "Wybierz",
        FormKind::SaveGame | FormKind::Picture => "Zapisz",
        FormKind::Export => "Eksportuj",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Ruchy",
        Label::StageMinutes => "Minuty",
        Label::StageBonus => "Sekundy na ruch",
        Label::AddStage => "Dodaj etap",
        Label::RestOfMoves => "pozostałe",
        Label::TimeTiles => "Czas",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Gracze",
        Label::Swap => "Zamień graczy",
        Label::Unique => "Bez duplikatów",
        Label::Append => "Dopisz do pliku, jeśli istnieje",
        Label::Lots => "Losuj kolory",
        Label::More => "Więcej",
        Label::Roll => "Losuj",
        Label::TouchMove => "Dotknięta idzie",
        Label::ClockStarts => "Zegar rusza",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Dotknięta idzie: dotkniętą bierką trzeba zagrać.",
        Label::AboutDrawRule => {
            "Osiem półruchów: remis, gdy ostatnie cztery powtórzą cztery poprzednie."
        }
        Label::AboutHelp(HelpKind::Hints) => "H albo przycisk pokazuje dobry ruch.",
        Label::AboutHelp(HelpKind::Threats) => "Bierki, które można zbić, mają ramkę.",
        Label::AboutHelp(HelpKind::Warnings) => "Ruch, który wiele traci, trzeba potwierdzić.",
        Label::BoardOrientation => "Szachownica",
        Label::DrawRule => "Remis przez powtórzenie",
        Label::Handicap => "Fory",
        Label::HalfTime => "Połowa czasu",
        Label::Match => "Mecz",
        Label::MatchLength => "Liczba partii, od 2 do 99",
        Label::Rules => "Zasady",
        Label::Start => "Początek",
        Label::Chess960Number => "Numer od 0 do 959; puste: losowo",
        Label::Position => "Pozycja jako FEN",
        Label::SetUpOnBoard => "Ustaw pozycję",
        Label::Fen => "FEN",
        Label::Castling => "Roszada",
        Label::CastlingRight(Color::White, CastlingSide::King) => "Białe O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "Białe O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Czarne O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Czarne O-O-O",
        Label::EnPassant => "Bicie w przelocie",
        Label::ClearBoard => "Wyczyść",
        Label::StartPosition => "Początkowa",
        Label::AnalysePosition => "Analizuj pozycję",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Posłuchaj",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "Na tym komputerze",
        Label::FormerLanguage => "Esc przywraca poprzedni język",
        Label::AboutLetters => {
            "W plikach zostają litery angielskie, by mógł je odczytać każdy program. Ruchy można wpisywać jednymi i drugimi."
        }
        Label::ChooseEngine => "Wybierz",
        Label::EnginesAreFound => "Silniki są wykrywane automatycznie.",
        Label::NoOtherEngines => "W przeglądarce działa tylko silnik programu.",
        Label::AboutThreads => "z {number}; reszta zostaje wolna",
        Label::AboutMemory => "więcej pomaga w długiej analizie",
        Label::AboutLines => "pokazywane podczas analizy",
        Label::AboutGameTime => "analiza partii, na ruch",
        Label::AboutPositionTime => "potem analiza się kończy",
        Label::Plays => "gra",
        Label::GamesFolder => "Folder twoich partii",
        Label::CopyFolder => "Kopiuj ścieżkę",
        Label::Saving => "Zapis",
        Label::AboutSaving => {
            "Każdy ruch jest zapisywany od razu po wykonaniu. To, co dodasz podczas przeglądania partii, zapisuje się razem z nią."
        }
        Label::Copies => "Kopie",
        Label::AboutCopies => {
            "Przed zmianą otwartego przez ciebie pliku obok niego powstaje na tydzień kopia z dopiskiem .deskmate.bak w nazwie."
        }
        Label::AddEngine => "Dodaj silnik",
        Label::FindEngines => "Odśwież",
        Label::TryIt => "Próba",
        Label::TryEngine => "Wypróbuj",
        Label::RemoveEngine => "Usuń",
        Label::AskRemoval => "Usunąć ten silnik z listy? Jego plik pozostanie.",
        Label::KeepEngine => "Zachowaj",
        Label::UsedFor => "Używany do",
        Label::UsedForAnalysis => "Analiza",
        Label::UsedForAll => "Analiza, przeciwnik, podpowiedzi",
        Label::AboutSubstitute => "Jeśli silnik przestanie odpowiadać, zastąpi go Deskmate.",
        Label::UndoReset => "Cofnij",
        Label::ResetPage => "Domyślne",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Znalezione ustawienia",
        Label::NoSettingFound => "Nie ma takiego ustawienia.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "wbudowany",
        Label::Analyses => "analizuje",
        Label::PlayerName => "Nazwa",
        Label::AboutPlayerName => {
            "Podanie nazwy innego gracza łączy obu. W plikach nazwy graczy się nie zmienią."
        }
        Label::JoinedNames => "Inne nazwy",
        Label::Path => "Ścieżka",
        Label::Ratings => "Rankingi: białe, czarne",
        Label::Event => "Turniej",
        Label::Site => "Miejsce",
        Label::DateAndRound => "Data: rok.miesiąc.dzień, Runda",
        Label::Result => "Wynik",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Wygląd",
        SettingsPage::Game => "Gra",
        SettingsPage::Sound => "Dźwięk",
        SettingsPage::Language => "Język",
        SettingsPage::Engines => "Silniki",
        SettingsPage::Files => "Pliki",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Szachownica, bierki i okno.",
        SettingsPage::Game => "Jak wykonuje się ruchy i kiedy chodzą zegary.",
        SettingsPage::Sound => "Co słychać i jak głośno.",
        SettingsPage::Language => "Język programu i litery figur.",
        SettingsPage::Engines => "Kto analizuje i kto gra, gdy grasz bez drugiej osoby.",
        SettingsPage::Files => "Gdzie są twoje partie i jak są przechowywane.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Szachownica",
        SettingGroup::Pieces => "Bierki",
        SettingGroup::OnTheBoard => "Na szachownicy",
        SettingGroup::Window => "Okno",
        SettingGroup::Moves => "Ruchy",
        SettingGroup::Clock => "Zegar",
        SettingGroup::Sound => "Dźwięk",
        SettingGroup::Sounds => "Co słychać",
        SettingGroup::Language => "Język",
        SettingGroup::DatesAndNames => "Daty i nazwy",
        SettingGroup::Engine => "Zasoby dla silnika",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Szachownica · Szara jest dobra dla daltonistów",
        Setting::Pieces => "Bierki",
        Setting::Animation => "Płynny ruch bierek",
        Setting::Coordinates => "Współrzędne",
        Setting::CoordinatesOutside => "Współrzędne poza szachownicą",
        Setting::LastMoveSquares => "Pola ostatniego ruchu",
        Setting::LastMoveArrow => "Strzałka ostatniego ruchu",
        Setting::CapturedPieces => "Zbite bierki obok nazwisk",
        Setting::LegalTargets => "Możliwe ruchy bierki",
        Setting::Notation => "Zapis ruchów",
        Setting::AlwaysQueen => "Zawsze promocja na hetmana",
        Setting::TakebackAsks => "Cofanie ruchu tylko za zgodą",
        Setting::TouchMove => "Dotknięta idzie",
        Setting::LowTime => "Ostrzegaj o niedoczasie",
        Setting::Volume => "Głośność",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Kolory",
        Setting::TextSize => "Rozmiar tekstu",
        Setting::ClockAtOnce => "Zegar chodzi przed pierwszym ruchem",
        Setting::ClockUnderDialogs => "Zegar chodzi, gdy otwarte jest menu",
        Setting::Language => "Język · Wersja robocza, jeszcze bez korekty",
        Setting::Letters => "Litery figur · Król, hetman, wieża, goniec, skoczek",
        Setting::Dates => "Data",
        Setting::EnglishOpenings => "Nazwy debiutów po angielsku",
        Setting::EngineThreads => "Wątki",
        Setting::EngineLines => "Warianty",
        Setting::GameTime => "Partia",
        Setting::PositionTime => "Pozycja",
        Setting::EngineMemory => "Pamięć",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Posunięcia",
        Sound::Capture => "Bicia",
        Sound::Check => "Szach",
        Sound::End => "Koniec partii",
        Sound::LowTime => "Niedoczas",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Bierka staje na swoim polu.",
        Sound::Capture | Sound::Check => "Wyłączone: brzmi jak każde posunięcie.",
        Sound::End => "Partia się skończyła.",
        Sound::LowTime => "Na zegarze zostało mało czasu.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s na ruch"),
        Unit::GivenBack => ("zwrot do ", " s"),
        Unit::Delay => ("", " s opóźnienia"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Gracze, debiuty, daty",
        FieldId::FindPlayer => "Znajdź gracza",
        FieldId::FindChoice(Filter::Opening) => "Nazwa lub B20–B99",
        FieldId::FindSetting => "Znajdź ustawienie",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Nie",
        FieldOption::Switch(true) => "Tak",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Osiem półruchów",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "dotknięta idzie",
        FieldOption::TakenBack => "Rozłącz",
        FieldOption::Person => "Człowiek",
        FieldOption::Computer => "Komputer",
        FieldOption::Level(_) => "Poziom {number}",
        FieldOption::OtherTime => "Inny…",
        FieldOption::BothSides => "Obie",
        FieldOption::WithHelp => "z pomocą",
        FieldOption::FromPosition(false) => "Pozycja początkowa",
        FieldOption::FromPosition(true) => "Z pozycji…",
        FieldOption::ClockAtOnce(false) => "Z pierwszym ruchem",
        FieldOption::ClockAtOnce(true) => "Od razu",
        FieldOption::AsWhite => "Po równo",
        FieldOption::OwnTime => "Różnie",
        FieldOption::Turn(Color::White) => "Ruch białych",
        FieldOption::Turn(Color::Black) => "Ruch czarnych",
        FieldOption::EnPassant(None) => "Brak",
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
        FieldOption::Picture(PictureKind::Position) => "Pozycja (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Pozycja (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Partia (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Zapis partii (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Zapis partii (SVG)",
        FieldOption::Result(None) => "brak",
        FieldOption::ThisGame => "Ta partia",
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
        Rules::Standard => "Zwykłe",
        Rules::Chess960 => "Chess960",
        Rules::Position => "Z pozycji",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Brak",
        Some(Role::Pawn) => "Pion",
        Some(Role::Knight) => "Skoczek",
        Some(Role::Rook) => "Wieża",
        Some(_) => "Hetman",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "1 partia",
        MatchChoice::BestOf3 => "Do 3 partii",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Inny",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Stała",
        BoardOrientation::Turning => "Obracana",
        BoardOrientation::FaceToFace => "Dwustronna",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Bez zegara",
        ClockKind::CountUp => "Stoper",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Opóźnienie",
        ClockKind::SuddenDeath => "Bez dodatku",
        ClockKind::Hourglass => "Klepsydra",
        ClockKind::Stages => "Etapy",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "Czas nie jest mierzony.",
        ClockKind::CountUp => "Zegar liczy zużyty czas, bez limitu.",
        ClockKind::Fischer => "Każdy ruch dodaje sekundy na zegarze.",
        ClockKind::Bronstein => "Po ruchu wraca zużyty czas, ale nie więcej niż opóźnienie.",
        ClockKind::Delay => "Zegar rusza dopiero po opóźnieniu.",
        ClockKind::SuddenDeath => "Jeden czas na całą partię.",
        ClockKind::Hourglass => "Czas zużyty przez jedną stronę dostaje druga.",
        ClockKind::Stages => "Dana liczba ruchów w danym czasie, potem następny etap.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Klasyczne",
        PieceSet::Modern => "Nowoczesne",
        PieceSet::Carved => "Rzeźbione",
        PieceSet::Slim => "Smukłe",
        PieceSet::Shapes => "Kształty",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Ciemne",
        ColorScheme::Light => "Jasne",
        ColorScheme::HighContrast => "Wysoki kontrast",
        ColorScheme::AsSystem => "Jak w systemie",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Zielona",
        BoardTheme::Brown => "Brązowa",
        BoardTheme::Blue => "Niebieska",
        BoardTheme::Clear => "Szara",
        BoardTheme::Purple => "Fioletowa",
        BoardTheme::Rose => "Różowa",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Krótki",
        Notation::Long => "Długi",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "Polskie",
        Letters::Figurines => "Figurki",
        Letters::English => "Angielskie",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Brak",
        Volume::Soft => "Cicho",
        Volume::Medium => "Średnio",
        Volume::Loud => "Głośno",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "<player:Białe grają/Czarne grają/{player} gra> bez piona",
        Some(Role::Knight) => "<player:Białe grają/Czarne grają/{player} gra> bez skoczka",
        Some(Role::Rook) => "<player:Białe grają/Czarne grają/{player} gra> bez wieży",
        Some(_) => "<player:Białe grają/Czarne grają/{player} gra> bez hetmana",
        None => "<player:Białe mają/Czarne mają/{player} ma> połowę czasu",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Podpowiedzi",
        HelpKind::Threats => "Pokazuj zagrożone bierki",
        HelpKind::Warnings => "Pytaj przed poważnym błędem",
    }
}
