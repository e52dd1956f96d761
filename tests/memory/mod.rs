//! Files in memory that can fail as a disk can.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use deskmate::storage::{self, Draft, Files, FolderLock, Found, OpenFile, StorageError};

/// Files and folders. Clones are of the same memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    files: storage::Memory,
    failure: Arc<Mutex<Option<Failure>>>,
}

/// When writing a file fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Before it has its name.
    Early,
    /// When it has its name.
    Late,
}

impl Memory {
    /// Lets writing fail from now on, or not any more.
    pub fn fail(&self, failure: Option<Failure>) {
        *self.failure.lock().expect("no panic before") = failure;
    }

    fn fails(&self, failure: Failure) -> io::Result<()> {
        if *self.failure.lock().expect("no panic before") == Some(failure) {
            return Err(io::Error::other("a broken disk"));
        }
        Ok(())
    }
}

impl Files for Memory {
    fn find(&self, path: &Path) -> io::Result<Found> {
        self.files.find(path)
    }

    fn find_name(&self, path: &Path) -> io::Result<Found> {
        self.files.find_name(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.files.list(folder)
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn OpenFile>> {
        self.files.open(path)
    }

    fn draft(
        &self,
        folder: &Path,
        like: Option<&Path>,
        write: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<Box<dyn Draft>> {
        let draft = self.files.draft(folder, like, write)?;
        self.fails(Failure::Early)?;
        Ok(Box::new(Unnamed(self.clone(), draft)))
    }

    fn rename_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.files.rename_to_new(from, to)
    }

    fn link_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.files.link_to_new(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.files.remove(path)
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        self.files.remove_folder(folder)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.files.make_folder(folder)
    }

    fn lock(&self, folder: &Path) -> Result<Option<Box<dyn FolderLock>>, StorageError> {
        self.files.lock(folder)
    }
}

struct Unnamed(Memory, Box<dyn Draft>);

impl Draft for Unnamed {
    fn path(&self) -> &Path {
        self.1.path()
    }

    fn replace(self: Box<Self>, path: &Path) -> io::Result<Found> {
        let found = self.1.replace(path)?;
        self.0.fails(Failure::Late)?;
        Ok(found)
    }
}
