//! What a search tells.

use std::time::Duration;

use arrayvec::ArrayVec;

use super::score::{MAX_PLY, Score};
use crate::rules::Move;

/// The moves of a line, on the stack.
pub type Line = ArrayVec<Move, MAX_PLY>;

/// What is known so far of one line.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which line it is, the best one 1.
    pub line: usize,
    /// The depth in half-moves that was searched in full.
    pub depth: u8,
    /// The longest line that was looked at, in half-moves.
    pub selective: u8,
    /// What the line is worth to the side to move.
    pub score: Score,
    /// The positions looked at, by all threads.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub full: u16,
    /// The moves of the line.
    pub moves: Line,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The best move; `None` if there is no legal move, or none that was allowed.
    pub best: Option<Move>,
    /// The reply that is expected.
    pub reply: Option<Move>,
    /// The last report of each line, the best first. Where the search ended before the first depth there is
    /// none.
    pub lines: Vec<Report>,
    /// The positions looked at, by all threads.
    pub nodes: u64,
}
