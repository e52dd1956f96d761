//! The limits of a search, and time management. No other module of the engine asks the system for the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::score::MAX_PLY;

use crate::time::Instant;

/// The limits of a search, which ends as soon as one of them is reached. Without any it runs until it is stopped
/// or the maximum depth is reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The maximum depth in half-moves.
    pub depth: Option<u8>,
    /// The maximum number of nodes of all threads together. A single thread searches exactly so many; several may
    /// search a few thousand more.
    pub nodes: Option<u64>,
    /// The time for the search.
    pub time: Option<TimeBudget>,
    /// When the time began to run; `None` for the start of the search.
    pub began: Option<Instant>,
    /// Search for a mate in this many moves, and end when one is found. No moves are pruned then.
    pub mate: Option<u8>,
    /// Search every move to the full depth, without prunings, reductions, extensions and values from the
    /// transposition table. The score is then that of minimax, which tests compare it with.
    pub is_full_width: bool,
    /// The number of principal variations (MultiPV); 0 means 1.
    pub lines: usize,
}

/// What a search may leave out, and what it may search more deeply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Selectivity {
    /// All prunings, reductions and extensions.
    Normal,
    /// For a mate: no move is pruned, and every check is extended.
    Mate,
    /// Every move is searched to the same depth.
    FullWidth,
}

impl Limits {
    /// A limit of depth.
    pub fn depth(depth: u8) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// A limit of nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// A limit of time.
    pub fn time(time: TimeBudget) -> Limits {
        Limits {
            time: Some(time),
            ..Limits::default()
        }
    }

    /// The time runs from now on, not from the start of the search.
    pub fn from_now(self) -> Limits {
        Limits {
            began: Some(Instant::now()),
            ..self
        }
    }

    /// Whether any of them ends the search; otherwise only a stop does.
    pub fn have_end(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.time.is_some() || self.mate.is_some()
    }

    /// What the search may leave out.
    pub(super) fn selectivity(&self) -> Selectivity {
        match (self.is_full_width, self.mate) {
            (true, _) => Selectivity::FullWidth,
            (false, Some(_)) => Selectivity::Mate,
            (false, None) => Selectivity::Normal,
        }
    }

    pub(super) fn max_depth(&self) -> i32 {
        let most = MAX_PLY as i32 - 1;
        self.depth
            .map_or(most, |depth| i32::from(depth).clamp(1, most))
    }
}

/// How much time a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeBudget {
    /// No new depth is begun after this time. The search scales it by how stable the best move is. `None` to use
    /// all of the time.
    pub soft: Option<Duration>,
    /// The search is aborted after this time.
    pub hard: Duration,
}

impl TimeBudget {
    /// Exactly this time, as for `go movetime`.
    pub fn exactly(time: Duration) -> TimeBudget {
        TimeBudget {
            soft: None,
            hard: time,
        }
    }

