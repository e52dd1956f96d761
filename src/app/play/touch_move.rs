//! Touch-move (FIDE 4.3.1): a touched piece has to move, if it can.

use super::update::Updater;
use crate::app::notice::Notice;
use crate::rules::Square;

impl Updater<'_> {
    /// Takes a piece of the side to move in hand, unless another piece has to move. A piece without a move says why.
    pub(super) fn take(&mut self, square: Square, again: bool) {
        if let Some(touched) = self.bound_to(square) {
            self.insist_on(touched);
            return;
        }
        self.live.input.take(square, again);
        match self.live.game.position().why_no_move(square) {
            Some(reason) if !again => self.notify(Notice::Illegal(reason)),
            Some(_) => {}
            None if self.settings.touch_move => self.live.touched = Some(square),
            None => {}
        }
    }

    /// The square of another piece that has to move, if there is one.
    pub(super) fn bound_to(&self, instead_of: Square) -> Option<Square> {
        let touched = self.live.touched?;
        (self.settings.touch_move && touched != instead_of).then_some(touched)
    }

    /// Says which piece has to move, and takes it in hand.
    pub(super) fn insist_on(&mut self, square: Square) {
        self.live.return_to_game();
        self.live.input.take(square, false);
        if let Some(piece) = self.live.game.position().board().get(square) {
            self.notify(Notice::HasTouched(piece, square));
        }
    }

    /// Whether a touched piece has to move.
    pub(super) fn has_touched(&self) -> bool {
        self.settings.touch_move && self.live.touched.is_some()
    }

    /// Whether a touched piece rules out claiming a draw before the next move (FIDE 9.4). If there is a draw
    /// to claim, says so.
    pub(super) fn claims_too_late(&mut self) -> bool {
        let too_late = self.has_touched() && self.live.game.claim().is_some();
        if too_late {
            self.notify(Notice::ClaimTooLate);
        }
        too_late
    }
}
