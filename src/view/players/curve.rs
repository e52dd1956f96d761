//! Curves of ratings by day, each in a band of one deviation.

use super::scale::{Curve, Scale, range, step_of};
use super::sizes::{DATES, NUMBERS};
use crate::game::RatedDay;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::shape::Look;
use crate::view::scene::theme::Rgba;

/// The opacity of a band: 16 %.
const BAND: u8 = 41;

/// The least width between two points of a curve, and of a dash, in units.
const LEAST_STEP: i32 = 3;
const DASH: i32 = 6;

impl View<'_> {
    /// The curves of one player or of two, with a scale, dates, and the value under the pointer.
    pub(super) fn rating_curves(&mut self, area: Rect, curves: &[Curve]) {
        let mut body = area;
        let dates = body.cut_bottom(self.unit(DATES));
        let numbers = body.cut_left(self.unit(NUMBERS));
        body.cut_top(self.unit(6));
        let days = || curves.iter().flat_map(|curve| curve.days);
        let (Some(first), Some(last)) = (
            days().map(|day| day.day).min(),
            days().map(|day| day.day).max(),
        ) else {
            return;
        };
        let step = step_of(curves);
        let scale = Scale {
            body,
            days: (first, last),
            ratings: range(curves, step),
        };
        self.rating_lines(numbers, scale, step);
        self.curve_dates(dates, scale);
        for curve in curves {
            self.band(scale, curve);
        }
        for curve in curves {
            self.curve(scale, curve);
        }
        self.value_at_pointer(scale, curves);
    }

    /// One deviation above and below.
    fn band(&mut self, scale: Scale, curve: &Curve) {
        let points = self.points(scale, curve);
        if points.len() < 2 {
            return;
        }
        let body = scale.body;
        let corner = |x: i32, y: i32| Point::new(x - body.x, y - body.y);
        let of =
            |day: &RatedDay, sign: f64| scale.y(day.rating.value + sign * day.rating.deviation);
        let upper = points
            .iter()
            .map(|day| corner(scale.x(day.day), of(day, 1.0)));
        let lower = points
            .iter()
            .rev()
            .map(|day| corner(scale.x(day.day), of(day, -1.0)));
        let corners = upper.chain(lower).collect();
        let color = curve.color.alpha(BAND);
        self.scene.add(body, Look::Polygon { corners, color });
    }

    /// The days that are drawn: at most one for some pixels, always the last.
    fn points(&self, scale: Scale, curve: &Curve) -> Vec<RatedDay> {
        let least = self.unit(LEAST_STEP).max(1);
        let mut points: Vec<RatedDay> = Vec::new();
        for day in curve.days {
            let x = scale.x(day.day);
            let before = points.iter().rev().nth(1).map(|it| scale.x(it.day));
            if before.is_some_and(|before| x - before < 2 * least) {
                points.pop();
            }
            points.push(*day);
        }
        points
    }

    fn curve(&mut self, scale: Scale, curve: &Curve) {
        let points = self.points(scale, curve);
        let place = |day: &RatedDay| Point::new(scale.x(day.day), scale.y(day.rating.value));
        let places: Vec<Point> = points.iter().map(place).collect();
        for pair in places.windows(2) {
            let &[from, to] = pair else {
                continue;
            };
            if curve.is_dashed {
                self.dashes(from, to, curve.color);
            } else {
                self.stroke(from, to, curve.color);
            }
        }
        if let Some(&end) = places.last() {
            let disc = Rect::around(end, self.unit(8));
            self.scene.rounded(disc, disc.w / 2, curve.color);
        }
    }

    /// A dash at equal distances along a line, wherever it begins.
    fn dashes(&mut self, from: Point, to: Point, color: Rgba) {
        let dash = self.unit(DASH).max(2);
        let length = (to.x - from.x).max((to.y - from.y).abs() / 2).max(1);
        let at = |along: i32| {
            let part = |a: i32, b: i32| a + (b - a) * along.min(length) / length;
            Point::new(part(from.x, to.x), part(from.y, to.y))
        };
        let parts = (length / (2 * dash)).max(1);
        for part in 0..parts {
            let begin = length * part / parts;
            let end = begin + length / parts * 3 / 5;
            self.stroke(at(begin), at(end), color);
        }
    }

    /// A straight line: what a small square covers on its way.
    fn stroke(&mut self, from: Point, to: Point, color: Rgba) {
        let width = self.unit(2).max(2);
        let half = width / 2;
        let (top, bottom) = (from.y.min(to.y) - half, from.y.max(to.y) - half + width);
        let area = Rect::new(
            from.x - half,
            top,
            (to.x - from.x).max(0) + width,
            bottom - top,
        );
        let corner = |x: i32, y: i32| Point::new(x - area.x, y - area.y);
        let (a, b) = ((from.x - half, from.y - half), (to.x - half, to.y - half));
        let corners = if to.y <= from.y {
            [
                (a.0, a.1),
                (b.0, b.1),
                (b.0 + width, b.1),
                (b.0 + width, b.1 + width),
                (a.0 + width, a.1 + width),
                (a.0, a.1 + width),
            ]
        } else {
            [
                (a.0, a.1),
                (a.0 + width, a.1),
                (b.0 + width, b.1),
                (b.0 + width, b.1 + width),
                (b.0, b.1 + width),
                (a.0, a.1 + width),
            ]
        };
        let corners = corners.map(|(x, y)| corner(x, y)).to_vec();
        self.scene.add(area, Look::Polygon { corners, color });
    }
}
