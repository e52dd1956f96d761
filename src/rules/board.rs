//! The matrix of pieces.

use super::attacks::{self, DIAGONALS, KING, KNIGHT, ORTHOGONALS, PAWN_CAPTURES, ray};
use super::piece::{Color, Piece, Role};
use super::square::{File, Square};

/// Which piece stands where: eight ranks of eight files, the first rank and the a-file first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(align(64))]
pub struct Board {
    cells: [[Option<Piece>; 8]; 8],
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Board = Board {
        cells: [[None; 8]; 8],
    };

    /// The board at the start of a game (FIDE 2.2, 2.3).
    pub fn initial() -> Board {
        use Role::*;
        let row = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut board = Board::EMPTY;
        for color in Color::BOTH {
            for (file, role) in File::ALL.into_iter().zip(row) {
                let back = Square::new(file, color.back_rank());
                let front = Square::new(file, color.pawn_rank());
                board.set(back, Some(Piece::new(color, role)));
                board.set(front, Some(Piece::new(color, Pawn)));
            }
        }
        board
    }

    /// What stands on a square.
    pub const fn get(&self, square: Square) -> Option<Piece> {
        self.cells[square.index() / 8][square.index() % 8]
    }

    /// Puts a piece on a square, or clears it.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.cells[square.index() / 8][square.index() % 8] = piece;
    }

    /// The matrix itself, `[rank][file]`.
    pub const fn matrix(&self) -> &[[Option<Piece>; 8]; 8] {
        &self.cells
    }

    /// All pieces with their squares, in the order a1, b1, … h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The square of a side's king, the first one found.
    pub fn king(&self, color: Color) -> Option<Square> {
        let king = Some(Piece::new(color, Role::King));
        let index = self.cells.as_flattened().iter().position(|&p| p == king)?;
        Square::from_index(index)
    }

    /// Whether any piece of a side attacks a square (FIDE 3.1.2: pinned pieces attack too).
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.attacked_by_leaper(square, by)
            || self.attacked_along(square, by, &ORTHOGONALS, Role::Rook)
            || self.attacked_along(square, by, &DIAGONALS, Role::Bishop)
    }

    /// The squares of a side's pieces that attack a square.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> + '_ {
        self.pieces()
            .filter(move |&(from, piece)| piece.color() == by && self.attacks(from, piece, square))
            .map(|(from, _)| from)
    }

    /// Whether a piece standing on `from` attacks `to`.
    pub(super) fn attacks(&self, from: Square, piece: Piece, to: Square) -> bool {
        match piece.role() {
            Role::Pawn => PAWN_CAPTURES[piece.color() as usize][from.index()].contains(&to),
            Role::Knight => KNIGHT[from.index()].contains(&to),
            Role::King => KING[from.index()].contains(&to),
            role => attacks::directions(role).iter().any(|&direction| {
                let line = ray(from, direction);
                let blocked = line.iter().position(|&at| self.get(at).is_some());
                let reach = blocked.map_or(line.len(), |stop| stop + 1);
                line[..reach].contains(&to)
            }),
        }
    }

    fn attacked_by_leaper(&self, square: Square, by: Color) -> bool {
        let found = |squares: &[Square], role| {
            let piece = Some(Piece::new(by, role));
            squares.iter().any(|&from| self.get(from) == piece)
        };
        // A pawn attacks a square from where a pawn of the other side there would attack it.
        found(
            &PAWN_CAPTURES[by.other() as usize][square.index()],
            Role::Pawn,
        ) || found(&KNIGHT[square.index()], Role::Knight)
            || found(&KING[square.index()], Role::King)
    }

    fn attacked_along(
        &self,
        square: Square,
        by: Color,
        directions: &[attacks::Direction],
        slider: Role,
    ) -> bool {
        let slider = Piece::new(by, slider);
        let queen = Piece::new(by, Role::Queen);
        directions.iter().any(|&direction| {
            ray(square, direction)
                .iter()
                .find_map(|&at| self.get(at))
                .is_some_and(|piece| piece == slider || piece == queen)
        })
    }
}
