//! Deleting listed games so that nothing is lost.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::date::Date;
use super::paths::may_hold_games;
use super::place::{FileState, GamePlace, Origin, copy, part};
use super::source::{Source, TRASH, trash_of};
use super::trash_index::{Cut, Record, TrashIndex};
use crate::storage::files::folder_of;
use crate::storage::{Files, LAST, OpenFile, StorageError, new_name};
use crate::time;

/// The games of a trash folder, one or more to a file, the one deleted last first.
pub(super) fn files(files: &dyn Files, trash: &Path) -> io::Result<Vec<PathBuf>> {
    let index = TrashIndex::read(files, trash);
    let changed = |path: &Path| files.find(path).ok().and_then(|found| found.modified);
    greatest_first(files, trash, |path| match index.get(path) {
        None => may_hold_games(path).then(|| changed(path)),
        Some((_, record)) => Some(Some(record.deleted)),
    })
}

/// The number of games in the trash of a source.
pub fn deleted_games(files: &dyn Files, of: &Source) -> usize {
    let found = self::files(files, &of.trash_folder());
    found.map_or(0, |found| found.len())
}

/// A game in the trash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deletion {
    /// The name of the file that it was in; `None` for the unfinished game, whose file players do not know.
    pub from: Option<String>,
    /// When it was deleted.
    pub date: Date,
}

/// What is known of the games in the trash of a source, by their files there.
pub fn deletions(files: &dyn Files, of: &Source) -> HashMap<PathBuf, Deletion> {
    let trash = of.trash_folder();
    let index = TrashIndex::read(files, &trash);
    let records = index.records().iter().map(|record| {
        let deletion = Deletion {
            from: Some(record.from.clone()).filter(|name| name != LAST),
            date: Date::of(record.deleted),
        };
        (trash.join(&record.name), deletion)
    });
    records.collect()
}

/// The files of a folder, those with the greatest key first, and of these the last by name and number; none if there is no
/// folder, which is created when a game is saved or deleted. `key` returns `None` for those to leave out.
pub(super) fn greatest_first<K: Ord>(
    files: &dyn Files,
    folder: &Path,
    key: impl Fn(&Path) -> Option<K>,
) -> io::Result<Vec<PathBuf>> {
    let paths = match files.list(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        paths => paths?,
    };
    let keyed = paths.into_iter().filter_map(|path| {
        let key = key(&path)?;
        let is_file = files.find(&path).ok()?.is_file;
        is_file.then(|| (key, new_name::name_and_number(&path), path))
    });
    let mut keyed: Vec<_> = keyed.collect();
    keyed.sort();
    Ok(keyed.into_iter().rev().map(|(.., path)| path).collect())
}

/// Moves a game to the folder `trash` next to its file, under a free name: the file itself, or only
/// this game if there are others in it. Returns the file in the trash.
///
/// # Errors
/// If the game is in no file, the file has changed since it was listed, the games around it would run
/// into each other, or a file cannot be written. The file is then unchanged.
pub fn delete(files: &dyn Files, place: &GamePlace) -> Result<PathBuf, StorageError> {
    delete_from(files, place).map(|(trash, _)| trash)
}

/// Moves games to the trash, as many as can be. Returns their files there, and what went wrong.
pub fn delete_all(files: &dyn Files, places: &[GamePlace]) -> (Vec<PathBuf>, Option<StorageError>) {
    let mut places = places.to_vec();
    // The last one of a file comes first, so that the others stay where they are.
    let rank = |place: &GamePlace| (place.path().map(Path::to_owned), place.range.start);
    places.sort_by_key(|place| std::cmp::Reverse(rank(place)));
    let mut deleted = Vec::new();
    let mut left: Option<Arc<FileState>> = None;
    for place in places {
        let known = left.take().filter(|left| place.path() == Some(&*left.path));
        let place = match known {
            Some(state) => place_in(files, state, place.range),
            None => place,
        };
        match delete_from(files, &place) {
            Ok((trash, state)) => {
                deleted.push(trash);
                left = state.map(Arc::new);
            }
            Err(error) => return (deleted, Some(error)),
        }
    }
    (deleted, None)
}

