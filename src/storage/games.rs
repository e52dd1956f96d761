//! The folder of games and its `last.txt`.

use std::io;
use std::path::{Path, PathBuf};

use etcetera::app_strategy::AppStrategy;

use super::contents::Contents;
use super::folder_lock::FolderLock;
use super::library::{self, GamePlace};
use super::rescue::{Rescued, rescue_folders};
use super::saved_game::SavedGame;
use super::{StorageError, archive, atomic, directories, nearby};

/// The name of the file that holds the game being played, or the one played last.
pub(super) const LAST: &str = "last.txt";

/// The folder in which games are kept.
///
/// Only one program at a time writes to it. What cannot be written is kept here, and written before
/// anything else as soon as that can be done.
#[derive(Debug)]
pub struct GamesFolder {
    path: PathBuf,
    /// While it is held no other program writes to the folder.
    lock: Option<FolderLock>,
    /// Games that were played before and are still to be written, the earliest first.
    earlier: Vec<Recording>,
    /// The game being recorded.
    recording: Recording,
}

/// A game on its way to `last.txt`.
#[derive(Debug, Default)]
struct Recording {
    /// What `last.txt` holds if nobody else has written it: an earlier state of the game, which may be
    /// written over.
    recorded: Option<Vec<u8>>,
    /// The state that is still to be written.
    unsaved: Option<String>,
    /// Where an earlier state of the game stands alone in a file, which moves to the trash once the game is
    /// in `last.txt`.
    archived: Option<GamePlace>,
}

/// How a file is replaced by a text.
type Replace = fn(&Path, &str) -> Result<(), StorageError>;

/// So that it is at every moment the old one or the new one.
const WHOLE: Replace = |path, text| atomic::write(path, text);

impl Recording {
    /// Writes the game to `last.txt`, if it is not there. Another game there is moved to a file of its own
    /// first; returns which, if it could not be read.
    fn write(&mut self, folder: &Path, replace: Replace) -> Result<Option<PathBuf>, StorageError> {
        let Some(text) = &self.unsaved else {
            return Ok(None);
        };
        let last = folder.join(LAST);
        let recorded = self.recorded.as_deref();
        let unreadable = match recorded.is_some_and(|recorded| holds(&last, recorded)) {
            true => None,
            false => archive::archive(folder, &last)?,
        };
        let written = replace(&last, text);
        // Where only the very last step failed, this is no other game that would have to be moved.
        if written.is_ok() || holds(&last, text.as_bytes()) {
            self.recorded = Some(text.as_bytes().to_vec());
        }
        if written.is_ok() {
            self.unsaved = None;
            // A file that has changed meanwhile stays where it is.
            let _ = self.archived.take().map(|place| library::delete(&place));
        }
        written.map(|()| unreadable)
    }
}

/// Whether a file holds just this.
fn holds(file: &Path, expected: &[u8]) -> bool {
    Contents::of_game(file).is_ok_and(|contents| contents.bytes == expected)
}

impl GamesFolder {
    /// The folder named on the command line; else `games` in the current directory if that is this program's;
    /// else the one in the user's data directory.
    ///
    /// # Errors
    /// If the home directory is not known.
    pub fn locate(named: Option<PathBuf>) -> Result<GamesFolder, StorageError> {
        let path = match named.or_else(|| nearby::games_in(Path::new(""))) {
            Some(path) => path,
            None => directories()?.in_data_dir("games"),
        };
        Ok(GamesFolder {
            path,
            lock: None,
            earlier: Vec::new(),
            recording: Recording::default(),
        })
    }

