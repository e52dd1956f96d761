//! A move, and the list that move generation fills.

use arrayvec::ArrayVec;

use super::piece::Role;
use super::square::{File, Rank, Square};

/// A move by its squares. Castling is the king's move by two squares, or onto its rook in Chess960, as
/// UCI writes it ([`super::Position::castling_move`]).
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
    pub const NULL: Move = Move::new(
        Square::new(File::A, Rank::First),
        Square::new(File::A, Rank::First),
    );

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
}

/// The moves of one position, on the stack.
///
/// No position that [`super::Setup`] accepts has more than 218 legal moves: a side has at most as many
/// queens as promotion can give.
pub type MoveList = ArrayVec<Move, 256>;
