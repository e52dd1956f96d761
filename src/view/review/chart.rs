//! Charts of a game: the time of each move, the material, the time left.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use crate::app::keys;
use crate::app::{Command, Review, ReviewCommand};
use crate::game::{Record, material_difference};
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The greatest difference in pawns on the material line.
const LIMIT: i32 = 12;

/// A chart lower than this is a line, with its name at its left and its value at its right, which has this room, in units.
const LINE: i32 = 60;
const VALUE: i32 = 72;

/// The gap between the words of its name, in units.
const NAME_GAP: i32 = 5;

/// The distances of a chart from the edges of its card, the height of its heading, and the gap below that, in units.
const PAD: (i32, i32) = (16, 8);
const HEADING: i32 = 20;
const HEADING_GAP: i32 = 4;

/// The least height of what is clicked in a heading, in units.
const ZONE: i32 = 32;

/// The words of the name of a chart in their colours.
type ChartName<'a> = [(&'a str, Rgba)];

/// The time of the longest bar is at least this: where all moves were quick, none looks like a long thought.
const LEAST_SCALE: Duration = Duration::from_secs(5);

/// The opacity of the lines of the time left.
const LEFT: u8 = 110;

impl View<'_> {
    /// The heading of a chart with this name, and the chart itself.
    pub(super) fn chart_parts(&self, area: Rect, name: &ChartName) -> (Rect, Rect) {
        if self.is_line(area) {
            let heading = area.inset(self.unit(PAD.0), 0);
            let mut body = heading.inset(0, self.unit(4));
            body.cut_left((self.name_width(name) + self.unit(8)).min(body.w / 2));
            body.cut_right(self.unit(VALUE).min(body.w / 3));
            return (heading, body);
        }
        let mut body = area.inset(self.unit(PAD.0), self.unit(PAD.1));
        let heading = body.cut_top(self.unit(HEADING));
        body.cut_top(self.unit(HEADING_GAP));
        (heading, body)
    }

    fn name_width(&self, name: &ChartName) -> i32 {
        let em = self.unit(13);
        let width = |(word, _): &(&str, Rgba)| self.fonts.width(Face::Regular, word, em);
        name.iter()
            .map(|part| width(part) + self.unit(NAME_GAP))
            .sum()
    }

    /// Whether a chart is a line.
    pub(super) fn is_line(&self, area: Rect) -> bool {
        area.h < self.unit(LINE)
    }

    /// The name of a chart, with the key that shows the other one, if there are two. Returns where it ends.
    pub(super) fn chart_name(&mut self, heading: Rect, name: &ChartName, is_line: bool) -> i32 {
        let mut at = Point::new(heading.x, heading.center().y);
        let end = if is_line {
            heading.center().x
        } else {
            heading.right()
        };
        for &(word, ink) in name {
            let set = self.set(Face::Regular, 13, ink);
            at.x += self.fitted(at, word, set, end - at.x);
            at.x += self.unit(NAME_GAP);
        }
        let other = Command::Review(ReviewCommand::OtherChart);
        if !keys::works(self.app, &other) {
            return at.x;
        }
        let cap = self.words.cap(keys::cap_of(self.app, &other));
        // Where a text is typed there is no key.
        if !is_line && !cap.is_empty() {
            at.x += self.unit(3);
            at.x += self.key_cap(at, &cap, self.theme.key_cap, self.theme.text);
        }
        let h = self.unit(ZONE).max(heading.h);
        let y = heading.center().y - h / 2;
        let w = at.x - heading.x;
        let zone = Rect { y, w, h, ..heading };
        self.scene.add_zone(zone, Zone::Do(other));
        at.x
    }

    /// The chart of times and material along the main line. A click or a drag goes to a move.
    pub fn times_chart(&mut self, area: Rect, review: &Review) {
        self.card(area, self.theme.panel);
        let name = self.times_name(review);
        let (heading, body) = self.chart_parts(area, &name);
        let record = review.game().record();
        let count = record.plies().len().min(review.main_line().len());
        let pointed_at = self.pointed_ply(body, count);
        let is_line = self.is_line(area);
        let name_end = self.chart_name(heading, &name, is_line);
        if !is_line {
            self.times_heading(heading, review, pointed_at, name_end);
        }
        if count == 0 {
            return;
        }
        let nodes = Arc::clone(review.main_line());
        self.scene.add_zone(body, Zone::Chart(nodes));
        let zero = Rect::new(body.x, body.center().y, body.w, self.unit(1));
        self.scene.plain(zero, self.theme.border);
        self.times_left(body, review, count);
        self.time_bars(body, review, count);
        self.material_line(body, record, count);
        let at = pointed_at.unwrap_or(review.main_ply());
        if at > 0 {
            self.chart_cursor(body, at, count);
        }
        if let Some(ply) = pointed_at.filter(|_| !is_line && !self.is_covered()) {
            let lead = self.lead_of_side(record.position_at(ply));
            self.chart_tip(body, review, (ply, count), &lead);
        }
    }

    /// The half-move under the pointer.
    pub(super) fn pointed_ply(&self, body: Rect, count: usize) -> Option<usize> {
        let at = self
            .pointer
            .filter(|_| self.is_pointed_at(body) && count > 0)?;
        Some(ply_at(body, count, at.x))
    }

    /// The time of each move, up for White and down for Black; the longest where moves share a column.
    fn time_bars(&mut self, body: Rect, review: &Review, count: usize) {
        let times = review.times();
        let Some(longest) = times.longest().map(|it| it.max(LEAST_SCALE)) else {
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
                    Color::Black => (middle + self.unit(1), self.theme.black_bar),
                };
                let bar = Rect::new(cell.x, y, (cell.w - gap).max(1), height);
                self.scene.plain(bar, ink);
            }
        }
    }

    /// The time left on both clocks as faint lines in the colours of their bars, if the clocks count down.
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
                Color::White => self.theme.white_bar,
                Color::Black => self.theme.black_bar,
            };
            let ink = ink.alpha(LEFT);
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

    /// A line at a half-move.
    pub(super) fn chart_cursor(&mut self, body: Rect, ply: usize, count: usize) {
        let width = self.unit(2);
        let x = column(body, count, ply).center().x - width / 2;
        let line = Rect::new(x, body.y, width, body.h);
        self.scene.plain(line, self.theme.accent);
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
