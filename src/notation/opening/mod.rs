//! The names of openings.
//!
//! An opening is identified by its positions, so transpositions have the same name:
//!
//! ```
//! use deskmate::notation::{opening, read_moves};
//! use deskmate::rules::Position;
//!
//! let start = Position::initial();
//! let mut positions = vec![start.clone()];
//! for mv in read_moves(&start, "1. d4 e6 2. e4 d5 3. Nc3")? {
//!     positions.push(positions[positions.len() - 1].play(mv)?);
//! }
//! let opening = opening::of_line(&positions).expect("a known one");
//! assert_eq!((opening.eco, opening.name), ("C10", "French Defence: Paulsen Variation"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod finder;
mod table;

use std::borrow::Cow;

pub(super) use self::finder::Finders;
#[cfg(feature = "storage")]
pub(crate) use self::table::family;
pub use self::table::{LONGEST, Opening, TAGS, continuations, of_position};

use self::finder::Finder;
use super::pgn::{self, Pgn};
use crate::rules::{Move, Position};

/// The opening of a game: that of its last position that has a name. The positions begin with the one
/// before the first move. A game from another start position, such as Chess960, has none.
pub fn of_line<'a, I>(positions: I) -> Option<&'static Opening>
where
    I: IntoIterator<Item = &'a Position, IntoIter: DoubleEndedIterator>,
{
    let mut positions = positions.into_iter();
    if *positions.next()? != Position::initial() {
        return None;
    }
    positions.rev().find_map(of_position)
}

/// The opening of a game from the standard start position, by its first moves in any notation. Moves
/// after an illegal one, or beyond the longest line of the table, are ignored.
///
/// ```
/// use deskmate::notation::opening;
///
/// let opening = opening::of_moves(["e4", "c5"]).expect("a known one");
/// assert_eq!(opening.to_string(), "B20 Sicilian Defence");
/// ```
pub fn of_moves<'a>(moves: impl IntoIterator<Item = &'a str>) -> Option<&'static Opening> {
    let mut finder = Finder::default();
    for word in moves {
        finder.play(word.as_bytes());
    }
    finder.opening()
}

/// The opening of the main line of a game. One from another start position has none.
pub fn of_game(game: &Pgn) -> Option<&'static Opening> {
    of_start(game.start(), game.moves())
}

/// The opening of a game from a start position with these legal moves. One from another start position than the standard one
/// has none.
pub(crate) fn of_start(
    start: &Position,
    moves: impl IntoIterator<Item = Move>,
) -> Option<&'static Opening> {
    let mut finder = (*start == Position::initial()).then(Finder::default)?;
    moves.into_iter().for_each(|mv| finder.make(mv));
    finder.opening()
}

/// The code and the name of a game's opening: from its tags, or else from its moves, which are looked
/// up only then. Empty if neither gives any. A code alone stands alone where its openings are none of what the moves are, such as
/// an Alekhine's Defence that became a French one.
pub fn label<'a>(
    tag: impl Fn(&str) -> Option<&'a str>,
    by_moves: impl FnOnce() -> Option<&'static Opening>,
) -> String {
    let [code, name] = TAGS.map(|name| tag(name).unwrap_or_default());
    let name = &*british(pgn::known_value(name));
    match [stated_code(code), name] {
        ["", ""] => by_moves().map_or(String::new(), Opening::to_string),
        ["", name] => name.to_owned(),
        [eco, ""] => match by_moves() {
            Some(found) if table::has_code(found.name, eco) => format!("{eco} {}", found.name),
            _ => eco.to_owned(),
        },
        [eco, name] => format!("{eco} {name}"),
    }
}

/// The code in a tag, if it has one: some programs write `000` where they know no opening.
pub(crate) fn stated_code(tag: &str) -> &str {
    let code = pgn::known_value(tag);
    let has_letter = code.starts_with(|letter: char| letter.is_ascii_alphabetic());
    if has_letter { code } else { "" }
}

/// The name of an opening as our own table spells it, so that both spellings are one opening.
fn british(name: &str) -> Cow<'_, str> {
    // Most lists are long, and most names have no word to change.
    if name.contains("Defense") {
        Cow::Owned(name.replace("Defense", "Defence"))
    } else {
        Cow::Borrowed(name)
    }
}

/// The ECO code of an opening: `C50 Italian Game`. The empty text if there is none.
#[cfg(feature = "storage")]
pub(crate) fn code(opening: &str) -> &str {
    let code = opening.strip_suffix(without_code(opening));
    code.unwrap_or_default().trim_end()
}

/// The name of an opening without its ECO code: `C50 Italian Game`.
#[cfg(feature = "storage")]
pub(crate) fn without_code(opening: &str) -> &str {
    let is_code = |word: &str| {
        let mut letters = word.bytes();
        let first = letters.next().is_some_and(|it| it.is_ascii_uppercase());
        first && word.len() == 3 && letters.all(|it| it.is_ascii_digit())
    };
    match opening.split_once(' ') {
        Some((code, name)) if is_code(code) => name,
        None if is_code(opening) => "",
        _ => opening,
    }
}
