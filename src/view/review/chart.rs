//! Charts of a game: the time of each move, the material, the time left.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use crate::app::Review;
use crate::game::{Record, material_difference};
use crate::rules::Color;
use crate::view::View;

use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::Look;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;

/// The greatest difference in pawns on the material line.
const LIMIT: i32 = 12;

/// The least width of a chart whose clocks have discs in the colours of their players, in units.
const WITH_DISCS: i32 = 320;

impl View<'_> {
    /// The charts of the main line. A click or a drag goes to a move.
    pub(in crate::view) fn charts(&mut self, mut area: Rect, review: &Review) {
        self.card(area, self.theme.panel);
        area = area.inset(self.unit(16), self.unit(6));
        let record = review.game().record();
        let count = record.plies().len().min(review.main_line().len());
        let heading = area.cut_top(self.unit(20));
        let body = area;
        let pointed_at = self.pointed_ply(body, count);
        self.chart_heading(heading, review, pointed_at);
        if count == 0 {
            return;
        }
        let nodes = Arc::clone(review.main_line());
        self.scene.add_zone(body, Zone::Chart(nodes));
        let zero = Rect::new(body.x, body.center().y, body.w, self.unit(1));
        self.scene.plain(zero, self.theme.border);
        self.time_bars(body, review, count);
        self.times_left(body, review, count);
        self.material_line(body, record, count);
        let at = pointed_at.unwrap_or(review.main_ply());
        if at > 0 {
            self.crosshair(body, at, count);
        }
    }

    /// The half-move under the pointer.
    pub(super) fn pointed_ply(&self, body: Rect, count: usize) -> Option<usize> {
        let at = self.pointer.filter(|&at| body.contains(at) && count > 0)?;
        Some(ply_at(body, count, at.x))
    }

    /// The number and the side of the move shown, if it is in a variation and the pointer is on no other move.
    fn move_of_line(&self, review: &Review, pointed_at: Option<usize>) -> Option<(u32, Color)> {
        let is_in_line = review.is_in_variation(review.at()) && pointed_at.is_none();
        let written = review.written(review.at()).filter(|_| is_in_line)?;
        Some((written.number, written.color))
    }

    /// The names of the charts, and what they say of the move under the pointer, or else of the move shown.
    fn chart_heading(&mut self, area: Rect, review: &Review, pointed_at: Option<usize>) {
        let ply = pointed_at.unwrap_or(review.main_ply());
        let middle = area.center().y;
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let is_timed = review.times().longest().is_some();
        let mut x = area.x;
        let (times, material) = self.words.chart_names();
        if is_timed {
            let at = Point::new(x, middle);
            x += self.scene.text(self.fonts, at, Align::Left, times, set) + self.unit(5);
        }
        let line = self.set(Face::Regular, 13, self.theme.message_text);
        let at = Point::new(x, middle);
        x += self.scene.text(self.fonts, at, Align::Left, material, line);
        let record = review.game().record();
        let right = self.clocks_after(area, review, ply);
        let is_move = ply > 0 && ply <= record.plies().len();
        let place = match self.move_of_line(review, pointed_at) {
            Some((number, color)) => Some((number, color, None)),
            None if is_move => {
                let (color, number) = record.mover(ply);
                Some((number, color, record.time_spent(ply)))
            }
            None => None,
        };
        if let Some((number, color, spent)) = place {
            let text = self.words.chart_place(number, color, spent);
            let room = right - x - self.unit(12);
            if self.fonts.width(set.face, &text, set.em) <= room {
                let at = Point::new(right, middle);
                self.scene.text(self.fonts, at, Align::Right, &text, set);
            }
        }
    }

    /// Both clocks after a half-move, White's first. Returns where the room before them ends.
    fn clocks_after(&mut self, area: Rect, review: &Review, ply: usize) -> i32 {
        let game = review.game();
        if !review.times().is_timed() {
            return area.right();
        }
        let clocks = if ply == game.record().plies().len() {
            game.clock().settled()
        } else {
            game.record().clocks_at(ply)
        };
        let set = self.set(Face::Bold, 13, self.theme.text);
        let mut right = area.right();
        let has_discs = area.w >= self.unit(WITH_DISCS);
        for color in [Color::Black, Color::White] {
            let text = self
                .words
                .clock(&game.clock().control()[color], clocks[color]);
            let at = Point::new(right, area.center().y);
            right -= self.scene.text(self.fonts, at, Align::Right, &text, set) + self.unit(6);
            if has_discs {
                let side = self.unit(9);
                let disc = Rect::new(right - side, area.center().y - side / 2, side, side);
                self.color_disc(disc, color);
                right -= side;
            }
            right -= self.unit(8);
        }
        right - self.unit(6)
    }

    /// The time of each move, up for White and down for Black; the longest where moves share a column.
    fn time_bars(&mut self, body: Rect, review: &Review, count: usize) {
        let times = review.times();
        let Some(longest) = times.longest().filter(|longest| !longest.is_zero()) else {
            return;
        };
        let half = body.h / 2 - self.unit(1);
        let middle = body.center().y;
        let first = review.tree().start().turn();
        for (cell, plies) in cells(body, count) {
            let gap = i32::from(cell.w > 3);
            let both = [first, first.other()].into_iter();
            for (color, spent) in both.zip(times.longest_in(plies)) {
                let Some(spent) = spent else {
                    continue;
                };
                let height = part_of(spent, longest, half).max(1);
                let (y, ink) = match color {
                    Color::White => (middle - height, self.theme.white_bar),
                    Color::Black => (middle + self.unit(1), self.theme.black_side),
                };
                let bar = Rect::new(cell.x, y, (cell.w - gap).max(1), height);
                self.scene.plain(bar, ink);
            }
        }
    }

    /// The time left on both clocks as faint lines, if the clocks count down.
    fn times_left(&mut self, body: Rect, review: &Review, count: usize) {
        let record = review.game().record();
        let control = review.game().clock().control();
        if !review.times().is_timed()
            || Color::BOTH
                .iter()
                .any(|&color| !control[color].counts_down())
        {
            return;
        }
        for color in Color::BOTH {
            let most = review.times().most_left()[color];
            if most.is_zero() {
                continue;
            }
            let ink = match color {
                Color::White => self.theme.white_bar.alpha(110),
                Color::Black => self.theme.balance.alpha(150),
            };
            let height = |ply: usize| {
                let left = record.clocks_at(ply)[color];
                body.bottom() - 1 - part_of(left, most, body.h - 2)
            };
            self.graph(body, count, 1, ink, height);
        }
    }

    fn material_line(&mut self, body: Rect, record: &Record, count: usize) {
        let half = body.h / 2 - self.unit(2);
        let height = |ply: usize| {
            let difference = material_difference(record.position_at(ply)).clamp(-LIMIT, LIMIT);
            body.center().y - half * difference / LIMIT
        };
        let width = self.unit(2);
        self.graph(body, count, width, self.theme.message_text, height);
    }

    /// A step line through the half-moves; through the last of each column where they share one.
    fn graph(
        &mut self,
        body: Rect,
        count: usize,
        width: i32,
        ink: Rgba,
        height: impl Fn(usize) -> i32,
    ) {
        let point = |(cell, plies): (Rect, RangeInclusive<usize>)| {
            Point::new(cell.center().x, height(*plies.end()))
        };
        let points: Vec<Point> = cells(body, count).map(point).collect();
        for (from, to) in points.iter().zip(points.iter().skip(1)) {
            let (top, bottom) = (from.y.min(to.y), from.y.max(to.y));
            // Horizontal and vertical steps are sharp at every size.
            let along = Rect::new(from.x, from.y, to.x - from.x + width, width);
            self.scene.plain(along, ink);
            if bottom > top {
                let down = Rect::new(to.x, top, width, bottom - top + width);
                self.scene.plain(down, ink);
            }
        }
    }

    /// A dashed line at a half-move.
    fn crosshair(&mut self, body: Rect, ply: usize, count: usize) {
        let x = column(body, count, ply).center().x;
        let (dash, width) = (self.unit(4), self.unit(1));
        let mut y = body.y;
        while y < body.bottom() {
            let piece = Rect::new(x, y, width, dash.min(body.bottom() - y));
            self.scene.plain(piece, self.theme.bright_text);
            y += 2 * dash;
        }
    }

    /// A frame for pictures on top of others.
    pub(in crate::view) fn framed(&mut self, area: Rect) {
        let radius = self.unit(6);
        self.shadow(area, radius);
        self.scene.add(
            area,
            Look::Rounded {
                radius,
                fill: crate::view::scene::shape::Fill::Solid(self.theme.panel),
                border: None,
            },
        );
    }
}

