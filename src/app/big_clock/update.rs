//! What the commands do to the big clock.

use std::time::Duration;

use super::command::ClockCommand;
use super::state::{BigClock, ClockQuestion, ClockState};
use crate::rules::Color;
use crate::storage::ClockChoice;

/// What is to be done after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum ClockFollowUp {
    /// Open the form for the times.
    SetTimes,
    /// Return to the start screen.
    Leave,
}

/// The result of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::app) struct ClockUpdate {
    /// Whether the clock has to be saved.
    pub changed: bool,
    pub follow_up: Option<ClockFollowUp>,
}

impl ClockUpdate {
    const CHANGED: ClockUpdate = ClockUpdate {
        changed: true,
        follow_up: None,
    };

    fn then(follow_up: ClockFollowUp) -> ClockUpdate {
        ClockUpdate {
            changed: false,
            follow_up: Some(follow_up),
        }
    }
}

impl BigClock {
    pub(in crate::app) fn update(&mut self, command: ClockCommand, now: Duration) -> ClockUpdate {
        match command {
            ClockCommand::Press(color) => self.press(color, now),
            ClockCommand::PressAt(side) => self.press(self.side_at(side), now),
            ClockCommand::PressMover => {
                let mover = match self.state {
                    ClockState::Ready => self.turn.other(),
                    _ => self.turn,
                };
                self.press(mover, now)
            }
            ClockCommand::Pause => self.pause(now),
            ClockCommand::SetTimes => ClockUpdate::then(ClockFollowUp::SetTimes),
            ClockCommand::ChangeSides => {
                self.first = self.first.other();
                ClockUpdate::CHANGED
            }
            ClockCommand::StartAgain => self.start_again(),
            ClockCommand::Answer(answer) => self.answer(answer, now),
            ClockCommand::Open => ClockUpdate::default(),
        }
    }

    /// Closes the open question; else leaves the clock, but asks first if it runs.
    pub(in crate::app) fn close(&mut self) -> ClockUpdate {
        if self.question.take().is_some() {
            self.next_times = None;
            return ClockUpdate::default();
        }
        if self.state == ClockState::Going {
            self.question = Some(ClockQuestion::Close);
            return ClockUpdate::default();
        }
        ClockUpdate::then(ClockFollowUp::Leave)
    }

    /// Stops a clock that is going. Returns whether it was.
    pub(in crate::app) fn stop(&mut self, now: Duration) -> bool {
        let is_going = self.state == ClockState::Going;
        if is_going {
            self.clock.stop(now);
            self.state = ClockState::Paused;
        }
        is_going
    }

    fn press(&mut self, color: Color, now: Duration) -> ClockUpdate {
        if !self.can_press(color) {
            return ClockUpdate::default();
        }
        if self.state == ClockState::Paused {
            return self.pause(now);
        }
        if self.state == ClockState::Ready {
            self.state = ClockState::Going;
            self.clock.start(color.other(), now);
        } else {
            self.clock.press(color, now);
        }
        self.turn = color.other();
        ClockUpdate::CHANGED
    }

    fn pause(&mut self, now: Duration) -> ClockUpdate {
        if self.stop(now) {
            return ClockUpdate::CHANGED;
        }
        if self.state == ClockState::Paused {
            self.state = ClockState::Going;
            self.clock.start(self.turn, now);
        }
        ClockUpdate::default()
    }

    /// Sets both clocks back, but asks first if one has run.
    fn start_again(&mut self) -> ClockUpdate {
        if self.state != ClockState::Ready {
            self.question = Some(ClockQuestion::StartAgain);
        }
        ClockUpdate::default()
    }

    /// Sets other times; asks first if a game would be lost.
    pub(in crate::app) fn take_times(&mut self, times: ClockChoice) {
        if times == *self.times() {
            return;
        }
        if matches!(self.state, ClockState::Going | ClockState::Paused) {
            self.next_times = Some(times);
            self.question = Some(ClockQuestion::StartAgain);
        } else {
            self.set_times(times);
        }
    }

    fn answer(&mut self, answer: bool, now: Duration) -> ClockUpdate {
        let times = self.next_times.take();
        let question = self.question.take().filter(|_| answer);
        match question {
            None => ClockUpdate::default(),
            Some(ClockQuestion::StartAgain) => {
                self.set_times(times.unwrap_or_else(|| self.times().clone()));
                ClockUpdate::CHANGED
            }
            Some(ClockQuestion::Close) => ClockUpdate {
                changed: self.stop(now),
                follow_up: Some(ClockFollowUp::Leave),
            },
        }
    }
}
