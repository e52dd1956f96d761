//! What the passing of time does to a game in progress.

use std::time::Duration;

use super::live_game::LiveGame;
use crate::rules::{ByColor, Position, Winnability};

/// The program looks at a running clock every second. A gap longer than this means that the machine was
/// suspended.
pub(in crate::app) const LONGEST_GAP: Duration = Duration::from_secs(5);

/// What has happened by the passing of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum TimeEvent {
    Nothing,
    /// The time of the running side is low for the first time.
    LowTime,
    /// The machine was suspended, which paused the game.
    Suspended,
    /// A flag has fallen; the result is not known yet.
    FlagFell,
    /// The game has ended.
    Ended,
}

impl LiveGame {
    /// Updates the clocks. `seen` is the time of the previous update: a long gap means that the machine was
    /// suspended.
    pub(in crate::app) fn update_clocks(&mut self, seen: Duration, now: Duration) -> TimeEvent {
        let gap = now.saturating_sub(seen);
        let runs = self.game.clock().running().is_some();
        if runs && gap > LONGEST_GAP && self.game.pause(seen) {
            self.put_down();
            self.suspended_for = Some(gap);
            TimeEvent::Suspended
        } else if runs && self.game.outcome().is_some() || self.game.tick(now) {
            self.put_down();
            match self.game.outcome() {
                Some(_) => TimeEvent::Ended,
                None => TimeEvent::FlagFell,
            }
        } else if self.becomes_low(now) {
            TimeEvent::LowTime
        } else {
            TimeEvent::Nothing
        }
    }

    /// The position of the game, if it goes on and its winnability has not been asked for yet.
    pub(in crate::app) fn position_to_examine(&mut self) -> Option<Position> {
        let position = self.game.position();
        let key = Some(position.key());
        if self.game.outcome().is_some() || self.examined == key {
            return None;
        }
        self.examined = key;
        Some(position.clone())
    }

    /// Ends the game if it is in this position and neither side can mate, or a flag has fallen. Returns whether it
    /// did.
    pub(in crate::app) fn note_winnability(
        &mut self,
        position: &Position,
        winnability: &ByColor<Winnability>,
        now: Duration,
    ) -> bool {
        let ended = self.game.note_winnability(position, winnability, now);
        if ended {
            self.put_down();
        }
        ended
    }

    /// When the clock changes next, or the held press becomes long.
    pub(in crate::app) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let clock = self.game.clock();
        let change = clock.next_change(now);
        let flag = change.and(clock.flag_falls_at());
        let moments = [change, flag, self.input.long_press_at()];
        moments.into_iter().flatten().min()
    }

    /// Starts or holds the clock of the side to move. It runs only if it `may`, and no earlier than the first
    /// move unless it starts `at_once`.
    pub(in crate::app) fn run_clock(&mut self, may: bool, at_once: bool, now: Duration) {
        let waits = self.game.is_paused() || self.trial().is_some();
        let is_on = may && !self.is_left && !waits;
        let is_due = is_on && (at_once || !self.game.awaits_first_move());
        match (is_due, self.game.clock().running().is_some()) {
            (true, false) => self.game.start_clock(now),
            (false, true) => self.game.stop_clock(now),
            _ => {}
        }
    }

    /// Stops the clocks when the game is left. Returns whether the game has to be kept.
    pub(in crate::app) fn leave(&mut self, now: Duration) -> bool {
        self.is_left = true;
        self.game.stop_clock(now);
        self.game.is_begun()
    }

    /// Whether the time of the running side is low, for the first time in the game.
    fn becomes_low(&mut self, now: Duration) -> bool {
        let clock = self.game.clock();
        let low = clock.running().filter(|&color| clock.is_low(color, now));
        low.is_some_and(|color| !std::mem::replace(&mut self.was_low[color], true))
    }
}