/// The columns of a chart of `count` half-moves with the half-moves of each: at most one for each pixel.
pub(super) fn cells(
    body: Rect,
    count: usize,
) -> impl DoubleEndedIterator<Item = (Rect, RangeInclusive<usize>)> {
    let columns = count.min(body.w.max(1) as usize);
    (0..columns).map(move |at| {
        let plies = at * count / columns + 1..=(at + 1) * count / columns;
        (part(body, columns, at), plies)
    })
}

/// The column of a half-move in a chart of `count`.
pub(super) fn column(body: Rect, count: usize, ply: usize) -> Rect {
    part(body, count.max(1), ply.saturating_sub(1))
}

/// One of equally wide parts of an area.
fn part(body: Rect, parts: usize, at: usize) -> Rect {
    let place = |at: usize| body.x + (body.w as i64 * at as i64 / parts as i64) as i32;
    let (left, right) = (place(at), place(at + 1));
    Rect::new(left, body.y, (right - left).max(1), body.h)
}

/// The half-move, from 1, at an x coordinate.
pub(in crate::view) fn ply_at(body: Rect, count: usize, x: i32) -> usize {
    let along = (x - body.x).clamp(0, (body.w - 1).max(0)) as usize;
    let before = ((along + 1) * count - 1) / body.w.max(1) as usize;
    (before + 1).min(count)
}

