//! Auto-play of a reviewed game.

use std::time::Duration;

/// The paces: the time for each half-move.
const PACES: [Duration; 6] = [
    Duration::from_millis(250),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(8),
];

/// The index of the default pace.
const USUAL: usize = 2;

/// The longest time for a move at the original pace of a game.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// The state of auto-play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct AutoPlay {
    pace: usize,
    /// Whether each move takes as long as it took in the game.
    is_true: bool,
    /// When the next move is played; `None` if auto-play is off.
    next_at: Option<Duration>,
}

impl Default for AutoPlay {
    fn default() -> AutoPlay {
        AutoPlay {
            pace: USUAL,
            is_true: false,
            next_at: None,
        }
    }
}

impl AutoPlay {
    pub(super) fn is_on(&self) -> bool {
        self.next_at.is_some()
    }

    pub(super) fn is_true(&self) -> bool {
        self.is_true
    }

    /// The time for each half-move.
    pub(super) fn pace(&self) -> Duration {
        PACES
            .get(self.pace)
            .copied()
            .unwrap_or(Duration::from_secs(1))
    }

    pub(super) fn next_at(&self) -> Option<Duration> {
        self.next_at
    }

    /// Starts auto-play, at the true pace of the game if `is_true` or if that was chosen. `spent` is the time of the next
    /// move in the game.
    pub(super) fn start(&mut self, is_true: bool, spent: Option<Duration>, now: Duration) {
        self.is_true |= is_true;
        self.wait(spent, now);
    }

    pub(super) fn stop(&mut self) {
        self.next_at = None;
    }

    /// Schedules the next move, which took `spent` in the game.
    pub(super) fn wait(&mut self, spent: Option<Duration>, now: Duration) {
        let wait = match spent.filter(|_| self.is_true) {
            Some(spent) => spent.clamp(PACES[0], LONGEST_WAIT),
            None => self.pace(),
        };
        self.next_at = Some(now + wait);
    }

    pub(super) fn faster(&mut self) {
        self.is_true = false;
        self.pace = self.pace.saturating_sub(1);
    }

    /// The next slower pace; after the slowest that of the game, if it has times, then the fastest.
    pub(super) fn next(&mut self, has_times: bool) {
        let is_slowest = self.pace + 1 >= PACES.len();
        if self.is_true || (is_slowest && !has_times) {
            self.is_true = false;
            self.pace = 0;
        } else if is_slowest {
            self.is_true = true;
        } else {
            self.pace += 1;
        }
    }

    pub(super) fn slower(&mut self) {
        self.is_true = false;
        self.pace = (self.pace + 1).min(PACES.len() - 1);
    }
}
