//! The board with pieces, coordinates and marks, and nobody's hand on it.

use super::board_colors::BoardColors;
use super::font::{Face, Fonts};
use super::geometry::{Point, Rect, Size};
use super::layout::{Grid, Layout};
use super::scene::{Align, Scene, Type};
use super::shape::Look;
use super::theme::Rgba;
use crate::rules::{Board, Color, Piece, Position, Square, SquareSet};
use crate::storage::BoardTheme;

/// On squares smaller than this, in pixels, coordinates would run into the pieces.
const SMALLEST_WITH_COORDINATES: i32 = 40;

/// The picture of a position alone, as wide and high as `side`, with the squares marked from and to
/// which the last move went, in the colours of the first theme. Flipped, h1 is in the upper left
/// corner.
pub fn diagram(
    fonts: &Fonts,
    position: &Position,
    last_move: Option<(Square, Square)>,
    side: i32,
    flipped: bool,
) -> Scene {
    let layout = Layout::of_board(side);
    let mut scene = Scene::new(Size { w: side, h: side }, None);
    let colors = BoardColors::of(BoardTheme::Green);
    let mut diagram = Diagram::new(fonts, &mut scene, layout, colors, flipped);
    diagram.squares();
    if let Some((from, to)) = last_move {
        diagram.tint(from, colors.last_move);
        diagram.tint(to, colors.last_move);
    }
    diagram.mark_check(position);
    if layout.square_side() >= SMALLEST_WITH_COORDINATES {
        diagram.coordinates();
    }
    diagram.pieces(position.board(), SquareSet::EMPTY);
    scene
}

/// A board while it is being painted.
pub(super) struct Diagram<'a> {
    fonts: &'a Fonts,
    scene: &'a mut Scene,
    layout: Layout,
    colors: &'static BoardColors,
    flipped: bool,
    across: Option<Color>,
}

impl<'a> Diagram<'a> {
    /// The board of a layout.
    pub(super) fn new(
        fonts: &'a Fonts,
        scene: &'a mut Scene,
        layout: Layout,
        colors: &'static BoardColors,
        flipped: bool,
    ) -> Diagram<'a> {
        Diagram {
            fonts,
            scene,
            layout,
            colors,
            flipped,
            across: None,
        }
    }

    /// The same seen from both sides: the pieces of the one across are upside down.
    pub(super) fn seen_from_across(self, across: Option<Color>) -> Diagram<'a> {
        Diagram { across, ..self }
    }

    fn area_of(&self, square: Square) -> Rect {
        Grid::new(self.layout.board, self.flipped).area_of(square)
    }

    pub(super) fn squares(&mut self) {
        for square in Square::all() {
            let color = match square.is_light() {
                true => self.colors.light_square,
                false => self.colors.dark_square,
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
            self.scene.add(area, Look::Glow(self.colors.check));
        }
    }

    /// The ranks in the upper left corners of the left squares, the files in the lower right ones of
    /// the bottom squares. Who sits across has them in the other corners, where both find room.
    pub(super) fn coordinates(&mut self) {
        let board = self.layout.board;
        let (near, cap) = (self.layout.board_unit(9), self.layout.board_unit(12));
        let upper_left = |area: Rect| Point::new(area.x + near, area.y + cap);
        let lower_right = |area: Rect| Point::new(area.right() - near, area.bottom() - cap);
        self.coordinates_seen(Grid::new(board, self.flipped), upper_left, lower_right);
        if self.across.is_some() {
            let upper_right = |area: Rect| Point::new(area.right() - near, area.y + cap);
            let lower_left = |area: Rect| Point::new(area.x + near, area.bottom() - cap);
            self.scene.turn_about(Some(board));
            self.coordinates_seen(Grid::new(board, !self.flipped), upper_right, lower_left);
            self.scene.turn_about(None);
        }
    }

    fn coordinates_seen(
        &mut self,
        grid: Grid,
        rank_at: impl Fn(Rect) -> Point,
        file_at: impl Fn(Rect) -> Point,
    ) {
        for square in Square::all() {
            let area = grid.area_of(square);
            if area.x == self.layout.board.x {
                self.coordinate(square, rank_at(area), square.rank().to_char());
            }
            if area.bottom() == self.layout.board.bottom() {
                self.coordinate(square, file_at(area), square.file().to_char());
            }
        }
    }

    fn coordinate(&mut self, square: Square, at: Point, sign: char) {
        let color = match square.is_light() {
            true => self.colors.dark_square,
            false => self.colors.light_square,
        };
        let set = Type {
            face: Face::Bold,
            em: self.layout.board_unit(13),
            color,
        };
        self.scene
            .text(self.fonts, at, Align::Center, &sign.to_string(), set);
    }

    /// All pieces but those on some squares.
    pub(super) fn pieces(&mut self, board: &Board, absent: SquareSet) {
        for (square, piece) in board.pieces() {
            if !absent.contains(square) {
                let area = self.area_of(square);
                self.piece(area, piece, 255);
            }
        }
    }

    /// A piece in the middle of a square.
    pub(super) fn piece(&mut self, square: Rect, piece: Piece, alpha: u8) {
        let across = self.across == Some(piece.color());
        self.scene.turn_about(across.then_some(square));
        self.scene.piece(square, piece, alpha);
        self.scene.turn_about(None);
    }
}

impl Scene {
    /// A piece in the middle of a square, with some air around it.
    pub(super) fn piece(&mut self, square: Rect, piece: Piece, alpha: u8) {
        let area = square.shrunk(square.w * 3 / 100);
        self.add(area, Look::Piece { piece, alpha });
    }
}