    /// A share of the time left on a clock, by the number of moves to the next time control, or to the end of the
    /// game if that is `None`. The overhead is the time lost between the clock and the search.
    pub fn of(
        left: Duration,
        increment: Duration,
        moves_to_go: Option<u32>,
        overhead: Duration,
    ) -> TimeBudget {
        const MOVES_OF_A_GAME: u32 = 24;
        // A busy system may keep a process waiting this long. Below it the engine moves nearly at once, and the
        // increments build the reserve up again.
        const RESERVE: Duration = Duration::from_millis(400);
        let least = Duration::from_millis(1);
        let reserve = RESERVE.min(left * 19 / 20);
        let usable = left.saturating_sub(overhead + reserve).max(least);
        let moves = moves_to_go.unwrap_or(MOVES_OF_A_GAME).clamp(1, 40);
        let share = usable / moves + increment * 3 / 4;
        let most = match moves {
            1 => usable * 9 / 10,
            _ => usable / 2,
        };
        TimeBudget {
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

/// Stops a search from another thread. Clones refer to the same search.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<Signals>);

impl StopFlag {
    /// For pondering, a search on the opponent's time: limits of time do not apply before
    /// [`StopFlag::end_pondering`].
    pub fn pondering() -> StopFlag {
        let stop_flag = StopFlag::default();
        stop_flag.0.is_pondering.store(true, Ordering::Relaxed);
        stop_flag
    }

    /// Stops the search.
    pub fn stop(&self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
    }

    /// The opponent has played the expected move: limits of time apply from now on, counted from the start of
    /// the search.
    pub fn end_pondering(&self) {
        self.0.is_pondering.store(false, Ordering::Relaxed);
    }

    /// Whether the search has been told to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.is_stopped.load(Ordering::Relaxed)
    }

    fn is_pondering(&self) -> bool {
        self.0.is_pondering.load(Ordering::Relaxed)
    }
}

/// Checks the time and the stop signal of a search.
pub(super) struct Watch<'a> {
    began: Instant,
    time: Option<TimeBudget>,
    stop_flag: &'a StopFlag,
}

impl<'a> Watch<'a> {
    pub(super) fn start(limits: &Limits, stop_flag: &'a StopFlag) -> Watch<'a> {
        Watch {
            began: limits.began.unwrap_or_else(Instant::now),
            time: limits.time,
            stop_flag,
        }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Whether the search must be aborted.
    pub(super) fn is_over(&self) -> bool {
        self.stop_flag.is_stopped() || self.is_past(|time| Some(time.hard))
    }

    /// Whether the soft limit, scaled by a percentage, has passed, so that no new depth is begun.
    pub(super) fn is_past_soft_limit(&self, percent: u32) -> bool {
        self.is_past(|time| Some(time.soft? * percent / 100))
    }

    fn is_past(&self, limit: impl Fn(TimeBudget) -> Option<Duration>) -> bool {
        let limit = self.time.and_then(limit);
        limit.is_some_and(|limit| !self.stop_flag.is_pondering() && self.elapsed() >= limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(left: u64, increment: u64, moves: Option<u32>) -> TimeBudget {
        let millis = Duration::from_millis;
        TimeBudget::of(millis(left), millis(increment), moves, millis(10))
    }

    #[test]
    fn no_move_gets_more_time_than_is_left() {
        for left in [0, 1, 5, 11, 50, 1000, 60_000, 7_200_000] {
            for increment in [0, 10, 2000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let budget = of(left, increment, moves);
                    let most = Duration::from_millis(left.saturating_sub(10).max(1));
                    assert!(budget.hard <= most, "{left} {increment} {moves:?}");
                    let soft = budget.soft.expect("a soft limit for a clock");
                    assert!(soft <= budget.hard);
                    assert!(soft >= Duration::from_millis(1));
                }
            }
        }
    }

    #[test]
    fn a_reserve_stays_on_the_clock() {
        for (left, increment) in [(1_000, 10), (10_000, 100), (60_000, 0), (5_000, 0)] {
            let mut clock: u64 = left;
            for _ in 0..200 {
                let hard = of(clock, increment, None).hard.as_millis() as u64;
                clock = clock - hard + increment;
                assert!(clock >= 100, "{left}+{increment}: {clock}");
            }
        }
    }

    /// The limits for some clocks, in milliseconds.
    #[test]
    fn the_limits_of_some_clocks() {
        // The time left, the increment, the moves to the time control; the soft and the hard limit.
        let table = [
            (60_000, 0, None, 1738, 7448),
            (60_000, 600, None, 2053, 8798),
            (60_000, 0, Some(40), 1042, 4469),
            (60_000, 0, Some(1), 41713, 53631),
            (10_000, 100, None, 332, 1423),
            (1_000, 10, None, 22, 96),
            (500, 10, None, 7, 33),
            (300, 10, None, 2, 2),
            (200, 10, None, 1, 1),
            (50, 0, None, 1, 1),
            (5, 0, None, 1, 1),
            (0, 0, None, 1, 1),
        ];
        for (left, increment, moves, soft, hard) in table {
            let found = of(left, increment, moves);
            let found = [found.soft.expect("a soft limit"), found.hard];
            let found = found.map(|time| time.as_millis());
            assert_eq!(found, [soft, hard], "{left}+{increment}, {moves:?}");
        }
    }

    #[test]
    fn an_increment_adds_time_and_so_does_the_last_move_of_a_control() {
        assert!(of(60_000, 1000, None).soft > of(60_000, 0, None).soft);
        assert!(of(60_000, 0, Some(1)).hard > of(60_000, 0, Some(2)).hard);
    }
}
