//! What stands in a form beside that which is entered, each named by what it is; `words` says it.

use crate::app::picture::PictureKind;
use crate::game::{DrawRule, TimeControl};
use crate::notation::pgn::GameResult;
use crate::rules::{Color, Side, Square};
use crate::storage::{BoardTheme, ClockKind, Notation, Rules, Seating, TextSize};

/// What a form is for: its heading, and the button that ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FormKind {
    NewGame,
    SetUp,
    Settings,
    OpenFile,
    SaveGame,
    Export,
    Picture,
    Tags,
}

/// What stands beside or on a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Label {
    /// Nothing: the field says enough.
    None,

    // A new game.
    /// The name of the player with these pieces.
    Player(Color),
    Clock,
    /// The time of this side, or of each side.
    Time(Option<Color>),
    /// The stages of this side, or of each side.
    Stages(Option<Color>),
    QuickChoice,
    TimeForBlack,
    Seating,
    DrawRule,
    Rules,
    Chess960Number,
    Position,
    /// The button that leads to the board editor.
    SetUpOnBoard,

    // The board editor.
    Fen,
    Castling,
    CastlingRight(Color, Side),
    EnPassant,
    ClearBoard,
    StartPosition,

    // The settings.
    BoardTheme,
    Animation,
    Coordinates,
    LegalTargets,
    Notation,
    AlwaysQueen,
    TakebackAsks,
    TouchMove,
    Volume,
    TextSize,

    // Files.
    Path,

    // The tags of a game.
    Ratings,
    Event,
    Site,
    DateAndRound,
    Result,
}

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FieldOption {
    /// Off or on.
    Switch(bool),
    Rules(Rules),
    Seating(Seating),
    DrawRule(DrawRule),
    Clock(ClockKind),
    Time(TimeControl),
    /// Black has the same time as White.
    AsWhite,
    /// Black has another time than White.
    OwnTime,
    /// This side is to move.
    Turn(Color),
    EnPassant(Option<Square>),
    BoardTheme(BoardTheme),
    Notation(Notation),
    TextSize(TextSize),
    Volume(Volume),
    /// A file or folder, by its name.
    File(String),
    /// What is painted of a game.
    Picture(PictureKind),
    /// A result.
    Result(Option<GameResult>),
    /// The selected game of a list.
    ThisGame,
    /// All games that a list shows; how many.
    AllGames(usize),
}

/// How loud sounds are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Volume {
    Off,
    Soft,
    Medium,
    Loud,
}

impl Volume {
    /// All of them.
    pub const ALL: [Volume; 4] = [Volume::Off, Volume::Soft, Volume::Medium, Volume::Loud];

    /// From 0 to 100, as the settings have it.
    pub const fn percent(self) -> u8 {
        match self {
            Volume::Off => 0,
            Volume::Soft => 30,
            Volume::Medium => 60,
            Volume::Loud => 100,
        }
    }
}

/// What the number in a line of text counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// It is no number that counts something.
    None,
    /// Minutes for the moves.
    Minutes,
    /// Seconds that each move adds.
    Increment,
    /// Seconds that are given back after a move at most.
    GivenBack,
    /// Seconds before the clock begins to run.
    Delay,
}
