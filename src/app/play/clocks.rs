//! Commands for the clocks.

use super::update::Updater;
use crate::app::notice::Notice;

impl Updater<'_> {
    /// Pauses or resumes the clocks. A piece in hand is put down.
    pub(super) fn pause(&mut self) {
        let live = &mut *self.live;
        if !live.game.has_clock() {
            self.notify(Notice::NoClock);
            return;
        }
        live.put_down();
        live.suspended_for = None;
        if live.game.is_paused() {
            // No clock runs while an earlier position is shown as if it were the present one.
            live.return_to_game();
            live.game.start_clock(self.now.time);
        } else if live.game.pause(self.now.time) && live.game.is_begun() {
            self.game_changed();
        }
    }

    pub(super) fn give_time(&mut self) {
        let game = &mut self.live.game;
        let opponent = game.turn().other();
        if game.give_time(self.now.time) {
            if game.is_begun() {
                self.game_changed();
            }
            self.notify(Notice::TimeGiven(opponent));
        } else if game.outcome().is_none() {
            self.notify(Notice::NoTimeLimit(opponent));
        }
    }
}
