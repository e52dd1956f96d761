//! The time of each move, as derived from the clocks in a file. Where it cannot be derived, `%emt` is
//! written as well: a move within its delay does not change the clock, and a clock may have been given
//! time while the other one ran. A clock that counts up has `%emt` only.

use std::time::Duration;

use super::time_control::{Bonus, TimeControl};
use super::timing::GIVEN_TIME;
use crate::rules::{ByColor, Color};

/// Replays the clocks of a file move by move.
pub(super) struct ClockReplay<'a> {
    control: &'a ByColor<TimeControl>,
    /// The times of both clocks after the moves so far.
    pub clocks: ByColor<Duration>,
    made: ByColor<u32>,
}

impl ClockReplay<'_> {
    /// Before the first move.
    pub fn new(control: &ByColor<TimeControl>) -> ClockReplay<'_> {
        ClockReplay {
            control,
            clocks: ByColor::from_fn(|color| control[color].initial()),
            made: ByColor::default(),
        }
    }

    fn bonus(&self, mover: Color) -> Bonus {
        self.control[mover].bonus(self.made[mover])
    }

    fn next_stage(&self, mover: Color) -> Duration {
        let next = self.control[mover].next_stage(self.made[mover]);
        next.unwrap_or(Duration::ZERO)
    }

    /// How long a move took, if the mover's clock shows this after it.
    pub fn spent(&self, mover: Color, after: Duration) -> Option<Duration> {
        let before = self.clocks[mover];
        if !self.control[mover].counts_down() {
            return after.checked_sub(before);
        }
        let after = after.checked_sub(self.next_stage(mover))?;
        match self.bonus(mover) {
            Bonus::None => before.checked_sub(after),
            Bonus::Increment(added) => before.saturating_add(added).checked_sub(after),
            Bonus::Bronstein(delay) | Bonus::Delay(delay) => {
                let charged = before.checked_sub(after)?;
                (!charged.is_zero()).then(|| charged.saturating_add(delay))
            }
        }
    }

    /// The time that the mover was given while it waited, if its clock shows this after a move that
    /// took this long.
    pub fn given(&self, mover: Color, after: Duration, spent: Duration) -> Option<Duration> {
        let bonus = self.bonus(mover);
        let charged = bonus.charge(spent);
        let brought = bonus.added(spent) + self.next_stage(mover);
        let without = self.clocks[mover].saturating_add(brought);
        let given = after.saturating_add(charged).checked_sub(without)?;
        whole_gifts(given).filter(|_| self.control[mover].counts_down())
    }

    /// Advances to the next move. A clock that counts up and has no `%clk` shows the sum of the move
    /// times.
    pub fn advance(&mut self, mover: Color, after: Option<Duration>, spent: Option<Duration>) {
        let (own, waiting) = (self.clocks[mover], self.clocks[mover.other()]);
        let counts_up = !self.control[mover].counts_down();
        let unrecorded = own.saturating_add(spent.filter(|_| counts_up).unwrap_or_default());
        self.clocks[mover] = after.unwrap_or(unrecorded);
        if matches!(self.control[mover.other()], TimeControl::Hourglass(_)) {
            let charged = self.bonus(mover).charge(spent.unwrap_or(Duration::ZERO));
            self.clocks[mover.other()] = waiting.saturating_add(charged);
        }
        self.made[mover] += 1;
    }

    /// The time that the side to move was given while it waited, if it has since thought this long and
    /// its clock was stopped at this time.
    pub fn given_before(
        &self,
        turn: Color,
        stopped: Duration,
        spent: Duration,
    ) -> Option<Duration> {
        let charged = self.bonus(turn).charge(spent);
        let given = stopped.saturating_add(charged);
        whole_gifts(given.checked_sub(self.clocks[turn])?)
            .filter(|_| self.control[turn].counts_down())
    }

    /// The time that the other side has been given since the last move, if its clock was stopped at
    /// this time and the side to move has thought this long.
    pub fn given_since(&self, turn: Color, stopped: Duration, spent: Duration) -> Option<Duration> {
        let waiting = turn.other();
        let gained = match self.control[waiting] {
            TimeControl::Hourglass(_) => self.bonus(turn).charge(spent),
            _ => Duration::ZERO,
        };
        let without = self.clocks[waiting].saturating_add(gained);
        whole_gifts(stopped.checked_sub(without)?).filter(|_| self.control[waiting].counts_down())
    }

    /// How long the side to move has thought, if its clock was stopped at this time.
    pub fn spent_since(&self, turn: Color, stopped: Duration) -> Option<Duration> {
        let before = self.clocks[turn];
        if !self.control[turn].counts_down() {
            return stopped.checked_sub(before);
        }
        let charged = before.checked_sub(stopped)?;
        match self.bonus(turn) {
            Bonus::Delay(delay) if !charged.is_zero() => Some(charged.saturating_add(delay)),
            _ => Some(charged),
        }
    }
}

/// A time, if it is a multiple of [`GIVEN_TIME`].
fn whole_gifts(time: Duration) -> Option<Duration> {
    let is_whole = time.as_millis().is_multiple_of(GIVEN_TIME.as_millis());
    is_whole.then_some(time)
}
