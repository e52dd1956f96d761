//! The commands for the clocks, and what a pause holds up.

use super::message::Notice;
use super::play::Turn;
use super::play_command::PlayCommand;
use super::table::Table;

impl Table {
    /// Whether the game is paused and the command would play on in it. Looking at earlier positions is
    /// allowed.
    pub(super) fn is_held_up(&self, command: PlayCommand) -> bool {
        use PlayCommand::*;
        let plays = match command {
            Press(_) | UsePointed => !self.is_looking_back(),
            TypeMove | Draw | Resign | TakeBack | Replay | GiveTime => true,
            Complete(_) | PlayTyped | FocusBoard | Point(_) | Release(_) | Lift(_) | Drop(_)
            | PutBack | Promote(_) | Answer(_) | Pause => false,
        };
        plays && self.game.is_paused()
    }
}

impl Turn<'_> {
    /// Stops the clocks, or lets them go on. What was begun is dropped.
    pub(super) fn pause(&mut self) {
        let table = &mut *self.table;
        table.put_down();
        table.slept = None;
        if table.game.is_paused() {
            table.game.start_clock(self.now.time);
        } else if table.game.pause(self.now.time) {
            self.changed = table.game.is_begun();
        }
    }

    pub(super) fn give_time(&mut self) {
        let game = &mut self.table.game;
        if game.give_time(self.now.time) {
            self.changed = game.is_begun();
            let told = format!("{} gets 15 seconds.", game.turn().other());
            self.notice = Some(Notice::plain(told));
        } else if game.outcome().is_none() {
            let told = format!("{} has no time limit.", game.turn().other());
            self.notice = Some(Notice::plain(told));
        }
    }
}
