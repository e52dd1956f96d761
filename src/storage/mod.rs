//! The folder of games, the settings, and files that the user names. They are on a [`Disk`], or in what
//! stands in for it ([`Files`]).

mod archive;
mod big_clock;
mod choices;
mod clock_choice;
mod contents;
mod directories;
mod disk;
mod exercises;
mod files;
mod games;
pub mod library;
mod memory;
mod nearby;
mod new_name;
mod own_file;
#[cfg(target_family = "wasm")]
mod page;
mod places;
pub mod players;
mod recent;
mod rescue;
mod saved_game;
mod settings;
mod settings_file;
mod unread;

pub use crate::diagram::{BoardTheme, PieceSet};
pub use archive::{file_name, file_name_of_players};
pub use big_clock::{ClockStanding, SavedClock};
pub use choices::{
    BoardOrientation, ColorScheme, DateStyle, Letters, Notation, PictureKind, TextSize,
};
pub use clock_choice::{ClockChoice, ClockKind, SideTime};
pub use disk::{Disk, NewFile};
pub use exercises::{DAYS, Exercises, SavedExercise, SavedLine, Schedule, Solved, SourceGame};
pub use files::{Draft, Files, FolderLock, Found, OpenFile};
pub use games::GamesFolder;
use games::LAST;
pub use memory::{Keeper, Memory};
pub use own_file::FileFault;
#[cfg(target_family = "wasm")]
pub use page::{DOWNLOADS, OPENED, page_files};
pub use places::{FilePlace, PlaceKind, places};
pub use recent::{RecentFile, RecentFiles};
pub use rescue::{Rescued, newly_rescued};
pub use saved_game::SavedGame;
pub use settings::Settings;
pub use settings_file::{SettingsFault, SettingsFile};

use std::fmt;
use std::io::{self, Read};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An error with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The system refused to read, write or move a file.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        error: IoError,
    },
    /// A file has changed since its games were listed.
    Changed(PathBuf),
    /// A file exists that must not be overwritten.
    Exists(PathBuf),
    /// A game cannot be removed from a file, since the games around it would run into each other.
    NotApart(PathBuf),
    /// A game is in no file that it could be deleted from.
    NoFile,
    /// Not a regular file, but a folder, a pipe or a device.
    NotAFile(PathBuf),
    /// A file is too large for its purpose.
    TooLarge(PathBuf),
    /// Another program has locked the folder.
    InUse(PathBuf),
    /// A file could not be read and is not overwritten.
    Spared(PathBuf),
    /// The home directory, under which games and settings are kept, is not known.
    NoHome,
}

impl StorageError {
    /// What the system said of this file or folder as an error.
    pub fn io(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> StorageError {
        let path = path.into();
        |error| StorageError::Io {
            path,
            error: error.into(),
        }
    }

    /// The file or folder that the error is about.
    pub fn path(&self) -> Option<&Path> {
        match self {
            StorageError::Io { path, .. }
            | StorageError::Changed(path)
            | StorageError::Exists(path)
            | StorageError::NotApart(path)
            | StorageError::NotAFile(path)
            | StorageError::TooLarge(path)
            | StorageError::InUse(path)
            | StorageError::Spared(path) => Some(path),
            StorageError::NoFile | StorageError::NoHome => None,
        }
    }

    /// What went wrong, without the path.
    pub fn reason(&self) -> String {
        let reason = match self {
            StorageError::Io { error, .. } => return error.to_string(),
            StorageError::Changed(_) => "changed since it was listed",
            StorageError::Exists(_) => "a file with this name already exists",
            StorageError::NotApart(_) => {
                "the games before and after this one cannot be told apart without it"
            }
            StorageError::NoFile => "this game is in no file",
            StorageError::NotAFile(_) => "not a file",
            StorageError::TooLarge(_) => "too large",
            StorageError::InUse(_) => "another program has this folder of games open",
            StorageError::Spared(_) => "a file that could not be read is left as it is",
            StorageError::NoHome => "the home directory is not known; name a folder with --games",
        };
        reason.to_string()
    }
}

/// The reason first: where there is little room, the end of a line is cut.
impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = self.reason();
        match self.path() {
            Some(path) => write!(f, "{reason}: {}", path.display()),
            None => f.write_str(&reason),
        }
    }
}

impl std::error::Error for StorageError {}

/// An I/O error that can be cloned and compared: two are equal if they have the same kind and message.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", io_message(.0))]
pub struct IoError(Arc<io::Error>);

/// What the system says of an error, without the number that Rust adds to it.
pub fn io_message(error: &io::Error) -> String {
    let mut message = error.to_string();
    let number = error.raw_os_error();
    if let Some(number) = number.map(|number| format!(" (os error {number})"))
        && message.ends_with(&number)
    {
        message.truncate(message.len() - number.len());
    }
    message
}

impl From<io::Error> for IoError {
    fn from(error: io::Error) -> IoError {
        IoError(Arc::new(error))
    }
}

impl Deref for IoError {
    type Target = io::Error;

    fn deref(&self) -> &io::Error {
        &self.0
    }
}

impl PartialEq for IoError {
    fn eq(&self, other: &IoError) -> bool {
        self.kind() == other.kind() && self.to_string() == other.to_string()
    }
}

impl Eq for IoError {}

/// Opens a file for reading; `-` is the standard input.
///
/// # Errors
/// If the system refuses.
pub fn open(files: &dyn Files, path: &Path) -> Result<Box<dyn Read>, StorageError> {
    if is_standard_stream(path) {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = files.open(path).map_err(StorageError::io(path))?;
    Ok(file)
}

/// Whether a path stands for standard input or output.
pub fn is_standard_stream(path: &Path) -> bool {
    path == Path::new("-")
}

/// The folder in which external engines run, each in one of its own; `None` if the home directory is not known.
pub fn engines_folder() -> Option<PathBuf> {
    directories::data("engines").ok()
}
