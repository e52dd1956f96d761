//! Time as it passes while nobody does anything: flags fall, time gets low, machines fall asleep, a press
//! becomes a long one.

use std::time::Duration;

use super::command::Effect;
use super::{App, Now, Screen, Table, Wake};
use crate::sound::Sound;

/// In a running game the program looks at the time every second. Where it has not done so for longer than
/// this, it was asleep.
const LONGEST_GAP: Duration = Duration::from_secs(5);

impl App {
    /// Lets happen what time alone brings about by now. Done before every command.
    pub(super) fn keep_time(&mut self, now: Now) -> Vec<Effect> {
        let again = self.saving.again(now.time);
        self.keep_hold(now.time);
        again.into_iter().chain(self.keep_clocks(now)).collect()
    }

    fn keep_clocks(&mut self, now: Now) -> Vec<Effect> {
        let seen = std::mem::replace(&mut self.seen, now.time);
        let Screen::Play(table) = &mut self.screen else {
            return Vec::new();
        };
        let gap = now.time.saturating_sub(seen);
        let runs = table.game.clock().running().is_some();
        let slept = runs && gap > LONGEST_GAP && table.game.pause(seen);
        let sound = if slept {
            table.put_down();
            table.slept = Some(gap);
            None
        } else if runs && table.game.outcome().is_some() || table.game.tick(now.time) {
            table.put_down();
            Some(Sound::End)
        } else {
            table.becomes_low(now.time).then_some(Sound::LowTime)
        };
        let changed = slept || sound == Some(Sound::End);
        if changed {
            // What was said before is about a game that went on.
            self.notice = None;
        }
        let saves = changed && table.game.is_begun();
        let saved = saves.then(|| Effect::Save(table.game.to_text()));
        let sound = sound.and_then(|sound| self.heard(sound));
        sound.into_iter().chain(saved).collect()
    }

    /// When the screen changes by itself, time has to be looked at, or something is tried again.
    pub fn wake(&self, now: Now) -> Option<Wake> {
        let moves = |table: &Table| table.is_sliding(now.time) || self.is_board_turning(now.time);
        if self.table().is_some_and(moves) {
            return Some(Wake::NextFrame);
        }
        let clock = self
            .table()
            .and_then(|table| look_at_clock(table, now.time));
        let long_press = self.table().and_then(Table::long_press_at);
        let moments = [clock, long_press, self.saving.again_at];
        moments.into_iter().flatten().min().map(Wake::At)
    }
}

/// When the clock of a game has to be looked at next, if it runs.
fn look_at_clock(table: &Table, now: Duration) -> Option<Duration> {
    let clock = table.game.clock();
    let change = clock.next_change(now)?;
    let flag = clock.flag_falls_at().unwrap_or(change);
    Some(change.min(flag))
}
