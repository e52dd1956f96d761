//! The disk. Only here, storage uses the files of the system.

mod atomic;
mod folder_lock;
mod new_file;
mod new_name;

pub use new_file::NewFile;

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use folder_lock::Locked;

use super::StorageError;
use super::files::{Draft, Files, FolderLock, Found, OpenFile, folder_of};
use super::new_name::is_taken;

/// All files of the system.
#[derive(Clone, Copy, Debug)]
pub struct Disk;

impl Files for Disk {
    fn find(&self, path: &Path) -> io::Result<Found> {
        Ok(found(&fs::metadata(path)?))
    }

    fn find_name(&self, path: &Path) -> io::Result<Found> {
        Ok(found(&fs::symlink_metadata(path)?))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(folder)?.flatten();
        Ok(entries.map(|entry| entry.path()).collect())
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn OpenFile>> {
        Ok(Box::new(File::open(path)?))
    }

    fn draft(
        &self,
        folder: &Path,
        like: Option<&Path>,
        write: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<Box<dyn Draft>> {
        let mut file = atomic::make_temporary(folder)?;
        if let Some(like) = like {
            atomic::keep_permissions(like, file.as_file());
        }
        write(file.as_file_mut())?;
        atomic::sync(file.as_file())?;
        Ok(Box::new(file))
    }

    fn rename_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        new_name::rename(from, to)?;
        atomic::sync_folder(folder_of(to))?;
        atomic::sync_folder(folder_of(from))
    }

    fn link_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        match new_name::link(from, to) {
            // A program gave it this name and was then interrupted.
            Err(error) if is_taken(&error) && self.is_same(from, to) => {}
            linked => linked?,
        }
        atomic::sync_folder(folder_of(to))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        fs::remove_dir(folder)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        if self.is_folder(folder) {
            return Ok(());
        }
        let parent = folder_of(folder);
        if parent != folder {
            self.make_folder(parent)?;
        }
        match fs::create_dir(folder) {
            // Another program created it first.
            Err(_) if self.is_folder(folder) => Ok(()),
            Err(error) if is_taken(&error) => Err(io::Error::other(format!(
                "{} is not a folder",
                folder.display()
            ))),
            Err(error) => Err(error),
            Ok(()) => atomic::sync_folder(parent),
        }
    }

    fn lock(&self, folder: &Path) -> Result<Option<Box<dyn FolderLock>>, StorageError> {
        let Ok(file) = folder_lock::lockable(folder) else {
            return Ok(None);
        };
        match file.try_lock() {
            Ok(()) => {
                atomic::remove_leftovers(folder);
                Ok(Some(Box::new(Locked(file))))
            }
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse(folder.into())),
            Err(TryLockError::Error(_)) => Ok(None),
        }
    }
}

impl OpenFile for File {
    fn found(&self) -> io::Result<Found> {
        Ok(found(&self.metadata()?))
    }
}

impl Draft for NamedTempFile {
    fn path(&self) -> &Path {
        NamedTempFile::path(self)
    }

    fn replace(self: Box<Self>, path: &Path) -> io::Result<Found> {
        let found = self.as_file().found()?;
        self.persist(path)?;
        atomic::sync_folder(folder_of(path))?;
        Ok(found)
    }
}

fn found(metadata: &Metadata) -> Found {
    Found {
        is_file: metadata.is_file(),
        is_folder: metadata.is_dir(),
        size: metadata.len(),
        modified: metadata.modified().ok(),
        identity: identity(metadata),
    }
}

#[cfg(unix)]
fn identity(metadata: &Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    Some((metadata.dev(), metadata.ino()))
}

/// Other systems do not tell.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Option<(u64, u64)> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn folders_are_created_with_their_parents() {
        let folder = TempDir::new().expect("a folder");
        let deep = folder.path().join("a/b/c");
        Disk.make_folder(&deep).expect("made");
        Disk.make_folder(&deep).expect("there already");
        assert!(deep.is_dir());
        fs::write(folder.path().join("file"), "").expect("written");
        assert!(Disk.make_folder(&folder.path().join("file/d")).is_err());
    }
}
