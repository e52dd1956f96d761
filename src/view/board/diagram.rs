//! Diagrams: the board with pieces, coordinates and marks, without input.

use crate::diagram::BoardColors;
use crate::rules::{Board, Color, Piece, Position, Square, SquareSet};
use crate::storage::{BoardTheme, PieceSet};
use crate::tree::Nag;
use crate::view::board::moment::Moment;
use crate::view::board::player_bar::bar_height;
use crate::view::review::glyph;
use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::grid::Grid;
use crate::view::scene::layout::Layout;
use crate::view::scene::picture::{Align, Scene, Type};
use crate::view::scene::shape::Look;
use crate::view::scene::theme::{DARK, Rgba};
use crate::view::text::font::{Face, Fonts};

/// On smaller squares, in pixels, coordinates would overlap the pieces.
const SMALLEST_WITH_COORDINATES: i32 = 40;

/// The style of a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiagramStyle {
    /// The side of the board in pixels, which is the width of the picture.
    pub side: i32,
    /// Whether h1 is in the upper left corner.
    pub flipped: bool,
    /// The colours of the board.
    pub theme: BoardTheme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether to show coordinates, if the squares are large enough.
    pub coordinates: bool,
}

impl DiagramStyle {
    /// The default style for a board of this side in pixels.
    pub fn of_side(side: i32) -> DiagramStyle {
        DiagramStyle {
            side,
            flipped: false,
            theme: BoardTheme::Green,
            pieces: PieceSet::Classic,
            coordinates: true,
        }
    }
}

/// The scene of a moment of a game: the board, with a bar for each player above and below it if the moment
/// has players.
pub fn diagram(fonts: &Fonts, moment: &Moment, style: DiagramStyle) -> Scene {
    let DiagramStyle { side, flipped, .. } = style;
    let bar = moment.players.as_ref().map_or(0, |_| bar_height(side));
    let size = Size {
        w: side,
        h: side + 2 * bar,
    };
    let mut layout = Layout::of_board(side);
    layout.board.y = bar;
    let mut scene = Scene::new(size, None);
    if let Some(players) = &moment.players {
        let top = upper(flipped);
        for (color, y) in [(top, 0), (top.other(), side + bar)] {
            let area = Rect::new(0, y, side, bar);
            let is_on_move = moment.position.turn() == color;
            scene.player_bar((fonts, &DARK), area, color, &players[color], is_on_move);
        }
    }
    let mut diagram = Diagram {
        fonts,
        scene: &mut scene,
        layout,
        colors: BoardColors::of(style.theme),
        set: style.pieces,
        flipped,
        across: None,
        coordinates: None,
    };
    let has_room = layout.square_side() >= SMALLEST_WITH_COORDINATES;
    diagram.moment(moment, style.coordinates && has_room);
    scene
}

/// The glyph on a move in a picture, with its colour.
pub fn glyph_in_picture(nags: &[Nag]) -> Option<(&'static str, Rgba)> {
    glyph::of_move(&DARK, nags)
}

/// Adds the parts of a board to a scene.
pub(in crate::view) struct Diagram<'a> {
    pub(super) fonts: &'a Fonts,
    pub(super) scene: &'a mut Scene,
    pub(super) layout: Layout,
    pub(super) colors: &'static BoardColors,
    pub(super) set: PieceSet,
    /// Whether h1 is in the upper left corner.
    pub(super) flipped: bool,
    /// The side across the screen, whose pieces are upside down.
    pub(super) across: Option<Color>,
    /// The colour of coordinates on the squares, if it is not that of the board.
    pub(in crate::view) coordinates: Option<Rgba>,
}

