//! Auto-play of a reviewed game.

use std::time::Duration;

/// The time for a move whose time in the game is not known.
const USUAL: Duration = Duration::from_secs(1);

/// The shortest and the longest time for a move that takes as long as in the game.
const SHORTEST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(10);

values! {
    /// How long auto-play shows a position.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
    pub enum ReviewPace {
        /// Half a second.
        Fast,
        /// A second.
        #[default]
        Steady,
        /// Three seconds.
        Slow,
        /// As long as the move took in the game, between a quarter of a second and ten.
        AsPlayed,
    }
}

impl ReviewPace {
    /// The time for each half-move, if it is the same for all.
    pub fn time(self) -> Option<Duration> {
        match self {
            ReviewPace::Fast => Some(Duration::from_millis(500)),
            ReviewPace::Steady => Some(USUAL),
            ReviewPace::Slow => Some(Duration::from_secs(3)),
            ReviewPace::AsPlayed => None,
        }
    }
}

/// The state of auto-play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct AutoPlay {
    pub(super) pace: ReviewPace,
    /// When the next move is played; `None` if auto-play is off.
    next_at: Option<Duration>,
}

impl AutoPlay {
    pub(super) fn is_on(&self) -> bool {
        self.next_at.is_some()
    }

    pub(super) fn next_at(&self) -> Option<Duration> {
        self.next_at
    }

    pub(super) fn stop(&mut self) {
        self.next_at = None;
    }

    /// Schedules the next move, which took `spent` in the game.
    pub(super) fn wait(&mut self, spent: Option<Duration>, now: Duration) {
        let as_played = || spent.map_or(USUAL, |spent| spent.clamp(SHORTEST_WAIT, LONGEST_WAIT));
        self.next_at = Some(now + self.pace.time().unwrap_or_else(as_played));
    }
}
