//! Where files are: on the disk, or in what stands in for one, such as the memory of a test.

use std::fmt::Debug;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use super::StorageError;
use crate::time::SystemTime;

/// A place for files. What is written to it is there whole or not at all, and lasts once a method has returned.
pub trait Files: Debug + Send + Sync {
    /// What has this name; if it is a link, what that leads to.
    ///
    /// # Errors
    /// If there is nothing, or the system refuses; likewise below.
    fn find(&self, path: &Path) -> io::Result<Found>;

    /// What has this name, even if it is a link that leads nowhere.
    fn find_name(&self, path: &Path) -> io::Result<Found>;

    /// The paths of all that is in a folder, as far as they can be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Opens a file for reading.
    fn open(&self, path: &Path) -> io::Result<Box<dyn OpenFile>>;

    /// Writes a file with a temporary name in a folder. It has the permissions of the file `like`, as far as there are any.
    fn draft(
        &self,
        folder: &Path,
        like: Option<&Path>,
        write: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<Box<dyn Draft>>;

    /// Renames a file. A new name that is taken is refused with [`io::ErrorKind::AlreadyExists`].
    fn rename_to_new(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Gives a file a second name, as [`Files::rename_to_new`] gives another; it may have that name already. Where files
    /// have only one name, it is renamed.
    fn link_to_new(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Removes a folder that is empty.
    fn remove_folder(&self, folder: &Path) -> io::Result<()>;

    /// Creates a folder and its missing parents, if it is not there.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Locks a folder until the lock is dropped, and removes what killed programs have left there unfinished. `None` if
    /// there is no folder, or there are no locks: then it counts as free.
    ///
    /// # Errors
    /// If another program has locked it.
    fn lock(&self, folder: &Path) -> Result<Option<Box<dyn FolderLock>>, StorageError>;

    /// Whether this is a file, not a folder, a pipe or a device.
    fn is_file(&self, path: &Path) -> bool {
        self.find(path).is_ok_and(|it| it.is_file)
    }

    /// Whether this is a folder.
    fn is_folder(&self, path: &Path) -> bool {
        self.find(path).is_ok_and(|it| it.is_folder)
    }

    /// Whether anything has this name, even a dangling link.
    ///
    /// # Errors
    /// If the system cannot tell.
    fn is_there(&self, path: &Path) -> io::Result<bool> {
        match self.find_name(path) {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Whether two names are known to be of the same file, links not followed.
    fn is_same(&self, one: &Path, other: &Path) -> bool {
        let identity = |path| self.find_name(path).ok()?.identity;
        identity(one).is_some_and(|one| identity(other) == Some(one))
    }

    /// Replaces or creates a file in an existing folder. At every moment it has either its old or its new contents.
    ///
    /// # Errors
    /// If the system refuses; the file is then as it was.
    fn write(&self, path: &Path, contents: &[u8]) -> Result<(), StorageError> {
        let mut write = |file: &mut dyn Write| file.write_all(contents);
        self.draft(folder_of(path), Some(path), &mut write)
            .and_then(|file| file.replace(path).map(drop))
            .map_err(StorageError::io(path))
    }

    /// Replaces or creates one of the program's own files, and its folder if it is missing.
    ///
    /// # Errors
    /// If the system refuses; the file is then as it was.
    fn write_own(&self, path: &Path, contents: &[u8]) -> Result<(), StorageError> {
        let made = self.make_folder(folder_of(path));
        made.map_err(StorageError::io(path))?;
        self.write(path, contents)
    }
}

/// A file that is open for reading.
pub trait OpenFile: Read + Seek {
    /// What it is now.
    ///
    /// # Errors
    /// If the system refuses.
    fn found(&self) -> io::Result<Found>;
}

/// A whole file with a temporary name, which is removed when it is dropped.
pub trait Draft {
    /// The temporary name.
    fn path(&self) -> &Path;

    /// Gives it this name, in one step. A file that has the name is replaced, a link itself and not what it leads to.
    /// Returns what it is then.
    ///
    /// # Errors
    /// If the system refuses.
    fn replace(self: Box<Self>, path: &Path) -> io::Result<Found>;
}

/// A locked folder.
pub trait FolderLock: Debug + Send {
    /// Whether it is this folder, and not an earlier one of the same name.
    fn is_of(&self, folder: &Path) -> bool;
}

/// What has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// Whether it is a file of bytes. What is neither that nor a folder is a pipe, a device, or a link not followed.
    pub is_file: bool,
    /// Whether it is a folder.
    pub is_folder: bool,
    /// Its length in bytes.
    pub size: u64,
    /// When it was last written, if known.
    pub modified: Option<SystemTime>,
    /// The same for all names of one file only; `None` where that is not told.
    pub identity: Option<(u64, u64)>,
}

/// The folder of a file; for a bare name, the current one.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}
