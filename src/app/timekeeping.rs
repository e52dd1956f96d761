//! The passing of time: flags fall, time gets low, machines are suspended, presses become long.

use super::effect::Effect;
use super::now::{Now, Wake};
use super::play::Passed;
use super::{App, Screen};
use crate::sound::Sound;

impl App {
    /// Applies the passing of time. Called before every command.
    pub(super) fn keep_time(&mut self, now: Now) -> Vec<Effect> {
        let again = self.saving.again(now.time);
        let mut effects: Vec<Effect> = again.into_iter().collect();
        effects.extend(self.keep_hold(now));
        effects.extend(self.keep_clocks(now));
        effects
    }

    /// Begins a long press if its time has come. It was not meant as a move, so a notice about that is
    /// cleared.
    fn keep_hold(&mut self, now: Now) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Start | Screen::Library(_) => {}
            Screen::Play(table) => {
                if table.keep_hold(now.time) {
                    self.notice = None;
                }
            }
            Screen::Review(review) => {
                let outcome = review.keep_time(&self.settings, now);
                return self.reviewed(outcome, now);
            }
        }
        Vec::new()
    }

    fn keep_clocks(&mut self, now: Now) -> Vec<Effect> {
        let seen = std::mem::replace(&mut self.seen, now.time);
        let Screen::Play(table) = &mut self.screen else {
            return Vec::new();
        };
        let (sound, changed) = match table.keep_clocks(seen, now.time) {
            Passed::Nothing => return Vec::new(),
            Passed::TimeIsLow => (Some(Sound::LowTime), false),
            Passed::Slept => (None, true),
            Passed::Ended => (Some(Sound::End), true),
        };
        if changed {
            // The notice is about a game that was running.
            self.notice = None;
        }
        let saves = changed && table.game().is_begun();
        let saved = saves.then(|| Effect::Save(table.game().to_text()));
        let sound = sound.and_then(|sound| self.heard(sound));
        sound.into_iter().chain(saved).collect()
    }

    /// When to call again: the screen changes, a clock runs, or saving is retried.
    pub fn wake(&self, now: Now) -> Option<Wake> {
        let (slides, at) = match &self.screen {
            Screen::Start | Screen::Library(_) => (false, None),
            Screen::Play(table) => (
                table.slide(now.time).is_some() || self.is_board_turning(now.time),
                table.wakes_at(now.time),
            ),
            Screen::Review(review) => (review.slide(now.time).is_some(), review.wakes_at(now.time)),
        };
        if slides {
            return Some(Wake::NextFrame);
        }
        let moments = [at, self.saving.again_at()];
        moments.into_iter().flatten().min().map(Wake::At)
    }
}
