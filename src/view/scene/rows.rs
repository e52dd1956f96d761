//! Which rows of a list are seen, and the thumb of the bar that scrolls it.

use crate::view::scene::geometry::{Point, Rect};

/// Which rows of a list are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    /// The first row that is seen.
    pub first: usize,
    /// How many have room.
    pub visible: usize,
    /// How many there are.
    pub count: usize,
}

impl Rows {
    /// The greatest first row there can be.
    pub fn last_first(self) -> usize {
        self.count.saturating_sub(self.visible)
    }

    /// The first row with which another row is seen, if the list moves no further than it has to.
    pub(in crate::view) fn first_showing(self, row: usize) -> usize {
        let least = (row + 1).saturating_sub(self.visible);
        self.first.clamp(least, row.max(least))
    }

    /// Where the thumb of a scroll bar lies.
    pub(in crate::view) fn thumb(self, bar: Rect, least: i32) -> Rect {
        let part = bar.h as f32 * self.visible as f32 / self.count.max(1) as f32;
        let h = (part as i32).max(least).min(bar.h);
        let way = (bar.h - h) as f32 * self.first as f32 / self.last_first().max(1) as f32;
        let y = bar.y + way as i32;
        Rect { y, h, ..bar }
    }

    /// The first row after the thumb was moved to begin at `top`.
    fn first_at(self, bar: Rect, thumb: Rect, top: i32) -> usize {
        let part = (top - bar.y) as f32 / (bar.h - thumb.h).max(1) as f32;
        (part.clamp(0.0, 1.0) * self.last_first() as f32).round() as usize
    }
}

/// The thumb of a scroll bar in hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::view) struct Thumb {
    rows: Rows,
    bar: Rect,
    thumb: Rect,
    /// How far below its upper end it is held.
    grip: i32,
}

impl Thumb {
    /// Takes hold of a thumb; pressed beside it, the middle of the thumb comes to the pointer.
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

    /// The first row that is seen when the pointer has taken the thumb there.
    pub(in crate::view) fn first_row(self, at: Point) -> usize {
        self.rows.first_at(self.bar, self.thumb, at.y - self.grip)
    }
}
