//! Arrows and circles on the board, and the cursor that keys move.

use super::View;
use super::board::BoardView;
use super::geometry::{Point, Rect};
use super::shape::{Border, Look};
use super::theme::Rgba;
use crate::app::{BoardInput, Hand, Ink, Mark};
use crate::rules::{Position, Square};

/// The cursor is a dark line round the square with a bright one inside: it stands out on both colours
/// of squares and is like no other mark.
const CURSOR: Rgba = Rgba::hex(0x1f5fae);
const CURSOR_INSIDE: Rgba = Rgba::hex(0xfdf8ec);

/// Opacity of arrows and circles.
const THROUGH: u8 = 168;

const fn color_of(ink: Ink) -> Rgba {
    let color = match ink {
        Ink::Green => Rgba::hex(0x2a8a3e),
        Ink::Red => Rgba::hex(0xbf3a2b),
        Ink::Blue => Rgba::hex(0x2463b4),
    };
    color.alpha(THROUGH)
}

impl View<'_> {
    /// The marks on the position, and the one that is being drawn.
    pub(super) fn marks(&mut self, input: &BoardInput, position: &Position) {
        for &mark in input.marks() {
            self.mark(mark);
        }
        let pointed_at = self.pointer.and_then(|at| self.grid().square_at(at));
        if let Some(mark) = pointed_at.and_then(|square| input.mark_to(square, position)) {
            self.mark(mark);
        }
    }

    fn mark(&mut self, mark: Mark) {
        if mark.from == mark.to {
            self.circle(mark.to, color_of(mark.ink));
        } else {
            self.arrow(mark);
        }
    }

    fn circle(&mut self, square: Square, color: Rgba) {
        let area = self.grid().area_of(square);
        let width = (area.w / 14).max(2);
        self.outline(area, area.w / 2, Border { width, color });
    }

    /// An arrow, cut along the squares of the board: painters keep what they have painted, and the
    /// pieces of it take far less room than the rectangle round all of a long arrow.
    fn arrow(&mut self, mark: Mark) {
        let (start, end) = (self.grid().area_of(mark.from), self.grid().area_of(mark.to));
        let side = start.w;
        let (from, to) = (start.center(), end.center());
        let corners = arrow_corners(from, to, side as f32);
        let color = color_of(mark.ink);
        for square in Square::all() {
            let cell = self.grid().area_of(square);
            if is_near(cell.center(), from, to, side) {
                let inside = |at: &Point| Point::new(at.x - cell.x, at.y - cell.y);
                let corners = corners.iter().map(inside).collect();
                self.scene.add(cell, Look::Polygon { corners, color });
            }
        }
    }

    /// The square on which Space and Enter act.
    pub(super) fn cursor(&mut self, board: BoardView) {
        let is_promoting = matches!(board.input.hand(), Hand::Promoting { .. });
        if let Some(square) = board.cursor.filter(|_| !is_promoting) {
            self.cursor_on(square);
        }
    }

    pub(super) fn cursor_on(&mut self, square: Square) {
        let area = self.grid().area_of(square);
        let width = (area.w / 17).max(2);
        let border = |color| Border { width, color };
        self.outline(area, 0, border(CURSOR));
        let width = (width / 2).max(1);
        let inside: Rect = area.shrunk(border(CURSOR).width);
        let color = CURSOR_INSIDE;
        self.outline(inside, 0, Border { width, color });
    }
}

/// The outline of an arrow from the middle of a square to the middle of another, for squares of this
/// side.
fn arrow_corners(from: Point, to: Point, side: f32) -> Vec<Point> {
    let (x, y) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    let length = x.hypot(y).max(1.0);
    let (along_x, along_y) = (x / length, y / length);
    let (shaft, head, neck) = (side * 0.085, side * 0.25, length - side * 0.42);
    // Distances along the arrow from its start, and across it.
    let outline = [
        (side * 0.1, -shaft),
        (neck, -shaft),
        (neck, -head),
        (length, 0.0),
        (neck, head),
        (neck, shaft),
        (side * 0.1, shaft),
    ];
    let place = |(along, across): (f32, f32)| {
        let x = from.x as f32 + along * along_x - across * along_y;
        let y = from.y as f32 + along * along_y + across * along_x;
        Point::new(x.round() as i32, y.round() as i32)
    };
    outline.map(place).to_vec()
}

/// Whether some of an arrow may lie in the square with this middle.
fn is_near(middle: Point, from: Point, to: Point, side: i32) -> bool {
    let (x, y) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    let (mx, my) = ((middle.x - from.x) as f32, (middle.y - from.y) as f32);
    let along = ((mx * x + my * y) / (x * x + y * y).max(1.0)).clamp(0.0, 1.0);
    let distance = (mx - along * x).hypot(my - along * y);
    // Half the diagonal of the square and half the head of the arrow.
    distance < side as f32 * (0.71 + 0.25)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_is_as_long_as_the_way_and_the_same_on_both_sides() {
        let corners = arrow_corners(Point::new(50, 50), Point::new(850, 50), 200.0);
        assert_eq!(corners[3], Point::new(850, 50), "its point");
        let across: Vec<i32> = corners.iter().map(|corner| corner.y - 50).collect();
        let mirrored: Vec<i32> = across.iter().rev().map(|y| -y).collect();
        assert_eq!(across, mirrored);
    }

    #[test]
    fn a_straight_arrow_touches_no_square_far_beside_it() {
        let (from, to) = (Point::new(50, 50), Point::new(450, 50));
        assert!(is_near(Point::new(250, 50), from, to, 100));
        assert!(!is_near(Point::new(250, 150), from, to, 100));
        assert!(!is_near(Point::new(650, 50), from, to, 100));
    }
}