    /// Whether it is the one in the user's data directory.
    pub fn is_usual(&self) -> bool {
        directories().is_ok_and(|usual| usual.in_data_dir("games") == self.path)
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the game being played, or the last one, is kept.
    pub fn last(&self) -> PathBuf {
        self.path.join(LAST)
    }

    /// Keeps other programs from writing to the folder, if it is there, until this one ends.
    ///
    /// # Errors
    /// If another program does so already: then this one only reads, until the other has ended.
    pub fn claim(&mut self) -> Result<(), StorageError> {
        let held = self.lock.as_ref();
        if !held.is_some_and(|lock| lock.is_of(&self.path)) {
            // The one on a folder that was removed is let go first.
            self.lock = None;
            self.lock = FolderLock::take(&self.path)?;
            if self.lock.is_some() {
                self.tidy_up();
            }
        }
        Ok(())
    }

    /// Clears away what programs have left half done that were killed. Nobody else is writing now.
    fn tidy_up(&self) {
        atomic::remove_leftovers(&self.path);
        archive::take_back(&self.path, &self.last());
    }

    /// The last game, if there is one; one that could not be written yet, as it will be.
    ///
    /// # Errors
    /// If there is a file that cannot be read.
    pub fn read_last(&self) -> Result<Option<SavedGame>, StorageError> {
        let last = self.last();
        let contents = match self.unsaved().last() {
            Some(text) => Ok(Contents::unwritten(text)),
            None => Contents::of_game(&last),
        };
        match contents {
            Ok(contents) => contents.parse(&last).map(Some),
            Err(StorageError::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// From now on another game is recorded than the one before.
    pub fn begin_game(&mut self) {
        let before = std::mem::take(&mut self.recording);
        self.earlier
            .extend(Some(before).filter(|game| game.unsaved.is_some()));
    }

    /// From now on the game with this text is recorded further, which `last.txt` holds or which could not be
    /// written yet.
    pub fn continue_game(&mut self, text: &[u8]) {
        self.begin_game();
        let has_text =
            |game: &mut Recording| game.unsaved.as_deref().map(str::as_bytes) == Some(text);
        self.recording = self.earlier.pop_if(has_text).unwrap_or_else(|| Recording {
            recorded: Some(text.to_vec()),
            ..Recording::default()
        });
    }

    /// From now on a game of the folder is recorded further that is alone in its file. That moves to the
    /// trash after the first save, if it has not changed since it was listed.
    pub fn continue_archived(&mut self, place: GamePlace) {
        self.begin_game();
        self.recording.archived = Some(place);
    }

    /// Writes the game being recorded to `last.txt`, after all that could not be written before. Whatever
    /// else stands there, another game or what another program has written meanwhile, is moved to a file
    /// of its own first; returns which, if it could not be read.
    ///
    /// # Errors
    /// If another program holds the folder, or the system refuses; what stood in `last.txt` is then still
    /// there or in that file, and what was to be written is kept for the next time.
    pub fn save(&mut self, text: &str) -> Result<Option<PathBuf>, StorageError> {
        self.recording.unsaved = Some(text.to_string());
        self.save_again()
    }

    /// Writes what could not be written before, if there is anything. Returns the same.
    ///
    /// # Errors
    /// As [`GamesFolder::save`]; also if another program holds the folder and there is nothing to write.
    pub fn save_again(&mut self) -> Result<Option<PathBuf>, StorageError> {
        if self.is_unsaved() {
            atomic::make_folder(&self.path).map_err(StorageError::io(&self.path))?;
        }
        self.claim()?;
        // Each goes to `last.txt`, from where the next one moves it to its own file.
        let mut unreadable = None;
        while let Some(game) = self.earlier.first_mut() {
            unreadable = game.write(&self.path, WHOLE)?.or(unreadable);
            self.earlier.remove(0);
        }
        let aside = self.recording.write(&self.path, WHOLE)?;
        Ok(aside.or(unreadable))
    }

    /// Whether there is anything that could not be written.
    pub fn is_unsaved(&self) -> bool {
        self.unsaved().next().is_some()
    }

    /// What could not be written, the earliest game first.
    fn unsaved(&self) -> impl Iterator<Item = &str> {
        let games = self.earlier.iter().chain([&self.recording]);
        games.filter_map(|game| game.unsaved.as_deref())
    }

    /// Writes what could not be written even now to files in another folder, so that the program can end.
    /// Says for each game where it is.
    pub fn rescue(&mut self) -> Vec<Rescued> {
        self.rescue_to(&rescue_folders())
    }

    /// The same, to the first of these folders that takes it.
    pub fn rescue_to(&mut self, folders: &[PathBuf]) -> Vec<Rescued> {
        match self.save_again() {
            Err(why) => {
                let games = self.unsaved();
                let rescued = games.map(|text| Rescued::write(text, &why, folders));
                rescued.collect()
            }
            Ok(_) => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    fn fault(path: &Path) -> StorageError {
        StorageError::io(path)(io::Error::other("a broken disk"))
    }

    fn recording(recorded: &str, unsaved: &str) -> Recording {
        Recording {
            recorded: Some(recorded.into()),
            unsaved: Some(unsaved.into()),
            archived: None,
        }
    }

    #[test]
    fn a_disk_that_fails_again_and_again_is_not_filled_with_copies() {
        // It fails when the new file has its name already.
        let too_late: Replace = |path, text| {
            fs::write(path, text).expect("written");
            Err(fault(path))
        };
        let folder = TempDir::new().expect("a folder");
        let last = folder.path().join(LAST);
        fs::write(&last, "1. e4 *").expect("written");
        let mut game = recording("1. e4 *", "1. e4 e5 *");
        for _ in 0..3 {
            game.write(folder.path(), too_late).expect_err("it failed");
        }
        game.unsaved = Some("1. e4 e5 2. Nf3 *".into());
        game.write(folder.path(), WHOLE).expect("written");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        assert!(holds(&last, b"1. e4 e5 2. Nf3 *"));
    }

    #[test]
    fn a_write_that_fails_leaves_the_state_before_and_is_made_up_for() {
        let folder = TempDir::new().expect("a folder");
        let last = folder.path().join(LAST);
        fs::write(&last, "1. e4 *").expect("written");
        let mut game = recording("1. e4 *", "1. e4 e5 *");
        let failed = game.write(folder.path(), |path, _| Err(fault(path)));
        let told = failed.expect_err("it failed").to_string();
        assert_eq!(told, format!("a broken disk: {}", last.display()));
        assert!(holds(&last, b"1. e4 *"));
        game.write(folder.path(), WHOLE).expect("written");
        assert!(holds(&last, b"1. e4 e5 *"));
        assert_eq!(game.unsaved, None);
    }

    #[test]
    fn only_the_folder_in_the_data_directory_is_the_usual_one() {
        let usual = directories().expect("a home").in_data_dir("games");
        for (path, is_usual) in [(usual, true), ("games".into(), false)] {
            let folder = GamesFolder::locate(Some(path)).expect("a named folder needs no home");
            assert_eq!(folder.is_usual(), is_usual);
        }
    }
}
