//! The board with pieces, coordinates and marks, and nobody's hand on it.

use super::font::Face;
use super::geometry::{Point, Rect, Size};
use super::layout::{Grid, Layout};
use super::scene::{Align, Scene, Type};
use super::shape::Look;
use super::theme::{Rgba, THEME};
use crate::rules::{File, Piece, Position, Rank, Square, SquareSet};

/// On squares smaller than this, in pixels, coordinates would run into the pieces.
const SMALLEST_WITH_COORDINATES: i32 = 40;

/// The picture of a position alone, as wide and high as `side`, with the squares marked from and to
/// which the last move went. Flipped, h1 is in the upper left corner.
pub fn diagram(
    position: &Position,
    last_move: Option<(Square, Square)>,
    side: i32,
    flipped: bool,
) -> Scene {
    let layout = Layout::of_board(side);
    let mut scene = Scene::new(Size { w: side, h: side }, None);
    let mut diagram = Diagram::new(&mut scene, layout, flipped);
    diagram.squares();
    if let Some((from, to)) = last_move {
        diagram.tint(from, THEME.last_move);
        diagram.tint(to, THEME.last_move);
    }
    diagram.mark_check(position);
    if layout.square_side() >= SMALLEST_WITH_COORDINATES {
        diagram.coordinates();
    }
    diagram.pieces(position, SquareSet::EMPTY);
    scene
}

/// A board while it is being painted.
pub(super) struct Diagram<'a> {
    scene: &'a mut Scene,
    layout: Layout,
    flipped: bool,
}

impl<'a> Diagram<'a> {
    /// The board of a layout.
    pub(super) fn new(scene: &'a mut Scene, layout: Layout, flipped: bool) -> Diagram<'a> {
        Diagram {
            scene,
            layout,
            flipped,
        }
    }

    fn area_of(&self, square: Square) -> Rect {
        Grid::new(self.layout.board, self.flipped).area_of(square)
    }

    pub(super) fn squares(&mut self) {
        for square in Square::all() {
            let color = match square.is_light() {
                true => THEME.light_square,
                false => THEME.dark_square,
            };
            self.tint(square, color);
        }
    }

    pub(super) fn tint(&mut self, square: Square, color: Rgba) {
        self.scene.plain(self.area_of(square), color);
    }

    pub(super) fn mark_check(&mut self, position: &Position) {
        if position.is_check() {
            let area = self.area_of(position.king(position.turn()));
            self.scene.add(area, Look::Glow(THEME.check));
        }
    }

    /// The ranks in the upper left corners of the left squares, the files in the lower right ones of
    /// the bottom squares.
    pub(super) fn coordinates(&mut self) {
        let (left, bottom) = match self.flipped {
            false => (File::A, Rank::First),
            true => (File::H, Rank::Eighth),
        };
        let (near, cap) = (self.layout.unit(9), self.layout.unit(12));
        for rank in Rank::ALL {
            let square = Square::new(left, rank);
            let area = self.area_of(square);
            let at = Point::new(area.x + near, area.y + cap);
            self.coordinate(square, at, rank.to_char());
        }
        for file in File::ALL {
            let square = Square::new(file, bottom);
            let area = self.area_of(square);
            let at = Point::new(area.right() - near, area.bottom() - cap);
            self.coordinate(square, at, file.to_char());
        }
    }

    fn coordinate(&mut self, square: Square, at: Point, sign: char) {
        let color = match square.is_light() {
            true => THEME.dark_square,
            false => THEME.light_square,
        };
        let set = Type {
            face: Face::Bold,
            em: self.layout.unit(13),
            color,
        };
        self.scene.text(at, Align::Center, &sign.to_string(), set);
    }

    /// All pieces but those on some squares.
    pub(super) fn pieces(&mut self, position: &Position, absent: SquareSet) {
        for (square, piece) in position.board().pieces() {
            if !absent.contains(square) {
                let area = self.area_of(square);
                self.scene.piece(area, piece, 255);
            }
        }
    }
}

impl Scene {
    /// A piece in the middle of a square, with some air around it.
    pub(super) fn piece(&mut self, square: Rect, piece: Piece, alpha: u8) {
        let area = square.shrunk(square.w * 3 / 100);
        self.add(area, Look::Piece { piece, alpha });
    }
}
