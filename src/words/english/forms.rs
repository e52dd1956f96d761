//! Headings, labels and options of forms.

use super::player::side;
use crate::words::texts::*;

pub fn form_title(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "New game",
        FormKind::SetUp => "Set up a position",
        FormKind::Settings => "Settings",
        FormKind::OpenFile => "Open a file",
        FormKind::ChooseEngine => "Choose an engine",
        FormKind::SaveGame => "Save the game as",
        FormKind::Export => "Export",
        FormKind::Picture => "Save a picture",
        FormKind::Tags => "About the game",
        FormKind::Player => "Player",
        FormKind::ClockTimes => "Set the clock",
    }
}

pub fn submit(form: FormKind) -> Text {
    match form {
        FormKind::NewGame => "Start",
        FormKind::SetUp | FormKind::Settings | FormKind::Tags | FormKind::Player => "Done",
        FormKind::ClockTimes => "Set",
        FormKind::OpenFile => "Open",
        FormKind::ChooseEngine => "Choose",
        FormKind::SaveGame | FormKind::Picture => "Save",
        FormKind::Export => "Export",
    }
}

pub fn label(label: Label) -> Text {
    match label {
        Label::None => "",
        Label::Player(color) => side(color),
        Label::StageMoves => "Moves",
        Label::StageMinutes => "Minutes",
        Label::StageBonus => "Seconds a move",
        Label::AddStage => "Add a stage",
        Label::RestOfMoves => "the rest",
        Label::TimeTiles => "Time",
        Label::AboutClock(kind) => about_clock(kind),
        Label::Players => "Players",
        Label::Swap => "Exchange the players",
        Label::Unique => "Without duplicates",
        Label::Append => "Add to the file if it exists",
        Label::Lots => "Draw colours by lot",
        Label::More => "More",
        Label::Roll => "Roll",
        Label::TouchMove => "Touch-move",
        Label::ClockStarts => "Clock starts",
        Label::Help(kind) => help(kind),
        Label::AboutTouchMove => "Touch-move: a piece once touched must move.",
        Label::AboutDrawRule => {
            "Eight half-moves: a draw once the last four repeat the four before."
        }
        Label::AboutHelp(HelpKind::Hints) => "H or its button shows a good move.",
        Label::AboutHelp(HelpKind::Threats) => "Pieces that can be taken get a frame.",
        Label::AboutHelp(HelpKind::Warnings) => "A move that loses much is asked about first.",
        Label::BoardOrientation => "Board",
        Label::DrawRule => "Draw by repetition",
        Label::Handicap => "Handicap",
        Label::HalfTime => "Half the time",
        Label::Match => "Match",
        Label::MatchLength => "Number of games, 2 to 99",
        Label::Rules => "Rules",
        Label::Start => "Start",
        Label::Chess960Number => "Number from 0 to 959; empty: random",
        Label::Position => "Position as FEN",
        Label::SetUpOnBoard => "Set up a position",
        Label::Fen => "FEN",
        Label::Castling => "Castling",
        Label::CastlingRight(Color::White, CastlingSide::King) => "White O-O",
        Label::CastlingRight(Color::White, CastlingSide::Queen) => "White O-O-O",
        Label::CastlingRight(Color::Black, CastlingSide::King) => "Black O-O",
        Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Black O-O-O",
        Label::EnPassant => "En passant",
        Label::ClearBoard => "Clear",
        Label::StartPosition => "Start position",
        Label::AnalysePosition => "Analyse the position",
        Label::Setting(setting) => setting_label(setting),
        Label::Hear => "Listen",
        Label::AboutSound(sound) => about_sound(sound),
        Label::Engine => "On this computer",
        Label::FormerLanguage => "Esc brings the former language back",
        Label::AboutLetters => {
            "Files keep the English letters, so that every program can read them. You can type moves with either."
        }
        Label::ChooseEngine => "Choose",
        Label::EnginesAreFound => "Installed engines are found automatically.",
        Label::NoOtherEngines => "In a browser only the engine of the program can run.",
        Label::AboutThreads => "of {number}; the rest stays free",
        Label::AboutMemory => "more helps a long analysis",
        Label::AboutLines => "shown while you analyse",
        Label::AboutGameTime => "analysis of a game, each move",
        Label::AboutPositionTime => "analysis of a position, then it stops",
        Label::Plays => "plays",
        Label::GamesFolder => "Folder of your games",
        Label::CopyFolder => "Copy path",
        Label::Saving => "Saving",
        Label::AboutSaving => {
            "Each move is saved as soon as it is played. What you add in a review is saved with the game."
        }
        Label::Copies => "Copies",
        Label::AboutCopies => {
            "Before a file that you opened is changed, a copy of it stays beside it for a week, with .deskmate.bak added to its name."
        }
        Label::AddEngine => "Add engine",
        Label::FindEngines => "Search again",
        Label::TryIt => "Try it",
        Label::TryEngine => "Test",
        Label::RemoveEngine => "Remove",
        Label::AskRemoval => "Remove this engine from the list? Its file stays.",
        Label::KeepEngine => "Keep",
        Label::UsedFor => "Used for",
        Label::UsedForAnalysis => "Analysis",
        Label::UsedForAll => "Analysis, opponent, hints",
        Label::AboutSubstitute => "If the engine stops answering, Deskmate goes on in its place.",
        Label::UndoReset => "Undo the reset",
        Label::ResetPage => "Reset page",
        Label::SettingsPage(page) => settings_page(page),
        Label::AboutPage(page) => about_page(page),
        Label::FoundSettings => "Found on all pages",
        Label::NoSettingFound => "No setting has these words.",
        Label::SettingGroup(group) => setting_group(group),
        Label::BuiltIn => "built in",
        Label::Analyses => "analyses",
        Label::PlayerName => "Name",
        Label::AboutPlayerName => {
            "The name of another player joins both. The files keep their names."
        }
        Label::JoinedNames => "Also called",
        Label::Path => "Path",
        Label::Ratings => "Ratings: White, Black",
        Label::Event => "Event",
        Label::Site => "Place",
        Label::DateAndRound => "Date: year.month.day, Round",
        Label::Result => "Result",
    }
}

