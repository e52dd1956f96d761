//! Why a piece cannot reach a square, regardless of the safety of its king.

use super::{IllegalMove, PlacedPiece};
use crate::rules::attacks;
use crate::rules::moves::Move;
use crate::rules::piece::{Piece, Role};
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::rules::square_set::SquareSet;

impl Position {
    /// Why the piece cannot reach the square, if that is what makes the move illegal.
    pub(super) fn why_out_of_reach(&self, piece: Piece, mv: Move) -> Option<IllegalMove> {
        if piece.role() == Role::Pawn {
            return self.why_no_pawn_move(mv);
        }
        if !attacks::of(piece, mv.from, SquareSet::EMPTY).contains(mv.to) {
            return Some(cannot_reach(piece.role(), mv));
        }
        self.why_own_piece(mv.to)
            .or_else(|| self.why_jump(piece.role(), mv))
    }

    fn why_no_pawn_move(&self, mv: Move) -> Option<IllegalMove> {
        let us = self.turn;
        let ahead = |squares: i8| mv.from.offset(0, squares * us.forward());
        if attacks::pawn(us, mv.from).contains(mv.to) {
            self.why_own_piece(mv.to)
                .or_else(|| self.why_no_pawn_capture(mv))
        } else if ahead(1) == Some(mv.to) {
            self.why_own_piece(mv.to)
                .or_else(|| self.why_pawn_blocked(mv.to))
        } else if ahead(2) != Some(mv.to) {
            Some(cannot_reach(Role::Pawn, mv))
        } else if mv.from.rank() != us.pawn_rank() {
            let Move { from, to, .. } = mv;
            Some(IllegalMove::PawnDoubleStep { from, to })
        } else {
            self.why_own_piece(mv.to)
                .or_else(|| self.why_jump(Role::Pawn, mv))
                .or_else(|| self.why_pawn_blocked(mv.to))
        }
    }

    fn why_own_piece(&self, to: Square) -> Option<IllegalMove> {
        let own = PlacedPiece::on(&self.board, to)?;
        (own.piece.color() == self.turn).then_some(IllegalMove::OwnPiece(own))
    }

    /// The first piece between the two squares.
    fn why_jump(&self, role: Role, mv: Move) -> Option<IllegalMove> {
        let in_the_way = attacks::between(mv.from, mv.to) & self.board.occupied();
        let first = if mv.from < mv.to {
            in_the_way.first()?
        } else {
            in_the_way.last()?
        };
        let over = PlacedPiece::on(&self.board, first)?;
        Some(IllegalMove::JumpsOver { role, over })
    }

    fn why_pawn_blocked(&self, to: Square) -> Option<IllegalMove> {
        PlacedPiece::on(&self.board, to).map(IllegalMove::PawnBlocked)
    }

    /// Why a pawn cannot capture on a square diagonally in front of it, where none of its own pieces
    /// stands.
    fn why_no_pawn_capture(&self, mv: Move) -> Option<IllegalMove> {
        if self.board.get(mv.to).is_some() || self.passed_over == Some(mv.to) {
            return None;
        }
        let pawn = Square::new(mv.to.file(), mv.from.rank());
        if self.could_have_passed(pawn) {
            return Some(IllegalMove::EnPassantTooLate(pawn));
        }
        Some(IllegalMove::PawnCapturesNothing(mv.to))
    }

    /// Whether a pawn of the other side stands where a double step ends.
    fn could_have_passed(&self, square: Square) -> bool {
        let them = self.turn.other();
        let start = square.offset(0, -2 * them.forward());
        self.board.get(square) == Some(Piece::new(them, Role::Pawn))
            && start.is_some_and(|start| start.rank() == them.pawn_rank())
    }

    /// What is wrong with the promotion of a move that is otherwise legal.
    pub(super) fn why_no_promotion(&self, piece: Piece, mv: Move) -> IllegalMove {
        let reaches_end = mv.to.rank() == self.turn.promotion_rank();
        match mv.promotion {
            Some(role) if piece.role() == Role::Pawn && reaches_end => {
                IllegalMove::PromotionTo { role, to: mv.to }
            }
            Some(_) => IllegalMove::PromotionElsewhere(mv.to),
            None => IllegalMove::PromotionMissing(mv.to),
        }
    }
}

fn cannot_reach(role: Role, mv: Move) -> IllegalMove {
    let Move { from, to, .. } = mv;
    IllegalMove::CannotReach { role, from, to }
}
