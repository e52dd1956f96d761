//! The files that the program keeps beside the games, such as the exercises.

use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::contents::Contents;
use super::files::Files;
use super::{StorageError, new_name};

/// More bytes than any of them has.
const LARGEST: u64 = 64 * 1024 * 1024;

/// What such a file holds, as JSON.
pub(super) trait Owned: Serialize + DeserializeOwned + Default {
    /// The name of the file.
    const NAME: &'static str;

    /// Whether a later version of the program may have written it.
    fn is_newer(&self) -> bool;
}

/// Why a file of the program could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// For this reason, and it is left as it is.
    Left(StorageError),
    /// It has nothing that this program can read, and was renamed.
    SetAside {
        /// The new name.
        name: String,
        /// What is wrong.
        error: StorageError,
    },
}

impl FileFault {
    /// Renames a file that has nothing that can be read, if it may be renamed.
    pub(super) fn of_damaged(
        files: &dyn Files,
        path: &Path,
        may_rename: bool,
        error: StorageError,
    ) -> FileFault {
        let set_aside = || new_name::set_aside(files, path);
        match may_rename.then(set_aside).flatten() {
            Some(name) => FileFault::SetAside { name, error },
            None => FileFault::Left(error),
        }
    }

    /// Whether the file is still there, so that it is not to be overwritten.
    pub(super) fn is_left(&self) -> bool {
        matches!(self, FileFault::Left(_))
    }
}

/// A file in a folder of games.
#[derive(Debug)]
pub(super) struct OwnFile<T> {
    path: PathBuf,
    /// Whether the file could be neither read nor set aside; then it is not overwritten.
    spared: bool,
    holds: PhantomData<T>,
}

impl<T: Owned> OwnFile<T> {
    pub(super) fn in_folder(folder: &Path) -> OwnFile<T> {
        OwnFile {
            path: folder.join(T::NAME),
            spared: false,
            holds: PhantomData,
        }
    }

    /// Reads it; the default if there is no file. One that is damaged, or that a later version of the program has
    /// written, is set aside if it may be: as `NAME.damaged.json`, or a numbered name after it.
    pub(super) fn read(&mut self, files: &dyn Files, may_rename: bool) -> (T, Option<FileFault>) {
        let (held, fault) = match self.held(files, may_rename) {
            Ok(held) => (held, None),
            Err(fault) => (T::default(), Some(fault)),
        };
        self.spared = fault.as_ref().is_some_and(FileFault::is_left);
        (held, fault)
    }

    fn held(&self, files: &dyn Files, may_rename: bool) -> Result<T, FileFault> {
        let error = match Contents::read(files, &self.path, LARGEST) {
            Ok(contents) => match parse(&contents.bytes) {
                Ok(read) => return Ok(read),
                Err(error) => StorageError::io(&self.path)(error),
            },
            Err(StorageError::Io { error, .. }) if is_missing(&error) => return Ok(T::default()),
            Err(error @ StorageError::Io { .. }) => return Err(FileFault::Left(error)),
            Err(error) => error,
        };
        Err(FileFault::of_damaged(files, &self.path, may_rename, error))
    }

    /// Writes it.
    ///
    /// # Errors
    /// If the file cannot be written, or could not be read before.
    pub(super) fn write(&self, files: &dyn Files, held: &T) -> Result<(), StorageError> {
        if self.spared {
            return Err(StorageError::Spared(self.path.clone()));
        }
        let json = serde_json::to_string_pretty(held);
        let json = json.map_err(|error| StorageError::io(&self.path)(error.into()))?;
        files.write_own(&self.path, format!("{json}\n").as_bytes())
    }
}

/// Whether there is no such file, or no folder that could hold it.
fn is_missing(error: &io::Error) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory)
}

fn parse<T: Owned>(bytes: &[u8]) -> io::Result<T> {
    let held: T = serde_json::from_slice(bytes)?;
    if held.is_newer() {
        return Err(io::Error::other(
            "written by a later version of the program",
        ));
    }
    Ok(held)
}
