//! How long an opponent thinks, as a person would: a matter of the position and the clock, not of the search.

use std::time::Duration;

/// Nobody sees a move that comes earlier.
const LEAST: Duration = Duration::from_millis(600);

/// Nobody likes to wait longer for a program.
const MOST: Duration = Duration::from_secs(8);

/// The time for an average move without a clock.
const USUAL: Duration = Duration::from_millis(2_200);

/// What the time for a move depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The time on the clock; `None` without a limit.
    pub left: Option<Duration>,
    /// What the clock adds with each move.
    pub increment: Duration,
    /// Whether the move needs no thought: the only one, a recapture, one of the opening.
    pub is_obvious: bool,
    /// The number of legal moves.
    pub moves: usize,
    /// A number that makes moves different.
    pub seed: u64,
}

impl Pace {
    /// How long the opponent thinks about its move.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use deskmate::engine::Pace;
    ///
    /// let usual = Pace {
    ///     left: None,
    ///     increment: Duration::ZERO,
    ///     is_obvious: false,
    ///     moves: 30,
    ///     seed: 1,
    /// };
    /// let recapture = Pace { is_obvious: true, ..usual };
    /// assert!(recapture.thinking_time() < usual.thinking_time());
    /// assert!(recapture.thinking_time() >= Duration::from_millis(600));
    /// ```
    pub fn thinking_time(&self) -> Duration {
        // Half of what a person would take, who does not have to wait for himself.
        let share = self.left.map(|left| left / 90 + self.increment / 3);
        let average = share.unwrap_or(USUAL);
        // Between 60 and 159 percent.
        let mood = 60 + (self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32 % 100;
        let difficulty = if self.is_obvious {
            30
        } else {
            40 + 2 * self.moves.clamp(5, 50) as u32
        };
        let wanted = average * mood / 100 * difficulty / 100;
        let time = wanted.clamp(LEAST, MOST);
        // With little time the hand is faster than that.
        self.left.map_or(time, |left| time.min(left / 5))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUALLY: Pace = Pace {
        left: None,
        increment: Duration::ZERO,
        is_obvious: false,
        moves: 30,
        seed: 0,
    };

    fn times(pace: Pace) -> Vec<Duration> {
        let with = |seed| Pace { seed, ..pace }.thinking_time();
        (0..200).map(with).collect()
    }

    #[test]
    fn it_takes_at_least_the_time_that_is_seen_and_never_too_long() {
        for seconds in [None, Some(60), Some(300), Some(5400)] {
            for moves in [1, 5, 30, 60] {
                let pace = Pace {
                    left: seconds.map(Duration::from_secs),
                    moves,
                    ..USUALLY
                };
                let all = times(pace);
                assert!(all.iter().all(|time| (LEAST..=MOST).contains(time)));
            }
        }
    }

    #[test]
    fn times_differ_from_move_to_move() {
        let mut all = times(USUALLY);
        all.sort();
        all.dedup();
        assert!(all.len() > 50);
    }

    #[test]
    fn a_clock_never_runs_out() {
        for (left, increment) in [(60, 0), (180, 2), (20, 0)] {
            let mut clock = Duration::from_secs(left);
            for seed in 0..200 {
                let increment = Duration::from_secs(increment);
                let pace = Pace {
                    left: Some(clock),
                    increment,
                    seed,
                    ..USUALLY
                };
                let time = pace.thinking_time();
                assert!(time < clock);
                clock = clock - time + increment;
            }
        }
    }

    #[test]
    fn less_time_makes_faster_moves() {
        let mean = |left| {
            let pace = Pace {
                left: Some(Duration::from_secs(left)),
                ..USUALLY
            };
            times(pace).iter().sum::<Duration>()
        };
        assert!(mean(10) < mean(60) && mean(60) < mean(300));
    }
}
