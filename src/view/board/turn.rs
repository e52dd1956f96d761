//! The board while it turns to the player on move.

use std::f32::consts::PI;

use crate::rules::{Position, SquareSet};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};

impl View<'_> {
    /// The upright pieces on their way around the centre of the board. The squares look the same turned, so
    /// they stay. `part` is the progress of the turn, from 0 to 1.
    pub fn turning_pieces(&mut self, position: &Position, absent: SquareSet, part: f32) {
        let eased = part * part * (3.0 - 2.0 * part);
        let angle = PI * (1.0 - eased);
        let middle = self.layout.board.center();
        let pieces = position.board().pieces();
        for (square, piece) in pieces.filter(|&(square, _)| !absent.contains(square)) {
            let home = self.grid().area_of(square);
            let at = turned(home.center(), middle, angle);
            self.diagram().piece(Rect::around(at, home.w), piece, 255);
        }
    }
}

/// Turns a point about the centre of a square area, and scales it so that corners stay inside.
fn turned(place: Point, middle: Point, angle: f32) -> Point {
    let (x, y) = (place.x - middle.x, place.y - middle.y);
    let (sin, cos) = angle.sin_cos();
    let inwards = 1.0 / (sin.abs() + cos.abs());
    let (x, y) = (x as f32 * inwards, y as f32 * inwards);
    let pixels = |length: f32| length.round() as i32;
    Point::new(
        middle.x + pixels(x * cos - y * sin),
        middle.y + pixels(x * sin + y * cos),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_ends_at_the_square_and_stays_inside_the_board() {
        let middle = Point::new(400, 300);
        let corner = Point::new(500, 200);
        assert_eq!(turned(corner, middle, PI), Point::new(300, 400));
        assert_eq!(turned(corner, middle, 0.0), corner);
        for step in 0..=100 {
            let at = turned(corner, middle, PI * step as f32 / 100.0);
            assert!(at.is_near(middle, 100), "{at:?}");
        }
    }
}
