//! The state of the big clock.

use std::time::Duration;

use super::command::ClockSide;
use crate::app::forms::time_control;
use crate::app::play::{LONGEST_GAP, TimeEvent};
use crate::game::{Clock, LONGEST_TIME, TimeControl};
use crate::rules::{ByColor, Color};
use crate::storage::{ClockChoice, ClockStanding, SavedClock};

/// More moves than anyone makes, so that a number from a file can be counted on.
const MOST_MOVES: u32 = 100_000;

/// What the big clock is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockState {
    /// It waits for its first press.
    Ready,
    /// The clock of the side to move runs, unless a dialog holds it.
    Going,
    /// Both clocks are stopped.
    Paused,
    /// The time of the side to move is over.
    Over,
}

/// A question of the big clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockQuestion {
    /// Whether to start again, although a clock has run.
    StartAgain,
    /// Whether to close, although a clock runs.
    Close,
}

/// Two clocks for a game on a wooden board.
#[derive(Clone, Debug)]
pub struct BigClock {
    pub(super) clock: Clock,
    /// What was entered for the times.
    times: ClockChoice,
    pub(super) state: ClockState,
    /// The side to move.
    pub(super) turn: Color,
    /// The side whose half comes first.
    pub(super) first: Color,
    pub(super) question: Option<ClockQuestion>,
    /// The times with which it starts again, if they are others.
    pub(super) next_times: Option<ClockChoice>,
    /// The sides whose time has been low.
    was_low: ByColor<bool>,
}

impl BigClock {
    /// The clock as it was saved. If it was going, it waits to be resumed.
    pub(in crate::app) fn new(saved: &SavedClock) -> BigClock {
        let (clock, times) = set_clock(saved);
        let mut big = BigClock {
            clock,
            times,
            state: ClockState::Ready,
            turn: Color::White,
            first: if saved.black_first {
                Color::Black
            } else {
                Color::White
            },
            question: None,
            next_times: None,
            was_low: ByColor::default(),
        };
        if let Some(standing) = saved.standing {
            big.stand(standing);
        }
        big
    }

    fn stand(&mut self, standing: ClockStanding) {
        let time = |millis| Duration::from_millis(millis).min(LONGEST_TIME);
        let shown = ByColor::new(time(standing.white), time(standing.black));
        let moves = |made: u32| made.min(MOST_MOVES);
        let made = ByColor::new(moves(standing.white_moves), moves(standing.black_moves));
        self.clock.set(shown, made);
        self.clock.set_spent(time(standing.thought));
        self.turn = if standing.black_to_move {
            Color::Black
        } else {
            Color::White
        };
        self.state = if standing.is_over {
            ClockState::Over
        } else {
            ClockState::Paused
        };
    }

    /// What has to be saved, so that the clock can go on after a crash.
    pub(in crate::app) fn saved(&self, now: Duration, before: &SavedClock) -> SavedClock {
        let shown = self.clock.read(now);
        let made = self.clock.made();
        let millis = |time: Duration| time.as_millis() as u64;
        let standing = ClockStanding {
            white: millis(shown.white),
            black: millis(shown.black),
            white_moves: made.white,
            black_moves: made.black,
            thought: millis(self.clock.spent(now)),
            black_to_move: self.turn == Color::Black,
            is_over: self.state == ClockState::Over,
        };
        SavedClock {
            times: self.times.clone(),
            black_first: self.first == Color::Black,
            standing: (self.state != ClockState::Ready).then_some(standing),
            names: before.names.clone(),
            other: before.other.clone(),
        }
    }

    /// The clocks of both sides.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What was entered for the times.
    pub fn times(&self) -> &ClockChoice {
        &self.times
    }

    /// What it is doing.
    pub fn state(&self) -> ClockState {
        self.state
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The open question.
    pub fn question(&self) -> Option<ClockQuestion> {
        self.question
    }

    /// The side whose half is there.
    pub fn side_at(&self, side: ClockSide) -> Color {
        match side {
            ClockSide::First => self.first,
            ClockSide::Second => self.first.other(),
        }
    }

    /// The number of the move that a side is making, or has made last; 0 before the first.
    pub fn move_number(&self, color: Color) -> u32 {
        let made = self.clock.made()[color];
        let is_moving = self.state != ClockState::Ready && self.turn == color;
        made + u32::from(is_moving)
    }

    /// Whether a side can end its move, start the other's clock, or end a pause.
    pub fn can_press(&self, color: Color) -> bool {
        match self.state {
            ClockState::Ready => true,
            ClockState::Paused => self.question.is_none(),
            ClockState::Going => self.turn == color,
            ClockState::Over => false,
        }
    }

    /// Sets new times, and waits for the first press.
    pub(super) fn set_times(&mut self, times: ClockChoice) {
        let saved = SavedClock {
            times,
            black_first: self.first == Color::Black,
            ..SavedClock::default()
        };
        *self = BigClock::new(&saved);
    }

    /// Starts or holds the clock of the side to move. It runs only if it `may`.
    pub(in crate::app) fn run(&mut self, may: bool, now: Duration) {
        let is_due = may && self.state == ClockState::Going;
        match (is_due, self.clock.running().is_some()) {
            (true, false) => self.clock.start(self.turn, now),
            (false, true) => self.clock.stop(now),
            _ => {}
        }
    }

    /// Updates the clocks. `seen` is the time of the previous update: a long gap means that the machine was
    /// suspended, which pauses them.
    pub(in crate::app) fn update_clocks(&mut self, seen: Duration, now: Duration) -> TimeEvent {
        let Some(running) = self.clock.running() else {
            return TimeEvent::Nothing;
        };
        if now.saturating_sub(seen) > LONGEST_GAP {
            self.clock.stop(seen);
            self.state = ClockState::Paused;
            return TimeEvent::Suspended;
        }
        if let Some(moment) = self.clock.flag_falls_at().filter(|&moment| moment <= now) {
            self.clock.stop(moment);
            self.state = ClockState::Over;
            self.question = None;
            return TimeEvent::Ended;
        }
        let is_low = self.clock.is_low(running, now);
        if is_low && !std::mem::replace(&mut self.was_low[running], true) {
            TimeEvent::LowTime
        } else {
            TimeEvent::Nothing
        }
    }

    /// When the display changes next, or the time is over.
    pub(in crate::app) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let change = self.clock.next_change(now)?;
        let over = self.clock.flag_falls_at();
        Some(over.map_or(change, |over| over.min(change)))
    }
}

/// The clock with the saved times, or with the usual ones if those keep no time.
fn set_clock(saved: &SavedClock) -> (Clock, ClockChoice) {
    let keeps_time = |control: &ByColor<TimeControl>| {
        Color::BOTH
            .iter()
            .all(|&color| control[color] != TimeControl::NoClock)
    };
    match time_control(&saved.times) {
        Ok(control) if keeps_time(&control) => (Clock::new(control), saved.times.clone()),
        _ => {
            let times = SavedClock::default().times;
            let control = time_control(&times).unwrap_or_default();
            (Clock::new(control), times)
        }
    }
}
