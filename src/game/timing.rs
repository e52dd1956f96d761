//! The clocks of a game at work: pauses, time given, and the fall of a flag.

use std::time::Duration;

use super::clock::Clock;
use super::play::Game;
use super::time_control::TimeControl;
use crate::rules::{ByColor, Color, Outcome, Termination};

/// What a player can give the opponent at a time.
pub const GIVEN_TIME: Duration = Duration::from_secs(15);

impl Game {
    /// The same game with other clocks, to be chosen before the first move.
    pub fn with_time_control(mut self, control: ByColor<TimeControl>) -> Game {
        self.clock = Clock::new(control);
        self.record.set_first_clocks(self.clock.settled());
        self
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Starts the clock of the side to move, also after a pause, unless the game is over.
    pub fn start_clock(&mut self, now: Duration) {
        if self.outcome().is_none() {
            self.paused = false;
            self.clock.start(self.turn(), now);
        }
    }

    /// Stops the clocks: the game is left for a while.
    pub fn stop_clock(&mut self, now: Duration) {
        self.tick(now);
        self.clock.stop(now);
    }

    /// Whether any clock counts down.
    pub fn is_timed(&self) -> bool {
        let control = self.clock.control();
        control.white.counts_down() || control.black.counts_down()
    }

    /// Whether the players have stopped the clocks.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Stops the clocks until [`Game::start_clock`]; meanwhile nothing can be played, offered or
    /// claimed, and what was offered is dropped. False if the game is over or paused already.
    pub fn pause(&mut self, now: Duration) -> bool {
        self.tick(now);
        if self.outcome().is_some() || self.paused {
            return false;
        }
        self.clock.stop(now);
        self.question = None;
        self.paused = true;
        true
    }

    /// The side to move gives its opponent [`GIVEN_TIME`]. False if the opponent's clock counts up, or
    /// the game is over or paused.
    pub fn give_time(&mut self, now: Duration) -> bool {
        self.tick(now);
        let goes_on = self.outcome().is_none() && !self.paused;
        goes_on && self.clock.give(self.turn().other(), GIVEN_TIME, now)
    }

    /// Ends the game if the flag of the side to move has fallen by now (FIDE 6.8): lost at the moment
    /// when its clock showed zero, or drawn if the opponent cannot mate by any sequence of legal moves
    /// (FIDE 6.9). Whether it has ended by that.
    pub fn tick(&mut self, now: Duration) -> bool {
        let fallen = self.clock.flag_falls_at().filter(|&moment| moment <= now);
        let Some(moment) = fallen else {
            return false;
        };
        let opponent = self.turn().other();
        let outcome = match self.position().can_mate(opponent) {
            true => Outcome::win(opponent, Termination::TimeForfeit),
            false => Outcome::draw(Termination::TimeForfeit),
        };
        self.end(outcome, moment);
        true
    }

    /// The side whose time has run out, in a game that ended by that.
    pub fn flagged(&self) -> Option<Color> {
        let end = self.outcome()?;
        (end.termination == Termination::TimeForfeit).then_some(())?;
        match end.winner {
            Some(winner) => Some(winner.other()),
            None => Some(self.turn()),
        }
    }
}
