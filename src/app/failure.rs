//! What went wrong outside.

use std::path::PathBuf;

use crate::storage::StorageError;
use crate::storage::library::Source;

/// Why something was not done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A file could not be read or written.
    Storage(StorageError),
    /// The program panicked while it was done.
    Panicked,
    /// The settings were not read, or not in full; the sentence says which.
    SettingsNotRead(String),
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
    /// A list could not be read; the file and why.
    NotListed(String),
    /// Nothing was put on the clipboard; what the system says.
    NotCopied(String),
    /// No text was read from the clipboard; what the system says.
    NotPasted(String),
    /// Games could not be saved in their folder before, and were rescued.
    Rescued {
        /// Where to.
        folder: PathBuf,
        /// How many games.
        games: usize,
    },
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Failure {
        Failure::Storage(error)
    }
}
