//! Pieces sliding to new squares.

use std::time::Duration;

use arrayvec::ArrayVec;

use crate::rules::{Move, Piece, Position, Square};

/// The duration of a slide.
pub const SLIDE_TIME: Duration = Duration::from_millis(150);

/// Pieces sliding to new squares, as a move is animated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide {
    /// Each piece with its start and end squares.
    pub pieces: ArrayVec<(Piece, Square, Square), 2>,
    /// When they started.
    pub started: Duration,
}

impl Slide {
    /// The slide of a move, forward from the position before it or back to it.
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

    /// When the pieces arrive.
    pub(in crate::app) fn arrives_at(&self) -> Duration {
        self.started + SLIDE_TIME
    }

    /// Whether the pieces are still sliding.
    pub fn is_under_way(&self, now: Duration) -> bool {
        now.saturating_sub(self.started) < SLIDE_TIME
    }
}
