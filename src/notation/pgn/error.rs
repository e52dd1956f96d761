//! What can be wrong with a game's text.

use super::no_games::NoGames;
use crate::notation::MoveError;
use crate::notation::fen::FenError;

/// A fault of a game's text, with its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct PgnError {
    /// The line of the fault, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: PgnFault,
}

/// What is wrong with a game's text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PgnFault {
    /// There are no tags, no moves and no result.
    #[error("there is no game here")]
    NoGame,
    /// The whole text is something else.
    #[error("there is no game here: {0}")]
    NoGames(NoGames),
    /// The text ends, or another game begins, before the game's result.
    #[error("the game breaks off without a result; the text may have been cut")]
    NoResult,
    /// A tag pair is not a name and a value in quotes, on one line and between brackets.
    #[error("this is not a tag such as [White \"Name\"]")]
    Tag,
    /// The `FEN` tag does not hold a position.
    #[error("the tag FEN holds no position: {0}")]
    Fen(#[from] FenError),
    /// A comment is not closed.
    #[error("this comment has no closing brace")]
    UnclosedComment,
    /// A variation is not closed.
    #[error("this variation has no closing parenthesis")]
    UnclosedVariation,
    /// A closing brace, bracket or parenthesis without an opening one.
    #[error("{0:?} has no place here")]
    Stray(char),
    /// A `$` without a number up to 255 after it, or before the first move.
    #[error("a $ has to follow a move and be followed by a number from 0 to 255")]
    Nag,
    /// A variation before the first move of its line.
    #[error("a variation has to follow the move that it replaces")]
    Variation,
    /// Variations are nested too deeply.
    #[error("variations are nested too deeply here")]
    TooDeep,
    /// The game has more text than any game can have, as read or as it would be written.
    #[error("the game is longer than any game can be")]
    TooLong,
    /// A move cannot be played.
    #[error("{text} (half-move {ply}): {error}")]
    Move {
        /// The number of the half-move, counted from 1.
        ply: usize,
        /// The text of the move.
        text: String,
        /// Why it cannot be played.
        error: MoveError,
    },
}
