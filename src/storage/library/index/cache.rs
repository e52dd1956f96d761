//! Where the parts of indexes are.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::part::{Part, source};
use crate::storage::library::place::FileState;
use crate::storage::{Files, OpenFile};

/// The extension of their files.
const EXTENSION: &str = "index";

/// The folder of the indexes.
#[derive(Clone, Debug)]
pub(in super::super) struct Cache {
    files: Arc<dyn Files>,
    folder: PathBuf,
}

impl Cache {
    pub(in super::super) fn new(files: Arc<dyn Files>, folder: PathBuf) -> Cache {
        Cache { files, folder }
    }

    /// Opens a part of the index of a file, counted from 0; `None` if there is none, or none that can be used.
    pub(in super::super) fn open(
        &self,
        state: &FileState,
        number: usize,
    ) -> Option<Part<Box<dyn OpenFile>>> {
        let file = self.files.open(&self.path(state, number)).ok()?;
        Part::open(file, state).ok()
    }

    /// Whether there is such a file.
    pub(in super::super) fn has(&self, state: &FileState, number: usize) -> bool {
        self.files.is_file(&self.path(state, number))
    }

    /// Keeps a part. If that fails, as on a full disk, it is made anew when it is needed again.
    pub(in super::super) fn keep(&self, state: &FileState, number: usize, part: &[u8]) {
        let _ = self.files.write_own(&self.path(state, number), part);
    }

    /// Removes the parts from this number on: they are of an earlier, longer file.
    pub(in super::super) fn remove_from(&self, state: &FileState, number: usize) {
        let mut number = number;
        while self.files.remove(&self.path(state, number)).is_ok() {
            number += 1;
        }
    }

    /// Removes the indexes of files that are gone or have changed, so that the folder does not grow for ever.
    pub(in super::super) fn remove_old(&self) {
        let Ok(paths) = self.files.list(&self.folder) else {
            return;
        };
        for path in paths {
            let is_part = path.extension().is_some_and(|it| it == EXTENSION);
            if is_part && !self.is_current(&path) {
                // Another program may have removed it.
                let _ = self.files.remove(&path);
            }
        }
    }

    /// Whether a part of an index is of a file as it is now.
    fn is_current(&self, part: &Path) -> bool {
        let Ok(mut file) = self.files.open(part) else {
            return false;
        };
        let Ok(Some(source)) = source(&mut *file) else {
            return false;
        };
        // Other paths cannot be made of their bytes on every system.
        let Ok(source) = String::from_utf8(source) else {
            return true;
        };
        let state = FileState::at(&*self.files, Path::new(&source));
        state.is_ok_and(|state| Part::open(file, &state).is_ok())
    }

    fn path(&self, state: &FileState, number: usize) -> PathBuf {
        let name = name(&state.path);
        self.folder
            .join(format!("{name:016x}-{number}.{EXTENSION}"))
    }
}

/// A number for a path (FNV-1a). Should two paths have the same, each takes the other's place; the part itself names its
/// path.
fn name(path: &Path) -> u64 {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
    let bytes = path.as_os_str().as_encoded_bytes();
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
