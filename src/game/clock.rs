//! The clocks of both sides.

use std::time::Duration;

use crate::rules::{ByColor, Color};

/// Two clocks that count up the thinking time of each side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// What each clock showed when it was last stopped or set.
    settled: ByColor<Duration>,
    running: Option<Running>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    color: Color,
    since: Duration,
}

impl Clock {
    /// What both clocks show.
    pub fn read(&self, now: Duration) -> ByColor<Duration> {
        let mut shown = self.settled;
        if let Some(running) = self.running {
            shown[running.color] += now.saturating_sub(running.since);
        }
        shown
    }

    /// What both clocks showed when they were last stopped, started or set.
    pub fn settled(&self) -> ByColor<Duration> {
        self.settled
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.color)
    }

    /// Stops both clocks.
    pub fn stop(&mut self, now: Duration) {
        self.settled = self.read(now);
        self.running = None;
    }

    /// Stops the other side's clock and starts this side's.
    pub fn start(&mut self, color: Color, now: Duration) {
        self.stop(now);
        self.running = Some(Running { color, since: now });
    }

    /// Stops both clocks and sets what they show.
    pub fn set(&mut self, shown: ByColor<Duration>) {
        self.settled = shown;
        self.running = None;
    }

    /// The next moment at which a running clock shows another whole second.
    pub fn next_second(&self, now: Duration) -> Option<Duration> {
        let color = self.running()?;
        let into_second = self.read(now)[color].subsec_millis();
        Some(now + Duration::from_millis(1000 - u64::from(into_second)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn only_the_side_on_move_is_charged() {
        let mut clock = Clock::default();
        clock.start(Color::White, ms(100));
        clock.start(Color::Black, ms(350));
        clock.stop(ms(1350));
        let shown = clock.read(ms(99_999));
        assert_eq!((shown.white, shown.black), (ms(250), ms(1000)));
    }

    #[test]
    fn the_next_second_is_when_the_display_changes() {
        let mut clock = Clock::default();
        clock.start(Color::White, ms(300));
        assert_eq!(clock.next_second(ms(300)), Some(ms(1300)));
        assert_eq!(clock.next_second(ms(1299)), Some(ms(1300)));
        assert_eq!(clock.next_second(ms(1300)), Some(ms(2300)));
        clock.stop(ms(2000));
        assert_eq!(clock.next_second(ms(2000)), None);
    }
}
