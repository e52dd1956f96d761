//! Why a game is not changed.

use thiserror::Error;

use crate::rules::IllegalMove;
use crate::tree::DEEPEST_LINE;

/// Why an [`Edit`](super::Edit) is refused. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EditError {
    /// The node was deleted, or belongs to another game.
    #[error("this move is no longer in the game")]
    NotInTree,
    /// The move cannot be played.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The root has no NAGs and no comment before it, and cannot be deleted.
    #[error("this is the start of the game, not a move")]
    NoMove,
    /// The node is in the main line, not in a variation.
    #[error("this is the main line already")]
    IsMainLine,
    /// The edit would change the moves of a game that was played.
    #[error("the moves of a game that was played cannot be changed")]
    MainLineIsKept,
    /// A game that ended before its first move has no move to add a variation to.
    #[error("no move was played that could have a variation")]
    NothingPlayed,
    /// The main line would have a null move, which is not read back.
    #[error("a null move is possible only in a variation")]
    NullMoveInMainLine,
    /// Lines would be nested more deeply than is read back.
    #[error("variations cannot be nested more than {DEEPEST_LINE} deep")]
    TooDeep,
}
