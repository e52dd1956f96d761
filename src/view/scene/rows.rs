//! The visible rows of a list, and the thumb of its scroll bar.

use crate::app::Step;
use crate::view::scene::geometry::{Point, Rect};

/// The visible rows of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    /// The first visible row.
    pub first: usize,
    /// The number of rows that fit.
    pub visible: usize,
    /// The number of all rows.
    pub count: usize,
}

impl Rows {
    /// The greatest possible first row.
    pub fn last_first(self) -> usize {
        self.count.saturating_sub(self.visible)
    }

    /// The row a page before or after one.
    pub(in crate::view) fn page(self, step: Step, at: usize, last: usize) -> usize {
        match step {
            Step::Back => at.saturating_sub(self.visible),
            _ => (at + self.visible).min(last),
        }
    }

    /// The first row after scrolling just far enough to show a row.
    pub(in crate::view) fn first_showing(self, row: usize) -> usize {
        let least = (row + 1).saturating_sub(self.visible);
        self.first.clamp(least, row.max(least))
    }

    /// The same where the last row in sight fades if others follow: a row is shown above it.
    pub(in crate::view) fn first_above_fade(self, row: usize) -> usize {
        let first = self.first_showing(row);
        let fades = row + 1 == first + self.visible && row + 1 < self.count;
        first + usize::from(fades && self.visible > 1)
    }

    /// The thumb of the scroll bar.
    pub(in crate::view) fn thumb(self, bar: Rect, least: i32) -> Rect {
        let part = bar.h as f32 * self.visible as f32 / self.count.max(1) as f32;
        let h = (part as i32).max(least).min(bar.h);
        let way = (bar.h - h) as f32 * self.first as f32 / self.last_first().max(1) as f32;
        let y = bar.y + way as i32;
        Rect { y, h, ..bar }
    }

    /// The first row if the thumb begins at `top`.
    fn first_at(self, bar: Rect, thumb: Rect, top: i32) -> usize {
        let part = (top - bar.y) as f32 / (bar.h - thumb.h).max(1) as f32;
        (part.clamp(0.0, 1.0) * self.last_first() as f32).round() as usize
    }
}

/// A list that is dragged by what is in it, as with a finger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::view) struct HeldList {
    rows: Rows,
    /// The height of a row.
    row: i32,
    /// Where the drag began.
    from: i32,
}

impl HeldList {
    /// Begins a drag in a list in this area; `None` if all of it is visible.
    pub(in crate::view) fn held(at: Point, area: Rect, rows: Rows) -> Option<HeldList> {
        let row = (area.h / rows.visible.max(1) as i32).max(1);
        let from = at.y;
        (rows.last_first() > 0).then_some(HeldList { rows, row, from })
    }

    /// The first row for this position of the pointer.
    pub(in crate::view) fn first_row(self, at: Point) -> usize {
        let rows = (self.from - at.y) as f32 / self.row as f32;
        let first = self.rows.first.saturating_add_signed(rows.round() as isize);
        first.min(self.rows.last_first())
    }
}

/// A dragged thumb of a scroll bar.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::view) struct Thumb {
    rows: Rows,
    bar: Rect,
    thumb: Rect,
    /// The distance of the pointer below its upper end.
    grip: i32,
}

impl Thumb {
    /// Begins a drag; a press outside the thumb moves its centre to the pointer.
    pub(in crate::view) fn held(at: Point, bar: Rect, rows: Rows, thumb: Rect) -> Thumb {
        let on_thumb = (thumb.y..thumb.bottom()).contains(&at.y);
        let grip = if on_thumb {
            at.y - thumb.y
        } else {
            thumb.h / 2
        };
        Thumb {
            rows,
            bar,
            thumb,
            grip,
        }
    }

    /// The first row for this position of the pointer.
    pub(in crate::view) fn first_row(self, at: Point) -> usize {
        self.rows.first_at(self.bar, self.thumb, at.y - self.grip)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_shown_above_what_fades() {
        let rows = Rows {
            first: 0,
            visible: 16,
            count: 60,
        };
        let firsts = [14, 15, 40, 59].map(|row| rows.first_above_fade(row));
        assert_eq!(firsts, [0, 1, 26, 44], "nothing follows the last one");
        let low = Rows { visible: 1, ..rows };
        assert_eq!(low.first_above_fade(3), 3);
    }
}
