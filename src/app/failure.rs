//! What went wrong outside.

use std::path::PathBuf;

use crate::storage::library::{ListFault, Source};
use crate::storage::{SettingsFault, StorageError};

/// Why something was not done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A file could not be read or written.
    Storage(StorageError),
    /// The program panicked while it was done.
    Panicked,
    /// The settings were not read, or not in full.
    SettingsNotRead(SettingsFault),
    /// The settings could not be written.
    SettingsNotSaved(StorageError),
    /// A game could not be brought back, and is still in the trash.
    NotRestored {
        /// Why.
        error: StorageError,
        /// The file in the trash.
        trash: PathBuf,
    },
    /// There is no game where games were looked for.
    NoGame(Source),
    /// A file could not be listed.
    NotListed(ListFault),
    /// Nothing was put on the clipboard.
    NotCopied(ClipboardFault),
    /// No text was read from the clipboard.
    NotPasted(ClipboardFault),
    /// Games could not be saved in their folder before, and were rescued.
    Rescued {
        /// Where to.
        folder: PathBuf,
        /// How many games.
        games: usize,
    },
}

/// Why the clipboard could not be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClipboardFault {
    /// There is no text on it.
    NoText,
    /// The system has none.
    None,
    /// Another program uses it at the moment.
    Occupied,
    /// What is on it is said to be text, and is none.
    Damaged,
    /// Anything else; what the system says.
    System(String),
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Failure {
        Failure::Storage(error)
    }
}
