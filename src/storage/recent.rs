//! The files that were opened last, listed in the user's data directory.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::contents::Contents;
use super::library::Date;
use super::{Files, StorageError, directories};
use crate::time::SystemTime;

/// How many files are remembered.
const MOST: usize = 8;

/// More bytes than any list of files has.
const LARGEST: u64 = 1024 * 1024;

/// The list of the files that were opened last.
#[derive(Clone, Debug)]
pub struct RecentFiles {
    files: Arc<dyn Files>,
    /// Where the list is; `None` if the home directory is not known.
    list: Option<PathBuf>,
}

/// A file that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecentFile {
    /// Its path.
    pub path: PathBuf,
    /// The number of games it had.
    pub games: usize,
    /// When it was opened last.
    pub opened: Date,
    /// Whether it is no longer there.
    pub is_missing: bool,
}

/// A file as it is listed.
#[derive(Debug, Serialize, Deserialize)]
struct Entry {
    path: PathBuf,
    games: usize,
    opened: SystemTime,
}

impl RecentFiles {
    /// With the list in the user's data directory.
    pub fn locate(files: Arc<dyn Files>) -> RecentFiles {
        RecentFiles::at(files, directories::data("recent.json").ok())
    }

    /// With the list at this path, or without one.
    pub fn at(files: Arc<dyn Files>, list: impl Into<Option<PathBuf>>) -> RecentFiles {
        let list = list.into();
        RecentFiles { files, list }
    }

    /// The files, the one opened last first.
    pub fn list(&self) -> Vec<RecentFile> {
        let recent = |entry: Entry| RecentFile {
            is_missing: !self.files.is_file(&entry.path),
            opened: Date::of(entry.opened),
            path: entry.path,
            games: entry.games,
        };
        self.read().into_iter().map(recent).collect()
    }

    /// Notes that a file with this many games was opened. Others are forgotten once there are many.
    ///
    /// # Errors
    /// If the list cannot be written.
    pub fn note(&self, path: &Path, games: usize, opened: SystemTime) -> Result<(), StorageError> {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
        // Only such a path can be written to the list.
        if path.to_str().is_none() {
            return Ok(());
        }
        let mut entries = self.read();
        entries.retain(|entry| entry.path != path);
        let entry = Entry {
            path,
            games,
            opened,
        };
        entries.insert(0, entry);
        entries.truncate(MOST);
        self.write(&entries)
    }

    /// Takes a file off the list. The file itself stays.
    ///
    /// # Errors
    /// If the list cannot be written.
    pub fn forget(&self, path: &Path) -> Result<(), StorageError> {
        let mut entries = self.read();
        entries.retain(|entry| entry.path != path);
        self.write(&entries)
    }

    fn read(&self) -> Vec<Entry> {
        let read = |list: &PathBuf| Contents::json(&*self.files, list, LARGEST);
        self.list.as_ref().map(read).unwrap_or_default()
    }

    fn write(&self, entries: &[Entry]) -> Result<(), StorageError> {
        match (&self.list, serde_json::to_vec(entries)) {
            (Some(list), Ok(json)) => self.files.write_own(list, &json),
            _ => Ok(()),
        }
    }
}
