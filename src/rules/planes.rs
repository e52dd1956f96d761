//! The matrix of pieces as bitboards.

use super::attacks;
use super::piece::{Color, Piece};
use super::square::Square;
use super::square_set::SquareSet;

/// For each bit of the code of a [`Piece`], the squares whose piece has it.
///
/// They are computed from the matrix when they are asked for; a position does not store them.
#[derive(Clone, Copy, Debug)]
pub(super) struct BitPlanes {
    /// The planes of the three bits that encode the role, the lowest first.
    roles: [SquareSet; 3],
    black: SquareSet,
}

impl BitPlanes {
    /// Turns the matrix `[file][rank]` into planes, for all squares at once.
    ///
    /// A code has four bits, so two files share a word with one byte for each rank: files a to d are in
    /// the low nibbles of four words, e to h in the high ones. Two rounds of swaps then transpose each
    /// 4×4 block of bits. The result is one plane in each word, in the bit order of [`SquareSet`].
    #[inline]
    pub(super) fn of(cells: &[[Option<Piece>; 8]; 8]) -> BitPlanes {
        let file = |index: usize| u64::from_le_bytes(cells[index].map(code));
        let two_files = |index| file(index) | file(index + 4) << 4;
        let [a, b, c, d] = [0, 1, 2, 3].map(two_files);
        let (a, c) = swap(a, c, 2, 0x3333_3333_3333_3333);
        let (b, d) = swap(b, d, 2, 0x3333_3333_3333_3333);
        let (a, b) = swap(a, b, 1, 0x5555_5555_5555_5555);
        let (c, d) = swap(c, d, 1, 0x5555_5555_5555_5555);
        BitPlanes {
            roles: [a, b, c].map(SquareSet::from_bits),
            black: SquareSet::from_bits(d),
        }
    }

    /// All planes as words; together they are the whole matrix.
    pub(super) fn words(&self) -> [u64; 4] {
        let [low, middle, high] = self.roles;
        [low, middle, high, self.black].map(SquareSet::bits)
    }

    /// The squares on which anything stands.
    #[inline]
    pub(super) fn occupied(&self) -> SquareSet {
        let [low, middle, high] = self.roles;
        low | middle | high
    }

    /// The squares on which a side has pieces.
    #[inline]
    pub(super) fn of_color(&self, color: Color) -> SquareSet {
        match color {
            Color::White => self.occupied() & !self.black,
            Color::Black => self.black,
        }
    }

    /// The squares on which a piece of this kind stands.
    #[inline]
    pub(super) fn of_piece(&self, piece: Piece) -> SquareSet {
        let planes = [self.roles[0], self.roles[1], self.roles[2], self.black];
        let mut squares = SquareSet::FULL;
        for (bit, plane) in planes.into_iter().enumerate() {
            let is_set = piece as u8 >> bit & 1 == 1;
            squares = squares & if is_set { plane } else { !plane };
        }
        squares
    }

    /// The pieces of a side.
    #[inline]
    pub(super) fn army(&self, color: Color) -> Army {
        let [low, middle, high] = self.roles;
        let all = self.of_color(color);
        Army {
            color,
            all,
            pawns: all & low & !high,
            knights: all & middle & !high,
            diagonal: all & high & !low,
            orthogonal: all & high & (low ^ middle),
            king: all & high & low & middle,
        }
    }
}

/// The code of a cell; 0 is an empty one.
#[inline]
fn code(cell: Option<Piece>) -> u8 {
    cell.map_or(0, |piece| piece as u8)
}

/// Swaps the bits of the first word that are `shift` places above the mask with those of the second in
/// the mask.
#[inline]
const fn swap(one: u64, other: u64, shift: u32, mask: u64) -> (u64, u64) {
    let different = (one >> shift ^ other) & mask;
    (one ^ different << shift, other ^ different)
}

/// The squares of a side's pieces, grouped by how they attack; see
/// [`Board::armies`](super::Board::armies).
#[derive(Clone, Copy, Debug)]
pub struct Army {
    /// The side.
    pub color: Color,
    /// All its pieces.
    pub all: SquareSet,
    /// Its pawns.
    pub pawns: SquareSet,
    /// Its knights.
    pub knights: SquareSet,
    /// Bishops and queens.
    pub diagonal: SquareSet,
    /// Rooks and queens.
    pub orthogonal: SquareSet,
    /// Its king.
    pub king: SquareSet,
}

impl Army {
    /// The bishops.
    #[inline]
    pub fn bishops(&self) -> SquareSet {
        self.diagonal & !self.orthogonal
    }

    /// The rooks.
    #[inline]
    pub fn rooks(&self) -> SquareSet {
        self.orthogonal & !self.diagonal
    }

    /// The queens.
    #[inline]
    pub fn queens(&self) -> SquareSet {
        self.diagonal & self.orthogonal
    }

    /// The pieces that attack a square when these squares are occupied.
    #[inline]
    pub fn attackers(&self, square: Square, occupied: SquareSet) -> SquareSet {
        self.leapers(square)
            | attacks::king(square) & self.king
            | attacks::bishop(square, occupied) & self.diagonal
            | attacks::rook(square, occupied) & self.orthogonal
    }

    /// The squares that pawns attack.
    #[inline]
    pub fn pawn_attacks(&self) -> SquareSet {
        let ahead = self.pawns.forward(self.color);
        ahead.left() | ahead.right()
    }

    /// The pawns and knights that attack a square.
    #[inline]
    pub fn leapers(&self, square: Square) -> SquareSet {
        attacks::pawn(self.color.other(), square) & self.pawns
            | attacks::knight(square) & self.knights
    }
}
