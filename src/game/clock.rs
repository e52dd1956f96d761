//! The clocks of both sides.

use std::time::Duration;

use super::time_control::{Bonus, TimeControl};
use crate::rules::{ByColor, Color};

/// Two clocks, each with its own time control. By default they count up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    control: ByColor<TimeControl>,
    /// How many moves each side has made, which determines its stage.
    made: ByColor<u32>,
    /// What each clock showed when it was last stopped or set.
    settled: ByColor<Duration>,
    /// How long the side to move had thought about its move by then.
    spent: Duration,
    /// The time that each side has been given by the other.
    given: ByColor<Duration>,
    running: Option<Running>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    color: Color,
    since: Duration,
}

impl Clock {
    /// Both clocks before the first move.
    pub fn new(control: ByColor<TimeControl>) -> Clock {
        Clock {
            settled: ByColor::from_fn(|color| control[color].initial()),
            control,
            ..Clock::default()
        }
    }

    /// The time control of each side.
    pub fn control(&self) -> &ByColor<TimeControl> {
        &self.control
    }

    /// What both clocks show. One that counts down stops at zero.
    pub fn read(&self, now: Duration) -> ByColor<Duration> {
        let mut shown = self.settled;
        let Some(Running { color, .. }) = self.running else {
            return shown;
        };
        let charged = self.charged(color, now);
        let own = &mut shown[color];
        *own = if self.control[color].counts_down() {
            own.saturating_sub(charged)
        } else {
            own.saturating_add(charged)
        };
        if matches!(self.control[color.other()], TimeControl::Hourglass(_)) {
            shown[color.other()] = shown[color.other()].saturating_add(charged);
        }
        shown
    }

    /// The time charged to the running clock since it was settled, limited to what was left.
    fn charged(&self, color: Color, now: Duration) -> Duration {
        let bonus = self.bonus(color);
        let charged = bonus.charge(self.spent(now)) - bonus.charge(self.spent);
        if self.control[color].counts_down() {
            charged.min(self.settled[color])
        } else {
            charged
        }
    }

    fn bonus(&self, color: Color) -> Bonus {
        self.control[color].bonus(self.made[color])
    }

    /// How long the side to move has thought about its move, without pauses.
    pub fn spent(&self, now: Duration) -> Duration {
        let since = self.running.map(|running| running.since);
        let running = since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.spent.saturating_add(running)
    }

    /// What both clocks showed when they were last stopped, started or set.
    pub fn settled(&self) -> ByColor<Duration> {
        self.settled
    }

