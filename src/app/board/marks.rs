//! Arrows and circles that players draw on the board.

use crate::rules::{Position, Square};
use crate::tree::{Ink, Mark};

/// The marks on the position shown, and the one being drawn.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    drawn: Vec<Mark>,
    /// Whether they belong to the position, so that clicks do not clear them.
    last: bool,
    /// The first square and the colour of the mark being drawn.
    begun: Option<(Square, Ink)>,
}

impl Marks {
    /// Marks that belong to a position.
    pub(super) fn lasting() -> Marks {
        Marks {
            last: true,
            ..Marks::default()
        }
    }

    /// The finished ones.
    pub(super) fn drawn(&self) -> &[Mark] {
        &self.drawn
    }

    /// Whether a mark is being drawn.
    pub(super) fn is_drawing(&self) -> bool {
        self.begun.is_some()
    }

    /// The mark being drawn, if it ends on this square: an arrow, or a circle around an empty square.
    pub(super) fn ending_on(&self, to: Square, position: &Position) -> Option<Mark> {
        let (from, ink) = self.begun?;
        let on_piece = position.board().get(to).is_some();
        (from != to || !on_piece).then_some(Mark { from, to, ink })
    }

    /// Begins a mark on a square.
    pub(super) fn begin(&mut self, from: Square, ink: Ink) {
        self.begun = Some((from, ink));
    }

    /// Ends the mark being drawn on a square; outside the board discards it.
    pub(super) fn end(&mut self, to: Option<Square>, position: &Position) {
        let mark = to.and_then(|to| self.ending_on(to, position));
        self.discard_begun();
        if let Some(mark) = mark {
            self.toggle(mark);
        }
    }

    /// Discards the mark being drawn.
    pub(super) fn discard_begun(&mut self) {
        self.begun = None;
    }

    /// Clears all, unless they belong to the position.
    pub(super) fn clear(&mut self) {
        if !self.last {
            self.drawn.clear();
        }
        self.discard_begun();
    }

    /// Replaces all.
    pub(super) fn set(&mut self, drawn: Vec<Mark>) {
        self.drawn = drawn;
        self.discard_begun();
    }

    /// Adds a mark. The same mark again removes it; another colour replaces it.
    fn toggle(&mut self, mark: Mark) {
        let place = |mark: &Mark| (mark.from, mark.to);
        let same = self.drawn.iter().position(|old| place(old) == place(&mark));
        let old = same.map(|same| self.drawn.remove(same));
        if old != Some(mark) {
            self.drawn.push(mark);
        }
    }
}
