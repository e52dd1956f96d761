//! The matrix of pieces.

use super::piece::{ByColor, Color, Piece, Role};
use super::planes::{Army, BitPlanes};
use super::square::{File, Square};
use super::square_set::SquareSet;

/// Which piece stands where.
///
/// The matrix is all that a board holds; sets of squares are computed from it on demand. The cells of a
/// file are adjacent because `BitPlanes::of` reads a file as one word and gets the bit order of
/// [`SquareSet`].
///
/// ```
/// use deskmate::rules::{Board, Piece, Square};
///
/// let mut board = Board::initial();
/// board.set(Square::E2, None);
/// board.set(Square::E4, Some(Piece::WhitePawn));
/// assert_eq!(board.get(Square::E4), Some(Piece::WhitePawn));
/// assert_eq!(board.squares(Piece::WhiteKnight).into_iter().collect::<Vec<_>>(), [Square::B1, Square::G1]);
/// assert_eq!(board.pieces().count(), 32);
/// ```
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
        Board::with_back_rank([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook])
    }

    /// Both sides' pieces in this order from the a-file on, with their pawns in front.
    pub(super) fn with_back_rank(row: [Role; 8]) -> Board {
        let mut board = Board::EMPTY;
        for color in Color::BOTH {
            for (file, role) in File::ALL.into_iter().zip(row) {
                let back = Square::new(file, color.back_rank());
                let front = Square::new(file, color.pawn_rank());
                board.set(back, Some(Piece::new(color, role)));
                board.set(front, Some(Piece::new(color, Role::Pawn)));
            }
        }
        board
    }

    /// What stands on a square.
    pub const fn get(&self, square: Square) -> Option<Piece> {
        self.cells[square.index() % 8][square.index() / 8]
    }

    /// Puts a piece on a square, or clears it.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.cells[square.index() % 8][square.index() / 8] = piece;
    }

    /// All pieces with their squares, in the order a1, b1, … h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The squares on which a piece of this kind stands.
    pub fn squares(&self, piece: Piece) -> SquareSet {
        self.planes().of_piece(piece)
    }

    /// The squares on which each side has pieces.
    pub fn squares_of(&self) -> ByColor<SquareSet> {
        let planes = self.planes();
        ByColor::from_fn(|color| planes.of_color(color))
    }

    /// The squares on which anything stands.
    pub fn occupied(&self) -> SquareSet {
        self.planes().occupied()
    }

    /// The squares of both sides' pieces, grouped by how they attack.
    #[inline]
    pub fn armies(&self) -> ByColor<Army> {
        let planes = self.planes();
        ByColor::from_fn(|color| planes.army(color))
    }

    /// The matrix as sets of squares.
    #[inline]
    pub(super) fn planes(&self) -> BitPlanes {
        BitPlanes::of(&self.cells)
    }

    /// Whether any piece of a side attacks a square (FIDE 3.1.2: pinned pieces attack too).
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        !self.attackers(square, by).is_empty()
    }

    /// The squares of a side's pieces that attack a square.
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        let planes = self.planes();
        planes.army(by).attackers(square, planes.occupied())
    }
}
