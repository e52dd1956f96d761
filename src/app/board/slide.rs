//! Pieces on their way from square to square.

use std::time::Duration;

use arrayvec::ArrayVec;

use crate::rules::{Move, Piece, Position, Square};

/// How long a piece slides from square to square.
pub const SLIDE_TIME: Duration = Duration::from_millis(150);

/// Pieces on their way from square to square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide {
    /// Each piece with its first and its last square.
    pub pieces: ArrayVec<(Piece, Square, Square), 2>,
    /// When they started.
    pub started: Duration,
}

impl Slide {
    /// The pieces of a move, from the position before it on or back to that position.
    pub(in crate::app) fn new(before: &Position, mv: Move, forward: bool, now: Duration) -> Slide {
        let one = [(mv.from, mv.to)];
        let castling = before.castling_paths(mv);
        let ways = castling.as_ref().map_or(&one[..], |ways| &ways[..]);
        let pieces = ways.iter().filter_map(|&(from, to)| {
            let (start, end) = if forward { (from, to) } else { (to, from) };
            Some((before.board().get(from)?, start, end))
        });
        Slide {
            pieces: pieces.collect(),
            started: now,
        }
    }

    /// When the pieces reach their squares.
    pub(in crate::app) fn arrives_at(&self) -> Duration {
        self.started + SLIDE_TIME
    }

    /// Whether the pieces are still on their way.
    pub fn is_under_way(&self, now: Duration) -> bool {
        now.saturating_sub(self.started) < SLIDE_TIME
    }
}
