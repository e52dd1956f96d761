//! Asks what was played, and hands the answers to the screen.

use super::analysis::Ticket;
use super::effect::Effect;
use super::failure::Failure;
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
    pub(super) fn explored(&mut self, ticket: Ticket, found: Explored) {
        let Some(wanted) = self.exploring.answered(ticket, found.finished) else {
            return;
        };
        if let Some(fault) = found.faults.last().filter(|_| found.finished) {
            self.notice = Some(Notice::Failed(Failure::NotListed(fault.clone())));
        }
        match &mut self.screen {
            Screen::Review(review) => review.found_games(&wanted, found),
            Screen::Position(search) => search.found_games(&wanted, found),
            _ => {}
        }
    }
}