impl Diagram<'_> {
    fn area_of(&self, square: Square) -> Rect {
        Grid::new(self.layout.board, self.flipped).area_of(square)
    }

    /// A moment of a game, as in a picture.
    pub(in crate::view) fn moment(&mut self, moment: &Moment, coordinates: bool) {
        self.ground(moment.position, moment.last_move);
        if coordinates {
            self.coordinates();
        }
        self.pieces(moment.position.board(), SquareSet::EMPTY);
        let grid = Grid::new(self.layout.board, self.flipped);
        for &mark in moment.marks {
            self.scene.board_mark(grid, mark);
        }
        let glyph = glyph_in_picture(moment.nags);
        if let (Some((_, to)), Some((text, color))) = (moment.last_move, glyph) {
            let badge = self.scene.badge_ground(grid, to, 0, color);
            self.scene.badge_text(self.fonts, badge, text, DARK.on_mark);
        }
    }

    /// A position, and the move that led to it.
    pub(in crate::view) fn position(
        &mut self,
        position: &Position,
        last_move: Option<(Square, Square)>,
    ) {
        self.ground(position, last_move);
        self.pieces(position.board(), SquareSet::EMPTY);
    }

    /// The squares below the pieces of a position, with the move that led to it.
    pub(in crate::view) fn ground(
        &mut self,
        position: &Position,
        last_move: Option<(Square, Square)>,
    ) {
        self.squares();
        if let Some((from, to)) = last_move {
            self.tint(from, self.colors.last_move);
            self.tint(to, self.colors.last_move);
        }
        self.mark_check(position);
    }

    pub(in crate::view) fn squares(&mut self) {
        for square in Square::all() {
            let color = if square.is_light() {
                self.colors.light_square
            } else {
                self.colors.dark_square
            };
            self.tint(square, color);
        }
    }

    pub(in crate::view) fn tint(&mut self, square: Square, color: Rgba) {
        self.scene.plain(self.area_of(square), color);
    }

    pub(in crate::view) fn mark_check(&mut self, position: &Position) {
        if position.is_check() {
            let area = self.area_of(position.king(position.turn()));
            self.scene.add(area, Look::Glow(self.colors.check));
        }
    }

    /// Ranks are in the upper left corners of the left squares, files in the lower right corners of the
    /// bottom squares. Where two players face each other both have them, in the corners that the pieces leave free.
    pub(in crate::view) fn coordinates(&mut self) {
        let board = self.layout.board;
        let (near, cap) = (self.layout.board_unit(9), self.layout.board_unit(12));
        let upper_left = |area: Rect| Point::new(area.x + near, area.y + cap);
        let lower_right = |area: Rect| Point::new(area.right() - near, area.bottom() - cap);
        let grid = Grid::new(board, self.flipped);
        if self.across.is_none() {
            return self.coordinates_seen(grid, upper_left, lower_right);
        }
        let lower_left = |area: Rect| Point::new(area.x + near, area.bottom() - cap);
        self.coordinates_seen(grid, upper_left, lower_left);
        self.scene.turn_about(Some(board));
        self.coordinates_seen(Grid::new(board, !self.flipped), upper_left, lower_left);
        self.scene.turn_about(None);
    }

    /// Ranks stand at the left of the board, files below it.
    pub(in crate::view) fn coordinates_outside(&mut self, color: Rgba) {
        let board = self.layout.board;
        let middle = self.layout.coordinates_strip() / 2;
        let set = Type {
            face: Face::Bold,
            em: self.layout.board_unit(13),
            color,
        };
        for square in Square::all() {
            let area = self.area_of(square);
            let center = area.center();
            if area.x == board.x {
                let at = Point::new(board.x - middle, center.y);
                let rank = square.rank().to_char().to_string();
                self.scene.text(self.fonts, at, Align::Center, &rank, set);
            }
            if area.bottom() == board.bottom() {
                let at = Point::new(center.x, board.bottom() + middle);
                let file = square.file().to_char().to_string();
                self.scene.text(self.fonts, at, Align::Center, &file, set);
            }
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

    fn coordinate(&mut self, square: Square, at: Point, symbol: char) {
        let usual = self.colors.coordinate(square.is_light());
        let set = Type {
            face: Face::Bold,
            em: self.layout.board_unit(13),
            color: self.coordinates.unwrap_or(usual),
        };
        self.scene
            .text(self.fonts, at, Align::Center, &symbol.to_string(), set);
    }

    /// All pieces except those on the squares in `absent`.
    pub(in crate::view) fn pieces(&mut self, board: &Board, absent: SquareSet) {
        for (square, piece) in board.pieces() {
            if !absent.contains(square) {
                let area = self.area_of(square);
                self.piece(area, piece, 255);
            }
        }
    }

    /// A piece in the middle of a square.
    pub(in crate::view) fn piece(&mut self, square: Rect, piece: Piece, alpha: u8) {
        self.turned(square, piece, Look::piece(self.set, piece, alpha));
    }

    /// A piece on its side, or on its way there.
    pub(in crate::view) fn tilted_piece(&mut self, square: Square, piece: Piece, tilt: u8) {
        let (set, alpha) = (self.set, u8::MAX);
        let look = Look::Piece {
            set,
            piece,
            alpha,
            tilt,
        };
        self.turned(self.area_of(square), piece, look);
    }

    /// Upside down for the player across the screen.
    fn turned(&mut self, square: Rect, piece: Piece, look: Look) {
        let across = self.across == Some(piece.color());
        self.scene.turn_about(across.then_some(square));
        self.scene.on_square(square, look);
        self.scene.turn_about(None);
    }
}

/// The side at the top of a board.
pub(in crate::view) fn upper(flipped: bool) -> Color {
    if flipped { Color::White } else { Color::Black }
}

impl Scene {
    /// A piece in the middle of a square.
    pub(in crate::view) fn piece(&mut self, square: Rect, set: PieceSet, piece: Piece, alpha: u8) {
        self.on_square(square, Look::piece(set, piece, alpha));
    }

    /// A piece with a small margin.
    fn on_square(&mut self, square: Rect, look: Look) {
        self.add(square.shrunk(square.w * 3 / 100), look);
    }
}
