//! The layout of board and panel in a window of any size.

use crate::rules::{File, Rank, Square};
use crate::storage::TextSize;
use crate::view::scene::geometry::{Point, Rect, Size};

/// The window size that units refer to.
const MODEL: Size = Size { w: 1280, h: 800 };

/// The side of the board in it.
const MODEL_BOARD: i32 = 752;

/// The smallest scale of text, times the scale of the display.
const SMALLEST: f32 = 0.75;

/// The smallest scale on a board alone, where small letters are close to the pieces.
const SMALLEST_ON_BOARD: f32 = 0.6;

/// The margin is at most this fraction of the window's shorter side.
const MARGIN_PARTS: i32 = 24;

/// The smallest panel with room for everything, in units. Larger text keeps at least this size.
const LEAST_PANEL: Size = Size { w: 300, h: 484 };

/// The parts of the window and the scale of units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Pixels per unit outside the board.
    scale: f32,
    /// Pixels per unit on the board, which the text size does not affect.
    board_scale: f32,
    /// The area of the 64 squares.
    pub board: Rect,
    /// The area next to the board.
    pub panel: Rect,
}

impl Layout {
    /// The layout of a window. `display_scale` is 2 on a display where text should be twice the size. Larger
    /// text is used as far as the window has room for it.
    pub fn new(size: Size, display_scale: f32, text_size: TextSize) -> Layout {
        let board_scale = usual_scale(size, display_scale);
        let scale = larger(board_scale, size, text_size);
        let unit = |length: i32| to_pixels(scale, length);

        let margin = unit(24).min(size.w.min(size.h) / MARGIN_PARTS);
        let gap = margin;
        let narrowest = unit(LEAST_PANEL.w).min(size.w / 2);
        let height = size.h - 2 * margin;
        let width = size.w - 2 * margin - gap - narrowest;
        let side = (height.min(width) / 8 * 8).max(8);
        let rest = size.w - 2 * margin - gap - side;
        let panel_width = rest.min(unit(560));

        let x = (size.w - side - gap - panel_width) / 2;
        let y = (size.h - side) / 2;
        let panel_height = side.max(unit(600).min(height));
        Layout {
            scale,
            board_scale,
            board: Rect::new(x, y, side, side),
            panel: Rect::new(
                x + side + gap,
                (size.h - panel_height) / 2,
                panel_width,
                panel_height,
            ),
        }
    }

    /// The layout of a board alone, with this side.
    pub(in crate::view) fn of_board(side: i32) -> Layout {
        let scale = (side as f32 / MODEL_BOARD as f32).max(SMALLEST_ON_BOARD);
        Layout {
            scale,
            board_scale: scale,
            board: Rect::new(0, 0, side, side),
            panel: Rect::default(),
        }
    }

    /// Converts units outside the board to pixels; a unit is a pixel in a window of 1280×800 with normal text
    /// size.
    pub fn unit(&self, length: i32) -> i32 {
        to_pixels(self.scale, length)
    }

    /// Converts units on the board to pixels.
    pub fn board_unit(&self, length: i32) -> i32 {
        to_pixels(self.board_scale, length)
    }

    /// The side of a square in pixels.
    pub fn square_side(&self) -> i32 {
        self.board.w / 8
    }
}

/// Pixels per unit with normal text size.
fn usual_scale(size: Size, display_scale: f32) -> f32 {
    let by_size = (size.w as f32 / MODEL.w as f32).min(size.h as f32 / MODEL.h as f32);
    by_size.max(SMALLEST * display_scale)
}

/// Pixels per unit with larger text, as far as the panel has room for it.
fn larger(usual: f32, size: Size, text_size: TextSize) -> f32 {
    let wanted = usual * f32::from(text_size.percent()) / 100.0;
    let w = size.w as f32 / 2.0;
    let h = size.h as f32 - 2.0 * size.h as f32 / MARGIN_PARTS as f32;
    let room = (w / LEAST_PANEL.w as f32).min(h / LEAST_PANEL.h as f32);
    usual.max(wanted.min(room))
}

fn to_pixels(scale: f32, length: i32) -> i32 {
    ((length as f32 * scale).round() as i32).max(length.signum())
}

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

    /// The area of a square.
    pub fn area_of(self, square: Square) -> Rect {
        let (file, rank) = (square.file() as i32, square.rank() as i32);
        let (column, row) = match self.flipped {
            false => (file, 7 - rank),
            true => (7 - file, rank),
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
        let (file, rank) = match self.flipped {
            false => (column, 7usize.checked_sub(row)?),
            true => (7usize.checked_sub(column)?, row),
        };
        Some(Square::new(File::new(file)?, Rank::new(rank)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(i32, i32); 6] = [
        (1280, 800),
        (640, 480),
        (2560, 1440),
        (1920, 600),
        (640, 1200),
        (100, 60),
    ];

    #[test]
    fn the_model_size_gives_the_designed_layout() {
        let layout = Layout::new(MODEL, 1.0, TextSize::Normal);
        assert_eq!(layout.board, Rect::new(24, 24, 752, 752));
        assert_eq!(layout.panel, Rect::new(800, 24, 456, 752));
    }

    #[test]
    fn board_and_panel_are_inside_every_window_and_do_not_overlap() {
        let sizes = SIZES
            .into_iter()
            .flat_map(|size| TextSize::ALL.map(|text| (size, text)));
        for ((w, h), text_size) in sizes {
            let layout = Layout::new(Size { w, h }, 1.0, text_size);
            let window = Rect::new(0, 0, w, h);
            let inside = |part: Rect| part.intersection(window) == Some(part);
            assert!(inside(layout.board), "{w}×{h}");
            assert!(inside(layout.panel), "{w}×{h}");
            assert_eq!(layout.board.intersection(layout.panel), None, "{w}×{h}");
        }
    }

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
