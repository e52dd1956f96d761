//! The last resort for a game that could not be saved.

use std::borrow::Cow;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::contents::Contents;
use super::files::Files;
use super::{StorageError, archive, directories, new_name};

/// The maximum bytes of a list of rescued games.
const LARGEST_LIST: u64 = 1024 * 1024;

/// Where a game is that could not be saved to the folder of games.
#[derive(Debug)]
pub struct Rescued {
    why: String,
    /// The file, or the game's text if none could be written.
    kept: Result<PathBuf, String>,
}

impl Rescued {
    /// Writes a game to a dated file in the first folder in which that works.
    pub(super) fn write(files: &dyn Files, text: &str, why: &str, folders: &[PathBuf]) -> Rescued {
        let kept = folders
            .iter()
            .find_map(|folder| keep(files, text, folder).ok());
        Rescued {
            why: why.to_owned(),
            kept: kept.ok_or_else(|| text.to_string()),
        }
    }

    /// The file of the game, if one could be written.
    pub fn file(&self) -> Option<&Path> {
        self.kept.as_deref().ok()
    }
}

impl fmt::Display for Rescued {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let why = &self.why;
        match &self.kept {
            Ok(file) => write!(
                f,
                "a game could not be saved ({why}); it is kept in {}",
                file.display()
            ),
            Err(text) => write!(f, "a game could not be saved anywhere ({why}):\n{text}"),
        }
    }
}

fn keep(files: &dyn Files, text: &str, folder: &Path) -> Result<PathBuf, StorageError> {
    let saved = Contents::unwritten(text).parse(&|| false, folder)?;
    let names = archive::numbered(folder, &archive::stem(&saved.game));
    let write = || -> io::Result<PathBuf> {
        files.make_folder(folder)?;
        let file = files.draft(folder, None, &mut |file| file.write_all(text.as_bytes()))?;
        new_name::rename_to_free(files, file.path(), names)
    };
    write().map_err(StorageError::io(folder))
}

/// The folders for games that cannot be saved: one next to the games folder in the user's data
/// directory, and the one for temporary files.
pub(super) fn rescue_folders() -> Vec<PathBuf> {
    let kept = directories::data("rescued").ok();
    kept.into_iter().chain(directories::temporary()).collect()
}

/// The folder of rescued games in the user's data directory and the number of its games, if any is new
/// since the last call.
pub fn newly_rescued(files: &dyn Files) -> Option<(PathBuf, usize)> {
    let folder = directories::data("rescued").ok()?;
    let games = newly_in(files, &folder)?;
    Some((folder, games))
}

/// A list next to the folder has the names already reported, only of files that still exist, so that it
/// does not grow. If it cannot be written, the same games are reported again.
fn newly_in(files: &dyn Files, folder: &Path) -> Option<usize> {
    let list = folder.with_extension("told");
    let told = Contents::read(files, &list, LARGEST_LIST);
    let told = told.map_or(Vec::new(), |contents| contents.bytes);
    let told: HashSet<&[u8]> = told.split(|&byte| byte == b'\n').collect();
    let entries = files.list(folder).ok()?;
    let names = entries.iter().filter_map(|path| path.file_name());
    let names: Vec<_> = names.map(OsStr::to_string_lossy).collect();
    let is_new = |name: &Cow<str>| !told.contains(name.as_bytes());
    if !names.iter().any(is_new) {
        return None;
    }
    let _ = files.write(&list, (names.join("\n") + "\n").as_bytes());
    Some(names.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Disk;
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn rescued_games_are_reported_once_until_there_are_new_ones() {
        let data = TempDir::new().expect("a folder");
        let folder = data.path().join("rescued");
        let list = data.path().join("rescued.told");
        let put = |name| fs::write(folder.join(name), "1. e4 *").expect("written");
        assert_eq!(newly_in(&Disk, &folder), None, "no folder");
        fs::create_dir(&folder).expect("made");
        assert_eq!(newly_in(&Disk, &folder), None, "no game");
        assert!(!list.exists());
        put("one.pgn");
        assert_eq!(newly_in(&Disk, &folder), Some(1));
        assert_eq!(newly_in(&Disk, &folder), None);
        put("two.pgn");
        assert_eq!(newly_in(&Disk, &folder), Some(2));
        assert_eq!(newly_in(&Disk, &folder), None);
        // One was taken away, and another came: as many as before.
        fs::remove_file(folder.join("one.pgn")).expect("removed");
        assert_eq!(newly_in(&Disk, &folder), None);
        put("three.pgn");
        assert_eq!(newly_in(&Disk, &folder), Some(2));
        let told = fs::read_to_string(&list).expect("a list");
        assert!(!told.contains("one.pgn"), "{told}");
    }

    #[test]
    fn without_a_list_games_are_reported_again() {
        let data = TempDir::new().expect("a folder");
        let folder = data.path().join("rescued");
        fs::create_dir_all(data.path().join("rescued.told/inner")).expect("made");
        fs::create_dir(&folder).expect("made");
        fs::write(folder.join("one.pgn"), "1. e4 *").expect("written");
        assert_eq!(newly_in(&Disk, &folder), Some(1));
        assert_eq!(newly_in(&Disk, &folder), Some(1));
    }
}
