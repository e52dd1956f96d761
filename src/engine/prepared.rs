//! A position with its bitboards and its key.

use std::ops::Deref;

use crate::rules::{Army, Bitboards, ByColor, Position, SquareSet};

/// A position of the search tree. Its bitboards and its key are computed once, when the move that leads to it is made.
pub(super) struct Prepared {
    position: Position,
    bitboards: Bitboards,
    key: u64,
}

impl Prepared {
    #[inline]
    pub(super) fn new(position: Position) -> Prepared {
        let bitboards = position.bitboards();
        Prepared {
            key: position.key_in(&bitboards),
            position,
            bitboards,
        }
    }

    #[inline]
    pub(super) fn bitboards(&self) -> &Bitboards {
        &self.bitboards
    }

    /// The [key](Position::key) of the position.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        self.key
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
