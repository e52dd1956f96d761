//! Why a move is illegal.
//!
//! The reasons are checked in the order in which a player would: whose piece it is, how it moves, what
//! is in its way, and only then whether the king is safe.

mod castling;
mod reach;
mod reason;
mod safety;

pub use reason::{IllegalMove, PlacedPiece};

use super::moves::Move;
use super::position::Position;
use super::square::Square;

impl Position {
    /// Why the piece on a square has no legal move; `None` if it has one, or if it is not of the side to move.
    pub fn why_no_move(&self, from: Square) -> Option<IllegalMove> {
        use IllegalMove::*;
        let stuck = PlacedPiece::on(&self.board, from)?;
        if stuck.piece.color() != self.turn || !self.legal_moves_from(from).is_empty() {
            return None;
        }
        let mut reasons = Square::all().map(|to| self.why_illegal(Move::new(from, to)));
        let of_king = reasons.find_map(|reason| match reason {
            StaysInCheck { .. } => Some(reason),
            LeavesKingInCheck { attacker, .. } => Some(Pinned {
                pinned: stuck,
                attacker,
            }),
            KingIntoAttack { .. } | KingsTouch { .. } => Some(KingConfined(from)),
            _ => None,
        });
        Some(of_king.unwrap_or(Blocked(stuck)))
    }

    /// Why an illegal move is illegal.
    pub(super) fn why_illegal(&self, mv: Move) -> IllegalMove {
        let Some(piece) = self.board.get(mv.from) else {
            return IllegalMove::NoPiece(mv.from);
        };
        if piece.color() != self.turn {
            return IllegalMove::NotYourTurn {
                turn: self.turn,
                from: mv.from,
            };
        }
        if let Some(side) = self.meant_castling(mv) {
            match self.legal_castling(side) {
                None => return self.why_no_castling(side),
                Some(legal) if legal.to == mv.to => return self.why_no_promotion(piece, mv),
                Some(_) => {}
            }
        }
        self.why_out_of_reach(piece, mv)
            .or_else(|| self.why_unsafe(piece, mv))
            .unwrap_or_else(|| self.why_no_promotion(piece, mv))
    }
}