pub fn settings_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "Board and pieces",
        SettingsPage::Game => "Game",
        SettingsPage::Sound => "Sound",
        SettingsPage::Language => "Language",
        SettingsPage::Engines => "Engines",
        SettingsPage::Files => "Files",
    }
}

fn about_page(page: SettingsPage) -> Text {
    match page {
        SettingsPage::Board => "How the board and the window look.",
        SettingsPage::Game => "How moves are made, and when the clocks run.",
        SettingsPage::Sound => "What is heard, and how loud.",
        SettingsPage::Language => "The words of the program, and the letters of the pieces.",
        SettingsPage::Engines => "Who analyses, and who plays when you are alone.",
        SettingsPage::Files => "Where your games are, and how they are kept.",
    }
}

fn setting_group(group: SettingGroup) -> Text {
    match group {
        SettingGroup::Board => "Board",
        SettingGroup::Pieces => "Pieces",
        SettingGroup::OnTheBoard => "On the board",
        SettingGroup::Window => "Window",
        SettingGroup::Moves => "Moves",
        SettingGroup::Clock => "Clock",
        SettingGroup::Sound => "Sound",
        SettingGroup::Sounds => "What is heard",
        SettingGroup::Language => "Language",
        SettingGroup::DatesAndNames => "Dates and names",
        SettingGroup::Engine => "What it may use",
    }
}

