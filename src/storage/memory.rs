//! Files in memory: where a system has no disk, and in tests.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::StorageError;
use super::files::{Draft, Files, FolderLock, Found, OpenFile};
use crate::time;

/// Keeps the files beyond the end of the program.
pub trait Keeper: Debug + Send + Sync {
    /// Keeps a file, or forgets it if there are no bytes for it. It lasts once this has returned.
    ///
    /// # Errors
    /// If it cannot, for example for want of room. What was kept before is then still there.
    fn keep(&self, path: &Path, bytes: Option<&[u8]>) -> io::Result<()>;

    /// Whether the files belong to another program, which may change them at any time.
    fn is_in_use(&self) -> bool {
        false
    }
}

/// Files and folders. Clones are of the same memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    state: Arc<Mutex<State>>,
    /// `None` if the files end with the program.
    keeper: Option<Arc<dyn Keeper>>,
}

#[derive(Debug, Default)]
struct State {
    entries: BTreeMap<PathBuf, Entry>,
    /// The identities of locked folders.
    locked: Vec<(u64, u64)>,
    /// The number of entries so far, by which they are told apart.
    made: u64,
    /// When something was written last, so that no two entries have the same time.
    written: Option<time::SystemTime>,
}

#[derive(Clone, Debug)]
struct Entry {
    found: Found,
    bytes: Arc<[u8]>,
}

impl Memory {
    /// The files that were kept, each with its path, and what keeps them from now on.
    pub fn kept(
        files: impl IntoIterator<Item = (PathBuf, Vec<u8>)>,
        keeper: Arc<dyn Keeper>,
    ) -> Memory {
        let mut memory = Memory::default();
        for (path, bytes) in files {
            let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
            // A file in the place of a folder was not kept by us.
            if memory.make_folder(&folder).is_ok() {
                memory.state().add(path, Some(bytes));
            }
        }
        memory.keeper = Some(keeper);
        memory
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn entry(&self, path: &Path) -> io::Result<Entry> {
        self.state().entry(path)
    }

    fn keep(&self, path: &Path, bytes: Option<&[u8]>) -> io::Result<()> {
        match &self.keeper {
            Some(keeper) => keeper.keep(path, bytes),
            None => Ok(()),
        }
    }
}

impl State {
    fn entry(&self, path: &Path) -> io::Result<Entry> {
        let entry = self.entries.get(path).cloned();
        entry.ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// Adds a file, or a folder if there are no bytes for it.
    fn add(&mut self, path: PathBuf, bytes: Option<Vec<u8>>) {
        self.made += 1;
        let next = self.written.map(|last| last + Duration::from_millis(1));
        let modified = next.map_or(time::now(), |next| next.max(time::now()));
        self.written = Some(modified);
        let found = Found {
            is_file: bytes.is_some(),
            is_folder: bytes.is_none(),
            size: bytes.as_ref().map_or(0, Vec::len) as u64,
            modified: Some(modified),
            identity: Some((0, self.made)),
        };
        let bytes = bytes.unwrap_or_default().into();
        self.entries.insert(path, Entry { found, bytes });
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
        let path = folder.join(format!(".draft-{}", state.made));
        state.add(path.clone(), Some(bytes));
        Ok(Box::new(Unnamed(self.clone(), path)))
    }

    fn rename_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.entry(from)?;
        self.link_to_new(from, to)?;
        self.remove(from)
    }

    fn link_to_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        let entry = self.entry(from)?;
        let there = self.entry(to).ok();
        if there.is_some_and(|there| there.found.identity != entry.found.identity) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.keep(to, Some(&entry.bytes))?;
        self.state().entries.insert(to.into(), entry);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.entry(path)?;
        self.keep(path, None)?;
        self.state().entries.remove(path);
        Ok(())
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        if !self.list(folder)?.is_empty() {
            return Err(ErrorKind::DirectoryNotEmpty.into());
        }
        self.state().entries.remove(folder);
        Ok(())
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
                None => state.add(folder.into(), None),
            }
        }
        Ok(())
    }

    fn lock(&self, folder: &Path) -> Result<Option<Box<dyn FolderLock>>, StorageError> {
        let mut state = self.state();
        let Some(identity) = state.entries.get(folder).and_then(|it| it.found.identity) else {
            return Ok(None);
        };
        let is_in_use = self.keeper.as_ref().is_some_and(|it| it.is_in_use());
        if is_in_use || state.locked.contains(&identity) {
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

/// A draft, whose name is not kept.
struct Unnamed(Memory, PathBuf);

impl Draft for Unnamed {
    fn path(&self) -> &Path {
        &self.1
    }

    fn replace(self: Box<Self>, path: &Path) -> io::Result<Found> {
        let entry = self.0.entry(&self.1)?;
        self.0.keep(path, Some(&entry.bytes))?;
        let found = entry.found;
        self.0.state().entries.insert(path.into(), entry);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Keeps files in a map, up to so many bytes.
    #[derive(Debug, Default)]
    struct Map {
        files: Mutex<BTreeMap<PathBuf, Vec<u8>>>,
        room: usize,
    }

    impl Keeper for Map {
        fn keep(&self, path: &Path, bytes: Option<&[u8]>) -> io::Result<()> {
            let mut files = self.files.lock().expect("no panic before");
            match bytes {
                Some(bytes) if bytes.len() > self.room => {
                    return Err(ErrorKind::StorageFull.into());
                }
                Some(bytes) => files.insert(path.into(), bytes.to_vec()),
                None => files.remove(path),
            };
            Ok(())
        }
    }

    #[test]
    fn what_is_kept_is_what_is_there_and_a_draft_is_not() {
        let keeper = Arc::new(Map {
            room: 8,
            ..Map::default()
        });
        let memory = Memory::kept([], keeper.clone());
        let [games, one, two, three] =
            ["/g", "/g/one", "/g/two", "/g/three"].map(|path| Path::new(path).to_path_buf());
        memory.make_folder(&games).expect("made");
        memory.write(&one, b"first").expect("written");
        memory.write(&one, b"second").expect("written");
        memory.write(&two, b"other").expect("written");
        memory.rename_to_new(&one, &three).expect("renamed");
        memory.remove(&two).expect("removed");
        let draft = memory.draft(&games, None, &mut |file| file.write_all(b"draft"));
        let kept = keeper.files.lock().expect("no panic before").clone();
        assert_eq!(
            kept,
            BTreeMap::from([(three.clone(), b"second".to_vec())]),
            "with {:?}",
            draft.is_ok()
        );
        let again = Memory::kept(kept, keeper.clone());
        assert_eq!(
            again.list(&games).expect("a folder"),
            std::slice::from_ref(&three)
        );
        let full = again.write(&three, b"more than there is room for");
        assert!(full.is_err());
        let mut text = String::new();
        let mut file = again.open(&three).expect("a file");
        file.read_to_string(&mut text).expect("text");
        assert_eq!(text, "second", "a file that could not be kept is as it was");
    }
}
