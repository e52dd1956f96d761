//! The board with what is looked for.

use crate::app::{PositionSearch, SoughtKind};
use crate::rules::{Color, Piece, Role};
use crate::view::View;
use crate::view::board::diagram::upper;
use crate::view::board::game::BoardView;
use crate::view::scene::geometry::Rect;

/// The opacity of pieces that do not count.
const FAINT: u8 = 72;

/// The roles besides the pawn, from the most to the least valuable.
const PIECES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

/// The squares in a row of pieces.
const IN_A_ROW: i32 = 8;

impl View<'_> {
    /// The position; what does not count is faint, or left out.
    pub(super) fn sought_board(&mut self, area: Rect, search: &PositionSearch) {
        self.on_board(area, |view| view.sought_on_board(area, search));
        let radius = self.layout.board_unit(6);
        self.scene.round_off(area, radius, self.theme.panel);
    }

    fn sought_on_board(&mut self, area: Rect, search: &PositionSearch) {
        let query = search.query();
        match query.kind {
            SoughtKind::Exact => {
                if let Some(input) = search.input() {
                    self.board(BoardView {
                        position: &query.position,
                        last_move: None,
                        input,
                        slide: None,
                        cursor: None,
                        tilted: None,
                        has_edge: false,
                    });
                }
            }
            SoughtKind::Pawns => {
                self.diagram().squares();
                for (square, piece) in query.position.board().pieces() {
                    let alpha = match piece.role() {
                        Role::Pawn => u8::MAX,
                        _ => FAINT,
                    };
                    let at = self.grid().area_of(square);
                    self.diagram().piece(at, piece, alpha);
                }
            }
            SoughtKind::Material => self.rows_of_material(area, search),
        }
    }

    /// The pieces of both sides in rows: the pieces of a side, then its pawns.
    fn rows_of_material(&mut self, area: Rect, search: &PositionSearch) {
        self.scene.plain(area, self.colors.dark_square);
        let side = area.w / IN_A_ROW;
        let upper = upper(self.is_flipped());
        let board = search.query().position.board();
        for color in Color::BOTH {
            let count = |role| board.squares(Piece::new(color, role)).len();
            let of_role = |role| std::iter::repeat_n(role, count(role));
            let pieces: Vec<Role> = PIECES.into_iter().flat_map(of_role).collect();
            let pawns: Vec<Role> = of_role(Role::Pawn).collect();
            let rows = pieces
                .chunks(IN_A_ROW as usize)
                .chain(pawns.chunks(IN_A_ROW as usize));
            for (number, row) in rows.enumerate() {
                // The pieces are nearest to the edge, with the pawns before them.
                let from_edge = side / 2 + number as i32 * side;
                let y = if color == upper {
                    area.y + from_edge
                } else {
                    area.bottom() - side - from_edge
                };
                let x = area.x + (area.w - side * row.len() as i32) / 2;
                for (place, &role) in row.iter().enumerate() {
                    let square = Rect::new(x + place as i32 * side, y, side, side);
                    let set = self.app.settings.pieces;
                    let piece = Piece::new(color, role);
                    self.scene.piece(square, set, piece, u8::MAX);
                }
            }
        }
    }
}
