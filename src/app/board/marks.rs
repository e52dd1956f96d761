//! Arrows and circles that the players draw on the board to talk about a position.

use crate::tree::Mark;

/// Adds a mark; the same one again takes it away, and another colour changes it.
pub(in crate::app) fn toggle(marks: &mut Vec<Mark>, mark: Mark) {
    let place = |mark: &Mark| (mark.from, mark.to);
    let same = marks.iter().position(|old| place(old) == place(&mark));
    let old = same.map(|same| marks.remove(same));
    if old != Some(mark) {
        marks.push(mark);
    }
}
