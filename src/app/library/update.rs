//! Applies commands to a list of games.

use std::time::Duration;

use super::command::LibraryCommand;
use super::filter_command::FilterCommand;
use super::list::{Library, PendingAction};
use super::tab::Tab;
use crate::app::effect::Effect;
use crate::app::file_task::ListRequest;
use crate::app::forms::{Edit, FormScroll};
use crate::app::notice::Notice;
use crate::app::players::{HeadToHeadPage, PairBefore};
use crate::app::review::OpenedGame;
use crate::storage::SavedGame;
use crate::storage::library::{Filter, GamePlace, Source};

/// The result of a command in the library.
#[derive(Debug, Default)]
pub(in crate::app) struct LibraryUpdate {
    pub(in crate::app) effects: Vec<Effect>,
    pub(in crate::app) notice: Option<Notice>,
    /// What the program has to do next.
    pub(in crate::app) follow_up: Option<LibraryFollowUp>,
}

/// What the program has to do with a game of the list.
#[derive(Debug)]
pub(in crate::app) enum LibraryFollowUp {
    /// Review it.
    Review {
        game: Box<OpenedGame>,
        /// The half-moves before the position that is shown.
        ply: Option<usize>,
        /// Where it is, if it is in a file and intact.
        place: Option<GamePlace>,
        /// Whether that is a file of the folder of games.
        is_in_folder: bool,
    },
    /// Resume it.
    Resume {
        game: Box<SavedGame>,
        /// Where it is, if it is alone in a file of the folder.
        place: Option<GamePlace>,
    },
}

impl From<Vec<Effect>> for LibraryUpdate {
    fn from(effects: Vec<Effect>) -> LibraryUpdate {
        LibraryUpdate {
            effects,
            ..LibraryUpdate::default()
        }
    }
}

impl From<Notice> for LibraryUpdate {
    fn from(notice: Notice) -> LibraryUpdate {
        LibraryUpdate {
            notice: Some(notice),
            ..LibraryUpdate::default()
        }
    }
}

impl Library {
    /// Applies a command. Nothing is deleted or restored while the folder cannot be written to, for the reason given in
    /// `trouble`.
    pub(in crate::app) fn update(
        &mut self,
        command: LibraryCommand,
        now: Duration,
        trouble: Option<Notice>,
    ) -> LibraryUpdate {
        if let Some(trouble) = trouble.filter(|_| command.changes_games()) {
            return trouble.into();
        }
        match command {
            LibraryCommand::Search => {
                self.searching = !self.searching;
                // What is typed replaces what was searched for before.
                self.search.edit(Edit::SelectAll);
                LibraryUpdate::default()
            }
            LibraryCommand::Narrow(command) => self.narrow(command).into(),
            LibraryCommand::SelectGame(row) => {
                self.scroll.is_free = false;
                self.select(row).into()
            }
            LibraryCommand::ClickGame(row) => self.click(row, now),
            LibraryCommand::Mark(row) => {
                self.searching = false;
                self.mark(row).into()
            }
            LibraryCommand::MarkTo(row) => {
                self.searching = false;
                self.scroll.is_free = false;
                self.mark_to(row).into()
            }
            LibraryCommand::MarkAll => {
                self.mark_all();
                LibraryUpdate::default()
            }
            LibraryCommand::SortBy(column) => self.sort_by(column).into(),
            LibraryCommand::SortAsFound => self.sort_as_found().into(),
            LibraryCommand::Show(step) => {
                self.step_preview(step);
                LibraryUpdate::default()
            }
            LibraryCommand::ResumeGame(row) => {
                let mut effects = self.select(row);
                let update = self.act_on_game(PendingAction::Resume);
                effects.extend(update.effects);
                LibraryUpdate { effects, ..update }
            }
            LibraryCommand::OpenGame => self.act_on_game(PendingAction::Open),
            LibraryCommand::Continue => self.act_on_game(PendingAction::Resume),
            LibraryCommand::DeleteGame => self.delete_selected(),
            LibraryCommand::UndoDelete => self.undo_delete(),
            LibraryCommand::ShowTab(tab) => self.show_tab(tab),
            LibraryCommand::Restore => self.restore_selected(),
            LibraryCommand::RestoreAll => self.restore_all(),
            LibraryCommand::Destroy | LibraryCommand::EmptyTrash => self.destroy(command),
            // The view replaces these.
            LibraryCommand::SortNth(_)
            | LibraryCommand::StepRow(_)
            | LibraryCommand::StepPage(_)
            | LibraryCommand::Extend(_) => LibraryUpdate::default(),
        }
    }

