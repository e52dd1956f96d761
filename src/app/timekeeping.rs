//! The passing of time: flags fall, time gets low, machines are suspended, presses become long.

use super::effect::{Effect, FileEffect};
use super::now::{Now, Wake};
use super::play::TimeEvent;
use super::{App, Screen};
use crate::sound::Sound;

impl App {
    /// Applies the passing of time. Called before every command.
    pub(super) fn advance_time(&mut self, now: Now) -> Vec<Effect> {
        let again = self.saving.again(now.time);
        let mut effects: Vec<Effect> = again.into_iter().collect();
        self.end_notice(now.time);
        effects.extend(self.update_long_press(now));
        effects.extend(self.update_clocks(now));
        effects.extend(self.play_thought(now));
        effects
    }

    /// Begins a long press if its time has come. It was not meant as a move, so a notice about that is
    /// cleared.
    fn update_long_press(&mut self, now: Now) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Start | Screen::Library(_) | Screen::Clock(_) | Screen::Position(_) => {}
            Screen::Practice(practice) => practice.advance_time(now.time),
            Screen::Play(live) => {
                if live.update_long_press(now.time) {
                    self.notice = None;
                }
            }
            Screen::Review(review) => {
                let update = review.advance_time(&self.settings, now);
                return self.apply_review_update(update, now);
            }
        }
        Vec::new()
    }

    fn update_clocks(&mut self, now: Now) -> Vec<Effect> {
        let seen = std::mem::replace(&mut self.seen, now.time);
        if let Screen::Clock(clock) = &mut self.screen {
            let event = clock.update_clocks(seen, now.time);
            return self.after_clock_event(event, now);
        }
        let Screen::Play(live) = &mut self.screen else {
            return Vec::new();
        };
        match live.update_clocks(seen, now.time) {
            TimeEvent::Nothing => Vec::new(),
            TimeEvent::LowTime => {
                let warns = self.settings.low_time_warning;
                let sound = warns.then_some(Sound::LowTime);
                let sound = sound.and_then(|sound| self.sound_effect(sound));
                sound.into_iter().collect()
            }
            TimeEvent::Suspended | TimeEvent::FlagFell => self.after_interruption(None),
            TimeEvent::Ended => self.after_interruption(Some(Sound::End)),
        }
    }

    /// Starts or holds the clock of the game in progress, as the settings and the open dialogs demand. Called
    /// after every command, so that no part of a game needs to think of it.
    pub(super) fn run_clock(&mut self, now: Now) {
        let may = !self.holds_clocks();
        let at_once = self.settings.clock_at_once;
        match &mut self.screen {
            Screen::Play(live) => live.run_clock(may, at_once, now.time),
            Screen::Clock(clock) => {
                let is_asked = clock.question().is_some() && !self.settings.clock_under_dialogs;
                clock.run(may && !is_asked, now.time);
            }
            _ => {}
        }
    }

    /// Whether the clocks stand still because a dialog covers the board.
    pub fn holds_clocks(&self) -> bool {
        !self.dialogs.is_empty() && !self.settings.clock_under_dialogs
    }

    /// Saves the game in progress after something other than a command has stopped it.
    pub(super) fn after_interruption(&mut self, sound: Option<Sound>) -> Vec<Effect> {
        // The notice is about a game that was running.
        self.notice = None;
        let begun = self.live_game().filter(|live| live.game().is_begun());
        let saved = begun.map(|live| Effect::File(FileEffect::Save(live.game().into())));
        let sound = sound.and_then(|sound| self.sound_effect(sound));
        sound.into_iter().chain(saved).collect()
    }

    /// When to call again: the screen changes, a clock runs, or saving is retried.
    pub fn wake(&self, now: Now) -> Option<Wake> {
        let (slides, at) = match &self.screen {
            Screen::Start | Screen::Library(_) | Screen::Position(_) => (false, None),
            Screen::Clock(clock) => (false, clock.wakes_at(now.time)),
            Screen::Practice(practice) => (false, practice.wakes_at()),
            Screen::Play(live) => (
                live.slide(now.time).is_some()
                    || self.settings.animation && live.is_king_falling(now.time)
                    || self.is_board_turning(now.time),
                live.wakes_at(now.time),
            ),
            Screen::Review(review) => (
                review.slide(now.time).is_some() || review.is_bar_gliding(now.time),
                review.wakes_at(now.time),
            ),
        };
        if slides {
            return Some(Wake::NextFrame);
        }
        let pauses_at = self.analysis_pauses_at(now.time);
        let notice_ends_at = self.notice_ends_at();
        let thinks = self.opponent_wakes_at(now.time);
        let moments = [
            at,
            self.saving.again_at(),
            pauses_at,
            notice_ends_at,
            thinks,
        ];
        moments.into_iter().flatten().min().map(Wake::At)
    }
}
