//! The folder of games and its `last.txt`.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use chrono::{DateTime, Local, NaiveDateTime};
use etcetera::app_strategy::AppStrategy;

use super::{StorageError, atomic, directories, is_standard_input};
use crate::game::Game;
use crate::notation::pgn::{self, Reader, Reading};

/// The name of the file that holds the game being played, or the one played last.
const LAST: &str = "last.txt";

/// More bytes than any one game has.
const LARGEST_GAME: u64 = 16 * 1024 * 1024;

/// A game as it was found in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The file's name without its folder.
    pub name: String,
    /// The game, as far as it could be read.
    pub game: Game,
    /// When the file was last written.
    pub saved: Option<NaiveDateTime>,
    /// The first thing that is wrong with the game's text, and where.
    pub fault: Option<String>,
    /// Whether the file holds anything besides this game, which has no fault.
    pub more: bool,
}

impl SavedGame {
    /// Reads the first game of a PGN file, and of a file with many games not much more. The file `-` is
    /// the standard input.
    ///
    /// # Errors
    /// If the file cannot be read at all. A fault inside the text is no error: it is named in
    /// [`SavedGame::fault`], and what could be read is there.
    pub fn read(path: &Path) -> Result<SavedGame, StorageError> {
        let read = || {
            if is_standard_input(path) {
                return SavedGame::read_from(path, io::stdin().lock(), None);
            }
            let file = File::open(path)?;
            let written = written(&file);
            SavedGame::read_from(path, file, written)
        };
        read().map_err(StorageError::io(path))
    }

    fn read_from(
        path: &Path,
        text: impl Read,
        saved: Option<NaiveDateTime>,
    ) -> io::Result<SavedGame> {
        let mut reader = Reader::new(text);
        let reading = match reader.next() {
            Some(reading) => reading?,
            None => pgn::read(""),
        };
        let fault = first_fault(&reading);
        let name = path.file_name().unwrap_or(path.as_os_str());
        Ok(SavedGame {
            name: name.to_string_lossy().into_owned(),
            game: Game::from_pgn(&reading.game),
            saved,
            // Where there is a fault, it is not known what belongs to this game.
            more: fault.is_none() && reader.next().transpose()?.is_some(),
            fault,
        })
    }

    /// Whether the game can be played on: it is whole, has not ended, and is all that the file holds,
    /// which will be written over.
    pub fn is_unfinished(&self) -> bool {
        self.fault.is_none() && !self.more && self.game.outcome().is_none()
    }
}

/// What is wrong with a game. One with tags was written to the end only if its result stands there,
/// even if a tag gives the result as well.
fn first_fault(reading: &Reading) -> Option<String> {
    let cut = reading.breaks_off.as_ref();
    let cut = cut.filter(|_| !reading.game.tags.is_empty());
    let fault = reading.faults.first().or(cut)?;
    Some(fault.to_string())
}

/// A file as it was read.
struct Contents {
    bytes: Vec<u8>,
    written: Option<NaiveDateTime>,
}

impl Contents {
    fn read(path: &Path) -> Result<Contents, StorageError> {
        let contents = Contents::read_some(path).map_err(StorageError::io(path))?;
        if contents.bytes.len() as u64 > LARGEST_GAME {
            return Err(StorageError::TooLarge(path.into()));
        }
        Ok(contents)
    }

    /// Reads no more than it takes to see that the file is too large.
    fn read_some(path: &Path) -> io::Result<Contents> {
        let file = File::open(path)?;
        let written = written(&file);
        let mut bytes = Vec::new();
        file.take(LARGEST_GAME + 1).read_to_end(&mut bytes)?;
        Ok(Contents { bytes, written })
    }

    fn parse(&self, path: &Path) -> Result<SavedGame, StorageError> {
        SavedGame::read_from(path, &*self.bytes, self.written).map_err(StorageError::io(path))
    }
}

fn written(file: &File) -> Option<NaiveDateTime> {
    file.metadata().ok()?.modified().ok().map(local)
}

fn local(time: SystemTime) -> NaiveDateTime {
    DateTime::<Local>::from(time).naive_local()
}

