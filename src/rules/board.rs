//! The matrix of pieces.

use std::hash::{Hash, Hasher};

use super::attacks;
use super::piece::{ByColor, Color, Piece, Role};
use super::square::{File, Square};
use super::square_set::SquareSet;

/// Which piece stands where.
///
/// The cells of a file lie side by side, so that eight of them can be compared as one word and the result
/// of each lands where [`SquareSet`] has the square's bit but for a shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(align(64))]
pub struct Board {
    cells: [[Option<Piece>; 8]; 8],
}

/// A file is hashed as one word, which takes a tenth of the time that its cells would take one by one.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for file in &self.cells {
            state.write_u64(Cells::of(file).0);
        }
    }
}

/// The byte that stands for an empty square, above those of all pieces.
const EMPTY_BYTE: u8 = Piece::ALL.len() as u8;

/// The byte that stands for a piece.
const fn byte(piece: Piece) -> u8 {
    piece as u8
}

/// The cells of a file, a byte each, the first rank in the lowest byte.
///
/// A comparison sets the highest bit of each byte that passes; the other bits mean nothing. As no byte is
/// above 127, none borrows from the next one.
#[derive(Clone, Copy)]
struct Cells(u64);

impl Cells {
    /// The highest bit of each byte.
    const PASSED: u64 = Cells::all(0x80);

    /// A word of the same byte eight times.
    const fn all(byte: u8) -> u64 {
        u64::from_le_bytes([byte; 8])
    }

    #[inline]
    fn of(file: &[Option<Piece>; 8]) -> Cells {
        let bytes = file.map(|cell| cell.map_or(EMPTY_BYTE, byte));
        Cells(u64::from_le_bytes(bytes))
    }

    #[inline]
    const fn equal(self, byte: u8) -> u64 {
        Cells::PASSED.wrapping_sub(self.0 ^ Cells::all(byte))
    }

    #[inline]
    const fn below(self, end: u8) -> u64 {
        Cells::all(0x7F + end).wrapping_sub(self.0)
    }
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

    /// Both sides' pieces in this order from the a-file on, their pawns before them.
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

    /// The matrix itself, `[file][rank]`.
    pub const fn matrix(&self) -> &[[Option<Piece>; 8]; 8] {
        &self.cells
    }

    /// All pieces with their squares, in the order a1, b1, … h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The squares on which a piece of this kind stands.
    pub fn squares(&self, piece: Piece) -> SquareSet {
        let [squares] = self.compare(|cells| [cells.equal(byte(piece))]);
        squares
    }

    /// The squares on which each side has pieces.
    pub fn squares_of(&self) -> ByColor<SquareSet> {
        let [white, occupied] =
            self.compare(|cells| [byte(Piece::BlackPawn), EMPTY_BYTE].map(|end| cells.below(end)));
        let black = occupied ^ white;
        ByColor { white, black }
    }

    /// The squares on which anything stands.
    pub fn occupied(&self) -> SquareSet {
        let [occupied] = self.compare(|cells| [cells.below(EMPTY_BYTE)]);
        occupied
    }

    /// The squares that pass each of some tests, which are put to a file of them at once.
    #[inline]
    fn compare<const N: usize>(&self, tests: impl Fn(Cells) -> [u64; N]) -> [SquareSet; N] {
        let mut bits = [0; N];
        for (file, cells) in self.cells.iter().enumerate() {
            let cells = Cells::of(cells);
            for (bits, passed) in bits.iter_mut().zip(tests(cells)) {
                *bits |= (passed & Cells::PASSED) >> (7 - file);
            }
        }
        bits.map(SquareSet::from_bits)
    }

    /// Whether any piece of a side attacks a square (FIDE 3.1.2: pinned pieces attack too).
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        !self.attackers(square, by).is_empty()
    }

    /// The squares of a side's pieces that attack a square.
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        Army::new(self, by).attackers(square, self.occupied())
    }
}

/// Where a side's pieces stand, put together by the way they attack.
pub(super) struct Army {
    color: Color,
    pawns: SquareSet,
    knights: SquareSet,
    king: SquareSet,
    /// Bishops and queens.
    diagonal: SquareSet,
    /// Rooks and queens.
    orthogonal: SquareSet,
}

impl Army {
    pub(super) fn new(board: &Board, color: Color) -> Army {
        let [pawns, knights, king, diagonal, orthogonal] = board.compare(|cells| {
            let is = |role| cells.equal(byte(Piece::new(color, role)));
            let queens = is(Role::Queen);
            [
                is(Role::Pawn),
                is(Role::Knight),
                is(Role::King),
                is(Role::Bishop) | queens,
                is(Role::Rook) | queens,
            ]
        });
        Army {
            color,
            pawns,
            knights,
            king,
            diagonal,
            orthogonal,
        }
    }

    /// The pieces that attack a square when these squares are occupied.
    pub(super) fn attackers(&self, square: Square, occupied: SquareSet) -> SquareSet {
        self.leapers(square)
            | attacks::king(square) & self.king
            | attacks::bishop(square, occupied) & self.diagonal
            | attacks::rook(square, occupied) & self.orthogonal
    }

    /// The sliders that would attack a square if nothing stood between.
    pub(super) fn sliders_in_line(&self, square: Square) -> SquareSet {
        attacks::bishop(square, SquareSet::EMPTY) & self.diagonal
            | attacks::rook(square, SquareSet::EMPTY) & self.orthogonal
    }

    /// The pawns and knights that attack a square.
    pub(super) fn leapers(&self, square: Square) -> SquareSet {
        attacks::pawn(self.color.other(), square) & self.pawns
            | attacks::knight(square) & self.knights
    }
}
