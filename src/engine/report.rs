//! The results of a search.

use std::time::Duration;

use arrayvec::ArrayVec;

use super::score::{MAX_PLY, Score};
use crate::rules::Move;

/// The moves of a line, stored inline.
pub type Line = ArrayVec<Move, MAX_PLY>;

/// What is known so far about one principal variation.
#[derive(Clone, Debug)]
pub struct Report {
    /// The rank of the line (MultiPV), 1 for the best.
    pub line: usize,
    /// The depth of the search in half-moves.
    pub depth: u8,
    /// The selective depth: the length of the longest line searched, in half-moves.
    pub selective_depth: u8,
    /// The score for the side to move.
    pub score: Score,
    /// The nodes searched by all threads.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in per mille.
    pub hashfull: u16,
    /// The moves of the line.
    pub moves: Line,
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct SearchResult {
    /// The best move; `None` if there is no legal move, or none that was allowed.
    pub best: Option<Move>,
    /// The expected reply, to ponder on.
    pub reply: Option<Move>,
    /// The last report of each line, the best first; empty if the search ended before depth 1 was complete.
    pub lines: Vec<Report>,
    /// The nodes searched by all threads.
    pub nodes: u64,
}
