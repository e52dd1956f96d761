//! The effects that concern files, carried out through [`crate::storage`].

use std::path::PathBuf;

use crate::app::{Effect, Failure, LastGame, Reply};
use crate::storage::{self, GamesFolder, Rescued, Settings, SettingsFile, StorageError};

/// The files of the program.
#[derive(Debug)]
pub struct Files {
    /// Where the games are.
    pub games: GamesFolder,
    /// Where the settings are.
    pub settings: SettingsFile,
}

impl Files {
    /// Keeps other programs from writing to the folder of games, or tells that another one does.
    pub fn claim(&mut self) -> Option<Reply> {
        let taken = self.games.claim().err()?;
        Some(Reply::FolderInUse(taken))
    }

    /// The game in `last.txt`.
    pub fn last_game(&self) -> LastGame {
        Ok(self.games.read_last()?.map(Box::new))
    }

    /// Does what an effect asks of the files, with the settings as they are now. What came of it is a
    /// command again; effects that do not concern files do nothing here.
    pub fn carry_out(&mut self, effect: &Effect, settings: &Settings) -> Option<Reply> {
        match effect {
            Effect::BeginGame => self.games.begin_game(),
            Effect::ContinueGame(text) => self.games.continue_game(text),
            Effect::ContinueArchived(place) => self.games.continue_archived(place.clone()),
            Effect::Save(text) => {
                let saved = self.games.save(text);
                return Some(self.saved(saved));
            }
            Effect::SaveAgain => return Some(self.save_again()),
            Effect::ReadLast(purpose) => {
                return Some(Reply::LastRead(*purpose, self.last_game()));
            }
            Effect::SaveSettings => {
                let error = self.settings.write(settings).err()?;
                return Some(Reply::Failed(Failure::SettingsNotSaved(error)));
            }
            Effect::List(_)
            | Effect::StopListing
            | Effect::FileTask(_)
            | Effect::Paint(_)
            | Effect::StopPainting
            | Effect::Sound(_)
            | Effect::Copy(_)
            | Effect::Paste
            | Effect::ToggleFullScreen
            | Effect::Quit => {}
        }
        None
    }

    fn save_again(&mut self) -> Reply {
        let unsaved = self.games.is_unsaved();
        match self.games.save_again() {
            saved if unsaved => self.saved(saved),
            Ok(_) => Reply::FolderFree,
            Err(error) => Reply::FolderInUse(error),
        }
    }

    fn saved(&self, saved: Result<Option<PathBuf>, StorageError>) -> Reply {
        let unusual = (!self.games.is_usual()).then(|| self.games.last());
        let place = unusual.map(|path| path.display().to_string());
        match saved {
            Ok(None) => Reply::Saved(place),
            Ok(Some(unreadable)) => {
                let name = unreadable.file_name().unwrap_or_default();
                let aside = name.display().to_string();
                Reply::SavedAnew { place, aside }
            }
            Err(error) => Reply::SaveFailed(error.into()),
        }
    }

    /// Finds another place for what cannot be saved even at the end of the program.
    pub fn rescue(&mut self) -> Vec<Rescued> {
        self.games.rescue()
    }

    /// Tells where such games are, once, until there are others.
    pub fn rescued(&self) -> Option<Reply> {
        let (folder, games) = storage::newly_rescued()?;
        Some(Reply::Failed(Failure::Rescued { folder, games }))
    }
}
