//! The file of the exercises, beside the games.

use std::io;
use std::path::{Path, PathBuf};

use super::record::Exercises;
use crate::storage::contents::Contents;
use crate::storage::files::Files;
use crate::storage::{StorageError, new_name};

/// More bytes than any exercises have.
const LARGEST: u64 = 64 * 1024 * 1024;

/// The name of the file.
const NAME: &str = "exercises.json";

/// A fault of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExercisesFault {
    /// It could not be read for this reason, and is left as it is.
    Left(StorageError),
    /// It has no exercises that this program can read, and was renamed.
    SetAside {
        /// The new name.
        name: String,
        /// What is wrong.
        error: StorageError,
    },
}

/// Whether there is no such file, or no folder that could hold it.
fn is_missing(error: &io::Error) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory)
}

/// `exercises.json` in a folder of games.
#[derive(Debug)]
pub(in crate::storage) struct ExercisesFile {
    path: PathBuf,
    /// Whether the file could be neither read nor set aside; then it is not overwritten.
    spared: bool,
}

impl ExercisesFile {
    pub(in crate::storage) fn in_folder(folder: &Path) -> ExercisesFile {
        ExercisesFile {
            path: folder.join(NAME),
            spared: false,
        }
    }

    /// Reads the exercises; none if there is no file. One that is damaged, or that a later version of the program has
    /// written, is set aside if it may be: as `exercises.damaged.json`, or a numbered name after it.
    pub(in crate::storage) fn read(
        &mut self,
        files: &dyn Files,
        may_rename: bool,
    ) -> (Exercises, Option<ExercisesFault>) {
        self.spared = false;
        let error = match Contents::read(files, &self.path, LARGEST) {
            Ok(contents) => match parse(&contents.bytes) {
                Ok(exercises) => return (exercises, None),
                Err(error) => StorageError::io(&self.path)(error),
            },
            Err(StorageError::Io { error, .. }) if is_missing(&error) => {
                return Default::default();
            }
            Err(error @ StorageError::Io { .. }) => {
                self.spared = true;
                return (Exercises::default(), Some(ExercisesFault::Left(error)));
            }
            Err(error) => error,
        };
        let fault = self.set_aside(files, may_rename, error);
        (Exercises::default(), Some(fault))
    }

    fn set_aside(
        &mut self,
        files: &dyn Files,
        may_rename: bool,
        error: StorageError,
    ) -> ExercisesFault {
        let name = new_name::numbered(self.path.with_extension("damaged.json"));
        let renamed = may_rename
            .then(|| new_name::rename_to_free(files, &self.path, name).ok())
            .flatten();
        match renamed {
            Some(aside) => {
                let name = aside.file_name().unwrap_or_default();
                let name = name.to_string_lossy().into_owned();
                ExercisesFault::SetAside { name, error }
            }
            None => {
                self.spared = true;
                ExercisesFault::Left(error)
            }
        }
    }

    /// Writes the exercises.
    ///
    /// # Errors
    /// If the file cannot be written, or could not be read before.
    pub(in crate::storage) fn write(
        &self,
        files: &dyn Files,
        exercises: &Exercises,
    ) -> Result<(), StorageError> {
        if self.spared {
            return Err(StorageError::Spared(self.path.clone()));
        }
        let json = serde_json::to_string_pretty(exercises);
        let json = json.map_err(|error| StorageError::io(&self.path)(error.into()))?;
        files.write_own(&self.path, format!("{json}\n").as_bytes())
    }
}

fn parse(bytes: &[u8]) -> io::Result<Exercises> {
    let exercises: Exercises = serde_json::from_slice(bytes)?;
    if exercises.is_newer() {
        return Err(io::Error::other(
            "written by a later version of the program",
        ));
    }
    Ok(exercises)
}
