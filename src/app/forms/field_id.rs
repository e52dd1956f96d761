//! The names of fields.

use crate::game::LONGEST_NAME;
use crate::rules::{Color, Side};

/// The longest path that Linux opens.
const LONGEST_PATH: usize = 4096;

/// Every field that any form has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FieldId {
    White,
    Black,
    Rules,
    Seating,
    DrawRule,
    /// The number of a start position of Chess960.
    Number,
    Fen,
    /// The line in which a move is typed, in no form.
    TypedMove,
    /// The search line of a list of games, in no form.
    Search,

    // The line for a path.
    Path,
    /// The files that the path can become.
    Offers,
    /// What is painted of a game.
    PictureKind,
    /// Whether one game is exported or all that the list shows.
    Extent,

    // The board editor, and the way to it from the form for a new game.
    SetUp,
    Squares,
    Palette,
    Empty,
    Initial,
    Turn,
    Castling(Color, Side),
    EnPassant,

    // The tags of a game, beside the names of the players.
    Event,
    Site,
    Date,
    Round,
    WhiteElo,
    BlackElo,
    Result,
    /// The line in which a comment is typed, in no form.
    Comment,

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

    // The clock of a new game.
    Clock,
    /// The minutes of a side, White's if they are the same for both; so are the next two.
    Time(Color),
    /// The seconds that come with each move.
    Bonus(Color),
    Stages(Color),
    QuickChoice,
    /// Whether Black has another time than White.
    Sides,
}

impl FieldId {
    /// The greatest number of letters in its text.
    pub(super) const fn room(self) -> usize {
        match self {
            FieldId::Path => LONGEST_PATH,
            _ => LONGEST_NAME,
        }
    }

    /// Whether it is about the clock of a new game.
    pub(super) fn is_of_clock(self) -> bool {
        use FieldId::*;
        matches!(
            self,
            Clock | Time(_) | Bonus(_) | Stages(_) | QuickChoice | Sides
        )
    }
}