/// The place of a game in a file that has lost the games after it; the whole file if nothing else is left.
fn place_in(files: &dyn Files, state: Arc<FileState>, range: Range<u64>) -> GamePlace {
    let rest = range.end..state.size;
    let is_alone = range.start == 0 && is_blank(files, &state, rest).unwrap_or(false);
    GamePlace {
        range: if is_alone { 0..state.size } else { range },
        origin: Origin::File(state),
    }
}

/// Whether a part of a file is short and blank.
fn is_blank(files: &dyn Files, state: &FileState, range: Range<u64>) -> io::Result<bool> {
    const LONGEST: u64 = 16;
    if range.end.saturating_sub(range.start) > LONGEST {
        return Ok(false);
    }
    let mut file = files.open(&state.path)?;
    let mut rest = Vec::new();
    part(&mut *file, &range)?.read_to_end(&mut rest)?;
    Ok(rest.trim_ascii().is_empty())
}

/// The same as `delete`, with the new state of the file if games are left in it.
fn delete_from(
    files: &dyn Files,
    place: &GamePlace,
) -> Result<(PathBuf, Option<FileState>), StorageError> {
    let Origin::File(state) = &place.origin else {
        return Err(StorageError::NoFile);
    };
    let mut file = state.open(files)?;
    if place.is_whole_text() {
        let trash = move_file(files, state).map_err(StorageError::io(&state.path))?;
        note(files, &trash, state, |index| (index.end(), None));
        return Ok((trash, None));
    }
    let instead = separator(&mut *file, &place.range).map_err(StorageError::io(&state.path))?;
    let instead = instead.ok_or_else(|| StorageError::NotApart(state.path.clone()))?;
    let trash = copy_to_trash(files, state, &mut *file, &place.range);
    let trash = trash.map_err(StorageError::io(&state.path))?;
    let left = replace(files, state, |text| {
        copy(&mut *file, 0..place.range.start, text)?;
        text.write_all(instead)?;
        copy(&mut *file, place.range.end..state.size, text)
    })?;
    note(files, &trash, state, |index| {
        let at = index.replaced(state, &left, &place.range);
        let start = place.range.start;
        let cut = Cut::new(start, start + instead.len() as u64, &left);
        (at, Some(cut))
    });
    Ok((trash, Some(left)))
}

/// Notes where a game came from. `cut` returns the index of the record, and the place of the game.
fn note(
    files: &dyn Files,
    trash: &Path,
    state: &FileState,
    cut: impl FnOnce(&mut TrashIndex) -> (usize, Option<Cut>),
) {
    let name = |path: &Path| Some(path.file_name()?.to_str()?.to_string());
    let (Some(name), Some(from)) = (name(trash), name(&state.path)) else {
        return;
    };
    let mut index = TrashIndex::read(files, folder_of(trash));
    let (at, cut) = cut(&mut index);
    let record = Record {
        name,
        from,
        deleted: time::now(),
        cut,
    };
    index.insert(at, record);
    index.write(files);
}

/// A part of a file next to a trash folder was replaced.
pub(super) fn follow(files: &dyn Files, before: &FileState, now: &FileState, part: &Range<u64>) {
    let trash = trash_of(folder_of(&before.path));
    if files.is_folder(&trash) {
        let mut index = TrashIndex::read(files, &trash);
        index.replaced(before, now, part);
        index.write(files);
    }
}

/// The file that a game in the trash was in; the one of its own name next to the trash if that is not known.
pub fn origin(files: &dyn Files, trash: &Path) -> PathBuf {
    let folder = folder_of(trash);
    let index = TrashIndex::read(files, folder);
    let from = index.get(trash).map(|(_, it)| OsStr::new(&it.from));
    let from = from.or(trash.file_name());
    folder_of(folder).join(from.unwrap_or_default())
}

/// Removes the file of a game that has become part of another.
///
/// # Errors
/// If it has no file, the file has changed since it was listed or holds other games too, or it cannot be removed.
pub fn remove(files: &dyn Files, place: &GamePlace) -> Result<(), StorageError> {
    let path = &own_file(files, place)?.path;
    files.remove(path).map_err(StorageError::io(path))
}

