//! Counts how often an engine has failed, and says when it is not used any more.

use std::collections::VecDeque;
use std::time::Duration;

use crate::time::Instant;

/// So many failures within [`SPAN`] are too many, for as long again.
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

    /// Whether there were three failures within five minutes, the last one at most five minutes ago.
    pub(super) fn are_too_many(&self, now: Instant) -> bool {
        let is_full = self.0.len() == MOST;
        let Some((&first, &last)) = self.0.front().zip(self.0.back()).filter(|_| is_full) else {
            return false;
        };
        last.saturating_duration_since(first) <= SPAN && now.saturating_duration_since(last) <= SPAN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_failures_within_five_minutes_are_too_many() {
        let start = Instant::now();
        let failed_at = |seconds: &[u64], now: u64| {
            let mut failures = Failures::default();
            for &second in seconds {
                failures.add(start + Duration::from_secs(second));
            }
            failures.are_too_many(start + Duration::from_secs(now))
        };
        assert!(!failed_at(&[], 0));
        assert!(!failed_at(&[0, 1], 1));
        assert!(failed_at(&[0, 1, 2], 2));
        assert!(failed_at(&[0, 150, 300], 300));
        assert!(!failed_at(&[0, 150, 301], 301));
        assert!(!failed_at(&[0, 400, 401], 401));
        assert!(failed_at(&[0, 400, 401, 402], 402));
        // After five minutes it is used again.
        assert!(failed_at(&[0, 1, 2], 302));
        assert!(!failed_at(&[0, 1, 2], 303));
        assert!(failed_at(&[0, 1, 2, 300], 301));
        assert!(!failed_at(&[0, 1, 2, 303], 304));
    }
}
