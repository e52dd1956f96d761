//! Commands for the clocks.

use super::turn::Turn;
use crate::app::notice::Notice;

impl Turn<'_> {
    /// Pauses or resumes the clocks. A piece in hand is put down.
    pub(super) fn pause(&mut self) {
        let table = &mut *self.table;
        table.put_down();
        table.slept = None;
        if table.game.is_paused() {
            table.game.start_clock(self.now.time);
        } else if table.game.pause(self.now.time) && table.game.is_begun() {
            self.game_changed();
        }
    }

    pub(super) fn give_time(&mut self) {
        let game = &mut self.table.game;
        let opponent = game.turn().other();
        if game.give_time(self.now.time) {
            if game.is_begun() {
                self.game_changed();
            }
            self.tell(Notice::TimeGiven(opponent));
        } else if game.outcome().is_none() {
            self.tell(Notice::NoTimeLimit(opponent));
        }
    }
}
