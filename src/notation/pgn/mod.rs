//! Portable Game Notation.
//!
//! A [`Reader`] reads one game after another from a file or another source and holds only one at a
//! time. A fault never affects other games:
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
mod chars;
mod comment;
mod error;
mod grammar;
mod lines;
mod no_games;
mod open_line;
mod parser;
mod reader;
mod scanner;
mod skimmer;
mod tag;
mod visitor;
mod windows_1252;
mod writer;

#[cfg(feature = "storage")]
pub(crate) use buffer::LONGEST_GAME;
pub use buffer::decode;
#[cfg(feature = "storage")]
pub(crate) use chars::BYTE_ORDER_MARK;
pub use comment::{append_comment, elapsed_in, read_clock, set_elapsed, write_clock};
pub use error::{PgnError, PgnFault};
pub use no_games::NoGames;
#[cfg(feature = "storage")]
pub(crate) use reader::read_first;
pub use reader::{ParsedGame, Reader, games, read};
pub use skimmer::{Outline, Skimmer};
pub use visitor::{Answer, Visitor};
#[cfg(feature = "storage")]
pub(crate) use windows_1252::encode;
pub(crate) use writer::MOVES_AT_ONCE;
pub use writer::{write, write_in};

use std::iter;

use crate::rules::{Color, Move, Position};
use crate::tree::GameTree;

/// A game as PGN can hold it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pgn {
    /// The tag pairs. [`write()`] sorts them, and takes `Result`, `SetUp` and `FEN` from the fields
    /// below.
    pub tags: Vec<Tag>,
    /// The moves. In a variation there may be [`Move::NULL`](crate::rules::Move::NULL) among them.
    pub tree: GameTree,
    /// The result; `None` if the game is not over or its result is unknown (`*`).
    pub result: Option<GameResult>,
}

impl Pgn {
    /// A game without tags and moves.
    pub fn new(start: Position) -> Pgn {
        Pgn {
            tags: Vec::new(),
            tree: GameTree::new(start),
            result: None,
        }
    }

    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        Tag::value_in(&self.tags, name)
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        self.tree.start()
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.tree.main_line().map(|id| self.tree.node(id).mv())
    }

    /// The position before the first move, and after each move of the main line.
    ///
    /// ```
    /// use deskmate::notation::pgn;
    ///
    /// let game = pgn::read("1. f3 e5 2. g4 Qh4# 0-1").game;
    /// let mates = game.positions().filter(|position| position.outcome().is_some());
    /// assert_eq!(mates.count(), 1);
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let after_each = self.moves().scan(self.start().clone(), |position, mv| {
            position.make(mv);
            Some(position.clone())
        });
        iter::once(self.start().clone()).chain(after_each)
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
    /// The value of the first of the tags with this name.
    pub fn value_in<'a>(tags: &'a [Tag], name: &str) -> Option<&'a str> {
        let tag = tags.iter().find(|tag| tag.name == name)?;
        Some(&tag.value)
    }

    /// A tag pair with this name and value.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Tag {
        Tag {
            name: name.into(),
            value: value.into(),
        }
    }
}

/// The value of a tag without the whitespace around it. Empty if it is `?` or `-`, unknown or not applicable
/// (PGN standard 8.1.1).
pub fn known_value(value: &str) -> &str {
    match value.trim() {
        "?" | "-" => "",
        known => known,
    }
}

/// The result of a game that is over.
///
/// ```
/// use deskmate::notation::pgn::GameResult;
/// use deskmate::rules::Color;
///
/// assert_eq!(GameResult::parse("½-½"), Some(GameResult::Draw));
/// assert_eq!(GameResult::of(Some(Color::White)).text(), "1-0");
/// ```
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
    /// The result of a game with this winner; `None` is a draw.
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

    /// Parses a result. A draw may also be `½-½` or `0.5-0.5`.
    pub fn parse(text: &str) -> Option<GameResult> {
        match text {
            "1-0" => Some(GameResult::WhiteWins),
            "0-1" => Some(GameResult::BlackWins),
            "1/2-1/2" | "½-½" | DECIMAL_DRAW => Some(GameResult::Draw),
            _ => None,
        }
    }
}

/// A draw in decimals, the only result that begins like a move number.
const DECIMAL_DRAW: &str = "0.5-0.5";

/// How PGN writes the result of a game that is not over.
pub(super) const UNFINISHED: &str = "*";
