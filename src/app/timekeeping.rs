//! Time as it passes while nobody does anything: flags fall, time gets low, machines fall asleep.

use std::time::Duration;

use super::command::Effect;
use super::{App, Now, Screen, Wake};
use crate::sound::Sound;

/// In a running game the program looks at the time at least so often.
const LONGEST_WAIT: Duration = Duration::from_secs(4);

/// Where it has not done so for longer than this, it was asleep.
const LONGEST_GAP: Duration = Duration::from_secs(5);

impl App {
    /// Lets happen what time alone brings about by now. Done before every command.
    pub(super) fn keep_time(&mut self, now: Now) -> Vec<Effect> {
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
        let saves = changed && table.game.is_begun();
        let saved = saves.then(|| Effect::Save(table.game.to_text()));
        let sound = sound.and_then(|sound| self.heard(sound));
        sound.into_iter().chain(saved).collect()
    }

    /// When the screen changes by itself, or time has to be looked at.
    pub fn wake(&self, now: Now) -> Option<Wake> {
        let table = self.table()?;
        if table.is_sliding(now.time) || self.is_board_turning(now.time) {
            return Some(Wake::NextFrame);
        }
        let clock = table.game.clock();
        let change = clock.next_change(now.time)?;
        let flag = clock.flag_falls_at().unwrap_or(change);
        let latest = now.time + LONGEST_WAIT;
        Some(Wake::At(change.min(flag).min(latest)))
    }
}
