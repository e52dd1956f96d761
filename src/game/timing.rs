//! The clocks of a game: pauses, giving time, and flag fall.

use std::time::Duration;

use super::clock::Clock;
use super::play::Game;
use super::record::TimeSource;
use super::time_control::TimeControl;
use crate::rules::{ByColor, Color, Outcome, Termination};

/// The time that a player gives the opponent with one command.
pub const GIVEN_TIME: Duration = Duration::from_secs(15);

impl Game {
    /// The same game with other clocks, chosen before the first move.
    pub fn with_time_control(mut self, control: ByColor<TimeControl>) -> Game {
        self.clock = Clock::new(control);
        self.record.set_first_clocks(self.clock.settled());
        self
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether the clocks wait for the first move: the position is that of the start, or was reached by
    /// moves without times.
    pub fn awaits_first_move(&self) -> bool {
        let last = self.record.plies().last();
        last.is_none_or(|ply| ply.times.time_source == TimeSource::Unknown)
    }

    /// Whether any side has a clock.
    pub fn has_clock(&self) -> bool {
        let control = self.clock.control();
        Color::BOTH
            .iter()
            .any(|&color| control[color] != TimeControl::NoClock)
    }

    /// Starts the clock of the side to move, also after a pause, unless the game is over.
    pub fn start_clock(&mut self, now: Duration) {
        if !self.is_over() {
            self.paused = false;
            self.clock.start(self.turn(), now);
        }
    }

    /// Stops the clocks, as when the game is left for a while.
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

    /// Stops the clocks until [`Game::start_clock`]. Meanwhile nothing can be played, offered or
    /// claimed; a pending question waits. Returns false if the game is over or already paused.
    pub fn pause(&mut self, now: Duration) -> bool {
        self.tick(now);
        if self.check_going_on().is_err() {
            return false;
        }
        self.clock.stop(now);
        self.paused = true;
        true
    }

    /// The side to move gives its opponent [`GIVEN_TIME`]. Returns false if the opponent's clock counts
    /// up, or the game is over or paused.
    pub fn give_time(&mut self, now: Duration) -> bool {
        self.tick(now);
        self.check_going_on().is_ok() && self.clock.give(self.turn().other(), GIVEN_TIME, now)
    }

    /// Ends the game if the flag of the side to move has fallen (FIDE 6.8): lost at the moment when its
    /// clock reached zero, or drawn if the opponent cannot mate by any series of legal moves (FIDE 6.9).
    /// Returns whether the flag has fallen.
    ///
    /// Whether the opponent can mate is not searched for here, since that can take 20 ms. If it has not been
    /// [noted](Game::note_winnability), nothing can be played any more, and the game ends as soon as it is.
    pub fn tick(&mut self, now: Duration) -> bool {
        let fallen = self.clock.flag_falls_at().filter(|&moment| moment <= now);
        let Some(moment) = fallen else {
            return false;
        };
        self.clock.stop(moment);
        self.question = None;
        self.has_flag_fallen = true;
        self.decide_flag(moment);
        true
    }

    /// Ends the game if a flag has fallen and it is known whether the opponent can mate.
    pub(super) fn decide_flag(&mut self, now: Duration) {
        let opponent = self.turn().other();
        let known = self.may_mate(opponent).filter(|_| self.has_flag_fallen);
        if let Some(can_mate) = known {
            let outcome = if can_mate {
                Outcome::win(opponent, Termination::TimeForfeit)
            } else {
                Outcome::draw(Termination::TimeForfeit)
            };
            self.end(outcome, now);
        }
    }

    /// The side whose time ran out, also if the result is not known yet.
    pub fn flagged(&self) -> Option<Color> {
        if self.has_flag_fallen {
            return Some(self.turn());
        }
        let end = self.outcome()?;
        (end.termination == Termination::TimeForfeit).then_some(())?;
        match end.winner {
            Some(winner) => Some(winner.other()),
            None => Some(self.turn()),
        }
    }
}
