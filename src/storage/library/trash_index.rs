//! Where the games in a trash folder came from. The list is kept in the folder, so that they can be restored at any time.
//! Without it they are restored to files of their own.

use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::place::FileState;
use crate::storage::Files;
use crate::storage::contents::Contents;
use crate::time::SystemTime;

/// The name of the list.
const INDEX: &str = "index.json";

/// More bytes than any list has.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Where a deleted game was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    /// The name of its file in the trash.
    pub(super) name: String,
    /// The name of the file that it was in, next to the trash.
    pub(super) from: String,
    /// When it was deleted.
    pub(super) deleted: SystemTime,
    /// Its place in a file that has other games too.
    pub(super) cut: Option<Cut>,
}

/// The place of a game that was cut out of a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Cut {
    /// The separator that stands in its place, in bytes.
    pub(super) start: u64,
    pub(super) end: u64,
    /// The state of the file without the game.
    size: u64,
    modified: Option<SystemTime>,
}

impl Cut {
    pub(super) fn new(start: u64, end: u64, left: &FileState) -> Cut {
        Cut {
            start,
            end,
            size: left.size,
            modified: left.modified,
        }
    }

    /// The file without the game.
    pub(super) fn left(&self, path: &Path) -> FileState {
        FileState {
            path: path.into(),
            size: self.size,
            modified: self.modified,
        }
    }

    fn is_in(&self, state: &FileState) -> bool {
        (self.size, self.modified) == (state.size, state.modified)
    }

    fn is_valid(&self) -> bool {
        self.start <= self.end && self.end <= self.size
    }

    /// Whether it has a byte of this part of its file, or is inside of it.
    fn overlaps(&self, part: &Range<u64>) -> bool {
        self.start < part.end && part.start < self.end
    }
}

/// The list of a trash folder. Games cut out of the same file are in the order of their places.
pub(super) struct TrashIndex {
    folder: PathBuf,
    records: Vec<Record>,
}

impl TrashIndex {
    /// Reads the list, as far as it can be understood.
    pub(super) fn read(files: &dyn Files, folder: &Path) -> TrashIndex {
        let mut records: Vec<Record> = Contents::json(files, &folder.join(INDEX), LARGEST);
        records.retain(|it| is_name(&it.name) && is_name(&it.from));
        for record in &mut records {
            record.cut.take_if(|cut| !cut.is_valid());
        }
        TrashIndex {
            folder: folder.into(),
            records,
        }
    }

    /// Writes the list, without games that are no longer in the trash. If this fails, games are restored to files of
    /// their own.
    pub(super) fn write(mut self, files: &dyn Files) {
        let is_there = |record: &Record| files.is_file(&self.folder.join(&record.name));
        self.records.retain(is_there);
        let path = self.folder.join(INDEX);
        let _ = if self.records.is_empty() {
            files.remove(&path).ok()
        } else {
            serde_json::to_vec(&self.records)
                .ok()
                .and_then(|json| files.write(&path, &json).ok())
        };
    }

    /// All that is known.
    pub(super) fn records(&self) -> &[Record] {
        &self.records
    }

    /// What is known of a file in the trash, and its index.
    pub(super) fn get(&self, file: &Path) -> Option<(usize, &Record)> {
        let name = file.file_name()?;
        let mut records = self.records.iter().enumerate();
        records.find(|(_, record)| *record.name == *name)
    }

    /// The index after the last game.
    pub(super) fn end(&self) -> usize {
        self.records.len()
    }

    pub(super) fn remove(&mut self, at: usize) {
        self.records.remove(at);
    }

    pub(super) fn insert(&mut self, at: usize, record: Record) {
        self.records.insert(at, record);
    }

    /// A part of a file was replaced by this program: the places of the games after it have moved. A place in that part is
    /// gone, as that of a separator which the list then showed as the end of a game; that game is restored to a file of
    /// its own. Returns the index of the first game after the part.
    pub(super) fn replaced(
        &mut self,
        before: &FileState,
        now: &FileState,
        part: &Range<u64>,
    ) -> usize {
        for record in &mut self.records {
            if is_of(record, &before.path) {
                let is_gone = |cut: &mut Cut| cut.is_in(before) && cut.overlaps(part);
                record.cut.take_if(is_gone);
            }
        }
        let first = self.first_from(before, part.end);
        self.follow(before, now, first);
        first
    }

    /// The index of the first game whose place in a file is at or after this byte.
    fn first_from(&self, file: &FileState, byte: u64) -> usize {
        let is_after = |record: &Record| {
            let cut = record.cut.as_ref().filter(|_| is_of(record, &file.path));
            cut.is_some_and(|cut| cut.is_in(file) && cut.start >= byte)
        };
        let found = self.records.iter().position(is_after);
        found.unwrap_or(self.records.len())
    }

    /// A file was changed by this program: the places of its games from this index on have moved.
    pub(super) fn follow(&mut self, before: &FileState, now: &FileState, first: usize) {
        for (at, record) in self.records.iter_mut().enumerate() {
            if !is_of(record, &before.path) {
                continue;
            }
            let Some(cut) = record.cut.as_mut().filter(|cut| cut.is_in(before)) else {
                continue;
            };
            let moved = |byte: u64| {
                if at >= first {
                    (byte + now.size).saturating_sub(before.size)
                } else {
                    byte
                }
            };
            *cut = Cut::new(moved(cut.start), moved(cut.end), now);
        }
    }
}

/// Whether a game was in this file.
fn is_of(record: &Record, path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == &*record.from)
}

/// Whether a text is the name of a file, and no path to elsewhere.
fn is_name(text: &str) -> bool {
    Path::new(text).file_name().is_some_and(|name| name == text)
}