/// The file of a game that is alone in it, if it has not changed since it was listed.
fn own_file<'a>(files: &dyn Files, place: &'a GamePlace) -> Result<&'a FileState, StorageError> {
    let Origin::File(state) = &place.origin else {
        return Err(StorageError::NoFile);
    };
    if !place.is_whole_text() {
        return Err(StorageError::NotApart(state.path.clone()));
    }
    state.open(files)?;
    Ok(state)
}

/// Removes a game from the trash for good. What is known of its place goes first: if the rest fails, the game is still there,
/// and is restored to a file of its own.
///
/// # Errors
/// If it is no file of a trash, the file has changed since it was listed or holds other games too, or it cannot be
/// removed.
pub fn destroy(files: &dyn Files, place: &GamePlace) -> Result<(), StorageError> {
    let path = &own_file(files, place)?.path;
    let folder = folder_of(path);
    if folder.file_name() != Some(OsStr::new(TRASH)) {
        return Err(StorageError::NoFile);
    }
    let mut index = TrashIndex::read(files, folder);
    if let Some((at, _)) = index.get(path) {
        index.remove(at);
        index.write(files);
    }
    files.remove(path).map_err(StorageError::io(path))?;
    remove_if_empty(files, folder);
    Ok(())
}

/// Removes the folder of a trash that has nothing left.
pub(super) fn remove_if_empty(files: &dyn Files, trash: &Path) {
    // One with anything in it is not removed.
    let _ = files.remove_folder(trash);
}

fn move_file(files: &dyn Files, state: &FileState) -> io::Result<PathBuf> {
    new_name::rename_to_free(files, &state.path, trash_names(files, &state.path)?)
}

fn copy_to_trash(
    files: &dyn Files,
    state: &FileState,
    file: &mut dyn OpenFile,
    game: &Range<u64>,
) -> io::Result<PathBuf> {
    let name = trash_names(files, &state.path)?;
    let folder = trash_of(folder_of(&state.path));
    let copied = files.draft(&folder, None, &mut |text| copy(file, game.clone(), text))?;
    new_name::rename_to_free(files, copied.path(), name)
}

/// The numbered names for a file in the trash folder, which is created if missing.
fn trash_names(files: &dyn Files, path: &Path) -> io::Result<impl Fn(u32) -> PathBuf + use<>> {
    let folder = trash_of(folder_of(path));
    files.make_folder(&folder)?;
    Ok(new_name::numbered(
        folder.join(path.file_name().unwrap_or_default()),
    ))
}

/// The separator that the games around this one need, so that they are read as before. `None` if there
/// is none: a game without tags cannot follow one that may have no result.
fn separator(file: &mut dyn OpenFile, game: &Range<u64>) -> io::Result<Option<&'static [u8]>> {
    let before = byte(file, game.start.checked_sub(1))?;
    let [first, next] = [byte(file, Some(game.start))?, byte(file, Some(game.end))?];
    Ok(match (before, next) {
        (None, _) | (_, None) => Some(b""),
        (Some(b'\n'), Some(b'[')) => Some(b""),
        (Some(_), Some(b'[')) => Some(b"\n"),
        _ if first == Some(b'[') => None,
        _ => Some(b""),
    })
}

fn byte(file: &mut dyn OpenFile, at: Option<u64>) -> io::Result<Option<u8>> {
    let Some(at) = at else {
        return Ok(None);
    };
    let mut byte = [0];
    let length = part(file, &(at..at + 1))?.read(&mut byte)?;
    Ok((length == 1).then_some(byte[0]))
}

/// Replaces a file, if it has not changed meanwhile. Returns its new state.
pub(super) fn replace(
    files: &dyn Files,
    state: &FileState,
    mut write: impl FnMut(&mut dyn Write) -> io::Result<()>,
) -> Result<FileState, StorageError> {
    let path = &state.path;
    let now = files.draft(folder_of(path), Some(path), &mut write);
    let now = now.map_err(StorageError::io(path))?;
    state.open(files)?;
    let now = now.replace(path).map_err(StorageError::io(path))?;
    Ok(FileState::new(path, now))
}
