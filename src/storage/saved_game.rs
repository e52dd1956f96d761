//! A game read from a file.

use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use chrono::NaiveDateTime;

use super::contents::{Contents, written};
use super::files::Files;
use super::{LAST, StorageError};
use crate::game::Game;
use crate::notation::pgn::{self, ParsedGame, Pgn, PgnError};

/// More bytes than any one game has.
pub(super) const LARGEST_GAME: u64 = pgn::LONGEST_GAME as u64;

/// A game as it was found in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The file name without the folder.
    pub name: String,
    /// The game, as far as it could be read.
    pub game: Game,
    /// The same as PGN, with all its tags.
    pub pgn: Pgn,
    /// When the file was last written.
    pub saved: Option<NaiveDateTime>,
    /// The first fault of the game's text, with its place.
    pub fault: Option<PgnError>,
    /// Whether the file has more than this game; false if the game has a fault.
    pub more: bool,
    /// The contents of `last.txt`, if the game is from there; otherwise empty.
    pub text: Arc<[u8]>,
}

impl SavedGame {
    /// Reads the first game of a PGN file, and little more of a file with many games.
    ///
    /// # Errors
    /// If the file cannot be read. A fault in the text is not an error: it is in [`SavedGame::fault`].
    pub fn read(files: &dyn Files, path: &Path) -> Result<SavedGame, StorageError> {
        SavedGame::read_unless(&|| false, files, path)
    }

    /// The same, unless it is stopped.
    ///
    /// # Errors
    /// Also if it was stopped.
    pub fn read_unless(
        stopped: &dyn Fn() -> bool,
        files: &dyn Files,
        path: &Path,
    ) -> Result<SavedGame, StorageError> {
        let read = || {
            let file = files.open(path)?;
            let written = file.found().ok().and_then(written);
            SavedGame::read_from(stopped, path, file, written)
        };
        read().map_err(StorageError::io(path))
    }

    pub(super) fn read_from(
        stopped: &dyn Fn() -> bool,
        path: &Path,
        text: impl Read,
        saved: Option<NaiveDateTime>,
    ) -> io::Result<SavedGame> {
        let (reading, has_more) = pgn::read_first(text, stopped)?;
        let fault = first_fault(&reading);
        let name = path.file_name().unwrap_or(path.as_os_str());
        let game = Game::from_pgn_unless(stopped, &reading.game);
        Ok(SavedGame {
            name: name.to_string_lossy().into_owned(),
            game: game.ok_or_else(|| io::Error::other("reading was stopped"))?,
            pgn: reading.game,
            saved,
            more: has_more && fault.is_none(),
            fault,
            text: Arc::default(),
        })
    }

    /// The last game, once this text is written to `last.txt`.
    ///
    /// # Errors
    /// None: reading from memory cannot fail.
    pub fn to_be_last(text: &str) -> Result<SavedGame, StorageError> {
        Contents::unwritten(text).parse(&|| false, Path::new(LAST))
    }

    /// Whether its file has the name `last.txt`.
    pub fn is_last(&self) -> bool {
        self.name == LAST
    }

    /// Whether the game can be resumed: it is undamaged, has not ended, and is all that its file has,
    /// which will be overwritten.
    pub fn is_unfinished(&self) -> bool {
        self.fault.is_none() && !self.more && self.game.outcome().is_none()
    }

    /// Whether another game may take its place: it is hardly begun, and its file has nothing that anyone
    /// has added to it.
    pub(super) fn is_replaceable(&self) -> bool {
        let bare = || self.game.without_additions().to_text();
        self.game.is_hardly_begun() && bare().as_bytes() == &*self.text
    }
}

/// The first fault of a game. A game with tags is complete only if it ends with a result, even if a tag
/// has one.
fn first_fault(reading: &ParsedGame) -> Option<PgnError> {
    let cut = reading.breaks_off.as_ref();
    let cut = cut.filter(|_| !reading.game.tags.is_empty());
    reading.faults.first().or(cut).cloned()
}

impl Contents {
    /// Reads the file of a game.
    ///
    /// # Errors
    /// If it cannot be read, or is larger than any game can be.
    pub(super) fn of_game(files: &dyn Files, path: &Path) -> Result<Contents, StorageError> {
        Contents::read(files, path, LARGEST_GAME)
    }

    pub(super) fn parse(
        &self,
        stopped: &dyn Fn() -> bool,
        path: &Path,
    ) -> Result<SavedGame, StorageError> {
        let saved = SavedGame::read_from(stopped, path, &*self.bytes, self.written);
        let saved = saved.map_err(StorageError::io(path))?;
        let text = self.bytes.as_slice().into();
        Ok(SavedGame { text, ..saved })
    }
}
