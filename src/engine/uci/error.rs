//! What is wrong with a line.

use crate::notation::fen::FenError;
use crate::notation::{MoveError, shortened};

/// Why a line to an engine cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UciError {
    /// No command begins like this.
    #[error("unknown command: {0}")]
    Unknown(String),
    /// Something has to follow this word.
    #[error("something is missing after {0}")]
    Missing(&'static str),
    /// After this word another one was expected.
    #[error("{word} cannot stand after {after}")]
    Unexpected {
        /// The word before.
        after: &'static str,
        /// The word that was found.
        word: String,
    },
    /// A number cannot be read.
    #[error("{word} after {after} is not a number")]
    Number {
        /// What the number is of.
        after: &'static str,
        /// What was found.
        word: String,
    },
    /// The position cannot be read.
    #[error("illegal position: {0}")]
    Fen(#[from] FenError),
    /// A move cannot be played.
    #[error("illegal move {text} (half-move {ply}): {error}")]
    Move {
        /// The number of the half-move, counted from 1.
        ply: usize,
        /// The move as it is written.
        text: String,
        /// Why.
        error: MoveError,
    },
}

/// A word from outside, short enough to be said again.
pub(super) fn quoted(text: &str) -> String {
    shortened(text, 40).into_owned()
}
