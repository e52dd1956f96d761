//! Why a game is not changed.

use thiserror::Error;

use crate::rules::IllegalMove;
use crate::tree::DEEPEST_LINE;

/// Why an [`Edit`](super::Edit) is refused. The game is as it was before.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EditError {
    /// The node was deleted, or is one of another game.
    #[error("This move is not in the game any more.")]
    NotInTree,
    /// The move cannot be played.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The root has neither glyphs nor a comment before it, and is not deleted.
    #[error("No move stands here, but the start of the game.")]
    NoMove,
    /// What stands in the main line belongs to no variation.
    #[error("This is the main line already.")]
    IsMainLine,
    /// The edit would change the moves of a game that was played.
    #[error("The moves of a game that was played stay as they are.")]
    MainLineIsKept,
    /// A game that ended before its first move has no move beside which a line could stand.
    #[error("No move was played beside which a line could stand.")]
    NothingPlayed,
    /// The main line would have a null move, with which no file can be read.
    #[error("A null move can stand in a variation only.")]
    NullMoveInMainLine,
    /// There would be more brackets around a line than are read again.
    #[error("Lines can be nested {DEEPEST_LINE} deep, and no deeper.")]
    TooDeep,
}
