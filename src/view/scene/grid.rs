//! The squares of a board in an area.

use crate::rules::{File, Rank, Square};
use crate::view::scene::geometry::{Point, Rect};

/// The squares of a board in an area, seen from one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    area: Rect,
    flipped: bool,
}

impl Grid {
    /// The squares of a board in an area; if flipped, h1 is in the upper left corner.
    pub fn new(area: Rect, flipped: bool) -> Grid {
        Grid { area, flipped }
    }

    /// The area of the board.
    pub fn area(self) -> Rect {
        self.area
    }

    /// The area of a square.
    pub fn area_of(self, square: Square) -> Rect {
        let (file, rank) = (square.file() as i32, square.rank() as i32);
        let (column, row) = if self.flipped {
            (7 - file, rank)
        } else {
            (file, 7 - rank)
        };
        // If the side is not a multiple of eight, some squares are a pixel larger than others.
        let edge = |number: i32| self.area.w * number / 8;
        let (x, y) = (edge(column), edge(row));
        let (w, h) = (edge(column + 1) - x, edge(row + 1) - y);
        Rect::new(self.area.x + x, self.area.y + y, w, h)
    }

    /// The square at a point, if the point is on the board.
    pub fn square_at(self, at: Point) -> Option<Square> {
        if !self.area.contains(at) {
            return None;
        }
        let number = |pixel: i32| ((pixel * 8 + 7) / self.area.w) as usize;
        let column = number(at.x - self.area.x);
        let row = number(at.y - self.area.y);
        let (file, rank) = if self.flipped {
            (7usize.checked_sub(column)?, row)
        } else {
            (column, 7usize.checked_sub(row)?)
        };
        Some(Square::new(File::new(file)?, Rank::new(rank)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_board_has_no_squares() {
        let grid = Grid::new(Rect::default(), false);
        assert_eq!(grid.square_at(Point::new(0, 0)), None);
    }

    #[test]
    fn every_pixel_of_a_square_belongs_to_it() {
        for (flipped, side) in [(false, 752), (true, 752), (false, 757), (true, 71)] {
            let board = Rect::new(24, 24, side, side);
            let grid = Grid::new(board, flipped);
            let mut pixels = 0;
            for square in Square::all() {
                let area = grid.area_of(square);
                let corner = Point::new(area.right() - 1, area.bottom() - 1);
                assert_eq!(grid.square_at(Point::new(area.x, area.y)), Some(square));
                assert_eq!(grid.square_at(corner), Some(square));
                pixels += area.w * area.h;
            }
            assert_eq!(pixels, side * side);
            assert_eq!(grid.square_at(Point::new(23, 100)), None);
            assert_eq!(grid.square_at(Point::new(board.right(), 24)), None);
        }
    }
}
