//! Files in memory, in place of the disk. They can fail as a disk can.

use std::collections::BTreeMap;
use std::io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime};

use deskmate::storage::{Draft, Files, FolderLock, Found, OpenFile, StorageError};

/// Files and folders. Clones are of the same memory.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    entries: BTreeMap<PathBuf, Entry>,
    /// The identities of locked folders.
    locked: Vec<(u64, u64)>,
    /// How much was written so far: the time and the identity of what is written next.
    written: u64,
    failure: Option<Failure>,
}

/// When writing a file fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Before it has its name.
    Early,
    /// When it has its name.
    Late,
}

#[derive(Clone, Debug)]
struct Entry {
    found: Found,
    bytes: Arc<[u8]>,
}

impl Memory {
    /// Lets writing fail from now on, or not any more.
    pub fn fail(&self, failure: Option<Failure>) {
        self.state().failure = failure;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no panic before")
    }

    fn entry(&self, path: &Path) -> io::Result<Entry> {
        self.state().entry(path)
    }
}

impl State {
    fn entry(&self, path: &Path) -> io::Result<Entry> {
        let entry = self.entries.get(path).cloned();
        entry.ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// Adds a file, or a folder if there are no bytes for it.
    fn add(&mut self, path: PathBuf, bytes: Option<Vec<u8>>) -> Entry {
        self.written += 1;
        let size = bytes.as_ref().map_or(0, Vec::len) as u64;
        let found = Found {
            is_file: bytes.is_some(),
            is_folder: bytes.is_none(),
            size,
            modified: Some(SystemTime::UNIX_EPOCH + Duration::from_secs(self.written)),
            identity: Some((0, self.written)),
        };
        let bytes = bytes.unwrap_or_default().into();
        let entry = Entry { found, bytes };
        self.entries.insert(path, entry.clone());
        entry
    }

    fn fails(&self, failure: Failure) -> io::Result<()> {
        if self.failure == Some(failure) {
            return Err(io::Error::other("a broken disk"));
        }
        Ok(())
    }
}

impl Files for Memory {
    fn find(&self, path: &Path) -> io::Result<Found> {
        Ok(self.entry(path)?.found)
    }

    fn find_name(&self, path: &Path) -> io::Result<Found> {
        self.find(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.entry(folder)?;
        let state = self.state();
        let inside = |path: &&PathBuf| path.parent() == Some(folder);
        Ok(state.entries.keys().filter(inside).cloned().collect())
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn OpenFile>> {
        let entry = self.entry(path)?;
        let bytes = Cursor::new(entry.bytes);
        Ok(Box::new(Opened(bytes, entry.found)))
    }

    fn draft(
        &self,
        folder: &Path,
        _like: Option<&Path>,
        write: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<Box<dyn Draft>> {
        self.entry(folder)?;
        let mut bytes = Vec::new();
        write(&mut bytes)?;
        let mut state = self.state();
        state.fails(Failure::Early)?;
        let path = folder.join(format!(".draft-{}", state.written));
        state.add(path.clone(), Some(bytes));
        Ok(Box::new(Unnamed(self.clone(), path)))
    }

    fn rename_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.entry(from)?;
        self.link_to_new(from, to)?;
        self.remove(from)
    }

    fn link_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        let entry = state.entry(from)?;
        match state.entries.get(to) {
            Some(there) if there.found.identity != entry.found.identity => {
                Err(ErrorKind::AlreadyExists.into())
            }
            _ => {
                state.entries.insert(to.into(), entry);
                Ok(())
            }
        }
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let removed = self.state().entries.remove(path);
        removed.map(drop).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.state();
        let mut folders: Vec<&Path> = folder.ancestors().collect();
        while let Some(folder) = folders.pop() {
            match state.entries.get(folder) {
                Some(entry) if !entry.found.is_folder => {
                    return Err(ErrorKind::NotADirectory.into());
                }
                Some(_) => {}
                None => drop(state.add(folder.into(), None)),
            }
        }
        Ok(())
    }

    fn lock(&self, folder: &Path) -> Result<Option<Box<dyn FolderLock>>, StorageError> {
        let mut state = self.state();
        let Some(identity) = state.entries.get(folder).and_then(|it| it.found.identity) else {
            return Ok(None);
        };
        if state.locked.contains(&identity) {
            return Err(StorageError::InUse(folder.into()));
        }
        state.locked.push(identity);
        Ok(Some(Box::new(Lock(self.clone(), identity))))
    }
}

struct Opened(Cursor<Arc<[u8]>>, Found);

impl Read for Opened {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes)
    }
}

impl Seek for Opened {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.0.seek(to)
    }
}

impl OpenFile for Opened {
    fn found(&self) -> io::Result<Found> {
        Ok(self.1)
    }
}

struct Unnamed(Memory, PathBuf);

impl Draft for Unnamed {
    fn path(&self) -> &Path {
        &self.1
    }

    fn replace(self: Box<Self>, path: &Path) -> io::Result<Found> {
        let mut state = self.0.state();
        let entry = state.entry(&self.1)?;
        let found = entry.found;
        state.entries.insert(path.into(), entry);
        state.fails(Failure::Late)?;
        Ok(found)
    }
}

impl Drop for Unnamed {
    fn drop(&mut self) {
        self.0.state().entries.remove(&self.1);
    }
}

#[derive(Debug)]
struct Lock(Memory, (u64, u64));

impl FolderLock for Lock {
    fn is_of(&self, folder: &Path) -> bool {
        self.0
            .find(folder)
            .is_ok_and(|it| it.identity == Some(self.1))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.0.state().locked.retain(|locked| *locked != self.1);
    }
}
