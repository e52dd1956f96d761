//! The visible rows of a list, and the thumb of its scroll bar.

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

    /// The first row after scrolling just far enough to show a row.
    pub(in crate::view) fn first_showing(self, row: usize) -> usize {
        let least = (row + 1).saturating_sub(self.visible);
        self.first.clamp(least, row.max(least))
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
