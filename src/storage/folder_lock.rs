//! One program at a time writes to a folder.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use super::StorageError;

/// A folder that other programs know to be in use. The system lets it go with the program, however that
/// ends.
#[derive(Debug)]
pub(super) struct FolderLock {
    file: File,
}

impl FolderLock {
    /// Takes a folder. None if it is not there, or if its file system knows no locks: there it counts as
    /// free.
    ///
    /// # Errors
    /// If another program has it.
    pub(super) fn take(folder: &Path) -> Result<Option<FolderLock>, StorageError> {
        let Ok(file) = lockable(folder) else {
            return Ok(None);
        };
        match file.try_lock() {
            Ok(()) => Ok(Some(FolderLock { file })),
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse(folder.into())),
            Err(TryLockError::Error(_)) => Ok(None),
        }
    }

    /// Whether it is this folder that was taken, and not one that was there before it.
    pub(super) fn is_of(&self, folder: &Path) -> bool {
        is_in_place(&self.file, folder).unwrap_or(false)
    }
}

/// The folder itself, so that nothing has to be put into it.
#[cfg(unix)]
fn lockable(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

#[cfg(unix)]
fn is_in_place(file: &File, folder: &Path) -> io::Result<bool> {
    use super::atomic::identity;
    Ok(identity(&file.metadata()?) == identity(&std::fs::metadata(folder)?))
}

/// Elsewhere folders have no locks: a file in it stands for it.
#[cfg(not(unix))]
const LOCK: &str = ".lock";

#[cfg(not(unix))]
fn lockable(folder: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    options.open(folder.join(LOCK))
}

#[cfg(not(unix))]
fn is_in_place(_: &File, folder: &Path) -> io::Result<bool> {
    folder.join(LOCK).try_exists()
}
