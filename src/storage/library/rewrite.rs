//! Saving a game in its place.

use std::io;
use std::ops::Range;
use std::sync::Arc;

use super::place::{GamePlace, Origin, copy, part};
use super::trash::{self, replace};
use crate::storage::{Files, OpenFile, StorageError};

/// Replaces a game in its file by another text, atomically. The whitespace after the game and the escape lines before it
/// are kept. Returns its new place.
///
/// # Errors
/// If the game is in no file, the file has changed since it was listed, or it cannot be written. The
/// file is then unchanged.
pub fn rewrite(
    files: &dyn Files,
    place: &GamePlace,
    text: &str,
) -> Result<GamePlace, StorageError> {
    let Origin::File(state) = &place.origin else {
        return Err(StorageError::NoFile);
    };
    let mut file = state.open(files)?;
    let old = replaced_part(&mut *file, place).map_err(StorageError::io(&state.path))?;
    let text = text.trim_end();
    let now = replace(files, state, |out| {
        copy(&mut *file, 0..old.start, out)?;
        out.write_all(text.as_bytes())?;
        copy(&mut *file, old.end..state.size, out)
    })?;
    trash::follow(files, state, &now, &old);
    let length = text.len() as u64 + (place.range.end - old.end);
    Ok(GamePlace {
        origin: Origin::File(Arc::new(now)),
        range: place.range.start..old.start + length,
    })
}

/// The part of a game's text that is replaced: between the escape lines at its start and the whitespace at its end.
fn replaced_part(file: &mut dyn OpenFile, place: &GamePlace) -> io::Result<Range<u64>> {
    let mut text = Vec::new();
    io::copy(&mut part(file, &place.range)?, &mut text)?;
    let is_before = |line: &&[u8]| line.starts_with(b"%") || line.trim_ascii().is_empty();
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let before: usize = lines.take_while(is_before).map(<[u8]>::len).sum();
    let rest = text.get(before..).unwrap_or_default();
    let after = rest.len() - rest.trim_ascii_end().len();
    Ok(place.range.start + before as u64..place.range.end - after as u64)
}
