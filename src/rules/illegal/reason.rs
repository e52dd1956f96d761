//! The reasons why a move is illegal, with their texts and squares.

use std::fmt;

use crate::rules::board::Board;
use crate::rules::castling::CastlingSide;
use crate::rules::piece::{Color, Piece, Role};
use crate::rules::square::Square;
use crate::rules::square_set::SquareSet;

/// A piece and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct PlacedPiece {
    pub piece: Piece,
    pub square: Square,
}

impl PlacedPiece {
    /// The piece on a square, if there is one.
    pub(in crate::rules) fn on(board: &Board, square: Square) -> Option<PlacedPiece> {
        let piece = board.get(square)?;
        Some(PlacedPiece { piece, square })
    }
}

impl fmt::Display for PlacedPiece {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} on {}", self.piece.role(), self.square)
    }
}

/// The reason why a move cannot be played. Its text speaks to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// The turn would be passed (FIDE 1.1: the players move alternately).
    #[error("a player has to move: the turn cannot be passed")]
    Null,
    /// Nothing stands on the square to move from.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
    /// The piece belongs to the side that is not to move.
    #[error("it is {turn}'s turn")]
    NotYourTurn {
        /// The side to move.
        turn: Color,
        /// Where the piece stands.
        from: Square,
    },
    /// No piece of this kind moves that way, whatever stands on the board (FIDE 3.2 to 3.8).
    #[error("{} {role} on {from} cannot go to {to}", article(*.role))]
    CannotReach {
        /// What was to move.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// The target square is occupied by a piece of the same side (FIDE 3.1).
    #[error("your own {} stands on {}", .0.piece.role(), .0.square)]
    OwnPiece(PlacedPiece),
    /// Only a knight moves over other pieces (FIDE 3.5, 3.6).
    #[error("the {role} cannot jump over the {over}")]
    JumpsOver {
        /// What was to move.
        role: Role,
        /// The first piece on its way.
        over: PlacedPiece,
    },
    /// A pawn moves forward only to an empty square (FIDE 3.7.1).
    #[error("the {0} is in the way: a pawn captures only diagonally")]
    PawnBlocked(PlacedPiece),
    /// A pawn that is not on its start square moves one square (FIDE 3.7.2).
    #[error("a pawn can go two squares only from its start square")]
    PawnDoubleStep {
        /// Where the pawn stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A pawn moves diagonally only to capture (FIDE 3.7.3).
    #[error("a pawn goes diagonally only to capture, and nothing stands on {0}")]
    PawnCapturesNothing(Square),
    /// A pawn can be captured en passant only by the very next move (FIDE 3.7.3.2).
    #[error("the pawn on {0} can be captured in passing only right after its double step")]
    EnPassantTooLate(Square),
    /// The move does not say what the pawn becomes on this square (FIDE 3.7.3.3).
    #[error("a pawn that reaches the last rank becomes a queen, rook, bishop or knight")]
    PromotionMissing(Square),
    /// A pawn does not become this (FIDE 3.7.3.3).
    #[error("a pawn becomes a queen, rook, bishop or knight, not a {role}")]
    PromotionTo {
        /// What the pawn was to become.
        role: Role,
        /// Where.
        to: Square,
    },
    /// The move names a promotion, but is not a pawn's move to the last rank.
    #[error("only a pawn that reaches the last rank becomes another piece")]
    PromotionElsewhere(Square),
    /// The move would expose the mover's king to check (FIDE 3.9.2).
    #[error("that leaves your king on {king} in check from the {attacker}")]
    LeavesKingInCheck {
        /// Where the king would stand.
        king: Square,
        /// A piece that would give check.
        attacker: PlacedPiece,
    },
    /// The king is in check, and the move does nothing against it (FIDE 3.9.2).
    #[error("your king on {king} is in check from the {attacker}")]
    StaysInCheck {
        /// Where the king stands.
        king: Square,
        /// A piece that gives check and would still give it.
        attacker: PlacedPiece,
    },
    /// The king would step onto an attacked square (FIDE 3.8.1, 3.9.2).
    #[error("your king cannot go to {to}: the {attacker} attacks it")]
    KingIntoAttack {
        /// Where the king was to go.
        to: Square,
        /// A piece that attacks the square.
        attacker: PlacedPiece,
    },
    /// The kings would stand side by side (FIDE 3.8.1, 3.9.2).
    #[error("your king cannot go to {to}, next to the king on {other}")]
    KingsTouch {
        /// Where the king was to go.
        to: Square,
        /// Where the other king stands.
        other: Square,
    },
    /// The piece has no move at all: every square that it could go to is barred by a piece.
    #[error("the {0} has no square to go to")]
    Blocked(PlacedPiece),
    /// The piece has no move at all: each would expose the king to check (FIDE 3.9.2).
    #[error("the {pinned} is pinned: it shields your king from the {attacker}")]
    Pinned {
        /// What was to move.
        pinned: PlacedPiece,
        /// A piece that would give check.
        attacker: PlacedPiece,
    },
    /// The king has no move at all: each square that it could go to is attacked (FIDE 3.9.2).
    #[error("your king on {0} has no safe square to go to")]
    KingConfined(Square),
    /// The king or the rook has moved, or the rook has been captured (FIDE 3.8.2.1).
    #[error("you can no longer castle {side}: {} has left its square", who_left(*.left))]
    CastlingRightLost {
        /// The side to castle to.
        side: CastlingSide,
        /// Where the king stands.
        king: Square,
        /// King or rook: which of them it was, as far as the position tells.
        left: Option<Role>,
    },
    /// A piece stands in the way of the king or the rook (FIDE 3.8.2.2).
    #[error("you cannot castle: the {0} is in the way")]
    CastlingBlocked(PlacedPiece),
    /// The king would castle out of check (FIDE 3.8.2.2).
    #[error("you cannot castle out of check: the {attacker} attacks your king")]
    CastlingOutOfCheck {
        /// Where the king stands.
        king: Square,
        /// A piece that gives check.
        attacker: PlacedPiece,
    },
    /// The king would castle over an attacked square (FIDE 3.8.2.2).
    #[error("you cannot castle through {square}: the {attacker} attacks it")]
    CastlingThroughAttack {
        /// The attacked square.
        square: Square,
        /// A piece that attacks it.
        attacker: PlacedPiece,
    },
    /// The king would castle onto an attacked square (FIDE 3.8.2.2).
    #[error("you cannot castle onto {square}: the {attacker} attacks it")]
    CastlingOntoAttack {
        /// The attacked square.
        square: Square,
        /// A piece that attacks it.
        attacker: PlacedPiece,
    },
}

/// A side has several pieces of every kind except the king.
fn article(role: Role) -> &'static str {
    match role {
        Role::King => "the",
        _ => "a",
    }
}

