//! The moves before the first one of a new game.

use crate::rules::{Move, Position};

/// Moves that were played earlier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
}

impl Line {
    /// The position after all moves.
    pub(super) fn end(&self) -> Position {
        let play = |position: Position, mv: &Move| position.play(*mv).unwrap_or(position);
        self.moves.iter().fold(self.start.clone(), play)
    }
}
