//! Reading the program's own files whole, safe against pipes, devices and huge files.

use std::io::{self, Read};
use std::path::Path;

use chrono::NaiveDateTime;
use serde::de::DeserializeOwned;

use super::StorageError;
use super::files::{Files, Found};
use crate::time;

/// The contents of a file.
pub(super) struct Contents {
    pub(super) bytes: Vec<u8>,
    /// When it was last written, if known.
    pub(super) written: Option<NaiveDateTime>,
}

impl Contents {
    /// The contents of a file that is not written yet.
    pub(super) fn unwritten(text: &str) -> Contents {
        Contents {
            bytes: text.as_bytes().to_vec(),
            written: None,
        }
    }

    /// Reads a file of at most this many bytes.
    ///
    /// # Errors
    /// If there is no file, it is not a regular file, it is larger, or it cannot be read.
    pub(super) fn read(
        files: &dyn Files,
        path: &Path,
        most: u64,
    ) -> Result<Contents, StorageError> {
        // Opening a pipe would block until something writes to it, and a device may never end.
        let found = files.find(path).map_err(StorageError::io(path))?;
        if !found.is_file {
            return Err(StorageError::NotAFile(path.into()));
        }
        let contents = Contents::read_some(files, path, most).map_err(StorageError::io(path))?;
        if contents.bytes.len() as u64 > most {
            Err(StorageError::TooLarge(path.into()))
        } else {
            Ok(contents)
        }
    }

    /// The value in a file of JSON of at most this many bytes. One that cannot be read is as good as none.
    pub(super) fn json<T: DeserializeOwned + Default>(
        files: &dyn Files,
        path: &Path,
        most: u64,
    ) -> T {
        let contents = Contents::read(files, path, most).ok();
        let value = contents.and_then(|it| serde_json::from_slice(&it.bytes).ok());
        value.unwrap_or_default()
    }

    /// Reads at most one byte more than allowed.
    fn read_some(files: &dyn Files, path: &Path, most: u64) -> io::Result<Contents> {
        let file = files.open(path)?;
        let written = file.found().ok().and_then(written);
        let mut bytes = Vec::new();
        file.take(most + 1).read_to_end(&mut bytes)?;
        Ok(Contents { bytes, written })
    }
}

/// When a file was last written, if known.
pub(super) fn written(found: Found) -> Option<NaiveDateTime> {
    Some(time::local_of(found.modified?))
}
