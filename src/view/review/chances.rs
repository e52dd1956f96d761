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
use crate::view::scene::picture::Align;
use crate::view::scene::shape::Look;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The least width of a part without scores that has an edge, in units.
const LEAST_GAP: i32 = 24;

impl View<'_> {
    /// The chart along the main line, and the variation shown over it. A click or a drag goes to a move.
    pub fn chances_chart(&mut self, area: Rect, review: &Review) {
        self.card(area, self.theme.panel);
        let name = [(self.words.text(Phrase::WhiteChances), self.theme.dim_text)];
        let (heading, body) = self.chart_parts(area, &name);
        let nodes = Arc::clone(review.analysis().main_line());
        let count = nodes.len();
        let pointed = self.pointed_ply(body, count);
        let is_line = self.is_line(area);
        let end = self.chart_name(heading, &name, is_line);
        self.chances_value(heading, review, pointed, (end, is_line));
        if count == 0 {
            return;
        }
        self.scene.add_zone(body, Zone::Chart(nodes));
        self.chances_area(body, review, count);
        self.even_line(body);
        let shown = review.ply_in_chart();
        if shown > 0 {
            self.chart_cursor(body, shown.min(count), count);
        }
        self.not_analysed(body, review, count);
        // In a line the marks of all bad moves would stand over each other.
        let least = if is_line {
            Judgement::Blunder
        } else {
            Judgement::Inaccuracy
        };
        self.mistake_marks(body, review, count, least);
        self.variation_line(body, review, count);
        if let Some(ply) = pointed.filter(|_| !is_line && !self.is_covered()) {
            self.chart_cursor(body, ply, count);
            let said = self.chances_and_score(review, ply);
            self.chart_tip(body, review, (ply, count), &said);
        }
    }

    /// White's chances after the move under the pointer, or else after the one shown, also where that is in a variation.
    fn chances_value(
        &mut self,
        area: Rect,
        review: &Review,
        pointed: Option<usize>,
        (name_end, is_line): (i32, bool),
    ) {
        let is_start = review.at() == NodeId::ROOT;
        let shown = review.analysis().ply_of(review.at());
        let ply = pointed.or(shown).or(is_start.then_some(0));
        let bold = self.set(Face::Bold, 13, self.theme.text);
        let at = Point::new(area.right(), area.center().y);
        let Some(ply) = ply else {
            if let Some(percent) = review.white_percent() {
                let percent = self.words.chances(percent, review.white_score());
                let line = self.words.chances_of_line(review, &percent);
                let room = area.right() - name_end - self.unit(12);
                let fits = !is_line && self.width(&line, bold) <= room;
                let text = if fits { line } else { percent };
                self.text(at, Align::Right, &text, bold);
            }
            return;
        };
        let Some((percent, score)) = self.chances_after(review, ply) else {
            return;
        };
        let taken = self.text(at, Align::Right, &percent, bold);
        if let Some(score) = score.filter(|_| !is_line) {
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let at = Point::new(area.right() - taken - self.unit(10), at.y);
            self.text(at, Align::Right, &score, set);
        }
    }

    /// White's chances after a half-move, if known, and the score; a mate has none beside it.
    fn chances_after(&self, review: &Review, ply: usize) -> Option<(String, Option<String>)> {
        let scores = review.analysis().scores();
        let score = scores.for_white(ply);
        let chances = self.words.chances(scores.chances_left(ply)?, score);
        let score = score.filter(|it| !matches!(it, Score::Mate(_)));
        Some((chances, score.map(|score| self.words.pawns(score))))
    }

    /// White's chances after a half-move, and the score.
    fn chances_and_score(&self, review: &Review, ply: usize) -> String {
        match self.chances_after(review, ply) {
            Some((percent, Some(score))) => format!("{percent} · {score}"),
            Some((percent, None)) => percent,
            None => self.words.text(Phrase::NotAnalysed).to_owned(),
        }
    }

    /// A dotted line where both sides have the same chances.
    fn even_line(&mut self, body: Rect) {
        let (dot, y) = (self.unit(2), body.center().y);
        let step = 3 * dot;
        for x in (body.x..body.right()).step_by(step as usize) {
            let dot = Rect::new(x, y, dot.min(body.right() - x), self.unit(1));
            self.scene.plain(dot, self.theme.balance);
        }
    }

    /// Dashed edges around the parts where nothing is known.
    fn not_analysed(&mut self, body: Rect, review: &Review, count: usize) {
        let scores = review.analysis().scores();
        let mut parts: Vec<Rect> = Vec::new();
        for (cell, plies) in cells(body, count) {
            if scores.last_known(plies).is_some() {
                continue;
            }
            match parts.last_mut().filter(|part| part.right() == cell.x) {
                Some(part) => *part = part.union(cell),
                None => parts.push(cell),
            }
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let text = self.words.text(Phrase::NotAnalysed);
        let width = self.width(text, set);
        let least = self.unit(LEAST_GAP);
        for part in parts.into_iter().filter(|part| part.w >= least) {
            let edge = self.unit(1);
            self.dashed(part, edge, self.theme.border);
            if part.w >= width + self.unit(16) && part.h >= self.unit(40) {
                // Not on the line of even chances.
                let at = Point::new(part.center().x, part.y + part.h / 4);
                let ground = Rect::new(at.x - width / 2, at.y, width, 0);
                // Nor does the cursor go through it.
                let ground = ground.inset(-self.unit(4), -self.unit(9));
                self.scene.plain(ground, self.theme.panel);
                self.text(at, Align::Center, text, set);
            }
        }
    }

    /// White's chances in the variation shown, from where it branches off.
    fn variation_line(&mut self, body: Rect, review: &Review, count: usize) {
        let points: Vec<Point> = review
            .chances_of_variation()
            .into_iter()
            .map(|(ply, percent)| {
                let x = column(body, count, ply.min(count)).center().x;
                Point::new(x, chances_at(body, percent))
            })
            .collect();
        let half = self.unit(1);
        for (from, to) in points.iter().zip(points.iter().skip(1)) {
            let top = from.y.min(to.y) - half;
            let area = Rect::new(
                from.x,
                top,
                (to.x - from.x).max(1),
                (from.y - to.y).abs() + 2 * half,
            );
            let (start, end) = (from.y - top, to.y - top);
            let corners = vec![
                Point::new(0, start - half),
                Point::new(area.w, end - half),
                Point::new(area.w, end + half),
                Point::new(0, start + half),
            ];
            let color = self.theme.first;
            self.scene.add(area, Look::Polygon { corners, color });
        }
        if let Some(&end) = points.last() {
            for (side, color) in [(12, self.theme.on_mark), (8, self.theme.first)] {
                let side = self.unit(side);
                self.scene.rounded(Rect::around(end, side), side / 2, color);
            }
        }
    }

    /// White's chances from below, Black's from above; nothing where the score is not known.
    fn chances_area(&mut self, body: Rect, review: &Review, count: usize) {
        let scores = review.analysis().scores();
        let height = |plies: &RangeInclusive<usize>| {
            // Where half-moves share a column, the last one with a score stands for them.
            let percent = scores.chances_left(scores.last_known(plies.clone())?)?;
            Some(chances_height(body, percent))
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

    /// The marks of the moves that are at least as bad as this; that of the worst where some share a column.
    fn mistake_marks(&mut self, body: Rect, review: &Review, count: usize, least: Judgement) {
        let mut rest = review.analysis().mistakes();
        for (_, plies) in cells(body, count) {
            let (here, later) = rest.split_at(rest.partition_point(|(ply, _)| ply <= plies.end()));
            rest = later;
            let worst = here.iter().max_by_key(|(_, judgement)| *judgement);
            if let Some(&(ply, worst)) = worst.filter(|(_, judgement)| *judgement >= least) {
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

    /// The mark of a bad move: a disc, a diamond or a triangle, each in its colour.
    fn mistake_mark(
        &mut self,
        body: Rect,
        review: &Review,
        judgement: Judgement,
        (ply, count): (usize, usize),
    ) {
        let scores = review.analysis().scores();
        let Some(percent) = scores.chances_left(ply) else {
            return;
        };
        let y = chances_at(body, percent);
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

/// The height of White's chances above the lower edge of a chart.
fn chances_height(body: Rect, percent: f64) -> i32 {
    (f64::from(body.h) * percent / 100.0).round() as i32
}

/// Where White's chances end in a chart.
fn chances_at(body: Rect, percent: f64) -> i32 {
    body.bottom() - chances_height(body, percent)
}
