//! The folder of games and its `last.txt`.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::contents::Contents;
use super::exercises::Exercises;
use super::files::{Files, FolderLock};
use super::library::{self, GamePlace};
use super::own_file::{FileFault, OwnFile};
use super::players::PlayerNames;
use super::rescue::{Rescued, rescue_folders};
use super::saved_game::SavedGame;
use super::{StorageError, archive, directories, nearby};

/// The name of the file that holds the game being played, or the one played last.
pub(super) const LAST: &str = "last.txt";

/// The folder of games.
///
/// Only one program at a time writes to it. Games that cannot be written are kept in memory and written
/// first as soon as possible.
#[derive(Debug)]
pub struct GamesFolder {
    files: Arc<dyn Files>,
    path: PathBuf,
    /// While held, no other program writes to the folder.
    lock: Option<Box<dyn FolderLock>>,
    /// Earlier games that are still unsaved, the earliest first.
    earlier: Vec<Recording>,
    /// The game being recorded.
    recording: Recording,
    exercises: OwnFile<Exercises>,
    names: OwnFile<PlayerNames>,
}

/// A game that is being saved to `last.txt`.
#[derive(Debug, Default)]
struct Recording {
    /// The contents of `last.txt` if no other program has written it: an earlier state of the game,
    /// which may be overwritten.
    recorded: Option<Vec<u8>>,
    /// The state that is not saved yet.
    unsaved: Option<String>,
    /// The file that has only an earlier state of the game. It is removed once the game is in
    /// `last.txt`.
    archived: Option<GamePlace>,
}

impl Recording {
    /// Writes the game to `last.txt`, if it is unsaved. Another game there is archived first; returns
    /// its file if it could not be read.
    fn write(&mut self, files: &dyn Files, folder: &Path) -> Result<Option<PathBuf>, StorageError> {
        let Some(text) = &self.unsaved else {
            return Ok(None);
        };
        let last = folder.join(LAST);
        let recorded = self.recorded.as_deref();
        let unreadable = if recorded.is_some_and(|recorded| holds(files, &last, recorded)) {
            None
        } else {
            archive::archive(files, folder, &last)?
        };
        let written = files.write(&last, text.as_bytes());
        // If only the very last step failed, the file already holds this game, which must not be
        // archived.
        if written.is_ok() || holds(files, &last, text.as_bytes()) {
            self.recorded = Some(text.as_bytes().to_vec());
        }
        if written.is_ok() {
            self.unsaved = None;
            // A file that has changed meanwhile is kept.
            let _ = self
                .archived
                .take()
                .map(|place| library::remove(files, &place));
        }
        written.map(|()| unreadable)
    }
}

/// Whether a file has exactly these contents.
fn holds(files: &dyn Files, file: &Path, expected: &[u8]) -> bool {
    Contents::of_game(files, file).is_ok_and(|contents| contents.bytes == expected)
}

impl GamesFolder {
    /// The folder named on the command line, or else `games` in the current directory if it belongs to
    /// this program, or else the one in the user's data directory.
    ///
    /// # Errors
    /// If the home directory is not known.
    pub fn locate(
        files: Arc<dyn Files>,
        named: Option<PathBuf>,
    ) -> Result<GamesFolder, StorageError> {
        let path = match named.or_else(|| nearby::games_in(&*files, Path::new(""))) {
            Some(path) => path,
            None => directories::data("games")?,
        };
        Ok(GamesFolder::at(files, path))
    }

    /// The folder with this path.
    pub fn at(files: Arc<dyn Files>, path: PathBuf) -> GamesFolder {
        GamesFolder {
            files,
            exercises: OwnFile::in_folder(&path),
            names: OwnFile::in_folder(&path),
            path,
            lock: None,
            earlier: Vec::new(),
            recording: Recording::default(),
        }
    }

    /// Where the folder is.
    pub fn files(&self) -> &Arc<dyn Files> {
        &self.files
    }

