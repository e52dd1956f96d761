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
        if curve.is_dashed {
            self.dashes(&places, curve.color);
        } else {
            for pair in places.windows(2) {
                if let &[from, to] = pair {
                    self.stroke(from, to, curve.color);
                }
            }
        }
        if let Some(&end) = places.last() {
            let disc = Rect::around(end, self.unit(8));
            self.scene.rounded(disc, disc.w / 2, curve.color);
        }
    }

    /// Dashes of one length along a curve, also round its corners.
    fn dashes(&mut self, places: &[Point], color: Rgba) {
        let dash = self.unit(DASH).max(2);
        let mut passed = 0;
        for pair in places.windows(2) {
            let &[from, to] = pair else {
                continue;
            };
            let (dx, dy) = (to.x - from.x, to.y - from.y);
            let length = (dx * dx + dy * dy).isqrt().max(1);
            let at = |along: i32| {
                let along = along - passed;
                Point::new(from.x + dx * along / length, from.y + dy * along / length)
            };
            let end = passed + length;
            let begins = (passed / (2 * dash) * 2 * dash..end).step_by(2 * dash as usize);
            for begin in begins {
                let (first, last) = (begin.max(passed), (begin + dash).min(end));
                if first < last {
                    self.stroke(at(first), at(last), color);
                }
            }
            passed = end;
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
