//! Where days and ratings are in a chart.

use crate::game::{RatedDay, Rating};
use crate::view::scene::geometry::Rect;
use crate::view::scene::theme::Rgba;

/// The steps that the scale can have, and the most lines of it.
const STEPS: [i32; 6] = [10, 20, 50, 100, 200, 500];
const WIDEST_STEP: i32 = 1000;
const MOST_LINES: i32 = 6;

/// A curve.
pub(super) struct Curve<'a> {
    pub(super) days: &'a [RatedDay],
    pub(super) color: Rgba,
    pub(super) is_dashed: bool,
}

/// Where days and ratings are in a chart.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub(super) body: Rect,
    pub(super) days: (i32, i32),
    pub(super) ratings: (i32, i32),
}

impl Scale {
    pub(super) fn x(self, day: i32) -> i32 {
        let (first, last) = self.days;
        let all = i64::from((last - first).max(1));
        // A single day is in the middle.
        if first == last {
            return self.body.center().x;
        }
        self.body.x + (i64::from(day - first) * i64::from(self.body.w - 1) / all) as i32
    }

    pub(super) fn y(self, rating: f64) -> i32 {
        let (least, most) = self.ratings;
        let part = (rating - f64::from(least)) / f64::from((most - least).max(1));
        let y = f64::from(self.body.bottom()) - part * f64::from(self.body.h);
        (y.round() as i32).clamp(self.body.y, self.body.bottom())
    }
}

/// The ends of what is shown of a day.
fn ends(day: &RatedDay) -> (f64, f64) {
    let Rating {
        value, deviation, ..
    } = day.rating;
    (value - deviation, value + deviation)
}

fn bounds(curves: &[Curve]) -> (f64, f64) {
    let days = curves.iter().flat_map(|curve| curve.days).map(ends);
    days.fold((f64::MAX, f64::MIN), |(least, most), (low, high)| {
        (least.min(low), most.max(high))
    })
}

/// The step of the scale, with few enough lines.
pub(super) fn step_of(curves: &[Curve]) -> i32 {
    let (least, most) = bounds(curves);
    let fits = |step: &i32| (most - least) / f64::from(*step) <= f64::from(MOST_LINES);
    STEPS.into_iter().find(fits).unwrap_or(WIDEST_STEP)
}

/// The least and the greatest rating of the scale: multiples of its step.
pub(super) fn range(curves: &[Curve], step: i32) -> (i32, i32) {
    let (least, most) = bounds(curves);
    let step = f64::from(step);
    let least = (least / step).floor() * step;
    let most = (most / step).ceil() * step;
    (least as i32, most as i32)
}