    fn click(&mut self, row: usize, now: Duration) -> LibraryUpdate {
        self.searching = false;
        if self.clicked.is_second(row, now) {
            return self.act_on_game(PendingAction::Open);
        }
        self.select(row).into()
    }

    /// Shows another list.
    pub(super) fn list(&self, source: Option<Source>) -> LibraryUpdate {
        let list = source.map(|source| Effect::List(ListRequest::Again(source)));
        list.into_iter().collect::<Vec<_>>().into()
    }

    /// Whether the list has been read, and shows not all of its games.
    pub(in crate::app) fn is_narrowed(&self) -> bool {
        self.reading.is_none() && self.catalog.len() < self.catalog.total()
    }

    /// The places of all games shown in the list.
    pub(in crate::app) fn places(&self) -> Vec<GamePlace> {
        let rows = (0..self.catalog.len()).filter_map(|row| self.catalog.row(row));
        rows.map(|row| row.place).collect()
    }

    /// Scrolls to make this the first row.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        if let Some(players) = self.players_mut() {
            return players.scroll_to(row);
        }
        match &mut self.choosing {
            Some(choosing) => choosing.scroll = FormScroll::to(row),
            None => self.scroll = FormScroll::to(row),
        }
    }

    /// Stops the search, else the reading, else leaves the trash. `None` if there is nothing of that.
    pub(in crate::app) fn stop(&mut self) -> Option<LibraryUpdate> {
        if let Some(players) = self.players_mut() {
            if players.close() {
                return Some(LibraryUpdate::default());
            }
            let before = players.pair().map(HeadToHeadPage::before);
            return (before != Some(PairBefore::Start)).then(|| self.show_tab(Tab::Games));
        }
        if self.leave_choosing() {
            return Some(LibraryUpdate::default());
        }
        // What is searched for would hide games unseen, so it ends before the list is left, wherever the focus is.
        if !self.search.text().is_empty() {
            return Some(self.empty_search().into());
        }
        if std::mem::take(&mut self.searching) {
            return Some(LibraryUpdate::default());
        }
        if self.seeks_duplicates() {
            let mut effects = vec![Effect::StopListing];
            effects.extend(self.narrow(FilterCommand::Clear(Filter::Duplicate)));
            effects.extend(self.sort_if_needed());
            return Some(effects.into());
        }
        if let Some(players) = self.players_behind.take() {
            self.players = Some(players);
            return Some(LibraryUpdate::default());
        }
        if let (None, Source::Trash(of)) = (self.reading, &self.source) {
            return Some(self.list(Some(Source::clone(of))));
        }
        self.reading.take()?;
        self.before = None;
        let mut effects = vec![Effect::StopListing];
        effects.extend(self.sort_or_seek());
        Some(LibraryUpdate {
            effects,
            notice: Some(Notice::ReadingStopped),
            follow_up: None,
        })
    }

    /// Reads the list again after a change.
    pub(super) fn read_anew(&self, notice: Notice) -> LibraryUpdate {
        LibraryUpdate {
            effects: vec![Effect::List(ListRequest::Again(self.source.clone()))],
            notice: Some(notice),
            follow_up: None,
        }
    }
}
