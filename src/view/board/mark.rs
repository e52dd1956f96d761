//! Arrows and circles on a board.

use crate::diagram::{ARROW_WIDTH, arrow};
use crate::rules::Square;
use crate::view::scene::geometry::Point;
use crate::view::scene::grid::Grid;
use crate::view::scene::picture::Scene;
use crate::view::scene::shape::{Border, Fill, Look};
use crate::view::scene::theme::Rgba;

/// An arrow between two squares, or a circle around one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardMark {
    /// The square where the arrow starts.
    pub from: Square,
    /// The square it points to; for a circle the same square.
    pub to: Square,
    /// Its colour, which may be transparent.
    pub color: Rgba,
    /// The width of the shaft of an arrow, in hundredths of a square.
    pub width: u8,
}

impl BoardMark {
    /// A mark of the usual width.
    pub fn new(from: Square, to: Square, color: Rgba) -> BoardMark {
        BoardMark {
            from,
            to,
            color,
            width: ARROW_WIDTH,
        }
    }
}

impl Scene {
    /// Adds an arrow or a circle on a board.
    pub(in crate::view) fn board_mark(&mut self, grid: Grid, mark: BoardMark) {
        if mark.from == mark.to {
            self.circle(grid, mark)
        } else {
            self.arrow(grid, mark)
        }
    }

    fn circle(&mut self, grid: Grid, mark: BoardMark) {
        let area = grid.area_of(mark.to);
        let width = (area.w / 14).max(2);
        let color = mark.color;
        let look = Look::Rounded {
            radius: area.w / 2,
            fill: Fill::Solid(mark.color.alpha(0)),
            border: Some(Border { width, color }),
        };
        self.add(area, look);
    }

    /// An arrow, split into one shape per square. Painters cache shapes, and these take less memory than the
    /// bounding box of a long arrow.
    fn arrow(&mut self, grid: Grid, mark: BoardMark) {
        let (start, end) = (grid.area_of(mark.from), grid.area_of(mark.to));
        let side = start.w;
        let (from, to) = (start.center(), end.center());
        let corners = arrow_corners(from, to, side as f32, mark.width);
        let color = mark.color;
        for square in Square::all() {
            let cell = grid.area_of(square);
            if is_near(cell.center(), from, to, side) {
                let inside = |at: &Point| Point::new(at.x - cell.x, at.y - cell.y);
                let corners = corners.iter().map(inside).collect();
                self.add(cell, Look::Polygon { corners, color });
            }
        }
    }
}

/// The outline of an arrow between the centres of two squares, for squares of this side.
pub(in crate::view) fn arrow_corners(from: Point, to: Point, side: f32, width: u8) -> Vec<Point> {
    let place = |at: Point| (at.x as f32, at.y as f32);
    let corners = arrow(place(from), place(to), side, width);
    let corner = |(x, y): (f32, f32)| Point::new(x.round() as i32, y.round() as i32);
    corners.map(corner).to_vec()
}

/// Whether an arrow may reach into the square with this centre.
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
    fn an_arrow_reaches_its_target_and_is_symmetric() {
        let corners = arrow_corners(Point::new(50, 50), Point::new(850, 50), 200.0, ARROW_WIDTH);
        assert_eq!(corners[3], Point::new(850, 50), "its point");
        let across: Vec<i32> = corners.iter().map(|corner| corner.y - 50).collect();
        let mirrored: Vec<i32> = across.iter().rev().map(|y| -y).collect();
        assert_eq!(across, mirrored);
    }

    #[test]
    fn a_straight_arrow_is_near_the_squares_on_its_line_only() {
        let (from, to) = (Point::new(50, 50), Point::new(450, 50));
        assert!(is_near(Point::new(250, 50), from, to, 100));
        assert!(!is_near(Point::new(250, 150), from, to, 100));
        assert!(!is_near(Point::new(650, 50), from, to, 100));
    }
}
