//! Where a command writes games or a picture.

use std::io::Write;
use std::path::Path;

use deskmate::storage::{NewFile, StorageError, is_standard_stream};

use super::{Output, interruption};

/// Standard output, or a file that replaces one of its name when it is finished. Until then it can be dropped, or the
/// command interrupted, and nothing has changed.
pub enum Destination {
    StandardOutput,
    File(NewFile),
}

impl Destination {
    /// The file with this path; `-` is standard output.
    pub fn open(path: &Path) -> Result<Destination, StorageError> {
        if is_standard_stream(path) {
            return Ok(Destination::StandardOutput);
        }
        interruption::create(path).map(Destination::File)
    }

    pub fn write(&mut self, bytes: &[u8], out: &mut Output) -> anyhow::Result<()> {
        match self {
            Destination::StandardOutput => out.write_all(bytes)?,
            Destination::File(file) => file.write(bytes)?,
        }
        Ok(())
    }

    /// Gives the file its name.
    pub fn finish(self) -> Result<(), StorageError> {
        match self {
            Destination::StandardOutput => Ok(()),
            Destination::File(file) => file.finish(),
        }
    }
}
