//! Files of the program's own, read whole whatever may stand in their place.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use chrono::{DateTime, Local, NaiveDateTime};

use super::StorageError;

/// A file as it was read.
pub(super) struct Contents {
    pub(super) bytes: Vec<u8>,
    /// When it was last written, if the system tells.
    pub(super) written: Option<NaiveDateTime>,
}

impl Contents {
    /// What a file will hold when it is written.
    pub(super) fn unwritten(text: &str) -> Contents {
        Contents {
            bytes: text.as_bytes().to_vec(),
            written: None,
        }
    }

    /// Reads a file of at most so many bytes.
    ///
    /// # Errors
    /// If there is no file, or something else than one; if it is larger; if the system refuses.
    pub(super) fn read(path: &Path, most: u64) -> Result<Contents, StorageError> {
        // To open a pipe would be to wait for somebody who writes to it, and a device may never end.
        let found = fs::metadata(path).map_err(StorageError::io(path))?;
        if !found.is_file() {
            return Err(StorageError::NotAFile(path.into()));
        }
        let contents = Contents::read_some(path, most).map_err(StorageError::io(path))?;
        match contents.bytes.len() as u64 > most {
            true => Err(StorageError::TooLarge(path.into())),
            false => Ok(contents),
        }
    }

    /// Reads no more than it takes to see that the file is too large.
    fn read_some(path: &Path, most: u64) -> io::Result<Contents> {
        let file = File::open(path)?;
        let written = written(&file);
        let mut bytes = Vec::new();
        file.take(most + 1).read_to_end(&mut bytes)?;
        Ok(Contents { bytes, written })
    }
}

/// When a file was last written, if the system tells.
pub(super) fn written(file: &File) -> Option<NaiveDateTime> {
    let modified = file.metadata().ok()?.modified().ok()?;
    Some(DateTime::<Local>::from(modified).naive_local())
}
