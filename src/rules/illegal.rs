//! Why a move is illegal.

use super::attacks;
use super::moves::Move;
use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::square::Square;

/// The reason why a move cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// Nothing stands on the square to move from.
    #[error("There is no piece on {0}.")]
    NoPiece(Square),
    /// The piece belongs to the side that is not to move.
    #[error("It is {turn}'s turn.")]
    NotYourTurn {
        /// The side to move.
        turn: Color,
    },
    /// The piece does not go there, or something is in its way.
    #[error("The {role} on {from} cannot go to {to}.", role = .piece.role())]
    CannotReach {
        /// The piece that was to move.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// The move would leave or put the mover's king in check (FIDE 3.9.2).
    #[error("That leaves your king on {king} in check from the {} on {attacker}.", .by.role())]
    LeavesKingInCheck {
        /// Where the king would stand.
        king: Square,
        /// A piece that would give check.
        by: Piece,
        /// Where that piece stands.
        attacker: Square,
    },
    /// The king would castle out of check (FIDE 3.8.2.2).
    #[error("You cannot castle out of check.")]
    CastlesOutOfCheck,
    /// The king would castle through or onto an attacked square (FIDE 3.8.2.2).
    #[error("You cannot castle through {square}: the {} on {attacker} attacks it.", .by.role())]
    CastlesThroughAttack {
        /// The attacked square.
        square: Square,
        /// A piece that attacks it.
        by: Piece,
        /// Where that piece stands.
        attacker: Square,
    },
    /// A pawn reaches the last rank, but the move does not say what it becomes, or says it of a move
    /// that does not promote.
    #[error("A pawn that reaches the last rank becomes a queen, rook, bishop or knight.")]
    Promotion,
    /// The turn would be passed (FIDE 1.1: the players move alternately).
    #[error("A player has to move: the turn cannot be passed.")]
    Null,
}

impl Position {
    /// Why a move that is not legal is not.
    pub(super) fn why_illegal(&self, mv: Move) -> IllegalMove {
        if mv == Move::NULL {
            return IllegalMove::Null;
        }
        let Some(piece) = self.board.get(mv.from) else {
            return IllegalMove::NoPiece(mv.from);
        };
        if piece.color() != self.turn {
            return IllegalMove::NotYourTurn { turn: self.turn };
        }
        let reach = self.reach_of(mv.from);
        if reach.contains(&mv) {
            return self.why_unsafe(piece, mv);
        }
        if self.is_unsafe_en_passant(piece, mv) {
            let mut taking = self.clone();
            taking.en_passant = self.passed_over;
            return taking.why_unsafe(piece, mv);
        }
        if reach.iter().any(|reached| reached.to == mv.to) {
            return IllegalMove::Promotion;
        }
        IllegalMove::CannotReach {
            piece,
            from: mv.from,
            to: mv.to,
        }
    }

    /// Whether a move takes in passing in every respect but its king's safety.
    fn is_unsafe_en_passant(&self, piece: Piece, mv: Move) -> bool {
        piece.role() == Role::Pawn
            && self.passed_over == Some(mv.to)
            && attacks::of(piece, mv.from, self.board.occupied()).contains(mv.to)
            && mv.promotion.is_none()
    }

    fn why_unsafe(&self, piece: Piece, mv: Move) -> IllegalMove {
        let exposed = |square, position: &Position| {
            let attacker = position
                .board
                .attackers(square, self.turn.other())
                .first()?;
            Some((position.board.get(attacker)?, attacker))
        };
        let castling = self
            .castling_side(mv)
            .and_then(|side| self.castling_squares(side));
        if let Some(castling) = castling {
            if self.is_check() {
                return IllegalMove::CastlesOutOfCheck;
            }
            for square in castling.king_path() {
                if let Some((by, attacker)) = exposed(square, self) {
                    return IllegalMove::CastlesThroughAttack {
                        square,
                        by,
                        attacker,
                    };
                }
            }
        }
        let after = self.after(mv);
        let king = after.kings[self.turn];
        match exposed(king, &after) {
            Some((by, attacker)) => IllegalMove::LeavesKingInCheck { king, by, attacker },
            None => IllegalMove::CannotReach {
                piece,
                from: mv.from,
                to: mv.to,
            },
        }
    }
}
