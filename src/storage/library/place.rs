//! Where listed games are.

use std::io::{self, BufWriter, Read, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::storage::contents::written;
use crate::storage::{Files, Found, LAST, OpenFile, SavedGame, StorageError};
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
    pub(super) fn new(path: &Path, found: Found) -> FileState {
        FileState {
            path: path.into(),
            size: found.size,
            modified: found.modified,
        }
    }

    /// The state of the file with this name.
    pub(super) fn at(files: &dyn Files, path: &Path) -> io::Result<FileState> {
        Ok(FileState::new(path, files.find(path)?))
    }

    /// Opens the file again.
    ///
    /// # Errors
    /// If it cannot be opened, or has changed.
    pub(super) fn open(&self, files: &dyn Files) -> Result<Box<dyn OpenFile>, StorageError> {
        let file = files.open(&self.path);
        let file = file.map_err(StorageError::io(&self.path))?;
        let now = file.found().map_err(StorageError::io(&self.path))?;
        if FileState::new(&self.path, now) == *self {
            Ok(file)
        } else {
            Err(StorageError::Changed(self.path.clone()))
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
    /// The file that the game is in.
    pub fn path(&self) -> Option<&Path> {
        match &self.origin {
            Origin::File(state) => Some(&state.path),
            Origin::Text(_) => None,
        }
    }

    /// The file that the game is in and the byte where it begins there, by which it is known after the file was written
    /// again.
    pub fn beginning(&self) -> Option<(&Path, u64)> {
        Some((self.path()?, self.range.start))
    }

    /// That of the only game in a file, if the file is there.
    pub fn whole(files: &dyn Files, path: &Path) -> Option<GamePlace> {
        let state = FileState::at(files, path).ok()?;
        let range = 0..state.size;
        let origin = Origin::File(Arc::new(state));
        Some(GamePlace { origin, range })
    }

    /// Whether it is in the file of the last game.
    pub fn is_last(&self) -> bool {
        match &self.origin {
            Origin::File(state) => state.path.file_name().is_some_and(|name| name == LAST),
            Origin::Text(_) => false,
        }
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
pub fn read_game(files: &dyn Files, place: &GamePlace) -> Result<SavedGame, StorageError> {
    read_game_unless(&|| false, files, place)
}

/// The same, unless it is stopped.
///
/// # Errors
/// Also if it was stopped.
pub fn read_game_unless(
    stopped: &dyn Fn() -> bool,
    files: &dyn Files,
    place: &GamePlace,
) -> Result<SavedGame, StorageError> {
    let saved = match &place.origin {
        Origin::File(state) => {
            let mut file = state.open(files)?;
            let saved = file.found().ok().and_then(written);
            part(&mut *file, &place.range)
                .and_then(|text| SavedGame::read_from(stopped, &state.path, text, saved))
                .map_err(StorageError::io(&state.path))?
        }
        Origin::Text(text) => {
            let name = Path::new("pasted");
            let text = bytes(text, &place.range);
            SavedGame::read_from(stopped, name, text, None).map_err(StorageError::io(name))?
        }
    };
    Ok(SavedGame {
        more: saved.more || !place.is_whole_text(),
        ..saved
    })
}

/// The bytes of a file in this range.
pub(super) fn part(file: &mut dyn OpenFile, range: &Range<u64>) -> io::Result<impl Read> {
    file.seek(SeekFrom::Start(range.start))?;
    Ok(file.take(range.end.saturating_sub(range.start)))
}

/// Copies the bytes of a file in this range.
pub(super) fn copy(
    file: &mut dyn OpenFile,
    range: Range<u64>,
    to: &mut dyn Write,
) -> io::Result<()> {
    let copied = copy_rest(&mut part(file, &range)?, to)?;
    if copied == range.end - range.start {
        Ok(())
    } else {
        Err(io::ErrorKind::UnexpectedEof.into())
    }
}

/// Copies all that is still to be read, in large pieces. Returns how many bytes it was.
pub(super) fn copy_rest(from: &mut dyn Read, to: &mut dyn Write) -> io::Result<u64> {
    let mut to = BufWriter::with_capacity(128 * 1024, to);
    let copied = io::copy(from, &mut to)?;
    to.flush().map(|()| copied)
}

/// The bytes of a text in this range.
pub(super) fn bytes<'a>(text: &'a str, range: &Range<u64>) -> &'a [u8] {
    let range = range.start as usize..range.end as usize;
    text.as_bytes().get(range).unwrap_or_default()
}
