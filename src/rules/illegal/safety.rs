//! Why a move leaves the king in check.

use super::{IllegalMove, PlacedPiece};
use crate::rules::board::Board;
use crate::rules::moves::Move;
use crate::rules::piece::{Piece, Role};
use crate::rules::position::Position;
use crate::rules::square::Square;

impl Position {
    /// Which piece would attack the king after a move other than castling, if any.
    pub(super) fn why_unsafe(&self, piece: Piece, mv: Move) -> Option<IllegalMove> {
        let after = self.board_after(piece, mv);
        if piece.role() == Role::King {
            return self.why_unsafe_step(&after, mv.to);
        }
        let king = self.kings[self.turn];
        let attackers = after.attackers(king, self.turn.other());
        let standing = attackers & self.checkers();
        if let Some(checker) = standing.first() {
            let attacker = PlacedPiece::on(&after, checker)?;
            return Some(IllegalMove::StaysInCheck { king, attacker });
        }
        let attacker = PlacedPiece::on(&after, attackers.first()?)?;
        Some(IllegalMove::LeavesKingInCheck { king, attacker })
    }

    fn why_unsafe_step(&self, after: &Board, to: Square) -> Option<IllegalMove> {
        let them = self.turn.other();
        let attackers = after.attackers(to, them);
        let other = self.kings[them];
        if attackers.contains(other) {
            return Some(IllegalMove::KingsTouch { to, other });
        }
        let attacker = PlacedPiece::on(after, attackers.first()?)?;
        Some(IllegalMove::KingIntoAttack { to, attacker })
    }

    /// The board after a move that a piece can make, safe or not.
    fn board_after(&self, piece: Piece, mv: Move) -> Board {
        let mut board = self.board;
        let in_passing = piece.role() == Role::Pawn && self.passed_over == Some(mv.to);
        if in_passing {
            board.set(Square::new(mv.to.file(), mv.from.rank()), None);
        }
        board.set(mv.from, None);
        board.set(mv.to, Some(piece));
        board
    }
}