fn who_left(role: Option<Role>) -> &'static str {
    match role {
        Some(Role::King) => "your king",
        Some(_) => "that rook",
        None => "your king or that rook",
    }
}

impl IllegalMove {
    /// The squares that show the reason; at least one, except for a null move.
    pub fn squares(&self) -> SquareSet {
        use IllegalMove::*;
        let both = |one: Square, other: Square| SquareSet::from(one) | other.into();
        match *self {
            Null => SquareSet::EMPTY,
            NoPiece(square)
            | NotYourTurn { from: square, .. }
            | PawnCapturesNothing(square)
            | EnPassantTooLate(square)
            | PromotionMissing(square)
            | PromotionTo { to: square, .. }
            | PromotionElsewhere(square)
            | KingConfined(square)
            | CastlingRightLost { king: square, .. } => square.into(),
            OwnPiece(placed)
            | JumpsOver { over: placed, .. }
            | PawnBlocked(placed)
            | Blocked(placed)
            | CastlingBlocked(placed) => placed.square.into(),
            CannotReach { from, to, .. } | PawnDoubleStep { from, to } => both(from, to),
            KingsTouch { to, other } => both(to, other),
            Pinned { pinned, attacker } => both(pinned.square, attacker.square),
            LeavesKingInCheck { king, attacker }
            | StaysInCheck { king, attacker }
            | KingIntoAttack { to: king, attacker }
            | CastlingOutOfCheck { king, attacker } => both(king, attacker.square),
            CastlingThroughAttack { square, attacker }
            | CastlingOntoAttack { square, attacker } => both(square, attacker.square),
        }
    }
}