fn setting_label(setting: Setting) -> Text {
    match setting {
        Setting::BoardTheme => "Board · Grey suits colour-blind eyes",
        Setting::Pieces => "Pieces",
        Setting::Animation => "Moves glide",
        Setting::Coordinates => "Coordinates",
        Setting::CoordinatesOutside => "Coordinates outside the board",
        Setting::LastMoveSquares => "Squares of the last move",
        Setting::LastMoveArrow => "Arrow of the last move",
        Setting::CapturedPieces => "Captured pieces beside the names",
        Setting::LegalTargets => "Legal moves of a piece",
        Setting::Notation => "Moves written",
        Setting::AlwaysQueen => "Always promote to a queen",
        Setting::TakebackAsks => "Ask before takebacks",
        Setting::TouchMove => "Touch-move",
        Setting::LowTime => "Warn of low time",
        Setting::Volume => "Volume",
        Setting::Sound(sound) => sound_label(sound),
        Setting::ColorScheme => "Colours",
        Setting::TextSize => "Text size",
        Setting::ClockAtOnce => "Clock runs before the first move",
        Setting::ClockUnderDialogs => "Clock runs under menus and forms",
        // A translation that no native speaker has read says after ` · ` that it is a draft.
        Setting::Language => "Language",
        Setting::Letters => "Letters of the pieces · King, queen, rook, bishop, knight",
        Setting::Dates => "Date",
        Setting::EnglishOpenings => "Opening names in English",
        Setting::EngineThreads => "Threads",
        Setting::EngineLines => "Lines",
        Setting::GameTime => "Game",
        Setting::PositionTime => "Position",
        Setting::EngineMemory => "Memory",
    }
}

fn sound_label(sound: Sound) -> Text {
    match sound {
        Sound::Move => "Moves",
        Sound::Capture => "Captures",
        Sound::Check => "Check",
        Sound::End => "End of the game",
        Sound::LowTime => "Low time",
    }
}

fn about_sound(sound: Sound) -> Text {
    match sound {
        Sound::Move => "A piece is put on its square.",
        Sound::Capture | Sound::Check => "Off: sounds like any move.",
        Sound::End => "The game is over.",
        Sound::LowTime => "A clock has little time left.",
    }
}

pub fn unit(unit: Unit) -> (Text, Text) {
    match unit {
        Unit::None => ("", ""),
        Unit::Minutes => ("", " min"),
        Unit::Increment => ("+", " s a move"),
        Unit::GivenBack => ("up to ", " s back"),
        Unit::Delay => ("", " s before it runs"),
    }
}

pub fn placeholder(field: FieldId) -> Text {
    match field {
        FieldId::Search => "Search names, openings, dates",
        FieldId::FindPlayer => "Find a player",
        FieldId::FindChoice(Filter::Opening) => "Name or B20–B99",
        FieldId::FindSetting => "Find a setting",
        FieldId::Player(color) => side(color),
        _ => "",
    }
}

pub fn field_option(option: &FieldOption) -> Text {
    match option {
        FieldOption::Switch(false) => "Off",
        FieldOption::Switch(true) => "On",
        FieldOption::Rules(rules) => self::rules(*rules),
        FieldOption::Handicap(piece) => given(*piece),
        FieldOption::Giver(color) => side(*color),
        FieldOption::Match(choice) => match_choice(*choice),
        FieldOption::BoardOrientation(orientation) => self::board_orientation(*orientation),
        FieldOption::DrawRule(DrawRule::Fide) => "Standard",
        FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Eight half-moves",
        FieldOption::Clock(kind) => clock_kind(*kind),
        FieldOption::TouchMove => "touch-move",
        FieldOption::TakenBack => "Separate",
        FieldOption::Person => "Person",
        FieldOption::Computer => "Computer",
        FieldOption::Level(_) => "Level {number}",
        FieldOption::OtherTime => "Other…",
        FieldOption::BothSides => "Both",
        FieldOption::WithHelp => "with help",
        FieldOption::FromPosition(false) => "First position",
        FieldOption::FromPosition(true) => "From position…",
        FieldOption::ClockAtOnce(false) => "With the first move",
        FieldOption::ClockAtOnce(true) => "At once",
        FieldOption::AsWhite => "Same for both",
        FieldOption::OwnTime => "Different",
        FieldOption::Turn(Color::White) => "White to move",
        FieldOption::Turn(Color::Black) => "Black to move",
        FieldOption::EnPassant(None) => "None",
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
        FieldOption::Picture(PictureKind::Position) => "Position (PNG)",
        FieldOption::Picture(PictureKind::PositionSvg) => "Position (SVG)",
        FieldOption::Picture(PictureKind::Game) => "Game (GIF)",
        FieldOption::Picture(PictureKind::SheetPdf) => "Score sheet (PDF)",
        FieldOption::Picture(PictureKind::SheetSvg) => "Score sheet (SVG)",
        FieldOption::Result(None) => "open",
        FieldOption::ThisGame => "This game",
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
        Rules::Position => "From position",
    }
}

