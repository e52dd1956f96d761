//! When to wake a sleeping window.
//!
//! On X11 the window library reads events that arrive while a frame is being drawn, but handles them only
//! after the next event. So the time of everything that needs a frame is recorded, and the window is
//! woken until a frame has been drawn that certainly began later. A while after a frame there is one
//! more, for requests that are not seen here, such as closing the window. On other systems no event is
//! delayed, and waking the window once leads to a frame that begins later.

use std::time::Duration;

use crate::time::Instant;

/// The delay before the window is woken, or woken again.
const CHECK_DELAY: Duration = Duration::from_millis(8);

/// The delay after a frame before the window is woken once more in any case.
const LATE_DELAY: Duration = Duration::from_millis(500);

/// A frame that comes this soon after another one, as with a running clock, makes the late one needless.
const SOON: Duration = Duration::from_secs(1);

/// A frame that was drawn.
pub(super) struct Drawn {
    /// When the previous frame began. The start of this one would be too late: the window library reads
    /// events a moment earlier.
    pub(super) since: Instant,
    /// Whether events led to it.
    pub(super) had_events: bool,
    /// When the picture changes by itself.
    pub(super) wake_at: Option<Instant>,
}

/// The moments at which the window may have to be woken.
pub(super) struct Schedule {
    /// The time of the last event that the window may not have seen yet.
    unseen: Option<Instant>,
    /// Whether another frame must follow in any case.
    owed: bool,
    check_at: Option<Instant>,
    late_at: Option<Instant>,
    /// Whether the window was last woken for the late frame only, which is not followed by another one.
    is_late: bool,
    wake_at: Option<Instant>,
    /// Whether waking the window once is enough.
    wakes_surely: bool,
}

impl Schedule {
    /// The schedule after the first frame. Frames drawn before the window was on the screen are lost,
    /// so another one must follow.
    pub(super) fn new(frame: Drawn, now: Instant, wakes_surely: bool) -> Schedule {
        Schedule {
            unseen: None,
            owed: true,
            check_at: Some(now + CHECK_DELAY),
            late_at: Some(now + LATE_DELAY),
            is_late: false,
            wake_at: frame.wake_at,
            wakes_surely,
        }
    }

    /// Records a frame.
    pub(super) fn drawn(&mut self, frame: Drawn, now: Instant) {
        self.unseen.take_if(|at| *at < frame.since);
        self.owed = false;
        self.check_at = self.unseen.map(|_| now + CHECK_DELAY);
        self.wake_at = frame.wake_at;
        let is_last =
            std::mem::take(&mut self.is_late) || self.wake_at.is_some_and(|at| at <= now + SOON);
        if (frame.had_events || !is_last) && !self.wakes_surely {
            self.late_at = Some(now + LATE_DELAY);
        }
    }

    /// Records input, which mostly wakes a sleeping window by itself.
    pub(super) fn input(&mut self, now: Instant) {
        self.unseen = Some(now);
        self.check_at.get_or_insert(now + CHECK_DELAY);
    }

    /// Records something that does not wake the window by itself.
    pub(super) fn called(&mut self, now: Instant) {
        self.unseen = Some(now);
        self.check_at = Some(now);
    }

    /// The next moment at which there may be something to do.
    pub(super) fn next(&self) -> Option<Instant> {
        let moments = [self.check_at, self.late_at, self.wake_at];
        moments.into_iter().flatten().min()
    }

    /// Whether to wake the window now. The waking event may itself arrive during a frame, so the window
    /// is woken again until a frame is drawn.
    pub(super) fn is_due(&mut self, now: Instant) -> bool {
        let reached = |moment: &mut Option<Instant>| moment.take_if(|at| *at <= now).is_some();
        let checking = reached(&mut self.check_at);
        let late = reached(&mut self.late_at);
        let changing = reached(&mut self.wake_at);
        self.owed |= late || changing;
        self.is_late |= late;
        let due = self.owed || checking && self.unseen.is_some();
        if due && self.wakes_surely {
            self.unseen = None;
            self.owed = false;
        } else if due {
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

    /// A schedule well after the start of the program.
    fn settled(at: Instant) -> Schedule {
        settled_where(false, at)
    }

    fn settled_where(wakes_surely: bool, at: Instant) -> Schedule {
        let mut schedule = Schedule::new(frame(at, false, None), at, wakes_surely);
        schedule.drawn(frame(at, false, None), at);
        schedule.late_at = None;
        schedule
    }

    #[test]
    fn input_is_followed_by_frames_until_one_must_have_seen_it() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut schedule = settled(start);
        schedule.input(at(10));
        assert_eq!(schedule.next(), Some(at(18)));
        // The frame that it caused.
        schedule.drawn(frame(start, true, None), at(11));
        assert_eq!(schedule.next(), Some(at(19)));
        assert!(schedule.is_due(at(19)));
        schedule.drawn(frame(at(11), false, None), at(20));
        assert!(!schedule.is_due(at(28)));
        assert_eq!(schedule.next(), Some(at(20) + LATE_DELAY));
        assert!(schedule.is_due(at(20) + LATE_DELAY));
    }

    #[test]
    fn input_of_one_burst_is_seen_however_long_its_first_frame_takes() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut schedule = settled(start);
        // The first event of the burst leads to a frame, which is drawn for 300 ms.
        schedule.input(at(100));
        schedule.drawn(frame(start, true, None), at(101));
        // The rest arrives meanwhile, and the waking event is swallowed with it.
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
        assert_eq!(schedule.next(), Some(tick + 2 * CHECK_DELAY + LATE_DELAY));
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
        assert_eq!(schedule.next(), Some(call + 2 * CHECK_DELAY + LATE_DELAY));
    }

    /// As for the answer of another thread, while whose frame the window is asked to close.
    #[test]
    fn any_frame_is_followed_by_a_late_one_unless_another_comes_soon() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut schedule = settled(start);
        schedule.drawn(frame(start, false, None), at(10));
        assert_eq!(schedule.next(), Some(at(510)));
        assert!(schedule.is_due(at(510)));
        schedule.drawn(frame(at(10), false, None), at(520));
        assert_eq!(schedule.next(), None);
        // The ticks of a clock.
        schedule.drawn(frame(at(520), false, Some(at(2000))), at(1000));
        assert_eq!(schedule.next(), Some(at(2000)));
        // A clock that runs for a minute until it shows another number.
        schedule.drawn(frame(at(1000), false, Some(at(62_000))), at(2000));
        assert_eq!(schedule.next(), Some(at(2500)));
    }

    #[test]
    fn a_window_that_surely_wakes_is_woken_once() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut schedule = settled_where(true, start);
        schedule.drawn(frame(start, true, Some(at(1000))), at(1));
        assert_eq!(schedule.next(), Some(at(1000)));
        assert!(schedule.is_due(at(1000)));
        assert_eq!(schedule.next(), None);
        schedule.drawn(frame(at(1), false, None), at(1030));
        assert_eq!(schedule.next(), None);
        schedule.called(at(2000));
        // A frame that began before does not count.
        schedule.drawn(frame(at(1999), false, None), at(2001));
        let next = schedule.next().expect("the call");
        assert!(schedule.is_due(next));
        assert_eq!(schedule.next(), None);
    }
}
