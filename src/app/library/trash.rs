//! Deleting games, and the trash.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use super::command::LibraryCommand;
use super::list::Library;
use super::update::LibraryUpdate;
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::file_task::FileTask;
use crate::app::hint::Hint;
use crate::app::notice::Notice;
use crate::storage::library::{Deletion, GamePlace, Origin, Restored, Source};

impl Library {
    /// Whether these are deleted games.
    pub fn is_trash(&self) -> bool {
        matches!(self.source, Source::Trash(_))
    }

    /// Whether a deleted game can be restored.
    pub fn can_undo(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// The number of games in the trash, once they are counted.
    pub(in crate::app) fn deleted_games(&self) -> Option<usize> {
        match self.source {
            Source::Trash(_) => self.reading.is_none().then(|| self.catalog.total()),
            Source::Folder(_) | Source::File(_) | Source::Text(_) => self.in_trash,
        }
    }

    /// Takes the number of games in the trash.
    pub(in crate::app) fn set_deleted_games(&mut self, source: &Source, count: usize) {
        if self.source == *source {
            self.in_trash = Some(count);
        }
    }

    /// Takes what is known of the deletion of these games.
    pub(in crate::app) fn set_deletions(
        &mut self,
        source: &Source,
        known: HashMap<PathBuf, Deletion>,
    ) {
        if self.source == *source {
            self.deletions = Arc::new(known);
        }
    }

    /// What is known of the deletion of a game, if it is in the trash.
    pub fn deletion(&self, place: &GamePlace) -> Option<&Deletion> {
        match &place.origin {
            Origin::File(state) => self.deletions.get(&state.path),
            Origin::Text(_) => None,
        }
    }

    /// Moves the chosen games to the trash.
    pub(super) fn delete_selected(&mut self) -> LibraryUpdate {
        let places = self.chosen_places();
        if places.is_empty() {
            return LibraryUpdate::default();
        }
        vec![self.change(FileTask::Delete(places))].into()
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

    /// Handles games that were moved to the trash.
    pub(in crate::app) fn deleted(
        &mut self,
        trash: Vec<PathBuf>,
        failure: Option<Failure>,
    ) -> LibraryUpdate {
        let count = trash.len();
        self.unmark();
        self.deleted.push(trash);
        self.read_anew(failure.map_or(Notice::Deleted(count), Notice::Failed))
    }

    /// Restores the games that were deleted last, one after the other.
    pub(super) fn undo_delete(&mut self) -> LibraryUpdate {
        if self.restoring.is_some() {
            return LibraryUpdate::default();
        }
        match self.deleted.pop() {
            Some(trash) => self.restore_these(trash),
            None => Notice::NothingDeleted.into(),
        }
    }

    /// Restores games from these files of the trash, the last one first.
    fn restore_these(&mut self, trash: Vec<PathBuf>) -> LibraryUpdate {
        self.to_restore = trash;
        self.restored = 0;
        self.restore_now().into()
    }

    /// Restores the next one of the games that are to be.
    fn restore_now(&mut self) -> Vec<Effect> {
        self.restoring = self.to_restore.pop();
        let restore = |trash: &PathBuf| self.change(FileTask::Restore(trash.clone()));
        self.restoring.iter().map(restore).collect()
    }

    /// Restores the chosen games of the trash, one after the other.
    pub(super) fn restore_selected(&mut self) -> LibraryUpdate {
        if !self.is_trash() || self.restoring.is_some() {
            return LibraryUpdate::default();
        }
        let places = self.chosen_places().into_iter().rev();
        let paths = places.filter_map(|place| place.path().map(PathBuf::from));
        let paths = paths.collect();
        self.unmark();
        self.restore_these(paths)
    }

    /// Restores the games of the trash one after the other, until one cannot be.
    pub(super) fn restore_all(&mut self) -> LibraryUpdate {
        self.restores_all = self.is_trash();
        self.restored = 0;
        self.restore_next().into()
    }

    /// Restores the first game of the trash, if all are to be restored and no other one is being restored.
    pub(super) fn restore_next(&mut self) -> Vec<Effect> {
        let is_free = self.restoring.is_none() && self.reading.is_none();
        if is_free && !self.to_restore.is_empty() {
            return self.restore_now();
        }
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

    /// Handles a game that was restored, or could not be.
    pub(in crate::app) fn restored(
        &mut self,
        restored: Result<Restored, Failure>,
    ) -> LibraryUpdate {
        let trash = self.restoring.take();
        self.restores_all &= restored.is_ok();
        match restored {
            Ok(Restored { path, is_in_place }) => {
                self.restored += 1;
                let notice = if is_in_place {
                    Notice::Restored(self.restored)
                } else {
                    let name = path.file_name().unwrap_or_default();
                    Notice::RestoredAs(name.to_string_lossy().into_owned())
                };
                self.read_anew(notice)
            }
            Err(failure) => {
                let mut left = std::mem::take(&mut self.to_restore);
                left.extend(trash);
                if !self.is_trash() {
                    self.deleted.push(left);
                }
                Notice::Failed(failure).into()
            }
        }
    }

    /// The games that a command would remove from the trash for good.
    pub(in crate::app) fn destroyed_by(&self, command: LibraryCommand) -> Vec<GamePlace> {
        match command {
            LibraryCommand::Destroy if self.is_trash() => self.chosen_places(),
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
}
