//! Arrows and circles that players draw on the board.

use crate::tree::Mark;

/// Adds a mark. The same mark again removes it; another colour replaces it.
pub(in crate::app) fn toggle(marks: &mut Vec<Mark>, mark: Mark) {
    let place = |mark: &Mark| (mark.from, mark.to);
    let same = marks.iter().position(|old| place(old) == place(&mark));
    let old = same.map(|same| marks.remove(same));
    if old != Some(mark) {
        marks.push(mark);
    }
}
