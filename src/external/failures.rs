//! Counts how often an engine has failed.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// So many failures within [`SPAN`] are too many.
const MOST: usize = 3;

const SPAN: Duration = Duration::from_secs(5 * 60);

/// The times of the last failures.
#[derive(Debug, Default)]
pub(super) struct Failures(VecDeque<Instant>);

impl Failures {
    pub(super) fn add(&mut self, now: Instant) {
        self.0.push_back(now);
        if self.0.len() > MOST {
            self.0.pop_front();
        }
    }

    /// Whether there were three failures within five minutes.
    pub(super) fn are_too_many(&self) -> bool {
        let first = self.0.front().filter(|_| self.0.len() == MOST);
        let span = first.and_then(|&first| self.0.back()?.checked_duration_since(first));
        span.is_some_and(|span| span <= SPAN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_failures_within_five_minutes_are_too_many() {
        let start = Instant::now();
        let failing_at = |seconds: &[u64]| {
            let mut failures = Failures::default();
            for &second in seconds {
                failures.add(start + Duration::from_secs(second));
            }
            failures.are_too_many()
        };
        assert!(!failing_at(&[]));
        assert!(!failing_at(&[0, 1]));
        assert!(failing_at(&[0, 1, 2]));
        assert!(failing_at(&[0, 150, 300]));
        assert!(!failing_at(&[0, 150, 301]));
        assert!(!failing_at(&[0, 400, 401]));
        assert!(failing_at(&[0, 400, 401, 402]));
    }
}
