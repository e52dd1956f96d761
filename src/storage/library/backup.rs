//! Copies of files that are not the program's own, made before it changes them.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::place::{FileState, copy_rest};
use crate::storage::contents::Contents;
use crate::storage::files::folder_of;
use crate::storage::{Files, Found, OpenFile, StorageError, directories, new_name};
use crate::time::{self, SystemTime};

/// How long a copy is kept.
const KEPT_FOR: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// What is added to the name of a file.
const ENDING: &str = ".deskmate.bak";

/// More bytes than any list of copies has.
const LARGEST: u64 = 16 * 1024 * 1024;

/// The copies that this program has made, and still knows as its own.
#[derive(Debug)]
pub struct Backups {
    files: Arc<dyn Files>,
    /// The list of copies; `None` if the home directory is not known.
    list: Option<PathBuf>,
    /// The files that this program has changed, as it left them: they need no further copy.
    left: HashMap<PathBuf, FileState>,
}

/// A copy.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Copy {
    path: PathBuf,
    made: SystemTime,
    size: u64,
    modified: SystemTime,
}

impl Copy {
    /// Whether a file is still this copy, and not one that somebody has changed or put in its place.
    fn is(&self, found: Found) -> bool {
        found.is_file && found.size == self.size && found.modified == Some(self.modified)
    }

    fn is_old(&self, now: SystemTime) -> bool {
        now.duration_since(self.made)
            .is_ok_and(|age| age >= KEPT_FOR)
    }
}

impl Backups {
    /// With the list of copies in the user's data directory.
    pub fn locate(files: Arc<dyn Files>) -> Backups {
        Backups::at(files, directories::data("backups.json").ok())
    }

    /// With the list of copies at this path, or without one.
    pub fn at(files: Arc<dyn Files>, list: impl Into<Option<PathBuf>>) -> Backups {
        Backups {
            files,
            list: list.into(),
            left: HashMap::new(),
        }
    }

    /// Where the files and their copies are.
    pub fn files(&self) -> &Arc<dyn Files> {
        &self.files
    }

    /// Keeps a file that is about to be changed as `NAME.deskmate.bak`, or under a numbered name after it. One that this
    /// program has left as it is needs no copy. Returns the copy, if one was made.
    ///
    /// # Errors
    /// If no copy can be made.
    pub fn keep(&mut self, path: &Path) -> Result<Option<PathBuf>, StorageError> {
        let keep = || -> io::Result<Option<PathBuf>> {
            let mut file = match self.files.open(path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                file => file?,
            };
            if self.left.get(path) == Some(&FileState::new(path, file.found()?)) {
                return Ok(None);
            }
            copy(&*self.files, path, &mut *file).map(Some)
        };
        let kept = keep().map_err(StorageError::io(path))?;
        if let Some(kept) = &kept {
            self.note(kept);
        }
        Ok(kept)
    }

    /// Keeps a file that is about to be replaced: all that is in it would be lost, also what this program has written.
    ///
    /// # Errors
    /// If no copy can be made.
    pub fn keep_replaced(&mut self, path: &Path) -> Result<Option<PathBuf>, StorageError> {
        self.left.remove(path);
        self.keep(path)
    }

    /// Notes that this program has written a file, or removed it.
    pub fn wrote(&mut self, path: &Path) {
        match FileState::at(&*self.files, path) {
            Ok(state) => self.left.insert(path.into(), state),
            Err(_) => self.left.remove(path),
        };
    }

    /// Removes the copies that are older than seven days. One that has changed since is somebody's own.
    pub fn remove_old(&self, now: SystemTime) {
        let mut copies = self.read();
        let count = copies.len();
        copies.retain(|copy| match self.files.find_name(&copy.path) {
            Ok(found) if !copy.is(found) => false,
            // Where the copy cannot be looked at now, as on a disk that is not there, it is tried again.
            Err(error) => error.kind() != io::ErrorKind::NotFound,
            Ok(_) => !copy.is_old(now) || self.files.remove(&copy.path).is_err(),
        });
        if copies.len() != count {
            self.write(&copies);
        }
    }

    /// A copy that cannot be noted stays for ever.
    fn note(&self, path: &Path) {
        let known = || {
            let found = self.files.find_name(path).ok()?;
            Some(Copy {
                path: std::path::absolute(path).ok()?,
                made: time::now(),
                size: found.size,
                modified: found.modified?,
            })
        };
        // Only such a path can be written to the list.
        if let Some(copy) = known().filter(|copy| copy.path.to_str().is_some()) {
            let mut copies = self.read();
            copies.push(copy);
            self.write(&copies);
        }
    }

    fn read(&self) -> Vec<Copy> {
        let read = |list: &PathBuf| Contents::json(&*self.files, list, LARGEST);
        self.list.as_ref().map(read).unwrap_or_default()
    }

    fn write(&self, copies: &[Copy]) {
        if let Some(list) = &self.list
            && let Ok(json) = serde_json::to_vec(copies)
        {
            let _ = self.files.write_own(list, &json);
        }
    }
}

/// Copies a file to the first free of its names. A copy of a link is one of what it leads to.
fn copy(files: &dyn Files, path: &Path, file: &mut dyn OpenFile) -> io::Result<PathBuf> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ENDING);
    let copied = files.draft(folder_of(path), Some(path), &mut |copy| {
        copy_rest(file, copy).map(drop)
    })?;
    let names = new_name::numbered(path.with_file_name(name));
    new_name::rename_to_free(files, copied.path(), names)
}
