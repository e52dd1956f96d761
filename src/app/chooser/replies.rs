//! What the choice of a file is told: places, folders, numbers of games.

use std::path::{Path, PathBuf};

use super::command::ChooserGroup;
use super::line::as_folder;
use super::state::Chooser;
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::forms::EntryFault;
use crate::app::review::OpenedGame;
use crate::storage::library::{FolderEntry, GamePlace, Survey};
use crate::storage::{FilePlace, RecentFile};

impl Chooser {
    /// Shows the places and the files that were opened last. At the beginning, goes to the folder of the last one.
    pub(in crate::app) fn set_places(
        &mut self,
        places: Vec<FilePlace>,
        recent: Vec<RecentFile>,
    ) -> Vec<Effect> {
        self.places = places;
        if !self.seeks_games() && !self.saves() {
            return Vec::new();
        }
        let last = recent.iter().find(|file| !file.is_missing);
        let folder = last.and_then(|file| file.path.parent()).map(as_folder);
        if self.seeks_games() {
            self.recent = recent;
        }
        match folder.filter(|_| self.is_fresh) {
            Some(line) => self.go_to(&line),
            None => Vec::new(),
        }
    }

    /// Shows the files that were opened last.
    pub(in crate::app) fn set_recent(&mut self, recent: Vec<RecentFile>) {
        self.recent = recent;
        self.row = self.row.min(self.recent.len().saturating_sub(1));
        if self.recent.is_empty() && self.group == ChooserGroup::Recent {
            self.group = ChooserGroup::Files;
        }
    }

    /// Shows what is in a folder, and has the games counted.
    pub(in crate::app) fn listed(
        &mut self,
        folder: &Path,
        entries: Result<Vec<FolderEntry>, Failure>,
    ) -> Vec<Effect> {
        if folder != self.folder {
            return Vec::new();
        }
        match entries {
            Ok(entries) => self.entries = Some(entries),
            Err(failure) => {
                self.entries = Some(Vec::new());
                // While a path is typed, its folders need not be there yet.
                if self.typed_name().is_empty() && !self.saves() {
                    self.form.fault = Some(EntryFault::Failed(failure));
                }
            }
        }
        self.find_shown();
        if !self.seeks_games() {
            return Vec::new();
        }
        let entries = self.entries.as_deref().unwrap_or_default();
        let (folders, files): (Vec<&FolderEntry>, _) =
            entries.iter().partition(|entry| entry.is_folder);
        let all = files.into_iter().chain(folders);
        vec![Effect::Survey(
            all.map(|entry| entry.path.clone()).collect(),
        )]
    }

    /// Shows what was found in a file or a folder.
    pub(in crate::app) fn surveyed(&mut self, path: PathBuf, survey: Survey) -> Vec<Effect> {
        self.surveys.insert(path, survey);
        if !self.is_picked && self.has_no_games() {
            self.select_likely();
        }
        self.ask_preview().into_iter().collect()
    }

    /// Waits no longer for the game of the preview. Returns whether it did.
    pub(in crate::app) fn forget_asked(&mut self) -> bool {
        self.asked.take().is_some()
    }

    /// Takes a game that was read for the preview.
    pub(in crate::app) fn game_read(
        &mut self,
        place: GamePlace,
        game: Result<Box<OpenedGame>, Failure>,
    ) {
        if self.asked.take_if(|asked| *asked == place).is_some() {
            self.preview = Some((place, game));
        }
    }
}
