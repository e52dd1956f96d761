//! The last resort for a game that could not be written where it belongs.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::app_strategy::AppStrategy;

use super::contents::Contents;
use super::{StorageError, archive, atomic, directories};

/// Where a game went that could not be written to the folder of games.
#[derive(Debug)]
pub struct Rescued {
    why: String,
    /// The file; the game's text where none could be written.
    kept: Result<PathBuf, String>,
}

impl Rescued {
    /// Writes a game to a dated file in the first of the folders that takes it.
    pub(super) fn write(text: &str, why: &StorageError, folders: &[PathBuf]) -> Rescued {
        let kept = folders.iter().find_map(|folder| keep(text, folder).ok());
        Rescued {
            why: why.to_string(),
            kept: kept.ok_or_else(|| text.to_string()),
        }
    }

    /// The file in which the game is, if one could be written.
    pub fn file(&self) -> Option<&Path> {
        self.kept.as_deref().ok()
    }
}

impl fmt::Display for Rescued {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let why = &self.why;
        match &self.kept {
            Ok(file) => write!(
                f,
                "a game could not be saved ({why}); it is kept in {}",
                file.display()
            ),
            Err(text) => write!(f, "a game could not be saved anywhere ({why}):\n{text}"),
        }
    }
}

fn keep(text: &str, folder: &Path) -> Result<PathBuf, StorageError> {
    let saved = Contents::unwritten(text).parse(folder)?;
    let write = || -> io::Result<PathBuf> {
        atomic::make_folder(folder)?;
        atomic::write_to_free(
            folder,
            text,
            archive::numbered(folder, &archive::stem(&saved.game)),
        )
    };
    write().map_err(StorageError::io(folder))
}

/// Where games are kept that cannot be written where they belong: a folder beside that of the games in
/// the user's data directory, or the one for temporary files.
pub(super) fn rescue_folders() -> Vec<PathBuf> {
    rescue_folder()
        .into_iter()
        .chain([std::env::temp_dir()])
        .collect()
}

fn rescue_folder() -> Option<PathBuf> {
    Some(directories().ok()?.in_data_dir("rescued"))
}

/// The folder in the user's data directory in which games were rescued, and how many are there still.
pub fn rescued_games() -> Option<(PathBuf, usize)> {
    let folder = rescue_folder()?;
    let games = fs::read_dir(&folder).ok()?.count();
    (games > 0).then_some((folder, games))
}
