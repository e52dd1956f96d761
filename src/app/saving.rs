//! The state of saving, and when a failed save is retried.

use std::time::Duration;

use super::effect::{Effect, FileEffect};
use super::failure::Failure;
use super::notice::Notice;
use crate::storage::StorageError;

/// The delay before a failed save is retried, unless another save comes first.
const RETRY_DELAY: Duration = Duration::from_secs(3);

/// The state of saving.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Saving {
    /// Why saving fails at present.
    trouble: Option<Notice>,
    /// Whether something could not be saved.
    unsaved: bool,
    /// When saving is retried.
    again_at: Option<Duration>,
}

impl Saving {
    /// The state after a failed save.
    pub(super) fn failed(trouble: Notice, unsaved: bool, now: Duration) -> Saving {
        Saving {
            trouble: Some(trouble),
            unsaved,
            again_at: Some(now + RETRY_DELAY),
        }
    }

    /// Why saving fails at present.
    pub(super) fn trouble(&self) -> Option<&Notice> {
        self.trouble.as_ref()
    }

    /// Whether something could not be saved.
    pub(super) fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Whether another program has the folder of games, and nothing of this one waits to be saved: then the last game is
    /// that of the other program, and may be going on there.
    pub(super) fn is_elsewhere(&self) -> bool {
        !self.unsaved && self.folder_in_use().is_some()
    }

    /// That another program has the folder of games, if it has.
    pub(super) fn folder_in_use(&self) -> Option<&Failure> {
        match &self.trouble {
            Some(Notice::NotSaved(why) | Notice::CannotSave(why)) => {
                Some(why).filter(|why| matches!(why, Failure::Storage(StorageError::InUse(_))))
            }
            _ => None,
        }
    }

    /// When saving is retried.
    pub(super) fn again_at(&self) -> Option<Duration> {
        self.again_at
    }

    /// The retry, if it is due.
    pub(super) fn again(&mut self, now: Duration) -> Option<Effect> {
        let due = self.again_at.take_if(|at| *at <= now);
        due.map(|_| Effect::File(FileEffect::SaveAgain))
    }
}
