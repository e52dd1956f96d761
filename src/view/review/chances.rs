//! The chart of White's win chances, with marks on the bad moves.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::chart::{cells, column};
use super::glyph;
use crate::analysis::Judgement;
use crate::app::Review;
use crate::tree::{NodeId, Score};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::Look;
use crate::view::text::font::Face;
use crate::words::Phrase;

impl View<'_> {
    /// The chart along the main line. A click or a drag goes to a move.
    pub(in crate::view) fn chances_chart(&mut self, mut area: Rect, review: &Review) {
        self.card(area, self.theme.panel);
        area = area.inset(self.unit(16), self.unit(6));
        let heading = area.cut_top(self.unit(20));
        let body = area;
        let nodes = Arc::clone(review.analysis().main_line());
        let count = nodes.len();
        let shown = review.analysis().ply_of(review.at());
        let at = self.pointed_ply(body, count).or(shown);
        // A variation is not in the chart.
        let is_start = review.at() == NodeId::ROOT;
        self.chances_heading(heading, review, at.or(is_start.then_some(0)));
        if count == 0 {
            return;
        }
        self.scene.add_zone(body, Zone::Chart(nodes));
        self.chances_area(body, review, count);
        let even = Rect::new(body.x, body.center().y, body.w, self.unit(1));
        self.scene.plain(even, self.theme.balance);
        if let Some(ply) = at {
            self.chances_crosshair(body, ply, count);
        }
        self.mistake_marks(body, review, count);
    }

    fn chances_heading(&mut self, area: Rect, review: &Review, ply: Option<usize>) {
        let middle = area.center().y;
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let at = Point::new(area.x, middle);
        let name = self.words.text(Phrase::WhiteChances);
        self.scene.text(self.fonts, at, Align::Left, name, set);
        let scores = review.analysis().scores();
        let Some((ply, percent)) = ply.and_then(|ply| Some((ply, scores.white_percent(ply)?)))
        else {
            return;
        };
        let bold = self.set(Face::Bold, 13, self.theme.text);
        let at = Point::new(area.right(), middle);
        let text = self.words.percent(percent);
        let taken = self.scene.text(self.fonts, at, Align::Right, &text, bold);
        // A mate on the board has no number.
        if let Some(score) = scores
            .for_white(ply)
            .filter(|&score| score != Score::Mate(0))
        {
            let at = Point::new(area.right() - taken - self.unit(10), middle);
            let text = self.words.pawns(score);
            self.scene.text(self.fonts, at, Align::Right, &text, set);
        }
    }

    /// White's chances from below, Black's from above; nothing where the score is not known.
    fn chances_area(&mut self, body: Rect, review: &Review, count: usize) {
        let scores = review.analysis().scores();
        let height = |plies: &RangeInclusive<usize>| {
            // Where half-moves share a column, the last one with a score stands for them.
            let percent = scores.white_percent(scores.last_known(plies.clone())?)?;
            Some((f64::from(body.h) * percent / 100.0).round() as i32)
        };
        let mut follows = false;
        let mut cells = cells(body, count).peekable();
        while let Some((cell, plies)) = cells.next() {
            let known = height(&plies);
            if let Some(from) = known {
                // From the middle of one column to the middle of the next the line is straight.
                let middle = cell.center().x;
                let start = if follows { middle } else { cell.x };
                let next = cells.peek();
                let next = next.and_then(|(next, plies)| Some((next.center().x, height(plies)?)));
                let (end, to) = next.unwrap_or((cell.right(), from));
                self.chances_segment(body, (start, end), middle, (from, to));
            }
            follows = known.is_some();
        }
    }

    /// The marks of the bad moves; that of the worst where some share a column.
    fn mistake_marks(&mut self, body: Rect, review: &Review, count: usize) {
        let mut rest = review.analysis().mistakes();
        for (_, plies) in cells(body, count) {
            let (here, later) = rest.split_at(rest.partition_point(|(ply, _)| ply <= plies.end()));
            rest = later;
            if let Some(&(ply, worst)) = here.iter().max_by_key(|(_, judgement)| *judgement) {
                self.mistake_mark(body, review, worst, (ply, count));
            }
        }
    }

    /// A part of the area, as upright bars of equal height.
    fn chances_segment(
        &mut self,
        body: Rect,
        (start, end): (i32, i32),
        rises_from: i32,
        (from, to): (i32, i32),
    ) {
        let length = (end - rises_from).max(1);
        let height = |x: i32| from + (to - from) * (x - rises_from).max(0) / length;
        let mut x = start;
        while x < end {
            let tall = height(x);
            let next = (x + 1..end).find(|&x| height(x) != tall).unwrap_or(end);
            let black = Rect::new(x, body.y, next - x, body.h - tall);
            let white = Rect::new(x, body.bottom() - tall, next - x, tall);
            self.scene.plain(black, self.theme.black_side);
            self.scene.plain(white, self.theme.light_tray);
            x = next;
        }
    }

    /// A line at a half-move, seen on both colours.
    fn chances_crosshair(&mut self, body: Rect, ply: usize, count: usize) {
        let width = self.unit(1);
        let x = column(body, count, ply).center().x;
        let bright = Rect::new(x, body.y, width, body.h);
        let dark = Rect::new(x + width, body.y, width, body.h);
        self.scene.plain(bright, self.theme.white_side);
        self.scene.plain(dark, self.theme.black_side);
    }

    /// The mark of a bad move: a disc, a diamond or a triangle, each in its colour.
    fn mistake_mark(
        &mut self,
        body: Rect,
        review: &Review,
        judgement: Judgement,
        (ply, count): (usize, usize),
    ) {
        let scores = review.analysis().scores();
        let Some(percent) = scores.white_percent(ply) else {
            return;
        };
        let y = body.bottom() - (f64::from(body.h) * percent / 100.0).round() as i32;
        let side = self.unit(9);
        let half = side / 2;
        let y = y.clamp(body.y + half, body.bottom() - half);
        let x = column(body, count, ply).center().x;
        let outline = Rect::around(Point::new(x, y), side + 2 * self.unit(1));
        let mark = Rect::around(Point::new(x, y), side);
        let color = glyph::color(self.theme, &[judgement.nag()]);
        for (area, color) in [(outline, self.theme.on_mark), (mark, color)] {
            match judgement {
                Judgement::Inaccuracy => self.scene.rounded(area, area.w / 2, color),
                Judgement::Mistake => self.polygon(area, color, [(1, 0), (2, 1), (1, 2), (0, 1)]),
                Judgement::Blunder => self.polygon(area, color, [(1, 0), (2, 2), (0, 2)]),
            }
        }
    }

    /// A polygon whose corners are given in halves of the area.
    fn polygon<const N: usize>(
        &mut self,
        area: Rect,
        color: crate::view::scene::theme::Rgba,
        corners: [(i32, i32); N],
    ) {
        let corner = |(x, y)| Point::new(area.w * x / 2, area.h * y / 2);
        let corners = corners.map(corner).to_vec();
        self.scene.add(area, Look::Polygon { corners, color });
    }
}
