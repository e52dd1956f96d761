//! Touch-move (FIDE 4.3.1): a piece that the player on move touches has to move, if it can.

use super::message::Notice;
use super::play::Turn;
use super::table::Hand;
use crate::rules::Square;

impl Turn<'_> {
    /// Selects a piece of the side to move, unless another one has to move.
    pub(super) fn take_hold(&mut self, square: Square, again: bool) {
        if let Some(touched) = self.bound_to(square) {
            self.insist_on(touched);
            return;
        }
        self.table.hand = Hand::Selected { square, again };
        let can_move = !self
            .table
            .game
            .position()
            .legal_moves_from(square)
            .is_empty();
        if self.settings.touch_move && can_move {
            self.table.touched = Some(square);
        }
    }

    /// The square of the piece that has to move in place of the one on this square, if there is one.
    pub(super) fn bound_to(&self, instead_of: Square) -> Option<Square> {
        let touched = self.table.touched?;
        (self.settings.touch_move && touched != instead_of).then_some(touched)
    }

    /// Says which piece has to move, and selects it.
    pub(super) fn insist_on(&mut self, square: Square) {
        self.table.return_to_game();
        let again = false;
        self.table.hand = Hand::Selected { square, again };
        if let Some(piece) = self.table.game.position().board().get(square) {
            let (color, role) = (piece.color(), piece.role());
            let text = format!("{color} has touched the {role} on {square}: it has to move.");
            self.notice = Some(Notice::fault(text));
        }
    }

    /// Whether a piece has been touched that has to move.
    pub(super) fn has_touched(&self) -> bool {
        self.settings.touch_move && self.table.touched.is_some()
    }

    /// Whether a piece has been touched, after which a draw cannot be claimed before the next move
    /// (FIDE 9.4); says so where there would be one to claim.
    pub(super) fn claims_too_late(&mut self) -> bool {
        let too_late = self.has_touched() && self.table.game.claim().is_some();
        if too_late {
            let text = "A draw is claimed before a piece is touched, not after it.";
            self.notice = Some(Notice::fault(text));
        }
        too_late
    }
}
