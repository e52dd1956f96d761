//! Reading and writing positions, moves and games.
//!
//! Each notation has a module with its writer ([`fen`], [`diagram`], [`san`], [`long`], [`pgn`]);
//! a [`Move`](crate::rules::Move) is itself written in coordinate notation. One reader, [`read_move`], reads
//! moves in all of them.
//!
//! ```
//! use deskmate::notation::{MoveError, long, read_move, san};
//! use deskmate::rules::Position;
//!
//! let start = Position::initial();
//! let knight = read_move(&start, "Nf3")?;
//! assert_eq!(read_move(&start, "g1f3"), Ok(knight));
//! assert_eq!(read_move(&start, "♘g1-f3"), Ok(knight));
//! assert_eq!(san::write(&start, knight), "Nf3");
//! assert_eq!(long::write(&start, knight), "Ng1-f3");
//! assert_eq!(knight.to_string(), "g1f3");
//! assert!(matches!(read_move(&start, "Nxf3"), Err(MoveError::NoCapture(_))));
//! # Ok::<(), MoveError>(())
//! ```

#[cfg(feature = "serde")]
mod as_text;
mod completion;
pub mod diagram;
pub mod fen;
mod foreign;
mod letters;
pub mod long;
mod moves;
pub mod opening;
mod pattern;
pub mod pgn;
mod reader;
pub mod san;
mod spelling;

use std::borrow::Cow;

pub use completion::{Completion, completions, completions_in};
pub use letters::PieceLetters;
pub use moves::{MovesError, read_moves};
#[cfg(feature = "storage")]
pub(crate) use reader::find_move;
pub use reader::{MoveError, read_move};
pub use spelling::Spelling;

/// A text cut to at most this many characters; a text that is cut ends in `…`.
pub(crate) fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    // The index of the last character that fits, and whether another one follows it.
    let mut from_last = text.char_indices().skip(most.saturating_sub(1));
    match (from_last.next(), from_last.next()) {
        (Some((end, _)), Some(_)) => format!("{}…", &text[..end]).into(),
        _ => text.into(),
    }
}

/// The beginning of a text, short enough to quote in an error.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 25;
    shortened(text, LONGEST).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_long_ends_in_an_ellipsis() {
        assert_eq!(shortened("李小林", 3), "李小林");
        assert_eq!(shortened("李小林e", 3), "李小…");
        assert_eq!(shortened("", 3), "");
        assert_eq!(shortened("abc", 1), "…");
    }
}
