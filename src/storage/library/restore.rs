//! Restoring games from the trash.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

use super::place::{FileState, copy, copy_rest};
use super::trash::{origin, remove_if_empty, replace};
use super::trash_index::{Cut, TrashIndex};
use crate::notation::pgn::Skimmer;
use crate::storage::files::folder_of;
use crate::storage::{Files, LAST, StorageError, archive, new_name};

/// A file of the trash that was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// The file in the trash.
    pub trash: PathBuf,
    /// The file that its games are in now.
    pub path: PathBuf,
    /// The byte where they begin there.
    pub start: u64,
    /// Whether that is the file that they were in, and they are at their place.
    pub is_in_place: bool,
    /// Who played its games, White first.
    pub players: Vec<[String; 2]>,
}

/// Restores files of the trash, each of them once, until one cannot be. Returns what was restored, and the file that could not
/// be with what went wrong.
pub fn restore_all(
    files: &dyn Files,
    trash: &[PathBuf],
) -> (Vec<Restored>, Option<(PathBuf, StorageError)>) {
    let mut restored = Vec::new();
    let mut seen = HashSet::new();
    for path in trash.iter().filter(|path| seen.insert(*path)) {
        match restore(files, path) {
            Ok(it) => restored.push(it),
            Err(error) => return (restored, Some((path.clone(), error))),
        }
    }
    (restored, None)
}

/// Who played the games of a file, as far as it can be read.
fn players_of(files: &dyn Files, path: &Path) -> Vec<[String; 2]> {
    let mut players = Vec::new();
    if let Ok(file) = files.open(path) {
        let mut games = Skimmer::without_openings(file);
        while let Ok(Some(game)) = games.next_game() {
            let name = |tag| game.tag(tag).unwrap_or_default().to_owned();
            players.push(["White", "Black"].map(name));
        }
    }
    players
}

/// Puts a game from the trash back where it was. If its place is not known, or its file has changed since in another
/// way than by this program, it gets a file of its own; if the name of that is taken, a numbered one.
///
/// # Errors
/// If a file cannot be read or written. The game is then still in the trash.
pub fn restore(files: &dyn Files, trash: &Path) -> Result<Restored, StorageError> {
    let mut index = TrashIndex::read(files, folder_of(trash));
    let path = origin(files, trash);
    let record = index.get(trash);
    let record = record.map(|(at, record)| (at, record.clone()));
    let is_known = record.is_some();
    if let Some((at, _)) = record {
        index.remove(at);
    }
    let players = players_of(files, trash);
    let cut = record.and_then(|(at, record)| Some((at, record.cut?)));
    let start = cut.as_ref().map_or(0, |(_, cut)| cut.start);
    let (path, is_in_place) = match cut {
        None => restore_file(files, trash, path)?,
        Some((at, cut)) => match put_back(files, trash, &cut, &path) {
            Ok(now) => {
                index.follow(&cut.left(&path), &now, at);
                (path, true)
            }
            Err(error) if has_changed(&error) => (restore_file(files, trash, path)?.0, false),
            Err(error) => return Err(error),
        },
    };
    if is_known {
        index.write(files);
    }
    remove_if_empty(files, folder_of(trash));
    Ok(Restored {
        trash: trash.into(),
        path,
        start: if is_in_place { start } else { 0 },
        is_in_place,
        players,
    })
}

/// Whether a file is not the one that a game was cut out of.
fn has_changed(error: &StorageError) -> bool {
    match error {
        StorageError::Changed(_) => true,
        StorageError::Io { error, .. } => error.kind() == io::ErrorKind::NotFound,
        _ => false,
    }
}

/// Inserts a game at the place that it was cut out from. Returns the new state of the file.
fn put_back(
    files: &dyn Files,
    trash: &Path,
    cut: &Cut,
    path: &Path,
) -> Result<FileState, StorageError> {
    let left = cut.left(path);
    let mut file = left.open(files)?;
    let mut game = files.open(trash).map_err(StorageError::io(trash))?;
    let now = replace(files, &left, |text| {
        copy(&mut *file, 0..cut.start, text)?;
        copy_rest(&mut *game, text)?;
        copy(&mut *file, cut.end..left.size, text)
    })?;
    // If this fails, the game is in two places, which does no harm.
    let _ = files.remove(trash);
    Ok(now)
}

/// Moves a file of the trash to a free name: its own or a numbered one. If there is another last game, this one gets an
/// archive name: lists ignore `last_2.txt`. Returns the file, and whether it has its own name.
fn restore_file(
    files: &dyn Files,
    trash: &Path,
    original: PathBuf,
) -> Result<(PathBuf, bool), StorageError> {
    let is_last = original.file_name().is_some_and(|name| name == LAST);
    let earlier = archive::names_of(files, folder_of(&original), trash);
    let beside = new_name::numbered(original.clone());
    let name = |number| match number {
        2.. if is_last => earlier(number - 1),
        _ => beside(number),
    };
    let path = new_name::rename_to_free(files, trash, name);
    let path = path.map_err(StorageError::io(trash))?;
    let is_in_place = path == original;
    Ok((path, is_in_place))
}