    /// Whether it is the one in the user's data directory.
    pub fn is_usual(&self) -> bool {
        directories::data("games").is_ok_and(|usual| usual == self.path)
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The path of `last.txt`.
    pub fn last(&self) -> PathBuf {
        self.path.join(LAST)
    }

    /// Locks the folder, if it exists, until the program ends.
    ///
    /// # Errors
    /// If another program has locked it: then this one only reads, until the other has ended.
    pub fn claim(&mut self) -> Result<(), StorageError> {
        let held = self.lock.as_ref();
        if !held.is_some_and(|lock| lock.is_of(&self.path)) {
            // The lock on a folder that was removed is released first.
            self.lock = None;
            self.lock = self.files.lock(&self.path)?;
            if self.lock.is_some() {
                // No other program is writing now.
                archive::take_back(&*self.files, &self.path, &self.last());
            }
        }
        Ok(())
    }

    /// The last game, if there is one; an unsaved one as it will be saved.
    ///
    /// # Errors
    /// If there is a file that cannot be read.
    pub fn read_last(&self) -> Result<Option<SavedGame>, StorageError> {
        self.read_last_unless(&|| false)
    }

    /// The same, unless it is stopped.
    ///
    /// # Errors
    /// Also if it was stopped.
    pub fn read_last_unless(
        &self,
        stopped: &dyn Fn() -> bool,
    ) -> Result<Option<SavedGame>, StorageError> {
        let last = self.last();
        let contents = match self.unsaved().last() {
            Some(text) => Ok(Contents::unwritten(text)),
            None => Contents::of_game(&*self.files, &last),
        };
        match contents {
            Ok(contents) => contents.parse(stopped, &last).map(Some),
            Err(StorageError::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Starts recording a new game.
    pub fn begin_game(&mut self) {
        let before = std::mem::take(&mut self.recording);
        self.earlier
            .extend(Some(before).filter(|game| game.unsaved.is_some()));
    }

    /// Resumes the game with this text, which is in `last.txt` or still unsaved.
    pub fn continue_game(&mut self, text: &[u8]) {
        self.begin_game();
        let has_text =
            |game: &mut Recording| game.unsaved.as_deref().map(str::as_bytes) == Some(text);
        self.recording = self.earlier.pop_if(has_text).unwrap_or_else(|| Recording {
            recorded: Some(text.to_vec()),
            ..Recording::default()
        });
    }

    /// Resumes a game of the folder that is alone in its file. The file is removed after the
    /// first save, if it has not changed since it was listed.
    pub fn continue_archived(&mut self, place: GamePlace) {
        self.begin_game();
        self.recording.archived = Some(place);
    }

    /// Writes the game being recorded to `last.txt`, after all unsaved games. Anything else there, such
    /// as another game or what another program has written meanwhile, is archived first; returns its
    /// file if it could not be read.
    ///
    /// # Errors
    /// If another program has locked the folder, or a file cannot be written. The old contents of
    /// `last.txt` are then still there or archived, and the unsaved games are kept for the next try.
    pub fn save(&mut self, text: &str) -> Result<Option<PathBuf>, StorageError> {
        self.recording.unsaved = Some(text.to_string());
        self.save_again()
    }

    /// Retries the saves that failed, if there are any. Returns the same as [`GamesFolder::save`].
    ///
    /// # Errors
    /// As [`GamesFolder::save`]; also if another program has locked the folder and there is nothing to
    /// write.
    pub fn save_again(&mut self) -> Result<Option<PathBuf>, StorageError> {
        if self.is_unsaved() {
            let made = self.files.make_folder(&self.path);
            made.map_err(StorageError::io(&self.path))?;
        }
        self.claim()?;
        // Each is written to `last.txt` and archived by the next one.
        let mut unreadable = None;
        while let Some(game) = self.earlier.first_mut() {
            unreadable = game.write(&*self.files, &self.path)?.or(unreadable);
            self.earlier.remove(0);
        }
        let aside = self.recording.write(&*self.files, &self.path)?;
        Ok(aside.or(unreadable))
    }

    /// Whether any game is unsaved.
    pub fn is_unsaved(&self) -> bool {
        self.unsaved().next().is_some()
    }

    /// The unsaved games, the earliest first.
    fn unsaved(&self) -> impl Iterator<Item = &str> {
        let games = self.earlier.iter().chain([&self.recording]);
        games.filter_map(|game| game.unsaved.as_deref())
    }

    /// Reads the exercises of the folder; none if there is no file of them. A file that cannot be understood is set aside;
    /// one that cannot be read, or belongs to another program now, is left as it is. The second value reports either.
    pub fn read_exercises(&mut self) -> (Exercises, Option<FileFault>) {
        let may_rename = self.claim().is_ok();
        self.exercises.read(&*self.files, may_rename)
    }

    /// Writes the exercises of the folder, in one step.
    ///
    /// # Errors
    /// If another program has locked the folder, or the file cannot be written or could not be read before.
    pub fn write_exercises(&mut self, exercises: &Exercises) -> Result<(), StorageError> {
        self.claim()?;
        self.exercises.write(&*self.files, exercises)
    }

    /// Reads which names of the folder are those of one player; faults as of the exercises.
    pub fn read_names(&mut self) -> (PlayerNames, Option<FileFault>) {
        let may_rename = self.claim().is_ok();
        self.names.read(&*self.files, may_rename)
    }

    /// Writes which names of the folder are those of one player, in one step.
    ///
    /// # Errors
    /// As of the exercises.
    pub fn write_names(&mut self, names: &PlayerNames) -> Result<(), StorageError> {
        self.claim()?;
        self.names.write(&*self.files, names)
    }

    /// Writes the games that still cannot be saved to files in another folder, so that the program can
    /// end. Returns where each game is.
    pub fn rescue(&mut self) -> Vec<Rescued> {
        self.rescue_to(&rescue_folders())
    }

    /// Writes a game whose changes were not saved to a file in another folder.
    pub fn rescue_text(&self, text: &str) -> Rescued {
        let why = "the program was closed before";
        Rescued::write(&*self.files, text, why, &rescue_folders())
    }

    /// The same with these folders, tried in order.
    pub fn rescue_to(&mut self, folders: &[PathBuf]) -> Vec<Rescued> {
        match self.save_again() {
            Err(why) => {
                let why = why.to_string();
                let games = self.unsaved();
                let rescued = games.map(|text| Rescued::write(&*self.files, text, &why, folders));
                rescued.collect()
            }
            Ok(_) => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Disk;

    #[test]
    fn only_the_folder_in_the_data_directory_is_the_usual_one() {
        let usual = directories::data("games").expect("a home");
        for (path, is_usual) in [(usual, true), ("games".into(), false)] {
            assert_eq!(GamesFolder::at(Arc::new(Disk), path).is_usual(), is_usual);
        }
    }
}
