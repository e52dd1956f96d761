//! Effects on files, carried out through [`crate::storage`].

use std::path::PathBuf;

use crate::app::{Failure, FileEffect, LastGame, OpenedGame, Reply};
use crate::storage::{self, GamesFolder, Rescued, Settings, SettingsFile, StorageError};
use crate::terminal;

/// The files of the program.
#[derive(Debug)]
pub struct Files {
    /// The folder of games.
    pub games: GamesFolder,
    /// The settings file.
    pub settings: SettingsFile,
}

impl Files {
    /// Locks the folder of games, or reports that another program has locked it.
    pub fn claim(&mut self) -> Option<Reply> {
        let taken = self.games.claim().err()?;
        Some(Reply::FolderInUse(taken))
    }

    /// The game in `last.txt`.
    pub fn last_game(&self) -> LastGame {
        self.last_game_unless(&|| false)
    }

    /// The same, unless it is stopped.
    fn last_game_unless(&self, stopped: &dyn Fn() -> bool) -> LastGame {
        let Some(saved) = self.games.read_last_unless(stopped)? else {
            return Ok(None);
        };
        let opened = OpenedGame::new_unless(stopped, saved)?;
        Ok(Some(Box::new(opened)))
    }

    /// Carries out an effect on files, with the current settings. Returns the reply, if there is one.
    pub fn carry_out(&mut self, effect: &FileEffect, settings: &Settings) -> Option<Reply> {
        self.carry_out_unless(&|| false, effect, settings)
    }

    /// The same, unless it is stopped. Only reading the last game can be; its reply then means nothing.
    pub(super) fn carry_out_unless(
        &mut self,
        stopped: &dyn Fn() -> bool,
        effect: &FileEffect,
        settings: &Settings,
    ) -> Option<Reply> {
        match effect {
            FileEffect::BeginGame => self.games.begin_game(),
            FileEffect::ContinueGame(text) => self.games.continue_game(text),
            FileEffect::ContinueArchived(place) => self.games.continue_archived(place.clone()),
            FileEffect::Save(game) => {
                let saved = self.games.save(&game.write());
                return Some(self.saved(saved));
            }
            FileEffect::SaveAgain => return Some(self.save_again()),
            FileEffect::Rescue(game) => say(&self.games.rescue_text(&game.write())),
            FileEffect::ReadLast(purpose) => {
                let last = self.last_game_unless(stopped);
                return Some(Reply::LastRead(*purpose, last));
            }
            FileEffect::ReadExercises => {
                let (exercises, fault) = self.games.read_exercises();
                return Some(Reply::Exercises(Box::new(exercises), fault));
            }
            FileEffect::SaveExercises(exercises) => {
                let error = self.games.write_exercises(exercises).err()?;
                return Some(Reply::Failed(Failure::ExercisesNotSaved(error)));
            }
            FileEffect::ReadNames => {
                let (names, fault) = self.games.read_names();
                return Some(Reply::PlayerNames(Box::new(names), fault));
            }
            FileEffect::SaveNames(names) => {
                let error = self.games.write_names(names).err()?;
                return Some(Reply::Failed(Failure::NamesNotSaved(error)));
            }
            FileEffect::SaveSettings => {
                let error = self.settings.write(settings).err()?;
                return Some(Reply::Failed(Failure::SettingsNotSaved(error)));
            }
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

    /// Writes games that cannot be saved to another place at the end of the program.
    pub fn rescue(&mut self) -> Vec<Rescued> {
        self.games.rescue()
    }

    /// Reports where rescued games are, once until there are new ones.
    pub fn rescued(&self) -> Option<Reply> {
        let (folder, games) = storage::newly_rescued(&**self.games.files())?;
        Some(Reply::Failed(Failure::Rescued { folder, games }))
    }
}

/// Says on stderr where a rescued game is.
pub(super) fn say(rescued: &Rescued) {
    eprintln!("deskmate: {}", terminal::escape_lines(&rescued.to_string()));
}
