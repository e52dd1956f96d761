//! Files, ranks and squares.

use std::fmt::{self, Write};
use std::str::FromStr;

/// A column of the board, a to h.
///
/// ```
/// use deskmate::rules::File;
///
/// assert_eq!(File::from_char('e'), Some(File::E));
/// assert_eq!(File::ALL.map(File::to_char), ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files, a first.
    pub const ALL: [File; 8] = {
        use File::*;
        [A, B, C, D, E, F, G, H]
    };

    /// The file with this number: 0 is the a-file, 7 the h-file.
    pub fn new(index: usize) -> Option<File> {
        File::ALL.get(index).copied()
    }

    /// The file with this letter, `'a'` to `'h'`.
    pub fn from_char(letter: char) -> Option<File> {
        File::new((letter as usize).checked_sub('a' as usize)?)
    }

    /// The letter of the file, `'a'` to `'h'`.
    pub fn to_char(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

/// A row of the board, first to eighth from White's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks, the first (White's back rank) first.
    pub const ALL: [Rank; 8] = {
        use Rank::*;
        [First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth]
    };

    /// The rank with this number: 0 is the first rank, 7 the eighth.
    pub fn new(index: usize) -> Option<Rank> {
        Rank::ALL.get(index).copied()
    }

    /// The rank with this digit, `'1'` to `'8'`.
    pub fn from_char(digit: char) -> Option<Rank> {
        Rank::new((digit as usize).checked_sub('1' as usize)?)
    }

    /// The digit of the rank, `'1'` to `'8'`.
    pub fn to_char(self) -> char {
        (b'1' + self as u8) as char
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

/// One of the 64 squares, by its file and rank, its name, or as a constant:
///
/// ```
/// use deskmate::rules::{File, Rank, Square};
///
/// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
/// assert_eq!("e4".parse(), Ok(Square::E4));
/// assert_eq!(Square::E4.to_string(), "e4");
/// assert!("e9".parse::<Square>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A constant for each square; they are named in the order of their numbers.
macro_rules! constants {
    ($($name:ident)*) => {
        #[repr(u8)]
        enum Number { $($name),* }

        #[allow(missing_docs)]
        impl Square {
            $(pub const $name: Square = Square(Number::$name as u8);)*
        }
    };
}

constants! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl Square {
    /// The square where a file and a rank meet.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square with this number, counted from a1 = 0, b1 = 1 to h8 = 63.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// All squares: a1, b1, … h1, a2, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }

    /// The square's number, a1 = 0 to h8 = 63.
    pub const fn index(self) -> usize {
        // The mask costs nothing and tells the compiler the range.
        (self.0 & 63) as usize
    }

    /// The square's file.
    pub const fn file(self) -> File {
        File::ALL[self.index() % 8]
    }

    /// The square's rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() / 8]
    }

    /// Whether the square is a light one (h1 is, a1 is not).
    pub fn is_light(self) -> bool {
        (self.index() % 8 + self.index() / 8) % 2 == 1
    }

    /// The square this many files to the right and ranks up (from White's side), if it is on the board.
    ///
    /// ```
    /// use deskmate::rules::Square;
    ///
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::G1.offset(2, 1), None);
    /// ```
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.index() % 8) as i8 + files;
        let rank = (self.index() / 8) as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square((rank * 8 + file) as u8))
    }

    /// How many steps a king needs from here to another square.
    #[inline]
    pub fn steps_to(self, other: Square) -> u32 {
        let files = (self.index() % 8).abs_diff(other.index() % 8);
        let ranks = (self.index() / 8).abs_diff(other.index() / 8);
        files.max(ranks) as u32
    }

    /// The square from which a step that adds this much to the index leads here. The step must stay on
    /// the board.
    pub(super) const fn before(self, step: i8) -> Square {
        Square(self.0.wrapping_sub(step as u8) & 63)
    }
}

/// A text is not the name of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a square such as e4")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(name: &str) -> Result<Square, ParseSquareError> {
        let mut letters = name.chars();
        let file = letters.next().and_then(File::from_char);
        let rank = letters.next().and_then(Rank::from_char);
        match (file, rank, letters.next()) {
            (Some(file), Some(rank), None) => Ok(Square::new(file, rank)),
            _ => Err(ParseSquareError),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
