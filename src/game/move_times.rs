//! What the clocks in a file tell of the time that each move took. Where they do not tell it, `%emt`
//! stands beside them: a move within its delay leaves the clock as it was, and one clock may have been
//! given time while the other one ran. For a clock that counts up it stands alone.

use std::time::Duration;

use super::time_control::{Bonus, TimeControl};
use super::timing::GIVEN_TIME;
use crate::rules::{ByColor, Color};

/// What the moves read so far tell of the clocks.
pub(super) struct Told<'a> {
    control: &'a ByColor<TimeControl>,
    /// What both clocks showed after them.
    pub clocks: ByColor<Duration>,
    made: ByColor<u32>,
}

impl Told<'_> {
    /// Before the first move.
    pub fn new(control: &ByColor<TimeControl>) -> Told<'_> {
        Told {
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

    /// How long a move took after which the mover's clock shows this.
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

    /// What the mover was given while it waited, if after a move that took so long its clock shows
    /// this.
    pub fn given(&self, mover: Color, after: Duration, spent: Duration) -> Option<Duration> {
        let bonus = self.bonus(mover);
        let charged = bonus.charge(spent);
        let brought = bonus.added(spent) + self.next_stage(mover);
        let without = self.clocks[mover].saturating_add(brought);
        let given = after.saturating_add(charged).checked_sub(without)?;
        whole_gifts(given).filter(|_| self.control[mover].counts_down())
    }

    /// Goes on to the next move. A clock that counts up and is not told shows the time that moves took.
    pub fn advance(&mut self, mover: Color, after: Option<Duration>, spent: Option<Duration>) {
        let (own, waiting) = (self.clocks[mover], self.clocks[mover.other()]);
        let counts_up = !self.control[mover].counts_down();
        let untold = own.saturating_add(spent.filter(|_| counts_up).unwrap_or_default());
        self.clocks[mover] = after.unwrap_or(untold);
        if matches!(self.control[mover.other()], TimeControl::Hourglass(_)) {
            let charged = self.bonus(mover).charge(spent.unwrap_or(Duration::ZERO));
            self.clocks[mover.other()] = waiting.saturating_add(charged);
        }
        self.made[mover] += 1;
    }

    /// What the side to move was given while it waited, if it has thought so long since and its clock
    /// was stopped at this.
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

    /// What the other side has been given since the last move, if its clock was stopped at this and the
    /// side to move has thought so long.
    pub fn given_since(&self, turn: Color, stopped: Duration, spent: Duration) -> Option<Duration> {
        let waiting = turn.other();
        let gained = match self.control[waiting] {
            TimeControl::Hourglass(_) => self.bonus(turn).charge(spent),
            _ => Duration::ZERO,
        };
        let without = self.clocks[waiting].saturating_add(gained);
        whole_gifts(stopped.checked_sub(without)?).filter(|_| self.control[waiting].counts_down())
    }

    /// How long the side to move has thought if its clock was stopped at this.
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

/// A time, if it is what can have been given.
fn whole_gifts(time: Duration) -> Option<Duration> {
    let is_whole = time.as_millis().is_multiple_of(GIVEN_TIME.as_millis());
    is_whole.then_some(time)
}
