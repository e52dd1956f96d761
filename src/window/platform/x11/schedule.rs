//! When a sleeping window is to be woken.
//!
//! The window library takes the events that come while a frame is being drawn, but then sleeps until
//! one more comes before it does what they ask. So each frame with events is followed by another, a
//! frame without is if there was input meanwhile, and some time after the last events there is one
//! more, for what is no input and cannot be asked for, such as the wish to close the window.

use std::time::{Duration, Instant};

/// How long after a frame it is looked whether more is to be done.
const CHECK_DELAY: Duration = Duration::from_millis(8);

/// How long after a frame with events the window is woken once more in any case.
const LATE_DELAY: Duration = Duration::from_millis(500);

/// What is told after a frame.
pub(super) struct Drawn {
    /// When the frame before it began. Its own beginning would be too late: the window library has
    /// looked for events a moment earlier.
    pub(super) since: Instant,
    /// Whether events led to it.
    pub(super) had_events: bool,
    /// When the picture changes by itself.
    pub(super) wake_at: Option<Instant>,
}

/// The moments at which the window is to be woken, or at least looked after.
pub(super) struct Schedule {
    /// Input since then has perhaps not been seen.
    since: Instant,
    /// Whether a frame has to follow whatever else happens.
    owed: bool,
    /// Whether another thread has called since the last frame was told of.
    called: bool,
    check_at: Option<Instant>,
    late_at: Option<Instant>,
    wake_at: Option<Instant>,
}

impl Schedule {
    /// The schedule after the first frame. What was drawn before the window was on the screen is
    /// lost, so that another frame is owed.
    pub(super) fn new(frame: Drawn, now: Instant) -> Schedule {
        Schedule {
            since: frame.since,
            owed: true,
            called: false,
            check_at: Some(now + CHECK_DELAY),
            late_at: Some(now + LATE_DELAY),
            wake_at: frame.wake_at,
        }
    }

    /// Takes note of a frame.
    pub(super) fn drawn(&mut self, frame: Drawn, now: Instant) {
        self.since = frame.since;
        // The frame may have begun before the call.
        self.owed = frame.had_events || std::mem::take(&mut self.called);
        self.check_at = Some(now + CHECK_DELAY);
        if frame.had_events {
            self.late_at = Some(now + LATE_DELAY);
        }
        self.wake_at = frame.wake_at;
    }

    /// Takes note of another thread that has something for the window.
    pub(super) fn called(&mut self, now: Instant) {
        self.called = true;
        self.owed = true;
        self.check_at = Some(now);
    }

    /// The next moment at which there may be something to do.
    pub(super) fn next(&self) -> Option<Instant> {
        let moments = [self.check_at, self.late_at, self.wake_at];
        moments.into_iter().flatten().min()
    }

    /// Whether the window is to be woken now. What wakes it may itself come during a frame, so that
    /// a frame stays owed until one is drawn.
    pub(super) fn is_due(
        &mut self,
        now: Instant,
        input_since: impl FnOnce(Instant) -> bool,
    ) -> bool {
        let reached = |moment: &mut Option<Instant>| moment.take_if(|at| *at <= now).is_some();
        let late = reached(&mut self.late_at);
        let changing = reached(&mut self.wake_at);
        self.owed |= late || changing || input_since(self.since);
        self.check_at = self.owed.then_some(now + CHECK_DELAY);
        self.owed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(at: Instant, had_events: bool, wake_at: Option<Instant>) -> Drawn {
        Drawn {
            since: at,
            had_events,
            wake_at,
        }
    }

    /// A schedule with nothing left of the start of the program.
    fn settled(at: Instant) -> Schedule {
        let mut schedule = Schedule::new(frame(at, false, None), at);
        schedule.late_at = None;
        schedule
    }

    #[test]
    fn a_frame_with_events_is_followed_by_one_more_and_a_late_one() {
        let start = Instant::now();
        let mut schedule = settled(start);
        schedule.drawn(frame(start, true, None), start);
        assert_eq!(schedule.next(), Some(start + CHECK_DELAY));
        assert!(schedule.is_due(start + CHECK_DELAY, |_| false));
        schedule.drawn(frame(start, false, None), start + CHECK_DELAY);
        assert!(!schedule.is_due(start + 2 * CHECK_DELAY, |_| false));
        assert_eq!(schedule.next(), Some(start + LATE_DELAY));
        assert!(schedule.is_due(start + LATE_DELAY, |_| false));
    }

    #[test]
    fn a_window_that_stays_asleep_is_woken_again() {
        let start = Instant::now();
        let tick = start + Duration::from_secs(1);
        let mut schedule = settled(start);
        schedule.drawn(frame(start, false, Some(tick)), start);
        assert!(!schedule.is_due(start + CHECK_DELAY, |_| false));
        assert_eq!(schedule.next(), Some(tick));
        assert!(schedule.is_due(tick, |_| false));
        assert_eq!(schedule.next(), Some(tick + CHECK_DELAY));
        assert!(schedule.is_due(tick + CHECK_DELAY, |_| false));
        schedule.drawn(frame(tick, false, None), tick + 2 * CHECK_DELAY);
        assert!(!schedule.is_due(tick + 3 * CHECK_DELAY, |_| false));
        assert_eq!(schedule.next(), None);
    }

    #[test]
    fn a_call_wakes_at_once_and_again_after_a_frame_that_may_not_have_seen_it() {
        let start = Instant::now();
        let mut schedule = settled(start);
        schedule.drawn(frame(start, false, None), start);
        let call = start + Duration::from_millis(1);
        schedule.called(call);
        assert_eq!(schedule.next(), Some(call));
        assert!(schedule.is_due(call, |_| false));
        schedule.drawn(frame(start, false, None), call);
        assert!(schedule.is_due(call + CHECK_DELAY, |_| false));
        schedule.drawn(frame(call, false, None), call + CHECK_DELAY);
        assert!(!schedule.is_due(call + 2 * CHECK_DELAY, |_| false));
        assert_eq!(schedule.next(), None);
    }

    #[test]
    fn input_during_a_frame_wakes() {
        let start = Instant::now();
        let mut schedule = settled(start);
        schedule.drawn(frame(start, false, None), start);
        assert!(schedule.is_due(start + CHECK_DELAY, |since| since == start));
    }
}
