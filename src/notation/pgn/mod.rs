//! Portable Game Notation: a whole game as text.
//!
//! A [`Reader`] takes one game after the other from a file or anything else that can be read, and holds only
//! one at a time. A fault costs no more than the game that it is in:
//!
//! ```
//! use deskmate::notation::pgn::Reader;
//!
//! let file = "[White \"Anna\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n[White \"Boris\"]\n\n1. e4 e6 2. e6 *\n";
//! let mut players = Vec::new();
//! let mut faults = Vec::new();
//! for reading in Reader::new(file.as_bytes()) {
//!     let reading = reading?;
//!     players.extend(reading.game.tag("White").map(str::to_owned));
//!     faults.extend(reading.faults);
//! }
//! assert_eq!(players, ["Anna", "Boris"]);
//! assert_eq!((faults[0].line, faults[0].column), (7, 13));
//! # Ok::<(), std::io::Error>(())
//! ```

mod buffer;
mod builder;
mod comment;
mod error;
mod lines;
mod open_line;
mod reader;
mod scanner;
mod signs;
mod skimmer;
mod tag;
mod writer;

#[cfg(feature = "storage")]
pub(crate) use buffer::{LONGEST_GAME, decode};
pub use comment::{append_comment, elapsed_command, elapsed_in, read_clock, write_clock};
pub use error::{PgnError, PgnFault};
pub use reader::{Reader, Reading, read};
pub use skimmer::{Outline, Skimmer};
pub use writer::{write, write_in};

use std::iter;
use std::time::Duration;

use crate::rules::{Color, Move, Position};

/// A game as PGN can hold it.
#[derive(Clone, Debug)]
pub struct Pgn {
    /// The tag pairs. [`write()`] puts them in order, and takes `Result`, `SetUp` and `FEN` from the
    /// fields below instead.
    pub tags: Vec<Tag>,
    /// The position before the first move.
    pub start: Position,
    /// The moves that were played.
    pub main: Line,
    /// The result; `None` of a game that is not over, or whose result is unknown (`*`).
    pub result: Option<GameResult>,
}

impl Pgn {
    /// A game without tags and moves.
    pub fn new(start: Position) -> Pgn {
        Pgn {
            tags: Vec::new(),
            start,
            main: Line::default(),
            result: None,
        }
    }

    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name)?;
        Some(&tag.value)
    }

    /// The position before the first move, and after each move that was played.
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let moves = self.main.moves.iter();
        let after_each = moves.scan(self.start.clone(), |position, played| {
            *position = position.after(played.mv);
            Some(position.clone())
        });
        iter::once(self.start.clone()).chain(after_each)
    }
}

/// A tag pair, `[White "Carlsen, Magnus"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The name: letters, digits and underscores (PGN standard 8.1.1).
    pub name: String,
    /// The value, any text on one line.
    pub value: String,
}

impl Tag {
    /// A tag pair with this name and value.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Tag {
        Tag {
            name: name.into(),
            value: value.into(),
        }
    }
}

/// Moves one after another, with what is written beside them.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Line {
    /// A comment before the first move, its words parted by single blanks.
    pub comment: Option<String>,
    /// The moves, each legal after those before it. In a variation there may be [`Move::NULL`] among
    /// them.
    pub moves: Vec<PgnMove>,
}

/// A move with what is written beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnMove {
    /// The move.
    pub mv: Move,
    /// What the mover's clock showed after the move (`%clk`).
    pub clock: Option<Duration>,
    /// The comment after the move, its words parted by single blanks. The clock stands in it as well where
    /// a file has it in another place or form than the one in which [`write()`] puts it before the words.
    pub comment: Option<String>,
    /// Numeric annotation glyphs (PGN standard 10): 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// Other lines from the position before this move, in place of it.
    pub variations: Vec<Line>,
}

impl PgnMove {
    /// A move with nothing beside it.
    pub const fn new(mv: Move) -> PgnMove {
        PgnMove {
            mv,
            clock: None,
            comment: None,
            nags: Vec::new(),
            variations: Vec::new(),
        }
    }
}

/// The result of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
}

impl GameResult {
    /// The result of a game that this side has won, or that is drawn.
    pub const fn of(winner: Option<Color>) -> GameResult {
        match winner {
            Some(Color::White) => GameResult::WhiteWins,
            Some(Color::Black) => GameResult::BlackWins,
            None => GameResult::Draw,
        }
    }

    /// The winner; `None` is a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            GameResult::WhiteWins => Some(Color::White),
            GameResult::BlackWins => Some(Color::Black),
            GameResult::Draw => None,
        }
    }

    /// How PGN writes the result.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
        }
    }

    /// The result that is written so. A draw may also be `½-½` or `0.5-0.5`.
    pub fn parse(text: &str) -> Option<GameResult> {
        match text {
            "1-0" => Some(GameResult::WhiteWins),
            "0-1" => Some(GameResult::BlackWins),
            "1/2-1/2" | "½-½" | DECIMAL_DRAW => Some(GameResult::Draw),
            _ => None,
        }
    }
}

/// The position after a move of a line; in a variation that may be [`Move::NULL`].
fn after(position: &Position, mv: Move) -> Position {
    if mv == Move::NULL {
        position.pass().unwrap_or_else(|| position.clone())
    } else {
        position.after(mv)
    }
}

/// A draw in decimals, the one result that begins like a move number.
const DECIMAL_DRAW: &str = "0.5-0.5";

/// How PGN writes the result of a game that is not over.
pub(super) const UNFINISHED: &str = "*";
