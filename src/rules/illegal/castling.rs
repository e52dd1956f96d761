//! Why a king cannot castle (FIDE 3.8.2).

use super::{IllegalMove, PlacedPiece};
use crate::rules::castling::{CastlingSide, CastlingSquares, KING_HOME};
use crate::rules::moves::Move;
use crate::rules::piece::{Piece, Role};
use crate::rules::position::Position;
use crate::rules::square::Square;

impl Position {
    /// The side to which a king's move tries to castle: two squares from the start square of standard
    /// chess, or onto its own rook, with or without the right to castle.
    pub(super) fn meant_castling(&self, mv: Move) -> Option<CastlingSide> {
        let king = self.kings[self.turn];
        let back_rank = self.turn.back_rank();
        if mv.from != king || [king, mv.to].iter().any(|at| at.rank() != back_rank) {
            return None;
        }
        self.castling_side(Move::new(king, mv.to))
            .or_else(|| self.castling_side_onto(king, mv.to))
            .or_else(|| self.castling_without_right(mv.to))
    }

    /// The side to which a move tries to castle without the right. In Chess960 the king's start square
    /// is known only while a castling right is left.
    fn castling_without_right(&self, to: Square) -> Option<CastlingSide> {
        let king = self.kings[self.turn];
        let side = if to < king {
            CastlingSide::Queen
        } else {
            CastlingSide::King
        };
        let two_squares = king.file() == KING_HOME && to.file() == side.king_file();
        let onto_rook = self.board.get(to) == Some(Piece::new(self.turn, Role::Rook))
            && (king.file() == KING_HOME || self.may_castle_at_all());
        let is_meant = two_squares || onto_rook;
        (is_meant && !self.castling.has(self.turn, side)).then_some(side)
    }

    /// Whether the side to move has any right to castle: its king has not moved.
    fn may_castle_at_all(&self) -> bool {
        let has = |side| self.castling.has(self.turn, side);
        CastlingSide::BOTH.into_iter().any(has)
    }

    /// Why the side to move cannot castle to a side, when it cannot.
    pub(crate) fn why_no_castling(&self, side: CastlingSide) -> IllegalMove {
        let Some(squares) = self.castling_squares(side) else {
            return self.why_right_lost(side);
        };
        self.why_out_of_check()
            .or_else(|| self.why_path_blocked(&squares))
            .or_else(|| self.why_through_attack(&squares))
            .or_else(|| self.why_onto_attack(&squares))
            .unwrap_or_else(|| self.why_uncovered(side, &squares))
    }

    fn why_right_lost(&self, side: CastlingSide) -> IllegalMove {
        let king = self.kings[self.turn];
        let left = if king.rank() != self.turn.back_rank() {
            Some(Role::King)
        } else if self.may_castle_at_all() {
            Some(Role::Rook)
        } else {
            None
        };
        IllegalMove::CastlingRightLost { side, king, left }
    }

    fn why_out_of_check(&self) -> Option<IllegalMove> {
        let king = self.kings[self.turn];
        let attacker = self.attacker_of(king)?;
        Some(IllegalMove::CastlingOutOfCheck { king, attacker })
    }

    /// The piece nearest to the king on its path or the rook's.
    fn why_path_blocked(&self, squares: &CastlingSquares) -> Option<IllegalMove> {
        let (king, _) = squares.king;
        let in_the_way = squares.paths() & squares.others(self.board.occupied());
        let nearest = in_the_way
            .into_iter()
            .min_by_key(|at| at.index().abs_diff(king.index()))?;
        PlacedPiece::on(&self.board, nearest).map(IllegalMove::CastlingBlocked)
    }

    fn why_through_attack(&self, squares: &CastlingSquares) -> Option<IllegalMove> {
        let (_, target) = squares.king;
        let passed = squares.king_path().without(target);
        passed.into_iter().find_map(|square| {
            let attacker = self.attacker_of(square)?;
            Some(IllegalMove::CastlingThroughAttack { square, attacker })
        })
    }

    fn why_onto_attack(&self, squares: &CastlingSquares) -> Option<IllegalMove> {
        let (_, square) = squares.king;
        let attacker = self.attacker_of(square)?;
        Some(IllegalMove::CastlingOntoAttack { square, attacker })
    }

    /// The castling rook shielded the king's new square from a piece behind it, which is possible in
    /// Chess960.
    fn why_uncovered(&self, side: CastlingSide, squares: &CastlingSquares) -> IllegalMove {
        let (from, king) = squares.king;
        let after = self.castling_move(side).map(|mv| self.after(mv));
        let attacker = after.and_then(|after| {
            let attackers = after.board.attackers(king, self.turn.other());
            PlacedPiece::on(&after.board, attackers.first()?)
        });
        match attacker {
            Some(attacker) => IllegalMove::LeavesKingInCheck { king, attacker },
            None => IllegalMove::CannotReach {
                role: Role::King,
                from,
                to: king,
            },
        }
    }

    fn attacker_of(&self, square: Square) -> Option<PlacedPiece> {
        let attackers = self.board.attackers(square, self.turn.other());
        PlacedPiece::on(&self.board, attackers.first()?)
    }
}
