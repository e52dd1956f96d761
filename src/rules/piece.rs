//! Colours, roles and pieces.

use std::fmt;
use std::ops::{Index, IndexMut};

use super::square::Rank;

/// One of the two sides.
///
/// ```
/// use deskmate::rules::{Color, Rank};
///
/// assert_eq!(Color::White.other(), Color::Black);
/// assert_eq!(Color::Black.back_rank(), Rank::Eighth);
/// assert_eq!(Color::from_letter('b'), Some(Color::Black));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    /// The letter of the side in FEN, `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    /// The side with this letter in FEN.
    pub const fn from_letter(letter: char) -> Option<Color> {
        match letter {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            _ => None,
        }
    }

    /// The opponent.
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The direction in which the side's pawns move: 1 is up the ranks.
    pub const fn forward(self) -> i8 {
        match self {
            Color::White => 1,
            Color::Black => -1,
        }
    }

    /// The rank on which the side's pieces stand at the start.
    pub const fn back_rank(self) -> Rank {
        match self {
            Color::White => Rank::First,
            Color::Black => Rank::Eighth,
        }
    }

    /// The rank on which the side's pawns stand at the start.
    pub const fn pawn_rank(self) -> Rank {
        match self {
            Color::White => Rank::Second,
            Color::Black => Rank::Seventh,
        }
    }

    /// The rank on which the side's pawns promote.
    pub const fn promotion_rank(self) -> Rank {
        self.other().back_rank()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// One value for each side.
///
/// ```
/// use deskmate::rules::{ByColor, Color};
///
/// let mut points = ByColor::new(1, 0);
/// points[Color::Black] += 1;
/// assert_eq!(points.swapped(), ByColor::from_fn(|_| 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "storage", derive(serde::Serialize))]
pub struct ByColor<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> ByColor<T> {
    /// The value of White, and that of Black.
    pub const fn new(white: T, black: T) -> ByColor<T> {
        ByColor { white, black }
    }

    /// Makes a value for each side.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor::new(value(Color::White), value(Color::Black))
    }

    /// The same values with the sides exchanged.
    pub fn swapped(self) -> ByColor<T> {
        ByColor::new(self.black, self.white)
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// What a piece is, whichever side it belongs to.
///
/// ```
/// use deskmate::rules::Role;
///
/// assert_eq!(Role::from_letter('N'), Some(Role::Knight));
/// assert_eq!(Role::Knight.to_string(), "knight");
/// assert_eq!(Role::ALL.map(Role::worth), [1, 3, 3, 5, 9, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// All roles, by ascending value.
    pub const ALL: [Role; 6] = {
        use Role::*;
        [Pawn, Knight, Bishop, Rook, Queen, King]
    };

    /// What a pawn may become (FIDE 3.7.3.3), the most usual first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// All but the pawn, the king first.
    pub const PIECES: [Role; 5] = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ];

    /// The English capital letter of the role, `P` for the pawn.
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The role with this English capital letter.
    pub const fn from_letter(letter: char) -> Option<Role> {
        match letter {
            'P' => Some(Role::Pawn),
            'N' => Some(Role::Knight),
            'B' => Some(Role::Bishop),
            'R' => Some(Role::Rook),
            'Q' => Some(Role::Queen),
            'K' => Some(Role::King),
            _ => None,
        }
    }

    /// The outlined figurine of the role, which print uses for both sides.
    pub const fn figurine(self) -> char {
        match self {
            Role::Pawn => '♙',
            Role::Knight => '♘',
            Role::Bishop => '♗',
            Role::Rook => '♖',
            Role::Queen => '♕',
            Role::King => '♔',
        }
    }

    /// The usual value in pawns; the king counts 0.
    pub const fn worth(self) -> i32 {
        match self {
            Role::Pawn => 1,
            Role::Knight | Role::Bishop => 3,
            Role::Rook => 5,
            Role::Queen => 9,
            Role::King => 0,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}

/// A piece of one side. It is one byte, so that the matrix of 64 fits a cache line.
///
/// The byte has four bits: the highest is set for Black, the others encode the role. The codes are
/// chosen so that two bits identify the pieces that attack alike, and so that 0 is left for an empty
/// square.
///
/// ```
/// use deskmate::rules::{Color, Piece, Role};
///
/// let queen = Piece::new(Color::Black, Role::Queen);
/// assert_eq!(queen, Piece::BlackQueen);
/// assert_eq!(queen.fen_letter(), 'q');
/// assert_eq!(Piece::from_fen_letter('q'), Some(queen));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Piece {
    WhitePawn = 0b0001,
    WhiteKnight = 0b0010,
    WhiteBishop = 0b0100,
    WhiteRook = 0b0101,
    WhiteQueen = 0b0110,
    WhiteKing = 0b0111,
    BlackPawn = 0b1001,
    BlackKnight = 0b1010,
    BlackBishop = 0b1100,
    BlackRook = 0b1101,
    BlackQueen = 0b1110,
    BlackKing = 0b1111,
}

impl Piece {
    /// All pieces: White's, then Black's, each in the order of [`Role::ALL`].
    pub const ALL: [Piece; 12] = {
        use Piece::*;
        [
            WhitePawn,
            WhiteKnight,
            WhiteBishop,
            WhiteRook,
            WhiteQueen,
            WhiteKing,
            BlackPawn,
            BlackKnight,
            BlackBishop,
            BlackRook,
            BlackQueen,
            BlackKing,
        ]
    };

    /// The piece of this side and role.
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece::ALL[color as usize * 6 + role as usize]
    }

    /// The index of the piece in [`Piece::ALL`].
    pub const fn index(self) -> usize {
        self.color() as usize * 6 + self.role() as usize
    }

    /// The side that the piece belongs to.
    pub const fn color(self) -> Color {
        match self as u8 & 0b1000 {
            0 => Color::White,
            _ => Color::Black,
        }
    }

    /// What the piece is.
    pub const fn role(self) -> Role {
        use Piece::*;
        match self {
            WhitePawn | BlackPawn => Role::Pawn,
            WhiteKnight | BlackKnight => Role::Knight,
            WhiteBishop | BlackBishop => Role::Bishop,
            WhiteRook | BlackRook => Role::Rook,
            WhiteQueen | BlackQueen => Role::Queen,
            WhiteKing | BlackKing => Role::King,
        }
    }

    /// Whether the piece belongs to this side and has this role.
    pub fn is(self, color: Color, role: Role) -> bool {
        self == Piece::new(color, role)
    }

    /// The letter in FEN: a capital for White, a small letter for Black (PGN standard 16.1.3.1).
    pub const fn fen_letter(self) -> char {
        match self.color() {
            Color::White => self.role().letter(),
            Color::Black => self.role().letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this letter in FEN.
    pub fn from_fen_letter(letter: char) -> Option<Piece> {
        Piece::ALL
            .into_iter()
            .find(|piece| piece.fen_letter() == letter)
    }
}
