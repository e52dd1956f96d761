//! Deleting listed games so that nothing is lost.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::place::{FileState, GamePlace, Origin, part};
use crate::storage::{LAST, StorageError, archive, atomic, new_name};

/// The folder for deleted games, next to their file.
const TRASH: &str = "trash";

/// A deleted game that can be restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deleted {
    /// The file it was in.
    path: PathBuf,
    /// The file in the trash that it is in.
    trash: PathBuf,
    /// Where it was in a file that has other games too; `None` if it was the whole file.
    cut: Option<Cut>,
}

/// The place of a game that was cut out of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Cut {
    /// The file with the game.
    before: FileState,
    /// The separator in its place, so that the games around it are not on one line.
    instead: Range<u64>,
    /// The file without the game.
    left: FileState,
}

impl Deleted {
    /// The file in the trash that the game is in.
    pub fn trash(&self) -> &Path {
        &self.trash
    }

    /// Call this after another game was restored: if that one was cut out of the same file after this
    /// one, this one can now be restored.
    pub fn follow(&mut self, restored: &Restored) {
        if let Some(cut) = &mut self.cut
            && let Some((before, now)) = &restored.change
            && cut.left == *before
        {
            cut.left = now.clone();
        }
    }
}

/// A game that was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// The file it is in.
    pub path: PathBuf,
    /// For a file with other games: its state before the game was deleted, and the current one.
    change: Option<(FileState, FileState)>,
}

/// Moves a game to the folder `trash` next to its file, under a free name: the file itself, or only
/// this game if there are others in it.
///
/// # Errors
/// If the game is in no file, the file has changed since it was listed, the games around it would run
/// into each other, or a file cannot be written. The file is then unchanged.
pub fn delete(place: &GamePlace) -> Result<Deleted, StorageError> {
    let Origin::File(state) = &place.origin else {
        return Err(StorageError::NoFile);
    };
    let file = state.open()?;
    if place.is_whole_text() {
        return move_file(state).map_err(StorageError::io(&state.path));
    }
    let instead = separator(&file, &place.range).map_err(StorageError::io(&state.path))?;
    let instead = instead.ok_or_else(|| StorageError::NotApart(state.path.clone()))?;
    let trash = copy_to_trash(state, &file, &place.range).map_err(StorageError::io(&state.path))?;
    let left = replace(state, |text| {
        copy(&file, 0..place.range.start, text)?;
        text.write_all(instead)?;
        copy(&file, place.range.end..state.size, text)
    })?;
    let end = place.range.start + instead.len() as u64;
    Ok(Deleted {
        path: state.path.clone(),
        trash,
        cut: Some(Cut {
            before: FileState::clone(state),
            instead: place.range.start..end,
            left,
        }),
    })
}

/// Puts a game back where it was. If its whole file was deleted and the name is taken now, it gets a
/// numbered name.
///
/// # Errors
/// If the file that it was a part of has changed since, or cannot be written. The game is then still in
/// the trash.
pub fn restore(deleted: &Deleted) -> Result<Restored, StorageError> {
    let Some(cut) = &deleted.cut else {
        return restore_file(deleted);
    };
    let file = cut.left.open()?;
    let game = File::open(&deleted.trash).map_err(StorageError::io(&deleted.trash))?;
    let now = replace(&cut.left, |text| {
        copy(&file, 0..cut.instead.start, text)?;
        io::copy(&mut &game, text)?;
        copy(&file, cut.instead.end..cut.left.size, text)
    })?;
    // If this fails, the game is in two places, which does no harm.
    let _ = fs::remove_file(&deleted.trash);
    Ok(Restored {
        path: deleted.path.clone(),
        change: Some((cut.before.clone(), now)),
    })
}

/// If there is another last game, this one gets an archive name: lists ignore `last_2.txt`.
fn restore_file(deleted: &Deleted) -> Result<Restored, StorageError> {
    let is_last = deleted.path.file_name().is_some_and(|name| name == LAST);
    let earlier = archive::names_of(atomic::folder_of(&deleted.path), &deleted.trash);
    let beside = new_name::numbered(deleted.path.clone());
    let name = |number| match number {
        2.. if is_last => earlier(number - 1),
        _ => beside(number),
    };
    let path = new_name::rename_to_free(&deleted.trash, name);
    let path = path.map_err(StorageError::io(&deleted.trash))?;
    Ok(Restored { path, change: None })
}

fn move_file(state: &FileState) -> io::Result<Deleted> {
    let trash = new_name::rename_to_free(&state.path, trash_names(&state.path)?)?;
    Ok(Deleted {
        path: state.path.clone(),
        trash,
        cut: None,
    })
}

fn copy_to_trash(state: &FileState, file: &File, game: &Range<u64>) -> io::Result<PathBuf> {
    let name = trash_names(&state.path)?;
    let folder = atomic::folder_of(&state.path).join(TRASH);
    let copied = atomic::temporary(&folder, |text| copy(file, game.clone(), text))?;
    new_name::rename_to_free(copied.path(), name)
}

/// The numbered names for a file in the trash folder, which is created if missing.
fn trash_names(path: &Path) -> io::Result<impl Fn(u32) -> PathBuf> {
    let folder = atomic::folder_of(path).join(TRASH);
    atomic::make_folder(&folder)?;
    Ok(new_name::numbered(
        folder.join(path.file_name().unwrap_or_default()),
    ))
}

/// The separator that the games around this one need, so that they are read as before. `None` if there
/// is none: a game without tags cannot follow one that may have no result.
fn separator(file: &File, game: &Range<u64>) -> io::Result<Option<&'static [u8]>> {
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

fn byte(file: &File, at: Option<u64>) -> io::Result<Option<u8>> {
    let Some(at) = at else {
        return Ok(None);
    };
    let mut byte = [0];
    let length = part(file, &(at..at + 1))?.read(&mut byte)?;
    Ok((length == 1).then_some(byte[0]))
}

pub(super) fn copy(file: &File, range: Range<u64>, to: &mut File) -> io::Result<()> {
    let length = range.end - range.start;
    let copied = io::copy(&mut part(file, &range)?, to)?;
    match copied == length {
        true => Ok(()),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

/// Replaces a file, if it has not changed meanwhile. Returns its new state.
pub(super) fn replace(
    state: &FileState,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<FileState, StorageError> {
    let failed = StorageError::io(&state.path);
    let replaced = atomic::temporary(atomic::folder_of(&state.path), |text| {
        atomic::keep_permissions(&state.path, text);
        write(text)
    });
    let replaced = match replaced {
        Ok(replaced) => replaced,
        Err(error) => return Err(failed(error)),
    };
    state.open()?;
    let left = FileState::of(&state.path, replaced.as_file());
    let persist = |left| atomic::persist(replaced, &state.path).map(|()| left);
    left.and_then(persist).map_err(failed)
}
