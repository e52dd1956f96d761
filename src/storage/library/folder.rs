//! What is in a folder, for the choice of a file.

use std::io;
use std::path::{Path, PathBuf};

use super::date::Date;
use super::paths::may_hold_games;
use crate::storage::Files;

/// Something in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FolderEntry {
    /// Its path.
    pub path: PathBuf,
    /// Its name, as far as it can be shown.
    pub name: String,
    /// Whether it is a folder.
    pub is_folder: bool,
    /// Its length in bytes.
    pub size: u64,
    /// When it was last written.
    pub modified: Date,
}

/// What is in a folder: first the folders, then the files that may have games, or all, sorted by name. Hidden ones are left
/// out.
///
/// # Errors
/// If the system refuses.
pub fn entries(files: &dyn Files, folder: &Path, all: bool) -> io::Result<Vec<FolderEntry>> {
    let paths = files.list(folder)?.into_iter();
    let mut entries: Vec<FolderEntry> = paths
        .filter_map(|path| entry(files, path))
        .filter(|entry| entry.is_folder || all || may_hold_games(&entry.path))
        .collect();
    entries.sort_by_cached_key(|entry| {
        let name = entry.name.to_lowercase();
        (!entry.is_folder, name, entry.path.clone())
    });
    Ok(entries)
}

fn entry(files: &dyn Files, path: PathBuf) -> Option<FolderEntry> {
    let name = path.file_name()?.to_string_lossy().into_owned();
    let found = files.find(&path).ok()?;
    let is_shown = !name.starts_with('.') && (found.is_folder || found.is_file);
    is_shown.then(|| FolderEntry {
        path,
        name,
        is_folder: found.is_folder,
        size: found.size,
        modified: found.modified.map(Date::of).unwrap_or_default(),
    })
}

/// The number of files in a folder that may have games.
pub fn game_files_in(files: &dyn Files, folder: &Path) -> usize {
    let paths = files.list(folder).unwrap_or_default();
    let is_game_file = |path: &&PathBuf| {
        let name = path.file_name().unwrap_or_default();
        !name.to_string_lossy().starts_with('.') && may_hold_games(path) && files.is_file(path)
    };
    paths.iter().filter(is_game_file).count()
}
