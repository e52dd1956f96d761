//! When a sleeping window is to be woken.
//!
//! The window library takes the events that come while a frame is being drawn, but then sleeps until one more
//! comes before it does what they ask. So whatever needs a frame is noted with its time, and the window is woken
//! again and again until a frame has been drawn that surely began later. Some time after a frame with events
//! there is one more, for what cannot be heard of here, such as the wish to close the window.

use std::time::{Duration, Instant};

/// How long the window is left to itself before it is woken, or woken once more.
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
    /// The last time something happened that the window may not have seen yet.
    unseen: Option<Instant>,
    /// Whether a frame has to follow whatever else happens.
    owed: bool,
    check_at: Option<Instant>,
    late_at: Option<Instant>,
    wake_at: Option<Instant>,
}

impl Schedule {
    /// The schedule after the first frame. What was drawn before the window was on the screen is
    /// lost, so that another frame is owed.
    pub(super) fn new(frame: Drawn, now: Instant) -> Schedule {
        Schedule {
            unseen: None,
            owed: true,
            check_at: Some(now + CHECK_DELAY),
            late_at: Some(now + LATE_DELAY),
            wake_at: frame.wake_at,
        }
    }

    /// Takes note of a frame.
    pub(super) fn drawn(&mut self, frame: Drawn, now: Instant) {
        self.unseen.take_if(|at| *at < frame.since);
        self.owed = false;
        self.check_at = self.unseen.map(|_| now + CHECK_DELAY);
        if frame.had_events {
            self.late_at = Some(now + LATE_DELAY);
        }
        self.wake_at = frame.wake_at;
    }

    /// Takes note of input. If the window is asleep, it wakes by itself.
    pub(super) fn input(&mut self, now: Instant) {
        self.unseen = Some(now);
        self.check_at.get_or_insert(now + CHECK_DELAY);
    }

    /// Takes note of something that does not wake the window by itself.
    pub(super) fn called(&mut self, now: Instant) {
        self.unseen = Some(now);
        self.check_at = Some(now);
    }

    /// The next moment at which there may be something to do.
    pub(super) fn next(&self) -> Option<Instant> {
        let moments = [self.check_at, self.late_at, self.wake_at];
        moments.into_iter().flatten().min()
    }

    /// Whether the window is to be woken now. What wakes it may itself come during a frame, so that
    /// it is woken again until one is drawn.
    pub(super) fn is_due(&mut self, now: Instant) -> bool {
        let reached = |moment: &mut Option<Instant>| moment.take_if(|at| *at <= now).is_some();
        let checking = reached(&mut self.check_at);
        let late = reached(&mut self.late_at);
        let changing = reached(&mut self.wake_at);
        self.owed |= late || changing;
        let due = self.owed || checking && self.unseen.is_some();
        if due {
            self.check_at = Some(now + CHECK_DELAY);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(since: Instant, had_events: bool, wake_at: Option<Instant>) -> Drawn {
        Drawn {
            since,
            had_events,
            wake_at,
        }
    }

    /// A schedule with nothing left of the start of the program.
    fn settled(at: Instant) -> Schedule {
        let mut schedule = Schedule::new(frame(at, false, None), at);
        schedule.late_at = None;
        schedule.drawn(frame(at, false, None), at);
        schedule
    }

    #[test]
    fn input_is_followed_by_frames_until_one_must_have_seen_it() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut schedule = settled(start);
        schedule.input(at(10));
        assert_eq!(schedule.next(), Some(at(18)));
        // The frame to which it led.
        schedule.drawn(frame(start, true, None), at(11));
        assert_eq!(schedule.next(), Some(at(19)));
        assert!(schedule.is_due(at(19)));
        schedule.drawn(frame(at(11), false, None), at(20));
        assert!(!schedule.is_due(at(28)));
        assert_eq!(schedule.next(), Some(at(11) + LATE_DELAY));
        assert!(schedule.is_due(at(11) + LATE_DELAY));
    }

    #[test]
    fn input_of_one_burst_is_seen_however_long_its_first_frame_takes() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut schedule = settled(start);
        // The first event of the burst leads to a frame, which is drawn for 300 ms.
        schedule.input(at(100));
        schedule.drawn(frame(start, true, None), at(101));
        // The rest comes meanwhile, and what wakes the window is swallowed with it.
        for millis in 102..400 {
            if millis < 200 {
                schedule.input(at(millis));
            }
            schedule.is_due(at(millis));
            let next = schedule.next().expect("something is still to be done");
            assert!(next <= at(millis) + CHECK_DELAY, "at {millis} ms");
        }
        schedule.drawn(frame(at(101), true, None), at(401));
        assert!(schedule.is_due(at(409)));
        schedule.drawn(frame(at(401), false, None), at(410));
        assert!(!schedule.is_due(at(418)));
    }

    #[test]
    fn a_window_that_stays_asleep_is_woken_again() {
        let start = Instant::now();
        let tick = start + Duration::from_secs(1);
        let mut schedule = settled(start);
        schedule.drawn(frame(start, false, Some(tick)), start);
        assert_eq!(schedule.next(), Some(tick));
        assert!(schedule.is_due(tick));
        assert_eq!(schedule.next(), Some(tick + CHECK_DELAY));
        assert!(schedule.is_due(tick + CHECK_DELAY));
        schedule.drawn(frame(start, false, None), tick + 2 * CHECK_DELAY);
        assert!(!schedule.is_due(tick + 3 * CHECK_DELAY));
        assert_eq!(schedule.next(), None);
    }

    #[test]
    fn a_call_wakes_at_once_and_again_after_a_frame_that_may_not_have_seen_it() {
        let start = Instant::now();
        let mut schedule = settled(start);
        let call = start + Duration::from_millis(1);
        schedule.called(call);
        assert_eq!(schedule.next(), Some(call));
        assert!(schedule.is_due(call));
        schedule.drawn(frame(start, false, None), call);
        assert!(schedule.is_due(call + CHECK_DELAY));
        schedule.drawn(
            frame(call + CHECK_DELAY, false, None),
            call + 2 * CHECK_DELAY,
        );
        assert!(!schedule.is_due(call + 3 * CHECK_DELAY));
        assert_eq!(schedule.next(), None);
    }
}
