//! Scrolling lists.

use crate::app::FormScroll;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::rows::Rows;
use crate::view::scene::shape::Look;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The height of a line that the wheel scrolls, in units.
const LINE: i32 = 20;

/// The triangle at the head by which a list is sorted, and the space beside it, in units.
pub(in crate::view) const TRIANGLE: i32 = 10;
pub(in crate::view) const TRIANGLE_GAP: i32 = 6;

/// The height over which a cut edge fades, in units, and its steps.
const FADE: i32 = 40;
const FADE_STEPS: i32 = 10;

impl View<'_> {
    /// The visible rows of a list in an area, with `first` as the first one if possible.
    pub fn rows(&self, body: Rect, height: i32, count: usize, first: usize) -> Rows {
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

    /// The same with a row in sight, unless the list was scrolled since.
    pub fn rows_showing(
        &self,
        body: Rect,
        height: i32,
        count: usize,
        scroll: FormScroll,
        row: usize,
    ) -> Rows {
        let rows = self.rows(body, height, count, scroll.first);
        let first = if scroll.is_free {
            rows.first
        } else {
            rows.first_showing(row)
        };
        Rows { first, ..rows }
    }

    /// The same for a list whose last row in sight fades if others follow.
    pub fn rows_above_fade(
        &self,
        body: Rect,
        height: i32,
        count: usize,
        scroll: FormScroll,
        row: usize,
    ) -> Rows {
        let rows = self.rows_showing(body, height, count, scroll, row);
        if scroll.is_free {
            return rows;
        }
        let first = rows.first_above_fade(row);
        Rows { first, ..rows }
    }

    /// Makes a list scrollable. Returns the visible rows with their areas.
    pub fn list(&mut self, body: Rect, height: i32, rows: Rows) -> Vec<(usize, Rect)> {
        let strips = self.list_area(body, rows);
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

    /// Makes a list of rows scrollable, whatever their heights. Returns the area for them.
    pub fn list_area(&mut self, body: Rect, rows: Rows) -> Rect {
        self.scene.add_zone(body, Zone::List(rows));
        let mut strips = body;
        let bar = strips.cut_right(self.unit(10));
        self.scroll_bar(bar, rows);
        strips
    }

    /// Makes an area scroll by lines over contents of a height: by the wheel and its scroll bar, or else as little as
    /// puts the lower end of `shown` in sight, above what fades, and its upper end at the top at most. Returns how much is
    /// hidden above, and the lines for the scroll bar.
    pub fn scrolled(
        &mut self,
        area: Rect,
        height: i32,
        scroll: FormScroll,
        shown: Option<(i32, i32)>,
    ) -> (i32, Rows) {
        let line = self.unit(LINE).max(1);
        let most = (height - area.h).max(0);
        let scrolled = (scroll.first.min(most as usize) as i32 * line).min(most);
        // What begins to fade only at its end is in sight, so that a click moves nothing.
        let is_in_sight = |(first, end): &(i32, i32)| {
            let end = (end + self.unit(FADE / 2)).min(height);
            scrolled <= *first && end <= scrolled + area.h
        };
        let hidden = match shown.filter(|shown| !scroll.is_free && !is_in_sight(shown)) {
            Some((first, end)) => {
                let end = (end + self.unit(FADE)).min(height);
                let least = (end - area.h).max(0).min(first);
                // By whole lines, so that the wheel and a click go on from there.
                let least = ((least + line - 1) / line * line).min(most).min(first);
                scrolled.clamp(least, first)
            }
            None => scrolled,
        };
        let visible = (area.h / line).max(1) as usize;
        let rows = Rows {
            first: ((hidden + line - 1) / line) as usize,
            visible,
            count: visible + ((most + line - 1) / line) as usize,
        };
        self.scene.add_zone(area, Zone::List(rows));
        (hidden, rows)
    }

    /// Lets what goes on above the edges of an area or below them fade to the colour of the ground.
    pub fn fade_edges(&mut self, area: Rect, ground: Rgba, [above, below]: [bool; 2]) {
        if above {
            let mut rest = area;
            let strip = rest.cut_top(self.unit(FADE / 2).min(area.h));
            self.fade_strip(strip, ground, Rect::cut_bottom);
        }
        if below {
            self.fade(area, ground);
        }
    }

    /// Lets what goes on below the edge of an area fade to the colour of the ground.
    pub fn fade(&mut self, area: Rect, ground: Rgba) {
        let mut rest = area;
        let strip = rest.cut_bottom(self.unit(FADE).min(area.h));
        self.fade_strip(strip, ground, Rect::cut_top);
    }

    /// Lets a strip fade, from the side where `cut` cuts it.
    fn fade_strip(&mut self, mut strip: Rect, ground: Rgba, cut: fn(&mut Rect, i32) -> Rect) {
        for number in 1..=FADE_STEPS {
            let step = strip.h / (FADE_STEPS + 1 - number);
            let alpha = 255 * number / (FADE_STEPS + 1);
            self.scene
                .plain(cut(&mut strip, step), ground.alpha(alpha as u8));
        }
    }

    /// A triangle upwards for rising values, else downwards.
    fn sort_triangle(&mut self, area: Rect, is_rising: bool, color: Rgba) {
        let (tip, base) = if is_rising { (0, area.h) } else { (area.h, 0) };
        let corners = [(0, base), (area.w / 2, tip), (area.w, base)];
        let corners = corners.map(|(x, y)| Point::new(x, y)).into();
        self.scene.add(area, Look::Polygon { corners, color });
    }

    /// A line along the lower edge of an area.
    pub fn line_below(&mut self, mut area: Rect, ink: Rgba) {
        let line = area.cut_bottom(self.unit(1));
        self.scene.plain(line, ink);
    }

    /// A line along the upper edge of an area.
    pub fn line_at_top(&mut self, mut area: Rect, ink: Rgba) {
        let line = area.cut_top(self.unit(1));
        self.scene.plain(line, ink);
    }

    /// The letters of the head of a column, by which the list may be sorted.
    pub fn head_type(&self, cell: Rect, is_sorted_by: bool) -> Type {
        let (face, ink) = if is_sorted_by {
            (Face::Bold, self.theme.bright_text)
        } else if self.is_pointed_at(cell) {
            (Face::Regular, self.theme.text)
        } else {
            (Face::Regular, self.theme.dim_text)
        };
        self.set(face, 13, ink)
    }

    /// The head of a column; `order` says whether the list is sorted by it, and whether it rises.
    pub fn sort_head(
        &mut self,
        cell: Rect,
        (words, set): (&str, Type),
        align: Align,
        order: Option<bool>,
    ) {
        let (side, gap) = (self.unit(TRIANGLE), self.unit(TRIANGLE_GAP));
        let width = self.width(words, set);
        let x = match align {
            Align::Left => cell.x,
            Align::Center => cell.center().x - width / 2,
            Align::Right => cell.right() - width,
        };
        let at = Point::new(x, cell.center().y);
        self.text(at, Align::Left, words, set);
        if let Some(is_rising) = order {
            let x = match align {
                Align::Left => x + width + gap,
                Align::Center | Align::Right => x - gap - side,
            };
            let area = Rect::new(x, at.y - side / 4, side, side / 2);
            self.sort_triangle(area, is_rising, set.color);
        }
    }

    /// A scroll bar at the right of an area, if something is out of sight.
    pub fn scroll_bar(&mut self, bar: Rect, rows: Rows) {
        if rows.last_first() == 0 {
            return;
        }
        let width = self.unit(4);
        let x = bar.right() - width - self.unit(3);
        let thumb = rows.thumb(Rect { x, w: width, ..bar }, self.unit(24));
        self.scene.rounded(thumb, width / 2, self.theme.border);
        self.scene.add_zone(bar, Zone::ScrollBar { rows, thumb });
    }
}
