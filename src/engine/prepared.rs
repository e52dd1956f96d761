//! A position with its bitboards.

use std::ops::Deref;

use crate::rules::{Army, Bitboards, ByColor, Position, SquareSet};

/// A position of the search tree. Its bitboards are computed once, when the move that leads to it is made.
pub(super) struct Prepared {
    position: Position,
    bitboards: Bitboards,
}

impl Prepared {
    #[inline]
    pub(super) fn new(position: Position) -> Prepared {
        Prepared {
            bitboards: position.bitboards(),
            position,
        }
    }

    #[inline]
    pub(super) fn bitboards(&self) -> &Bitboards {
        &self.bitboards
    }

    #[inline]
    pub(super) fn armies(&self) -> &ByColor<Army> {
        self.bitboards.armies()
    }

    #[inline]
    pub(super) fn occupied(&self) -> SquareSet {
        self.bitboards.occupied()
    }

    /// Whether the side to move is in check.
    #[inline]
    pub(super) fn is_check(&self) -> bool {
        !self.bitboards.checkers().is_empty()
    }
}

impl Deref for Prepared {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        &self.position
    }
}
