//! A move, and the list that move generation fills.

use std::fmt::{self, Write};
use std::ops::Range;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::piece::Role;
use super::square::Square;

/// A move by its squares. Castling is the king's move by two squares, or onto its rook in Chess960
/// ([`super::Position::castling_move`]).
///
/// As a text it is in coordinate notation, the form of UCI; [`Move::NULL`] is `0000`. Whether it is legal
/// depends on the position; [`read_move`](crate::notation::read_move) reads a legal move in any notation.
///
/// ```
/// use deskmate::rules::{Move, Role, Square};
///
/// assert_eq!("e2e4".parse(), Ok(Move::new(Square::E2, Square::E4)));
/// assert_eq!(Move::promoting(Square::A7, Square::A8, Role::Knight).to_string(), "a7a8n");
/// assert!("e9".parse::<Move>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes that reaches the last rank.
    pub promotion: Option<Role>,
}

impl Move {
    /// A null move: the turn is passed, as annotators do in variations. It is never legal; see
    /// [`Position::pass`](super::Position::pass).
    pub const NULL: Move = Move::new(Square::A1, Square::A1);

    /// A move that does not promote.
    pub const fn new(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            promotion: None,
        }
    }

    /// A pawn's move to the last rank.
    pub const fn promoting(from: Square, to: Square, role: Role) -> Move {
        Move {
            from,
            to,
            promotion: Some(role),
        }
    }

    /// The move in 15 bits: the squares, and the role of a promotion counted from 1.
    #[inline]
    pub fn to_bits(self) -> u16 {
        let promotion = self.promotion.map_or(0, |role| role as u16 + 1);
        self.from.index() as u16 | (self.to.index() as u16) << 6 | promotion << 12
    }

    /// The move with these bits; `None` if they are not of a move.
    #[inline]
    pub fn from_bits(bits: u16) -> Option<Move> {
        let square = |at: u16| Square::from_index(usize::from(at & 63));
        let promotion = match usize::from(bits >> 12) {
            0 => None,
            role => Some(*Role::ALL.get(role - 1)?),
        };
        Some(Move {
            from: square(bits)?,
            to: square(bits >> 6)?,
            promotion,
        })
    }
}

/// A text is not a move in coordinate notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a move such as e2e4 or a7a8q")]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        if text == NULL {
            return Ok(Move::NULL);
        }
        let square = |at| text.get::<Range<usize>>(at)?.parse().ok();
        let promotion = match text.get(4..).unwrap_or_default() {
            "" => None,
            "q" => Some(Role::Queen),
            "r" => Some(Role::Rook),
            "b" => Some(Role::Bishop),
            "n" => Some(Role::Knight),
            _ => return Err(ParseMoveError),
        };
        match (square(0..2), square(2..4)) {
            (Some(from), Some(to)) if from != to => Ok(Move {
                from,
                to,
                promotion,
            }),
            _ => Err(ParseMoveError),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if *self == Move::NULL {
            return f.write_str(NULL);
        }
        write!(f, "{}{}", self.from, self.to)?;
        let letter = self
            .promotion
            .map(|role| role.letter().to_ascii_lowercase());
        letter.map_or(Ok(()), |letter| f.write_char(letter))
    }
}

/// A null move in coordinate notation.
const NULL: &str = "0000";

/// The moves of one position, on the stack.
///
/// No position that [`super::Setup`] accepts has more than 218 legal moves: a side has at most as many
/// queens as promotion can give.
pub type MoveList = ArrayVec<Move, 256>;
