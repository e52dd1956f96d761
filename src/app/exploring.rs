//! Asks what was played, and hands the answers to the screen.

use super::analysis::Ticket;
use super::effect::Effect;
use super::explore::{Searched, Wanted};
use super::failure::Failure;
use super::file_task::FileTask;
use super::notice::Notice;
use super::{App, Screen};
use crate::storage::library::Explored;

impl App {
    /// Has games looked through for what the screen wants, or stops it. Called after every command.
    pub(super) fn ask_explorer(&mut self) -> Option<Effect> {
        let wanted = match &mut self.screen {
            Screen::Review(review) => review.wanted_games(),
            Screen::Position(search) => search.wanted(),
            _ => None,
        };
        self.exploring.ask(wanted)
    }

    /// Handles what was found in games.
    pub(super) fn explored(&mut self, ticket: Ticket, found: Explored) -> Vec<Effect> {
        let Some(wanted) = self.exploring.answered(ticket, found.finished) else {
            return Vec::new();
        };
        if let Some(fault) = found.faults.last().filter(|_| found.finished) {
            self.notice = Some(Notice::Failed(Failure::NotListed(fault.clone())));
        }
        let noted = self.note_searched(&wanted, &found);
        match &mut self.screen {
            Screen::Review(review) => review.found_games(&wanted, found),
            Screen::Position(search) => search.found_games(&wanted, found),
            _ => {}
        }
        noted.into_iter().collect()
    }

    /// A file of games that was looked through stays open, in the library too, and is one that was opened.
    fn note_searched(&mut self, wanted: &Wanted, found: &Explored) -> Option<Effect> {
        let is_whole = found.finished && found.faults.is_empty() && wanted.among.is_none();
        let games = found.looked_through;
        let Searched::In(source) = &wanted.place else {
            return None;
        };
        if !is_whole || games < 2 || self.open_lists.number_of(source) > 0 {
            return None;
        }
        self.open_lists.note(source, games);
        let path = source.opened_file()?.to_path_buf();
        Some(Effect::FileTask(FileTask::NoteOpened(path, games)))
    }
}
