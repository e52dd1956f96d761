//! Failures of effects.

use std::path::PathBuf;

use crate::storage::library::{ListFault, Source};
use crate::storage::{FileFault, SettingsFault, StorageError};

/// Why an effect failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A file could not be read or written.
    Storage(StorageError),
    /// The program panicked while carrying it out.
    Panicked,
    /// It was stopped, since nobody waits for it any more.
    Stopped,
    /// The settings could not be read.
    SettingsNotRead(FileFault),
    /// The settings could not be written.
    SettingsNotSaved(StorageError),
    /// The exercises could not be read.
    ExercisesNotRead(FileFault),
    /// The exercises could not be written.
    ExercisesNotSaved(StorageError),
    /// The file that says which names belong to one player could not be read.
    NamesNotRead(FileFault),
    /// It could not be written.
    NamesNotSaved(StorageError),
    /// The values of the settings with these names could not be read, and are left as they are.
    NotUnderstood(Vec<String>),
    /// A game could not be restored, and is still in the trash.
    NotRestored {
        /// Why.
        error: StorageError,
        /// The file in the trash.
        trash: PathBuf,
    },
    /// No game was found here.
    NoGame(Source),
    /// A file could not be listed.
    NotListed(ListFault),
    /// Copying to the clipboard failed.
    NotCopied(ClipboardFault),
    /// Pasting from the clipboard failed.
    NotPasted(ClipboardFault),
    /// Games could not be saved in their folder earlier, and were rescued.
    Rescued {
        /// The folder that they were saved to.
        folder: PathBuf,
        /// The number of games.
        games: usize,
    },
}

impl From<SettingsFault> for Failure {
    fn from(fault: SettingsFault) -> Failure {
        match fault {
            SettingsFault::File(fault) => Failure::SettingsNotRead(fault),
            SettingsFault::NotUnderstood(names) => Failure::NotUnderstood(names),
        }
    }
}

/// Why the clipboard could not be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClipboardFault {
    /// It holds no text.
    NoText,
    /// The system has no clipboard.
    None,
    /// Another program is using it.
    Occupied,
    /// Its text is damaged.
    Damaged,
    /// Another error, as the system describes it.
    System(String),
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Failure {
        Failure::Storage(error)
    }
}
