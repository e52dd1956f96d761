//! Errors in a line to the engine.

use crate::notation::fen::FenError;
use crate::notation::{MoveError, shortened};

/// Why a line to an engine cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UciError {
    /// The line contains no known command.
    #[error("unknown command: {0}")]
    Unknown(String),
    /// The word after this one is missing.
    #[error("missing word after {0}")]
    Missing(&'static str),
    /// Another word was expected after this one.
    #[error("unexpected word after {after}: {word}")]
    Unexpected {
        /// The word before.
        after: &'static str,
        /// The word that was found.
        word: String,
    },
    /// A number cannot be read.
    #[error("invalid number after {after}: {word}")]
    Number {
        /// The word before the number.
        after: &'static str,
        /// The word that was found.
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
        /// The move as written in the line.
        text: String,
        /// Why it is illegal or cannot be read.
        error: MoveError,
    },
}

impl UciError {
    pub(super) fn unexpected(after: &'static str, word: &str) -> UciError {
        UciError::Unexpected {
            after,
            word: quoted(word),
        }
    }
}

/// Text from the input, shortened for an error message.
pub(super) fn quoted(text: &str) -> String {
    shortened(text, 40).into_owned()
}
