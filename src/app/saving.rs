//! Whether what the players do is safe in a file, and when that is tried again.

use std::time::Duration;

use super::command::Effect;
use super::errand::Listing;
use super::failure::Failure;
use super::message::{Message, Notice};
use super::reply::Purpose;
use super::{App, Screen};
use crate::storage::StorageError;

/// How long after a failed attempt to save the next one is made, if nothing leads to one before.
const RETRY_DELAY: Duration = Duration::from_secs(3);

/// How it stands with the files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Saving {
    /// Why nothing can be saved now.
    trouble: Option<String>,
    /// Whether there is something that could not be saved.
    pub(super) unsaved: bool,
    /// When it is tried again.
    pub(super) again_at: Option<Duration>,
}

impl Saving {
    /// The next attempt, if its time has come.
    pub(super) fn again(&mut self, now: Duration) -> Option<Effect> {
        let due = self.again_at.take_if(|at| *at <= now);
        due.map(|_| Effect::SaveAgain)
    }
}

impl App {
    /// After the end of a game, what the two have won against each other is counted with it.
    pub(super) fn saved(&mut self, place: Option<String>) -> Vec<Effect> {
        let table = match &self.screen {
            Screen::Play(table) => Some(table),
            Screen::Start | Screen::Review(_) | Screen::Library(_) => None,
        };
        let ended = table.is_some_and(|table| table.game.outcome().is_some());
        if ended || self.saving.unsaved {
            self.notice = Some(Notice::saved(place));
        }
        self.saving = Saving::default();
        let names = self.match_names().filter(|_| ended);
        let compare = |names| Effect::List(Listing::Compare(names));
        names.map(compare).into_iter().collect()
    }

    /// What could not be read is not lost, and stands there no more.
    pub(super) fn saved_anew(&mut self, place: Option<String>, aside: &str) -> Vec<Effect> {
        let effects = self.saved(place);
        let told = format!("The last game could not be read. It is kept as {aside}.");
        self.notice = Some(Notice::fault(told));
        effects
    }

    /// An attempt by time alone says so again only where nothing else is said.
    pub(super) fn save_failed(&mut self, failure: &Failure, now: Duration) {
        self.trouble(format!("Not saved: {}", failure.words()), true, now);
    }

    /// Another program writes to the folder of games.
    pub(super) fn folder_in_use(&mut self, error: &StorageError, now: Duration) {
        let told = format!("Nothing can be saved yet: {error}");
        self.trouble(told, false, now);
    }

    fn trouble(&mut self, told: String, unsaved: bool, now: Duration) {
        if self.saving.trouble.is_none() || self.notice.is_none() {
            self.notice = Some(Notice::fault(told.clone()));
        }
        self.saving = Saving {
            trouble: Some(told),
            unsaved,
            again_at: Some(now + RETRY_DELAY),
        };
    }

    /// Whether the folder of games cannot be written to, which is said again then.
    pub(super) fn is_in_trouble(&mut self) -> bool {
        let trouble = self.saving.trouble.clone().map(Notice::fault);
        let is_told = trouble.is_some();
        self.notice = trouble.or(self.notice.take());
        is_told
    }

    /// Why nothing can be saved now.
    pub(super) fn trouble_message(&self) -> Option<Message> {
        let told = self.saving.trouble.as_ref()?;
        Some(Message::from(&Notice::fault(told)))
    }

    /// The folder of games is ours. What the other program has left in `last.txt` can be gone on with.
    pub(super) fn folder_free(&mut self) -> Vec<Effect> {
        self.saving = Saving::default();
        self.notice = Some(Notice::plain("The folder of games is free now."));
        match self.screen {
            Screen::Start => vec![Effect::ReadLast(Purpose::Offer)],
            Screen::Play(_) | Screen::Review(_) | Screen::Library(_) => Vec::new(),
        }
    }
}
