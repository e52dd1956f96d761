//! Arrows and circles that the players draw on the board to talk about a position.

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

/// Adds a mark; the same one again takes it away, and another colour changes it.
pub(in crate::app) fn toggle(marks: &mut Vec<Mark>, mark: Mark) {
    let place = |mark: &Mark| (mark.from, mark.to);
    let same = marks.iter().position(|old| place(old) == place(&mark));
    let old = same.map(|same| marks.remove(same));
    if old != Some(mark) {
        marks.push(mark);
    }
}
