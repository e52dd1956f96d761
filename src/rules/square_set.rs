//! Sets of squares.

use std::fmt;
use std::num::NonZero;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::piece::Color;
use super::square::{File, Rank, Square};

/// A set of squares, one bit for each: a1 the lowest, h8 the highest.
///
/// ```
/// use deskmate::rules::{File, Rank, Square, SquareSet};
///
/// let cross = SquareSet::of_file(File::E) | SquareSet::of_rank(Rank::Fourth);
/// assert_eq!(cross.len(), 15);
/// assert!(cross.contains(Square::E4));
/// assert_eq!((cross & SquareSet::LIGHT).first(), Some(Square::E2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

pub(super) const A_FILE: u64 = 0x0101_0101_0101_0101;
pub(super) const FIRST_RANK: u64 = 0xFF;

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// Every square.
    pub const FULL: SquareSet = SquareSet(u64::MAX);

    /// The light squares.
    pub const LIGHT: SquareSet = SquareSet(0x55AA_55AA_55AA_55AA);

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// A bit for each square, a1 the lowest, h8 the highest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has one square and no more.
    pub(crate) const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Whether the set has a light and a dark square.
    pub(crate) const fn is_on_both_colors(self) -> bool {
        let light = self.0 & SquareSet::LIGHT.0;
        light != 0 && light != self.0
    }

    /// Whether the set has this square.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.index()) != 0
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// The same set without a square.
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.index()))
    }

    /// The squares one rank further on in the direction of a side's pawns.
    pub const fn forward(self, color: Color) -> SquareSet {
        match color {
            Color::White => SquareSet(self.0 << 8),
            Color::Black => SquareSet(self.0 >> 8),
        }
    }

    /// The squares one file nearer to the a-file.
    pub const fn left(self) -> SquareSet {
        SquareSet((self.0 & !A_FILE) >> 1)
    }

    /// The squares one file nearer to the h-file.
    pub const fn right(self) -> SquareSet {
        SquareSet(self.0 << 1 & !A_FILE)
    }

    /// The squares of a rank.
    pub const fn of_rank(rank: Rank) -> SquareSet {
        SquareSet(FIRST_RANK << (8 * rank as u32))
    }

    /// The squares of a file.
    pub const fn of_file(file: File) -> SquareSet {
        SquareSet(A_FILE << file as u32)
    }

    /// The lowest square in the order a1, b1, … h8.
    pub const fn first(self) -> Option<Square> {
        // The compiler then knows that the index is less than 64.
        match NonZero::new(self.0) {
            Some(bits) => Square::from_index(bits.trailing_zeros() as usize),
            None => None,
        }
    }

    /// The highest square in the order a1, b1, … h8.
    pub const fn last(self) -> Option<Square> {
        match self.0.checked_ilog2() {
            Some(index) => Square::from_index(index as usize),
            None => None,
        }
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> SquareSet {
        SquareSet(1 << square.index())
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;

    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;

    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitXor for SquareSet {
    type Output = SquareSet;

    fn bitxor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 ^ other.0)
    }
}

impl Not for SquareSet {
    type Output = SquareSet;

    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        set.extend(squares);
        set
    }
}

/// The squares of a set in the order a1, b1, … h8.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = SquareSet(self.0.0 & (self.0.0 - 1));
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
