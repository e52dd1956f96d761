//! Where listed games are.

use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::storage::contents::written;
use crate::storage::{SavedGame, StorageError};
use crate::time::SystemTime;

/// A file as it was when it was listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileState {
    /// Its path.
    pub path: PathBuf,
    /// Its length in bytes.
    pub size: u64,
    /// When it was last written, if known.
    pub modified: Option<SystemTime>,
}

impl FileState {
    /// The state of an open file.
    pub(super) fn of(path: &Path, file: &File) -> io::Result<FileState> {
        Ok(FileState::new(path, &file.metadata()?))
    }

    /// Opens the file again.
    ///
    /// # Errors
    /// If it cannot be opened, or has changed.
    pub(super) fn open(&self) -> Result<File, StorageError> {
        let file = File::open(&self.path).map_err(StorageError::io(&self.path))?;
        let now = FileState::of(&self.path, &file).map_err(StorageError::io(&self.path))?;
        if now == *self {
            Ok(file)
        } else {
            Err(StorageError::Changed(self.path.clone()))
        }
    }

    fn new(path: &Path, metadata: &Metadata) -> FileState {
        FileState {
            path: path.into(),
            size: metadata.len(),
            modified: metadata.modified().ok(),
        }
    }
}

/// Where a text of games is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// In a file.
    File(Arc<FileState>),
    /// In memory: it was pasted.
    Text(Arc<str>),
}

/// The place of a game in its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamePlace {
    /// The text.
    pub origin: Origin,
    /// Its bytes in that text.
    pub range: Range<u64>,
}

impl GamePlace {
    /// That of the only game in a file, if the file can be read.
    pub fn whole(path: &Path) -> Option<GamePlace> {
        let state = File::open(path).and_then(|file| FileState::of(path, &file));
        let state = state.ok()?;
        let range = 0..state.size;
        let origin = Origin::File(Arc::new(state));
        Some(GamePlace { origin, range })
    }

    /// Whether its text has nothing else.
    pub(super) fn is_whole_text(&self) -> bool {
        let size = match &self.origin {
            Origin::File(state) => state.size,
            Origin::Text(text) => text.len() as u64,
        };
        self.range == (0..size)
    }
}

/// Reads a listed game, and nothing else of its text.
///
/// # Errors
/// If the file cannot be read, or has changed since it was listed. A fault in the text is not an error.
pub fn read_game(place: &GamePlace) -> Result<SavedGame, StorageError> {
    let saved = match &place.origin {
        Origin::File(state) => {
            let file = state.open()?;
            let saved = written(&file);
            part(&file, &place.range)
                .and_then(|text| SavedGame::read_from(&state.path, text, saved))
                .map_err(StorageError::io(&state.path))?
        }
        Origin::Text(text) => {
            let name = Path::new("pasted");
            let text = bytes(text, &place.range);
            SavedGame::read_from(name, text, None).map_err(StorageError::io(name))?
        }
    };
    Ok(SavedGame {
        more: saved.more || !place.is_whole_text(),
        ..saved
    })
}

/// The bytes of a file in this range.
pub(super) fn part(mut file: &File, range: &Range<u64>) -> io::Result<impl Read> {
    file.seek(SeekFrom::Start(range.start))?;
    Ok(file.take(range.end.saturating_sub(range.start)))
}

/// The bytes of a text in this range.
pub(super) fn bytes<'a>(text: &'a str, range: &Range<u64>) -> &'a [u8] {
    let range = range.start as usize..range.end as usize;
    text.as_bytes().get(range).unwrap_or_default()
}
