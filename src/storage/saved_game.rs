//! A game as it was found in a file.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use chrono::{DateTime, Local, NaiveDateTime};

use super::{LAST, StorageError, is_standard_input};
use crate::game::Game;
use crate::notation::pgn::{self, Reader, Reading};

/// More bytes than any one game has.
pub(super) const LARGEST_GAME: u64 = pgn::LONGEST_GAME as u64;

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
    /// What `last.txt` holds, if the game is from there; else empty.
    pub text: Arc<[u8]>,
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

    pub(super) fn read_from(
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
            text: Arc::default(),
        })
    }

    /// The game that `last.txt` holds as soon as this text is written to it.
    ///
    /// # Errors
    /// None: bytes in memory can be read.
    pub fn to_be_last(text: &str) -> Result<SavedGame, StorageError> {
        Contents::unwritten(text).parse(Path::new(LAST))
    }

    /// Whether it was read from a file with the name of that of the last game.
    pub fn is_last(&self) -> bool {
        self.name == LAST
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
pub(super) struct Contents {
    pub(super) bytes: Vec<u8>,
    written: Option<NaiveDateTime>,
}

impl Contents {
    /// What a file will hold when it is written.
    pub(super) fn unwritten(text: &str) -> Contents {
        Contents {
            bytes: text.as_bytes().to_vec(),
            written: None,
        }
    }

    pub(super) fn read(path: &Path) -> Result<Contents, StorageError> {
        let contents = Contents::read_some(path).map_err(StorageError::io(path))?;
        if contents.bytes.len() as u64 > LARGEST_GAME {
            return Err(StorageError::TooLarge(path.into()));
        }
        Ok(contents)
    }

    /// Reads no more than it takes to see that the file is too large.
    fn read_some(path: &Path) -> io::Result<Contents> {
        // To open a pipe would be to wait for somebody who writes to it.
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::other("not a file"));
        }
        let file = File::open(path)?;
        let written = written(&file);
        let mut bytes = Vec::new();
        file.take(LARGEST_GAME + 1).read_to_end(&mut bytes)?;
        Ok(Contents { bytes, written })
    }

    pub(super) fn parse(&self, path: &Path) -> Result<SavedGame, StorageError> {
        let saved = SavedGame::read_from(path, &*self.bytes, self.written);
        let saved = saved.map_err(StorageError::io(path))?;
        let text = self.bytes.as_slice().into();
        Ok(SavedGame { text, ..saved })
    }
}

pub(super) fn written(file: &File) -> Option<NaiveDateTime> {
    file.metadata().ok()?.modified().ok().map(local)
}

fn local(time: SystemTime) -> NaiveDateTime {
    DateTime::<Local>::from(time).naive_local()
}