/// The folder in which games are kept.
#[derive(Debug)]
pub struct GamesFolder {
    path: PathBuf,
    /// What `last.txt` held when it was last read.
    read: Option<Vec<u8>>,
    /// What `last.txt` holds if nobody else has written it: the game being recorded, which may be
    /// written over.
    recorded: Option<Vec<u8>>,
}

impl GamesFolder {
    /// The folder named on the command line; else `games` in the current directory if there is one;
    /// else the one in the user's data directory.
    ///
    /// # Errors
    /// If the home directory is not known.
    pub fn locate(named: Option<PathBuf>) -> Result<GamesFolder, StorageError> {
        let here = PathBuf::from("games");
        let path = match named {
            Some(path) => path,
            None if here.is_dir() => here,
            None => directories()?.in_data_dir("games"),
        };
        Ok(GamesFolder {
            path,
            read: None,
            recorded: None,
        })
    }

    /// Where the game being played, or the last one, is kept.
    pub fn last(&self) -> PathBuf {
        self.path.join(LAST)
    }

    /// The last game, if there is one.
    ///
    /// # Errors
    /// If there is a file that cannot be read.
    pub fn read_last(&mut self) -> Result<Option<SavedGame>, StorageError> {
        self.read = None;
        let last = self.last();
        match Contents::read(&last) {
            Ok(contents) => {
                let saved = contents.parse(&last)?;
                self.read = Some(contents.bytes);
                Ok(Some(saved))
            }
            Err(StorageError::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// From now on another game is recorded than the one in `last.txt`.
    pub fn begin_game(&mut self) {
        self.recorded = None;
    }

    /// From now on the game that was read from `last.txt` is recorded further.
    pub fn continue_game(&mut self) {
        self.recorded = self.read.clone();
    }

    /// Writes the game being recorded to `last.txt`. Whatever else stands there, another game or what
    /// another program has written meanwhile, is moved to a file of its own first.
    ///
    /// # Errors
    /// If the system refuses; what stood in `last.txt` is then still there or in that file.
    pub fn save(&mut self, text: &str) -> Result<PathBuf, StorageError> {
        let last = self.last();
        if !self.is_recorded(&last) {
            self.archive(&last)?;
        }
        atomic::write_own(&last, text)?;
        self.recorded = Some(text.as_bytes().to_vec());
        Ok(last)
    }

    /// Whether a file holds just what is being recorded.
    fn is_recorded(&self, last: &Path) -> bool {
        let contents = Contents::read(last).ok();
        let recorded = self.recorded.as_deref();
        recorded.is_some() && contents.as_ref().map(|contents| &*contents.bytes) == recorded
    }

    /// Moves the last game to `2026-11-20_1402_White-Black.pgn`, or a numbered name after it.
    fn archive(&self, last: &Path) -> Result<(), StorageError> {
        if fs::symlink_metadata(last).is_err() {
            return Ok(());
        }
        let stem = match Contents::read(last).and_then(|contents| contents.parse(last)) {
            Ok(saved) => archive_stem(&saved),
            Err(_) => "unreadable".to_string(),
        };
        let name = |number| match number {
            1 => self.path.join(format!("{stem}.pgn")),
            _ => self.path.join(format!("{stem}_{number}.pgn")),
        };
        match atomic::rename_to_free(last, name) {
            Ok(_) => Ok(()),
            Err(error) => Err(StorageError::io(last)(error)),
        }
    }
}

fn archive_stem(saved: &SavedGame) -> String {
    let date = saved.game.started.or(saved.saved).unwrap_or_default();
    let players = &saved.game.players;
    format!(
        "{}_{}-{}",
        date.format("%Y-%m-%d_%H%M"),
        file_name_part(&players.white),
        file_name_part(&players.black)
    )
}

/// A name with only what every file system takes, of bearable length.
fn file_name_part(name: &str) -> String {
    let safe: String = name
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '_' })
        .take(40)
        .collect();
    match safe.trim_matches('_') {
        "" => "unnamed".to_string(),
        trimmed => trimmed.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_safe_parts_of_file_names() {
        assert_eq!(file_name_part("Zoë O'Hara"), "Zoë_O_Hara");
        assert_eq!(file_name_part("../../etc"), "etc");
        assert_eq!(file_name_part("??"), "unnamed");
    }
}
