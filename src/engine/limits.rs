//! When a search ends. This is the only file here that asks the system for the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::score::MAX_PLY;

/// When a search ends: as soon as one of these is reached. With none of them it goes on until it is halted or
/// the longest line is searched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The depth in half-moves that is searched last.
    pub depth: Option<u8>,
    /// The number of positions that are looked at, by the first thread where there are several.
    pub nodes: Option<u64>,
    /// The time that may be used.
    pub time: Option<Allotment>,
    /// A mate in so many moves ends the search. No move that could give one is left out then.
    pub mate: Option<u8>,
    /// How many lines are searched, the best ones; 0 is taken for 1.
    pub lines: usize,
}

impl Limits {
    /// Ends with a depth.
    pub fn depth(depth: u8) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// Ends with a number of positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// Ends with a time.
    pub fn time(time: Allotment) -> Limits {
        Limits {
            time: Some(time),
            ..Limits::default()
        }
    }

    /// Ends with a mate in so many moves too.
    pub fn with_mate(self, moves: u8) -> Limits {
        Limits {
            mate: Some(moves),
            ..self
        }
    }

    pub(super) fn last_depth(&self) -> i32 {
        let most = MAX_PLY as i32 - 1;
        self.depth
            .map_or(most, |depth| i32::from(depth).clamp(1, most))
    }
}

/// How much time a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allotment {
    /// After this no greater depth is begun; a little less or more, as the search goes. `None` if all of the
    /// time is to be used.
    pub soft: Option<Duration>,
    /// After this the search ends wherever it is.
    pub hard: Duration,
}

impl Allotment {
    /// All of a time, and no more.
    pub fn exactly(time: Duration) -> Allotment {
        Allotment {
            soft: None,
            hard: time,
        }
    }

    /// A share of what is left on a clock: for one of so many moves up to the next time control, or of a whole
    /// game. The overhead is what passes between the clock and the search.
    pub fn of(
        left: Duration,
        increment: Duration,
        moves_to_go: Option<u32>,
        overhead: Duration,
    ) -> Allotment {
        const MOVES_OF_A_GAME: u32 = 24;
        // Kept back, since a busy system may let a process wait this long.
        const RESERVE: Duration = Duration::from_millis(200);
        let least = Duration::from_millis(1);
        let reserve = RESERVE.min(left * 4 / 5);
        let usable = left.saturating_sub(overhead + reserve).max(least);
        let moves = moves_to_go.unwrap_or(MOVES_OF_A_GAME).clamp(1, 40);
        let share = usable / moves + increment * 3 / 4;
        let most = match moves {
            1 => usable * 9 / 10,
            _ => usable / 2,
        };
        Allotment {
            soft: Some((share * 7 / 10).min(most).max(least)),
            hard: (share * 3).min(most).max(least),
        }
    }
}

#[derive(Debug, Default)]
struct Signals {
    is_stopped: AtomicBool,
    is_pondering: AtomicBool,
}

/// Ends a search from outside, at once. Clones are of the same search.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<Signals>);

impl Halt {
    /// For a search on a move that the opponent has not made yet: no time ends it before
    /// [`Halt::end_pondering`].
    pub fn pondering() -> Halt {
        let halt = Halt::default();
        halt.0.is_pondering.store(true, Ordering::Relaxed);
        halt
    }

    /// Ends the search.
    pub fn stop(&self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
    }

    /// The opponent has made the move: from now on the time counts, all that has passed included.
    pub fn end_pondering(&self) {
        self.0.is_pondering.store(false, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    pub fn is_stopped(&self) -> bool {
        self.0.is_stopped.load(Ordering::Relaxed)
    }

    fn is_pondering(&self) -> bool {
        self.0.is_pondering.load(Ordering::Relaxed)
    }
}

/// Watches the time and the halt of a search.
pub(super) struct Watch<'a> {
    began: Instant,
    time: Option<Allotment>,
    halt: &'a Halt,
}

impl<'a> Watch<'a> {
    pub(super) fn start(limits: &Limits, halt: &'a Halt) -> Watch<'a> {
        Watch {
            began: Instant::now(),
            time: limits.time,
            halt,
        }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Whether the search has to end wherever it is.
    pub(super) fn is_over(&self) -> bool {
        self.halt.is_stopped() || self.is_past(|time| Some(time.hard))
    }

    /// Whether no greater depth is to be begun. A percentage above 100 gives more time.
    pub(super) fn is_enough(&self, percent: u32) -> bool {
        self.is_past(|time| Some(time.soft? * percent / 100))
    }

    fn is_past(&self, limit: impl Fn(Allotment) -> Option<Duration>) -> bool {
        let limit = self.time.and_then(limit);
        limit.is_some_and(|limit| !self.halt.is_pondering() && self.elapsed() >= limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(left: u64, increment: u64, moves: Option<u32>) -> Allotment {
        let millis = Duration::from_millis;
        Allotment::of(millis(left), millis(increment), moves, millis(10))
    }

    #[test]
    fn no_move_gets_more_than_is_left() {
        for left in [0, 1, 5, 11, 50, 1000, 60_000, 7_200_000] {
            for increment in [0, 10, 2000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let allotment = of(left, increment, moves);
                    let most = Duration::from_millis(left.saturating_sub(10).max(1));
                    assert!(allotment.hard <= most, "{left} {increment} {moves:?}");
                    let soft = allotment.soft.expect("a clock gives it");
                    assert!(soft <= allotment.hard);
                    assert!(soft >= Duration::from_millis(1));
                }
            }
        }
    }

    #[test]
    fn a_reserve_stays_on_the_clock() {
        let mut left = 1_000_u64;
        for _ in 0..200 {
            let hard = of(left, 10, None).hard.as_millis() as u64;
            left = left - hard + 10;
            assert!(left >= 100, "{left}");
        }
    }

    #[test]
    fn an_increment_is_used_and_the_last_move_before_the_control_gets_most() {
        assert!(of(60_000, 1000, None).soft > of(60_000, 0, None).soft);
        assert!(of(60_000, 0, Some(1)).hard > of(60_000, 0, Some(2)).hard);
    }
}
