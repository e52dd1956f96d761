//! Glyph outlines as paths, for vector graphics.

use ab_glyph::{OutlineCurve, Point as Place};

use crate::view::Glyph;

/// A step of a path. Points are in glyph units, from the pen on the baseline, with y upwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Step {
    /// Ends the previous contour, and starts a new one here.
    Move([f32; 2]),
    /// A straight line to a point.
    Line([f32; 2]),
    /// A cubic curve: two control points and the end point.
    Curve([[f32; 2]; 3]),
}

/// The outline of a letter; empty for a space.
pub(super) fn steps(glyph: &Glyph) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut pen = None;
    for curve in glyph.curves() {
        let (from, step, to) = match curve {
            OutlineCurve::Line(from, to) => (from, Step::Line([to.x, to.y]), to),
            OutlineCurve::Quad(from, by, to) => {
                let places = [between(from, by), between(to, by), [to.x, to.y]];
                (from, Step::Curve(places), to)
            }
            OutlineCurve::Cubic(from, by, then, to) => {
                let places = [by, then, to].map(|place| [place.x, place.y]);
                (from, Step::Curve(places), to)
            }
        };
        if pen != Some(from) {
            steps.push(Step::Move([from.x, from.y]));
        }
        steps.push(step);
        pen = Some(to);
    }
    steps
}

/// A control point of the cubic curve that equals a quadratic one: two thirds of the way to that one's
/// control point.
fn between(end: Place, by: Place) -> [f32; 2] {
    [
        end.x + (by.x - end.x) * 2.0 / 3.0,
        end.y + (by.y - end.y) * 2.0 / 3.0,
    ]
}
