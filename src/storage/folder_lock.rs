//! A lock for a folder, so that only one program writes to it.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use super::StorageError;

/// A locked folder. The system releases the lock when the program ends, however it ends.
#[derive(Debug)]
pub(super) struct FolderLock {
    file: File,
}

impl FolderLock {
    /// Locks a folder. `None` if it does not exist, or if its file system has no locks: then it counts
    /// as free.
    ///
    /// # Errors
    /// If another program has locked it.
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

    /// Whether this folder is locked, and not an earlier one of the same name.
    pub(super) fn is_of(&self, folder: &Path) -> bool {
        is_in_place(&self.file, folder).unwrap_or(false)
    }
}

/// The folder itself, so that it needs no lock file.
#[cfg(unix)]
fn lockable(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

#[cfg(unix)]
fn is_in_place(file: &File, folder: &Path) -> io::Result<bool> {
    use super::new_name::identity;
    Ok(identity(&file.metadata()?) == identity(&std::fs::metadata(folder)?))
}

/// Other systems cannot lock folders: a file in it is locked instead.
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