fn given(piece: Option<Role>) -> Text {
    match piece {
        None => "Even",
        Some(Role::Pawn) => "Pawn",
        Some(Role::Knight) => "Knight",
        Some(Role::Rook) => "Rook",
        Some(_) => "Queen",
    }
}

fn match_choice(choice: MatchChoice) -> Text {
    match choice {
        MatchChoice::OneGame => "One game",
        MatchChoice::BestOf3 => "Best of 3",
        MatchChoice::BestOf5 => "5",
        MatchChoice::BestOf7 => "7",
        MatchChoice::Other => "Other",
    }
}

fn board_orientation(orientation: BoardOrientation) -> Text {
    match orientation {
        BoardOrientation::Fixed => "Fixed",
        BoardOrientation::Turning => "Turning",
        BoardOrientation::FaceToFace => "Face to face",
    }
}

fn clock_kind(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "No clock",
        ClockKind::CountUp => "Count up",
        ClockKind::Fischer => "Fischer",
        ClockKind::Bronstein => "Bronstein",
        ClockKind::Delay => "Delay",
        ClockKind::SuddenDeath => "Sudden death",
        ClockKind::Hourglass => "Hourglass",
        ClockKind::Stages => "Stages",
    }
}

fn about_clock(kind: ClockKind) -> Text {
    match kind {
        ClockKind::NoClock => "No time is kept.",
        ClockKind::CountUp => "The time that is used is counted, without a limit.",
        ClockKind::Fischer => "Each move adds seconds to the clock.",
        ClockKind::Bronstein => "After a move the time used is given back, up to the delay.",
        ClockKind::Delay => "The clock waits for the delay before it runs.",
        ClockKind::SuddenDeath => "One time for the whole game, and nothing is added.",
        ClockKind::Hourglass => "The time that one side uses is added to the other’s.",
        ClockKind::Stages => "So many moves in so much time, then the next stage.",
    }
}

fn piece_set(set: PieceSet) -> Text {
    match set {
        PieceSet::Classic => "Classic",
        PieceSet::Modern => "Modern",
        PieceSet::Carved => "Carved",
        PieceSet::Slim => "Slim",
        PieceSet::Shapes => "Shapes",
    }
}

fn color_scheme(scheme: ColorScheme) -> Text {
    match scheme {
        ColorScheme::Dark => "Dark",
        ColorScheme::Light => "Light",
        ColorScheme::HighContrast => "High contrast",
        ColorScheme::AsSystem => "As the system",
    }
}

fn board_theme(theme: BoardTheme) -> Text {
    match theme {
        BoardTheme::Green => "Green",
        BoardTheme::Brown => "Brown",
        BoardTheme::Blue => "Blue",
        BoardTheme::Clear => "Grey",
        BoardTheme::Purple => "Purple",
        BoardTheme::Rose => "Rose",
    }
}

fn notation(notation: Notation) -> Text {
    match notation {
        Notation::San => "Short",
        Notation::Long => "Long",
    }
}

fn letters(letters: Letters) -> Text {
    match letters {
        Letters::Own => "As the language",
        Letters::Figurines => "Figurines",
        Letters::English => "English",
    }
}

fn volume(volume: Volume) -> Text {
    match volume {
        Volume::Off => "Off",
        Volume::Soft => "Soft",
        Volume::Medium => "Medium",
        Volume::Loud => "Loud",
    }
}

pub fn gives(piece: Option<Role>) -> Text {
    match piece {
        Some(Role::Pawn) => "{player} gives a pawn",
        Some(Role::Knight) => "{player} gives a knight",
        Some(Role::Rook) => "{player} gives a rook",
        Some(_) => "{player} gives the queen",
        None => "{player} gives half the time",
    }
}

pub fn help(kind: HelpKind) -> Text {
    match kind {
        HelpKind::Hints => "Hints",
        HelpKind::Threats => "Show threatened pieces",
        HelpKind::Warnings => "Ask before a blunder",
    }
}
