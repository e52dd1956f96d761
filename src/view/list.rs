//! Lists that scroll: which rows are seen, and the bar beside them.

use super::View;
use super::geometry::Rect;
use super::scene::Zone;
use super::theme::THEME;

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
    pub(super) fn first_showing(self, row: usize) -> usize {
        let least = (row + 1).saturating_sub(self.visible);
        self.first.clamp(least, row.max(least))
    }

    /// Where the thumb of a scroll bar lies.
    fn thumb(self, bar: Rect, least: i32) -> Rect {
        let part = bar.h as f32 * self.visible as f32 / self.count.max(1) as f32;
        let h = (part as i32).max(least).min(bar.h);
        let way = (bar.h - h) as f32 * self.first as f32 / self.last_first().max(1) as f32;
        let y = bar.y + way as i32;
        Rect { y, h, ..bar }
    }

    /// The first row after the thumb was moved to begin at `top`.
    pub(super) fn first_at(self, bar: Rect, thumb: Rect, top: i32) -> usize {
        let part = (top - bar.y) as f32 / (bar.h - thumb.h).max(1) as f32;
        (part.clamp(0.0, 1.0) * self.last_first() as f32).round() as usize
    }
}

impl View<'_> {
    /// Which rows of a list are seen in an area, if `first` is to be the first; or the last that can be.
    pub(super) fn rows(&self, body: Rect, height: i32, count: usize, first: usize) -> Rows {
        let visible = (body.h / height).max(1) as usize;
        let rows = Rows {
            first,
            visible,
            count,
        };
        Rows {
            first: first.min(rows.last_first()),
            ..rows
        }
    }

    /// Lets a list be scrolled. Returns the rows that are seen, each with its area.
    pub(super) fn list(&mut self, body: Rect, height: i32, rows: Rows) -> Vec<(usize, Rect)> {
        self.scene.add_zone(body, Zone::List(rows));
        let mut strips = body;
        let bar = strips.cut_right(self.unit(10));
        if rows.last_first() > 0 {
            self.scroll_bar(bar, rows);
        }
        (rows.first..rows.count.min(rows.first + rows.visible))
            .map(|row| {
                let y = strips.y + height * (row - rows.first) as i32;
                (
                    row,
                    Rect {
                        y,
                        h: height,
                        ..strips
                    },
                )
            })
            .collect()
    }

    fn scroll_bar(&mut self, bar: Rect, rows: Rows) {
        let width = self.unit(4);
        let x = bar.right() - width - self.unit(3);
        let thumb = rows.thumb(Rect { x, w: width, ..bar }, self.unit(24));
        self.scene.rounded(thumb, width / 2, THEME.border);
        self.scene.add_zone(bar, Zone::ScrollBar { rows, thumb });
    }
}
