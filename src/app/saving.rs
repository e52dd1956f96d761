//! Whether what the players do is safe in a file, and when that is tried again.

use std::time::Duration;

use super::effect::Effect;
use super::notice::Notice;

/// How long after a failed attempt to save the next one is made, if nothing leads to one before.
const RETRY_DELAY: Duration = Duration::from_secs(3);

/// Whether everything is saved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Saving {
    /// Why nothing can be saved now.
    trouble: Option<Notice>,
    /// Whether there is something that could not be saved.
    unsaved: bool,
    /// When it is tried again.
    again_at: Option<Duration>,
}

impl Saving {
    /// Nothing can be saved now.
    pub(super) fn failed(trouble: Notice, unsaved: bool, now: Duration) -> Saving {
        Saving {
            trouble: Some(trouble),
            unsaved,
            again_at: Some(now + RETRY_DELAY),
        }
    }

    /// Why nothing can be saved now.
    pub(super) fn trouble(&self) -> Option<&Notice> {
        self.trouble.as_ref()
    }

    /// Whether there is something that could not be saved.
    pub(super) fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// When it is tried again.
    pub(super) fn again_at(&self) -> Option<Duration> {
        self.again_at
    }

    /// The next attempt, if its time has come.
    pub(super) fn again(&mut self, now: Duration) -> Option<Effect> {
        let due = self.again_at.take_if(|at| *at <= now);
        due.map(|_| Effect::SaveAgain)
    }
}
