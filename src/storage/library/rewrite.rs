//! Saving a game in its place.

use std::io::{self, Write};
use std::sync::Arc;

use super::place::{GamePlace, Origin, part};
use super::trash::{copy, replace};
use crate::storage::StorageError;

/// Replaces a game in its file by another text, atomically. The whitespace after the game is kept.
/// Returns its new place.
///
/// # Errors
/// If the game is in no file, the file has changed since it was listed, or it cannot be written. The
/// file is then unchanged.
pub fn rewrite(place: &GamePlace, text: &str) -> Result<GamePlace, StorageError> {
    let Origin::File(state) = &place.origin else {
        return Err(StorageError::NoFile);
    };
    let file = state.open()?;
    let end = white_space_at_end(&file, place).map_err(StorageError::io(&state.path))?;
    let text = text.trim_end();
    let now = replace(state, |out| {
        copy(&file, 0..place.range.start, out)?;
        out.write_all(text.as_bytes())?;
        copy(&file, end..state.size, out)
    })?;
    let length = text.len() as u64 + (place.range.end - end);
    Ok(GamePlace {
        origin: Origin::File(Arc::new(now)),
        range: place.range.start..place.range.start + length,
    })
}

/// Where the trailing whitespace of a game's text begins.
fn white_space_at_end(file: &std::fs::File, place: &GamePlace) -> io::Result<u64> {
    let mut text = Vec::new();
    io::copy(&mut part(file, &place.range)?, &mut text)?;
    let white = text
        .iter()
        .rev()
        .take_while(|byte| byte.is_ascii_whitespace());
    Ok(place.range.end - white.count() as u64)
}
