//! The screen of the big clock.

use super::big_clock::{BigClock, ClockCommand, ClockFollowUp, ClockState, ClockUpdate};
use super::effect::{Effect, FileEffect};
use super::forms::ClockTimes;
use super::menu::Dialog;
use super::now::Now;
use super::play::TimeEvent;
use super::{App, Screen};
use crate::game::program_level;
use crate::rules::Color;
use crate::sound::Sound;

impl App {
    /// The big clock, if it is on the screen.
    pub fn big_clock(&self) -> Option<&BigClock> {
        match &self.screen {
            Screen::Clock(clock) => Some(clock),
            _ => None,
        }
    }

    /// The name of a player on the big clock, once it was started that of then.
    pub fn name_on_clock(&self, color: Color) -> Option<&str> {
        let [white, black] = match self.settings.big_clock.standing {
            Some(_) => self.settings.big_clock.names.each_ref(),
            None => [&self.settings.white, &self.settings.black],
        };
        let name = match color {
            Color::White => white,
            Color::Black => black,
        };
        // Two people sit at a board.
        name.as_deref().filter(|it| program_level(it).is_none())
    }

    /// Whether the big clock is on the screen and going, so that nothing else can begin.
    pub(super) fn is_clock_going(&self) -> bool {
        self.big_clock()
            .is_some_and(|clock| clock.state() == ClockState::Going)
    }

    pub(super) fn use_clock(&mut self, command: ClockCommand, now: Now) -> Vec<Effect> {
        if command == ClockCommand::Open {
            self.open_clock();
            return Vec::new();
        }
        let Screen::Clock(clock) = &mut self.screen else {
            return Vec::new();
        };
        let update = clock.update(command, now.time);
        self.apply_clock_update(update, now)
    }

    fn open_clock(&mut self) {
        if !self.refuses_to_leave() {
            let clock = BigClock::new(&self.settings.big_clock);
            self.open(Screen::Clock(Box::new(clock)));
            self.dialogs.clear();
        }
    }

    /// Closes what is open on the big clock, else the clock itself.
    pub(super) fn escape_clock(&mut self, now: Now) -> Vec<Effect> {
        let Screen::Clock(clock) = &mut self.screen else {
            return Vec::new();
        };
        let update = clock.close();
        self.apply_clock_update(update, now)
    }

    fn apply_clock_update(&mut self, update: ClockUpdate, now: Now) -> Vec<Effect> {
        let mut effects = Vec::new();
        if update.changed {
            effects.extend(self.save_clock(now));
        }
        match update.follow_up {
            None => {}
            Some(ClockFollowUp::SetTimes) => self.ask_for_times(),
            Some(ClockFollowUp::Leave) => effects.extend(self.leave(now)),
        }
        effects
    }

    fn ask_for_times(&mut self) {
        if let Screen::Clock(clock) = &self.screen {
            let times = ClockTimes::new(clock.times());
            self.dialogs = vec![Dialog::ClockTimes(Box::new(times))];
        }
    }

    /// Sets the entered times, or shows in the form what is wrong. The same times change nothing on the clock.
    pub(super) fn submit_times(&mut self, now: Now) -> Vec<Effect> {
        let Some(Dialog::ClockTimes(times)) = self.dialogs.last_mut() else {
            return Vec::new();
        };
        if let Some(fault) = times.fault() {
            times.form.show_fault(fault);
            return Vec::new();
        }
        let choice = times.choice();
        self.dialogs.pop();
        if let Screen::Clock(clock) = &mut self.screen {
            clock.take_times(choice);
        }
        self.save_clock(now)
    }

    /// Keeps the state of the big clock, so that it goes on after a crash.
    fn save_clock(&mut self, now: Now) -> Vec<Effect> {
        let Screen::Clock(clock) = &self.screen else {
            return Vec::new();
        };
        let mut saved = clock.saved(now.time, &self.settings.big_clock);
        if self.settings.big_clock.standing.is_none() {
            saved.names = [&self.settings.white, &self.settings.black].map(Clone::clone);
        }
        if saved == self.settings.big_clock {
            return Vec::new();
        }
        self.settings.big_clock = saved;
        vec![Effect::File(FileEffect::SaveSettings)]
    }

    /// Stops the big clock before another screen opens or the program ends, and keeps its state.
    pub(super) fn stop_clock(&mut self, now: Now) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Clock(clock) => {
                clock.stop(now.time);
                self.save_clock(now)
            }
            _ => Vec::new(),
        }
    }

    /// What has happened on the big clock by the passing of time.
    pub(super) fn after_clock_event(&mut self, event: TimeEvent, now: Now) -> Vec<Effect> {
        let sound = match event {
            TimeEvent::Nothing => return Vec::new(),
            TimeEvent::LowTime if !self.settings.low_time_warning => return Vec::new(),
            TimeEvent::LowTime => Some(Sound::LowTime),
            TimeEvent::Ended => Some(Sound::End),
            TimeEvent::Suspended | TimeEvent::FlagFell => None,
        };
        let sound = sound.and_then(|sound| self.sound_effect(sound));
        let saved = self.save_clock(now);
        sound.into_iter().chain(saved).collect()
    }
}
