//! Arrows and circles that the players draw on the board to talk about a position.

use super::table::Table;
use crate::rules::Square;

/// The colour of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Ink {
    Green,
    Red,
    Blue,
}

/// An arrow from square to square, or round a single square a circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where the arrow begins.
    pub from: Square,
    /// Where it points; for a circle the same square.
    pub to: Square,
    /// Its colour.
    pub ink: Ink,
}

/// The marks on the position that is shown. They are not kept with the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Those that are finished.
    pub drawn: Vec<Mark>,
    /// Where the one begins that is being drawn, and its colour.
    pub begun: Option<(Square, Ink)>,
}

impl Marks {
    pub(super) fn begin(&mut self, from: Square, ink: Ink) {
        self.begun = Some((from, ink));
    }

    /// Adds a mark; the same one again takes it away, and another colour changes it.
    fn toggle(&mut self, mark: Mark) {
        let place = |mark: &Mark| (mark.from, mark.to);
        let same = self.drawn.iter().position(|old| place(old) == place(&mark));
        let old = same.map(|same| self.drawn.remove(same));
        if old != Some(mark) {
            self.drawn.push(mark);
        }
    }

    pub(super) fn clear(&mut self) {
        *self = Marks::default();
    }
}

impl Table {
    /// Begins to draw with the right button.
    pub(super) fn begin_mark(&mut self, from: Square, ink: Ink) {
        self.drop_hold();
        self.marks.begin(from, ink);
    }

    /// The mark that is being drawn if it ends on a square: an arrow, or round an empty square a
    /// circle.
    pub fn mark_to(&self, to: Square) -> Option<Mark> {
        let (from, ink) = self.marks.begun?;
        let on_piece = self.position().board().get(to).is_some();
        (from != to || !on_piece).then_some(Mark { from, to, ink })
    }

    /// Finishes the mark that is being drawn on a square, or outside the board drops it.
    pub(super) fn end_mark(&mut self, to: Option<Square>) {
        let mark = to.and_then(|to| self.mark_to(to));
        self.marks.begun = None;
        if let Some(mark) = mark {
            self.marks.toggle(mark);
        }
    }
}
