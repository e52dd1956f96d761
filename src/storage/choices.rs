//! What can be chosen among in the settings.

use serde::{Deserialize, Serialize};

/// From what position a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rules {
    /// The position of standard chess.
    Standard,
    /// One of the 960 of Chess960.
    Chess960,
    /// Any position.
    Position,
}

impl Rules {
    /// All of them.
    pub const ALL: [Rules; 3] = [Rules::Standard, Rules::Chess960, Rules::Position];
}

/// Which way round the board is seen in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Always from the same side, as the players flip it.
    Fixed,
    /// From the side of the player on move.
    Turning,
    /// From White's side, with Black's pieces turned to a player who sits opposite.
    FaceToFace,
}

impl Seating {
    /// All of them.
    pub const ALL: [Seating; 3] = [Seating::Fixed, Seating::Turning, Seating::FaceToFace];
}

/// The colours of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardTheme {
    /// Green and cream.
    Green,
    /// The colours of wood.
    Brown,
    /// Blue and a cool white.
    Blue,
    /// Greys, with marks in blue and yellow, which nearly all eyes tell apart.
    Clear,
}

impl BoardTheme {
    /// All of them.
    pub const ALL: [BoardTheme; 4] = [
        BoardTheme::Green,
        BoardTheme::Brown,
        BoardTheme::Blue,
        BoardTheme::Clear,
    ];
}

/// How the moves of the list are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Notation {
    /// Standard algebraic notation: `Nf3`.
    San,
    /// The same with a figurine for the letter of the piece.
    Figurine,
    /// Long algebraic notation: `Ng1-f3`.
    Long,
}

impl Notation {
    /// All of them.
    pub const ALL: [Notation; 3] = [Notation::San, Notation::Figurine, Notation::Long];
}

/// How large text is, and with it everything beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    /// As the window has it by itself.
    Normal,
    /// A little larger.
    Large,
    /// Clearly larger.
    Larger,
    /// Half as large again.
    Largest,
}

impl TextSize {
    /// All of them, the smallest first.
    pub const ALL: [TextSize; 4] = [
        TextSize::Normal,
        TextSize::Large,
        TextSize::Larger,
        TextSize::Largest,
    ];

    /// How large it is against the normal size, in percent.
    pub const fn percent(self) -> u16 {
        match self {
            TextSize::Normal => 100,
            TextSize::Large => 115,
            TextSize::Larger => 130,
            TextSize::Largest => 150,
        }
    }
}
