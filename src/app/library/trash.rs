//! Deleting games, and the trash.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::command::LibraryCommand;
use super::list::{Again, Library};
use super::update::LibraryUpdate;
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::file_task::FileTask;
use crate::app::hint::Hint;
use crate::app::message::Message;
use crate::app::notice::Notice;
use crate::game::read_name;
use crate::rules::Color;
use crate::storage::library::{Date, Deletion, GamePlace, Origin, Restored, Source, Summary};

impl Library {
    /// Whether these are deleted games.
    pub fn is_trash(&self) -> bool {
        matches!(self.source, Source::Trash(_))
    }

    /// Whether the games that were deleted last can be restored at once.
    pub fn can_undo(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// What was deleted last, if this is the trash.
    pub(in crate::app) fn deleted_last(&self) -> Option<Message> {
        let files = self.deleted.last().filter(|_| self.is_trash())?;
        let files: HashSet<&Path> = files.iter().map(PathBuf::as_path).collect();
        let is_deleted = |place: &GamePlace| place.path().is_some_and(|it| files.contains(it));
        let chosen = self.chosen_places();
        let single = (files.len() == 1).then(|| self.named_game(is_deleted));
        Some(Message::InTrash {
            count: files.len(),
            game: single.flatten(),
            is_chosen: chosen.len() == files.len() && chosen.iter().all(is_deleted),
        })
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
        vec![self.change(FileTask::Delete(self.source.clone(), places))].into()
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
        // The next game takes the place of the first.
        let mut rows = 0..self.catalog.len();
        let first = rows.find(|&row| self.is_chosen(row));
        self.selected = first.unwrap_or(self.selected);
        self.again = Some(Again::Row);
        self.unmark();
        self.deleted.push(trash);
        self.read_anew(failure.map_or(Notice::Deleted(count), Notice::Failed))
    }

    /// Restores the games that were deleted last.
    pub(super) fn undo_delete(&mut self) -> LibraryUpdate {
        match self.deleted.last() {
            // A file that has lost several games gets the last one first.
            Some(trash) => self.restore(trash.iter().rev().cloned().collect()),
            None => Notice::NothingDeleted.into(),
        }
    }

    /// Restores the chosen games of the trash.
    pub(super) fn restore_selected(&mut self) -> LibraryUpdate {
        let places = self.chosen_places();
        self.restore_at(&places)
    }

    /// Restores all games that the trash shows.
    pub(super) fn restore_all(&mut self) -> LibraryUpdate {
        let places = self.places();
        self.restore_at(&places)
    }

    fn restore_at(&mut self, places: &[GamePlace]) -> LibraryUpdate {
        if self.is_trash() {
            self.restore(paths(places))
        } else {
            LibraryUpdate::default()
        }
    }

    /// Restores the games in these files of the trash, unless others are being restored.
    fn restore(&mut self, trash: Vec<PathBuf>) -> LibraryUpdate {
        if trash.is_empty() || std::mem::replace(&mut self.is_restoring, true) {
            return LibraryUpdate::default();
        }
        vec![self.change(FileTask::Restore(self.source.clone(), trash))].into()
    }

    /// Handles files of the trash that were restored.
    pub(in crate::app) fn restored(
        &mut self,
        restored: &[Restored],
        failure: Option<Failure>,
    ) -> LibraryUpdate {
        self.is_restoring = false;
        self.left_trash(restored.iter().map(|it| &it.trash));
        let notice = failure.map_or_else(|| notice_of(restored), Notice::Failed);
        let Some(first) = restored.first() else {
            return notice.into();
        };
        self.again = Some(Again::Game(first.path.clone(), first.start));
        self.unmark();
        self.read_anew(notice)
    }

    /// These files are no longer in the trash.
    fn left_trash<'a>(&mut self, files: impl Iterator<Item = &'a PathBuf>) {
        let files: HashSet<&PathBuf> = files.collect();
        for deleted in &mut self.deleted {
            deleted.retain(|file| !files.contains(file));
        }
        self.deleted.retain(|deleted| !deleted.is_empty());
    }

    /// Removes games from the trash for good.
    pub(super) fn destroy(&mut self, command: LibraryCommand) -> LibraryUpdate {
        let places = self.destroyed_by(command);
        self.left_trash(paths(&places).iter());
        vec![Effect::FileTask(FileTask::Destroy(
            self.source.clone(),
            places,
        ))]
        .into()
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

    /// The players of a game in the list, if any of them is named.
    pub(in crate::app) fn players_of(&self, place: &GamePlace) -> Option<[String; 2]> {
        let (players, _) = self.named_game(|it| it == place)?;
        Some(players)
    }

    /// The players and the date of the first game of the list that is at such a place, if any of them is named.
    fn named_game(&self, is_it: impl Fn(&GamePlace) -> bool) -> Option<([String; 2], Date)> {
        let mut rows = (0..self.catalog.len()).filter_map(|row| self.catalog.row(row));
        let Summary {
            white, black, date, ..
        } = rows.find(|row| is_it(&row.place))?.summary;
        let players = [white, black].map(str::to_owned);
        is_any_named([white, black]).then_some((players, date))
    }

    /// Handles games that were removed from the trash for good.
    pub(in crate::app) fn destroyed(
        &mut self,
        count: usize,
        failure: Option<Failure>,
    ) -> LibraryUpdate {
        self.read_anew(failure.map_or(Notice::Destroyed(count), Notice::Failed))
    }
}

/// The files that games are in.
fn paths(places: &[GamePlace]) -> Vec<PathBuf> {
    let paths = places.iter().filter_map(GamePlace::path);
    paths.map(PathBuf::from).collect()
}

/// Whether a game can be told by the names in its file.
fn is_any_named([white, black]: [&str; 2]) -> bool {
    read_name(Color::White, white).is_some() || read_name(Color::Black, black).is_some()
}

/// What is told of files that were restored: of a single game whose it is, and in which file, if that is a new one.
fn notice_of(restored: &[Restored]) -> Notice {
    let mut players = restored.iter().flat_map(|it| &it.players);
    match (restored, players.next(), players.next()) {
        ([alone], ..) if !alone.is_in_place => {
            let name = alone.path.file_name().unwrap_or_default();
            Notice::RestoredAs(name.to_string_lossy().into_owned())
        }
        (_, Some(names), None) if is_any_named(names.each_ref().map(String::as_str)) => {
            Notice::RestoredGame(names.clone())
        }
        _ => Notice::Restored(restored.iter().map(|it| it.players.len()).sum()),
    }
}
