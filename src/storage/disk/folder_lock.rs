//! A lock for a folder, so that only one program writes to it.

use std::fs::File;
use std::io;
use std::path::Path;

use crate::storage::files::FolderLock;

/// A locked folder. The system releases the lock when the program ends, however it ends.
#[derive(Debug)]
pub(super) struct Locked(pub(super) File);

impl FolderLock for Locked {
    fn is_of(&self, folder: &Path) -> bool {
        is_in_place(&self.0, folder).unwrap_or(false)
    }
}

/// The folder itself, so that it needs no lock file.
#[cfg(unix)]
pub(super) fn lockable(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

#[cfg(unix)]
fn is_in_place(file: &File, folder: &Path) -> io::Result<bool> {
    use crate::storage::files::{Files, OpenFile};
    Ok(file.found()?.identity == super::Disk.find(folder)?.identity)
}

/// Other systems cannot lock folders: a file in it is locked instead.
#[cfg(not(unix))]
const LOCK: &str = ".lock";

#[cfg(not(unix))]
pub(super) fn lockable(folder: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    options.open(folder.join(LOCK))
}

#[cfg(not(unix))]
fn is_in_place(_: &File, folder: &Path) -> io::Result<bool> {
    folder.join(LOCK).try_exists()
}
