//! Chess as text: positions, moves and games read and written.
//!
//! Writers are one module for each notation ([`fen`], [`diagram`], [`san`], [`long`], [`coordinate`],
//! [`pgn`]). Moves of every notation are read by one reader, [`read_move`].

mod completion;
pub mod coordinate;
pub mod diagram;
pub mod fen;
pub mod long;
mod moves;
pub mod opening;
mod pattern;
pub mod pgn;
mod reader;
pub mod san;

pub use completion::{Completion, completions};
pub use moves::{MovesError, read_moves};
pub use reader::{MoveError, read_move};

/// The beginning of a text, short enough to be quoted in an error.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
