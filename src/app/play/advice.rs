//! What the program says to a player: a hint, a warning of a move, and an offered draw.

use crate::analysis::Warning;
use crate::engine::DrawReason;
use crate::rules::{Move, Position};

/// A hint for the position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HintState {
    /// The number of half-moves before the position, and its key.
    pub(super) place: (usize, u64),
    /// The move, once it is found.
    pub(super) mv: Option<Move>,
    /// Whether its target is shown too.
    pub(super) is_whole: bool,
}

/// What of a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownHint {
    /// The piece that should move.
    Piece(Move),
    /// The whole move.
    Move(Move),
}

/// A move that was made on the board, and is played unless its player is warned of it and thinks better of it. The clock waits.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    pub(super) mv: Move,
    /// The position after it.
    pub(super) position: Position,
    /// What was found, once it is a warning.
    pub(super) warning: Option<Warning>,
}

/// The draw that the program has offered last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DrawOffer {
    /// The number of half-moves before it.
    pub(super) ply: usize,
    pub(super) why: DrawReason,
}