    /// How long the side to move had thought about its move by then.
    pub fn settled_spent(&self) -> Duration {
        self.spent
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.color)
    }

    /// Stops both clocks.
    pub fn stop(&mut self, now: Duration) {
        self.settled = self.read(now);
        self.spent = self.spent(now);
        self.running = None;
    }

    /// Starts the clock of the side to move, if it has one and it was stopped.
    pub fn start(&mut self, color: Color, now: Duration) {
        self.stop(now);
        let has_clock = self.control[color] != TimeControl::NoClock;
        self.running = has_clock.then_some(Running { color, since: now });
    }

    /// Stops the mover's clock after its move, adds its bonus, and starts the other clock. Returns how
    /// long the move took.
    pub fn press(&mut self, mover: Color, now: Duration) -> Duration {
        self.stop(now);
        let spent = std::mem::take(&mut self.spent);
        let stage = self.control[mover].next_stage(self.made[mover]);
        let added = self.bonus(mover).added(spent) + stage.unwrap_or(Duration::ZERO);
        self.settled[mover] = self.settled[mover].saturating_add(added);
        self.made[mover] += 1;
        self.start(mover.other(), now);
        spent
    }

    /// Stops both clocks and sets their times and the number of moves made, at the beginning of a move.
    pub fn set(&mut self, shown: ByColor<Duration>, made: ByColor<u32>) {
        self.settled = shown;
        self.made = made;
        self.spent = Duration::ZERO;
        self.running = None;
    }

    /// How many moves each side has made.
    pub fn made(&self) -> ByColor<u32> {
        self.made
    }

    /// Sets how long the side to move has thought about its move, while the clocks are stopped.
    pub fn set_spent(&mut self, spent: Duration) {
        self.spent = spent;
    }

    /// Adds time to a clock that counts down. Returns false if it does not.
    pub fn give(&mut self, color: Color, time: Duration, now: Duration) -> bool {
        let counts_down = self.control[color].counts_down();
        if counts_down {
            let running = self.running;
            self.stop(now);
            self.settled[color] = self.settled[color].saturating_add(time);
            self.note_given(color, time);
            self.running = running.map(|running| Running {
                since: now,
                ..running
            });
        }
        counts_down
    }

    /// All time that each side has been given so far; takebacks do not change it.
    pub fn given(&self) -> ByColor<Duration> {
        self.given
    }

    /// Records that a clock's time includes this much given time.
    pub(super) fn note_given(&mut self, color: Color, time: Duration) {
        self.given[color] = self.given[color].saturating_add(time);
    }

    /// How many moves a side still has to make before its next [stage](TimeControl::stages) begins.
    pub fn moves_to_go(&self, color: Color) -> Option<u32> {
        self.control[color].moves_to_go(self.made[color])
    }

    /// Whether a clock is [low](TimeControl::is_low).
    pub fn is_low(&self, color: Color, now: Duration) -> bool {
        self.control[color].is_low(self.read(now)[color])
    }

    /// The moment at which the running clock reaches zero, if it counts down: then the flag falls.
    pub fn flag_falls_at(&self) -> Option<Duration> {
        let Running { color, since } = self.running?;
        let left = self.settled[color].saturating_add(self.delay_after(color, self.spent));
        let counts_down = self.control[color].counts_down();
        counts_down.then(|| since.saturating_add(left))
    }

    /// How much is left of the delay before the clock of the side to move runs.
    pub fn delay_left(&self, now: Duration) -> Duration {
        let running = self.running.map(|running| running.color);
        running.map_or(Duration::ZERO, |color| {
            self.delay_after(color, self.spent(now))
        })
    }

    /// The same after some time of thought.
    fn delay_after(&self, color: Color, spent: Duration) -> Duration {
        match self.bonus(color) {
            Bonus::Delay(delay) => delay.saturating_sub(spent),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => Duration::ZERO,
        }
    }

    /// The next moment at which the display of the running clock changes: another second, also of its
    /// delay, or a tenth of a second if the time is low. The other clock of an hourglass may change a
    /// little late.
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        const SECOND: u64 = 1_000;
        let color = self.running()?;
        let delay = self.delay_left(now).as_millis() as u64;
        if delay > 0 {
            // The last second of a delay is shown as one, not zero.
            return Some(now + Duration::from_millis((delay - 1) % SECOND + 1));
        }
        let shown = self.read(now)[color].as_millis() as u64;
        let step = if self.is_low(color, now) {
            SECOND / 10
        } else {
            SECOND
        };
        let until = if self.control[color].counts_down() {
            // A clock that shows 5 seconds shows 4 a millisecond later.
            shown % step + 1
        } else {
            step - shown % step
        };
        Some(now + Duration::from_millis(until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn clock(control: &str) -> Clock {
        let control: TimeControl = control.parse().expect("a time control");
        Clock::new(ByColor::from_fn(|_| control.clone()))
    }

    #[test]
    fn only_the_side_to_move_is_charged() {
        let mut clock = Clock::default();
        clock.start(Color::White, ms(100));
        clock.press(Color::White, ms(350));
        clock.stop(ms(1350));
        let shown = clock.read(ms(99_999));
        assert_eq!((shown.white, shown.black), (ms(250), ms(1000)));
    }

    #[test]
    fn the_next_change_is_when_the_display_changes() {
        let mut clock = Clock::default();
        clock.start(Color::White, ms(300));
        assert_eq!(clock.next_change(ms(300)), Some(ms(1300)));
        assert_eq!(clock.next_change(ms(1299)), Some(ms(1300)));
        assert_eq!(clock.next_change(ms(1300)), Some(ms(2300)));
        clock.stop(ms(2000));
        assert_eq!(clock.next_change(ms(2000)), None);
    }

    #[test]
    fn a_clock_that_is_low_changes_at_each_tenth() {
        let mut clock = clock("12");
        clock.start(Color::White, ms(0));
        assert_eq!(clock.next_change(ms(0)), Some(ms(1)));
        assert_eq!(clock.next_change(ms(1)), Some(ms(1001)));
        // From 10 seconds on to less than that, and then tenth by tenth.
        assert_eq!(clock.next_change(ms(1_999)), Some(ms(2_001)));
        assert!(!clock.is_low(Color::White, ms(2_000)));
        assert!(clock.is_low(Color::White, ms(2_001)));
        assert_eq!(clock.next_change(ms(2_001)), Some(ms(2_101)));
        assert_eq!(clock.flag_falls_at(), Some(ms(12_000)));
    }

    #[test]
    fn a_delay_resumes_after_a_pause() {
        let mut clock = clock("60d5");
        clock.start(Color::White, ms(0));
        assert_eq!(clock.flag_falls_at(), Some(ms(65_000)));
        assert_eq!(clock.delay_left(ms(1_200)), ms(3_800));
        assert_eq!(clock.next_change(ms(1_000)), Some(ms(2_000)));
        assert_eq!(clock.next_change(ms(4_999)), Some(ms(5_000)));
        assert_eq!(clock.next_change(ms(5_000)), Some(ms(5_001)));
        clock.stop(ms(3_000));
        clock.start(Color::White, ms(100_000));
        assert_eq!(clock.read(ms(102_000)).white, ms(60_000));
        assert_eq!(clock.read(ms(102_500)).white, ms(59_500));
        assert_eq!(clock.flag_falls_at(), Some(ms(162_000)));
        assert_eq!(clock.press(Color::White, ms(102_500)), ms(5_500));
        assert_eq!(clock.settled().white, ms(59_500));
    }
}
