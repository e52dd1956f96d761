//! The lines that an analysis has found in the position shown.

use super::written::Written;
use crate::analysis::{ScoredLine, for_white};
use crate::rules::{Color, Move, Position};
use crate::tree;

/// The most moves of a line that are shown.
const LONGEST_LINE: usize = 16;

/// A line that was found in the position shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisLine {
    /// The score for the side to move, the depth and the moves.
    pub found: ScoredLine,
    /// The side to move.
    pub turn: Color,
    /// The moves in notation.
    pub written: Vec<Written>,
}

impl AnalysisLine {
    pub(super) fn new(position: &Position, mut found: ScoredLine) -> AnalysisLine {
        found.moves.truncate(LONGEST_LINE);
        AnalysisLine {
            turn: position.turn(),
            written: Written::line(position, &found.moves),
            found,
        }
    }

    /// The position after this many of its moves from the position that was searched, and the last of them.
    pub fn after(&self, start: &Position, moves: usize) -> Option<(Position, Move)> {
        let played = self.found.moves.get(..moves)?;
        let mut position = start.clone();
        for &mv in played {
            position = position.play(mv).ok()?;
        }
        Some((position, *played.last()?))
    }

    /// The score for White.
    pub fn score(&self) -> tree::Score {
        for_white(self.found.score, self.turn)
    }
}
