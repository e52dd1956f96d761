//! Applies commands to a list of games.

use std::path::PathBuf;
use std::time::Duration;

use super::command::LibraryCommand;
use super::list::{Library, PendingAction, Preview, can_resume};
use super::preview::first_shown;
use super::tab::Tab;
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::file_task::{FileTask, ListRequest};
use crate::app::forms::Edit;
use crate::app::hint::Hint;
use crate::app::notice::Notice;
use crate::app::review::OpenedGame;
use crate::app::step::Step;
use crate::storage::SavedGame;
use crate::storage::library::{Column, GamePlace, Origin, Restored, Sorted, Sorting, Source};

/// A second click within this time is a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(500);

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
        match command {
            LibraryCommand::Search => {
                self.searching = !self.searching;
                LibraryUpdate::default()
            }
            LibraryCommand::Narrow(command) => self.narrow(command).into(),
            LibraryCommand::SelectGame(row) => self.select(row).into(),
            LibraryCommand::ClickGame(row) => self.click(row, now),
            LibraryCommand::SortBy(column) => self.sort_by(column).into(),
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
            LibraryCommand::DeleteGame
            | LibraryCommand::UndoDelete
            | LibraryCommand::Restore
            | LibraryCommand::RestoreAll
            | LibraryCommand::Destroy
            | LibraryCommand::EmptyTrash
                if trouble.is_some() =>
            {
                LibraryUpdate {
                    notice: trouble,
                    ..LibraryUpdate::default()
                }
            }
            LibraryCommand::DeleteGame => self.delete_selected(),
            LibraryCommand::UndoDelete => self.undo_delete(),
            LibraryCommand::ShowTab(tab) => self.show_tab(tab),
            LibraryCommand::Restore => self.restore_selected(),
            LibraryCommand::RestoreAll => self.restore_all(),
            LibraryCommand::Destroy | LibraryCommand::EmptyTrash => {
                let places = self.destroyed_by(command);
                let task = FileTask::Destroy(places);
                vec![Effect::FileTask(task)].into()
            }
            // The view replaces these.
            LibraryCommand::StepRow(_) | LibraryCommand::StepPage(_) => LibraryUpdate::default(),
        }
    }

    fn click(&mut self, row: usize, now: Duration) -> LibraryUpdate {
        self.searching = false;
        let again =
            |(at, time): (usize, Duration)| at == row && now.saturating_sub(time) <= DOUBLE_CLICK;
        if self.clicked.take().is_some_and(again) {
            return self.act_on_game(PendingAction::Open);
        }
        self.clicked = Some((row, now));
        self.select(row).into()
    }

    /// Moves the selected game to the trash.
    fn delete_selected(&mut self) -> LibraryUpdate {
        let place = self.selected_row().map(|row| row.place);
        let delete = |place| self.change(FileTask::Delete(place));
        place.map(delete).into_iter().collect::<Vec<_>>().into()
    }

    /// Changes the file of the list, or one next to it. Of a file that was opened, a copy is kept.
    fn change(&self, task: FileTask) -> Effect {
        Effect::FileTask(match self.source.opened_file() {
            Some(_) => FileTask::KeepingCopy(Box::new(task)),
            None => task,
        })
    }

    /// The opened file that a command would change, and the key of the command.
    pub(in crate::app) fn changes_opened_file(
        &self,
        command: LibraryCommand,
    ) -> Option<(PathBuf, Hint)> {
        let is_selected = self.selected_row().is_some();
        let (changes, hint) = match command {
            LibraryCommand::DeleteGame => (is_selected, Hint::DeleteGame),
            LibraryCommand::Restore | LibraryCommand::RestoreAll => (is_selected, Hint::Restore),
            LibraryCommand::UndoDelete => (self.can_undo(), Hint::UndoDelete),
            _ => return None,
        };
        let file = self.source.opened_file().filter(|_| changes);
        file.map(|file| (file.into(), hint))
    }

    /// Shows a tab. The games and the trash are lists of their own.
    fn show_tab(&mut self, tab: Tab) -> LibraryUpdate {
        self.searching = false;
        match (tab, &self.source) {
            (Tab::Games, Source::Trash(of)) => self.list(Some(Source::clone(of))),
            (Tab::Games, _) => LibraryUpdate::default(),
            (Tab::Trash, source) => self.list(source.trash()),
            // It is another screen.
            (Tab::Practice, _) => LibraryUpdate::default(),
        }
    }

    /// Sorts the list by a column as soon as all of it is read.
    fn sort_by(&mut self, column: Column) -> Vec<Effect> {
        let sorting = Sorting::by(column, self.sorting);
        self.sorting = Some(sorting);
        self.sorts_anew = true;
        self.sort()
    }

    /// Takes the list in another order. The selected game stays so, unless a click on a head has sorted the list.
    pub(in crate::app) fn sorted(&mut self, sorted: Sorted) -> LibraryUpdate {
        let selected = self.catalog.id(self.selected());
        if Some(sorted.sorting()) != self.sorting || !self.catalog.arrange(sorted) {
            return LibraryUpdate::default();
        }
        if std::mem::take(&mut self.sorts_anew) {
            self.first = 0;
            return self.select(0).into();
        }
        let place = selected.and_then(|id| self.catalog.place_of(id));
        self.select(place.unwrap_or_default()).into()
    }

    fn step_preview(&mut self, step: Step) {
        if let Some(saved) = self.previewed() {
            let last = saved.game.record().plies().len();
            self.shown = step.from(self.shown, last);
            self.was_stepped = true;
        }
    }

    /// Shows another list.
    fn list(&self, source: Option<Source>) -> LibraryUpdate {
        let list = source.map(|source| Effect::List(ListRequest::Again(source)));
        list.into_iter().collect::<Vec<_>>().into()
    }

    /// Restores the game that was deleted last, one at a time.
    fn undo_delete(&mut self) -> LibraryUpdate {
        if self.restoring.is_some() {
            return LibraryUpdate::default();
        }
        self.restoring = self.deleted.pop();
        match self.restoring.clone() {
            Some(trash) => vec![self.change(FileTask::Restore(trash))].into(),
            None => Notice::NothingDeleted.into(),
        }
    }

    /// Restores the selected game of the trash, one at a time.
    fn restore_selected(&mut self) -> LibraryUpdate {
        let place = self.selected_row().map(|row| row.place);
        let Some(Origin::File(state)) = place.map(|place| place.origin) else {
            return LibraryUpdate::default();
        };
        if !self.is_trash() || self.restoring.is_some() {
            return LibraryUpdate::default();
        }
        self.restoring = Some(state.path.clone());
        vec![self.change(FileTask::Restore(state.path.clone()))].into()
    }

    /// Restores the games of the trash one after the other, until one cannot be.
    fn restore_all(&mut self) -> LibraryUpdate {
        self.restores_all = self.is_trash();
        self.restore_next().into()
    }

    /// Restores the first game of the trash, if all are to be restored and no other one is being restored.
    pub(super) fn restore_next(&mut self) -> Vec<Effect> {
        let is_free = self.restoring.is_none() && self.reading.is_none();
        if !self.restores_all || !is_free {
            return Vec::new();
        }
        let first = self.catalog.row(0).map(|row| row.place.origin);
        let Some(Origin::File(state)) = first else {
            self.restores_all = false;
            return Vec::new();
        };
        self.restoring = Some(state.path.clone());
        vec![self.change(FileTask::Restore(state.path.clone()))]
    }

    /// The games that a command would remove from the trash for good.
    pub(in crate::app) fn destroyed_by(&self, command: LibraryCommand) -> Vec<GamePlace> {
        match command {
            LibraryCommand::Destroy if self.is_trash() => self.selected_place(),
            LibraryCommand::EmptyTrash if self.is_trash() && self.reading.is_none() => {
                let all = 0..self.catalog.total();
                all.filter_map(|game| self.catalog.place(game)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Handles games that were removed from the trash for good.
    pub(in crate::app) fn destroyed(
        &mut self,
        count: usize,
        failure: Option<Failure>,
    ) -> LibraryUpdate {
        self.read_anew(match failure {
            Some(failure) => Notice::Failed(failure),
            None => Notice::Destroyed(count),
        })
    }

    /// Opens or resumes the selected game, as soon as it is read.
    fn act_on_game(&mut self, pending: PendingAction) -> LibraryUpdate {
        let Some(game) = self.selected_game() else {
            self.pending = Some(pending);
            return LibraryUpdate::default();
        };
        let follow_up = match pending {
            PendingAction::Open => self.open_selected(),
            PendingAction::Resume if !can_resume(game) => return Notice::CannotResume.into(),
            PendingAction::Resume => {
                let place = self.own_file(game);
                let game = Box::new(game.clone());
                Some(LibraryFollowUp::Resume { game, place })
            }
        };
        LibraryUpdate {
            follow_up,
            ..LibraryUpdate::default()
        }
    }

    fn open_selected(&mut self) -> Option<LibraryFollowUp> {
        let ply = self.was_stepped.then_some(self.shown);
        let mut game = self.take_selected_game()?;
        // The list shows what else the file holds.
        game.saved.more = false;
        let place = self.place_in_file().filter(|_| game.saved.fault.is_none());
        Some(LibraryFollowUp::Review {
            game,
            ply,
            place,
            is_in_folder: matches!(self.source, Source::Folder(_)),
        })
    }

    /// The place of the selected game, if it is alone in a file of the folder.
    fn own_file(&self, game: &SavedGame) -> Option<GamePlace> {
        self.place_in_folder().filter(|_| game.is_unfinished())
    }

    /// The place of the selected game, if it is in the folder of games.
    fn place_in_folder(&self) -> Option<GamePlace> {
        let is_folder = matches!(self.source, Source::Folder(_));
        self.place_in_file().filter(|_| is_folder)
    }

    /// The place of the selected game, if it is in a file that may be changed.
    fn place_in_file(&self) -> Option<GamePlace> {
        let is_file = matches!(self.source, Source::Folder(_) | Source::File(_));
        let row = self.selected_row().filter(|_| is_file)?;
        Some(row.place)
    }

    /// The place of the selected game.
    pub(in crate::app) fn selected_place(&self) -> Vec<GamePlace> {
        self.selected_row()
            .map(|row| row.place)
            .into_iter()
            .collect()
    }

    /// The places of all games shown in the list.
    pub(in crate::app) fn places(&self) -> Vec<GamePlace> {
        let rows = (0..self.catalog.len()).filter_map(|row| self.catalog.row(row));
        rows.map(|row| row.place).collect()
    }

    /// Scrolls to make this the first row.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        self.first = row;
    }

    /// Focuses the search line.
    pub(in crate::app) fn begin_search(&mut self) {
        self.searching = true;
    }

    /// Edits the search line.
    pub(in crate::app) fn edit_search(&mut self, edit: Edit) -> Vec<Effect> {
        let before = self.search.text().to_owned();
        self.search.edit(edit);
        if self.search.text() == before {
            Vec::new()
        } else {
            self.search_changed()
        }
    }

    fn search_changed(&mut self) -> Vec<Effect> {
        self.catalog.search(self.search.text());
        self.first = 0;
        self.select(0)
    }

    /// Stops the search, else the reading, else leaves the trash. `None` if there is nothing of that.
    pub(in crate::app) fn stop(&mut self) -> Option<LibraryUpdate> {
        if self.choosing.take().is_some() {
            return Some(LibraryUpdate::default());
        }
        if self.searching {
            self.searching = false;
            return Some(LibraryUpdate::default());
        }
        if let (None, Source::Trash(of)) = (self.reading, &self.source) {
            return Some(self.list(Some(Source::clone(of))));
        }
        self.reading.take()?;
        self.before = None;
        Some(LibraryUpdate {
            effects: vec![Effect::StopListing],
            notice: Some(Notice::ReadingStopped),
            follow_up: None,
        })
    }

    /// Handles a game that was read, which may no longer be the selected one.
    pub(in crate::app) fn game_read(
        &mut self,
        place: GamePlace,
        game: Result<Box<OpenedGame>, Failure>,
    ) -> LibraryUpdate {
        self.asked.take_if(|asked| *asked == place);
        let row = self.selected_row();
        if row.is_none_or(|row| row.place != place) {
            return LibraryUpdate::default();
        }
        let pending = self.pending.take().filter(|_| game.is_ok());
        self.shown = game.as_ref().map_or(0, |game| first_shown(&game.saved));
        self.was_stepped = false;
        self.preview = Some(Preview { place, game });
        pending.map_or(LibraryUpdate::default(), |pending| {
            self.act_on_game(pending)
        })
    }

    /// Handles a game that was moved to the trash.
    pub(in crate::app) fn deleted(&mut self, trash: PathBuf) -> LibraryUpdate {
        self.deleted.push(trash);
        self.read_anew(Notice::Deleted)
    }

    /// Handles a game that was restored, or could not be.
    pub(in crate::app) fn restored(
        &mut self,
        restored: Result<Restored, Failure>,
    ) -> LibraryUpdate {
        let trash = self.restoring.take();
        self.restores_all &= restored.is_ok();
        match restored {
            Ok(Restored { path, is_in_place }) => self.read_anew(if is_in_place {
                Notice::Restored
            } else {
                let name = path.file_name().unwrap_or_default();
                Notice::RestoredAs(name.to_string_lossy().into_owned())
            }),
            Err(failure) => {
                self.deleted.extend(trash.filter(|_| !self.is_trash()));
                Notice::Failed(failure).into()
            }
        }
    }

    /// Reads the list again after a change.
    fn read_anew(&self, notice: Notice) -> LibraryUpdate {
        LibraryUpdate {
            effects: vec![Effect::List(ListRequest::Again(self.source.clone()))],
            notice: Some(notice),
            follow_up: None,
        }
    }
}