fn part_of(time: Duration, whole: Duration, length: i32) -> i32 {
    (time.as_secs_f32() / whole.as_secs_f32() * length as f32).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_at_most_one_column_for_each_pixel() {
        let body = Rect::new(10, 0, 400, 50);
        for count in [1, 17, 400, 401, 100_000, 16_000_000] {
            let cells: Vec<_> = cells(body, count).collect();
            assert_eq!(cells.len(), count.min(400));
            // Together they are all half-moves and the whole width, each once.
            let mut next = (1, body.x);
            for (cell, plies) in cells {
                assert_eq!((*plies.start(), cell.x), next, "{count}");
                assert!(!plies.is_empty());
                next = (plies.end() + 1, cell.right());
            }
            assert_eq!(next, (count + 1, body.right()));
            assert!(column(body, count, count).x < body.right());
        }
    }

    #[test]
    fn each_half_move_is_found_at_its_column() {
        for (width, count) in [(400, 17), (90, 90), (400, 600), (33, 2)] {
            let body = Rect::new(10, 0, width, 50);
            for ply in 1..=count.min(width as usize) {
                let at = column(body, count, ply);
                if body.w as usize >= count {
                    assert_eq!(
                        ply_at(body, count, at.x),
                        ply,
                        "{ply} of {count} on {width}"
                    );
                }
            }
            // With more half-moves than pixels, a pixel stands for several.
            assert!(ply_at(body, count, 0) <= 1 + count / width as usize);
            assert_eq!(ply_at(body, count, 9_999), count);
        }
    }
}
