//! Saving a game in its place.

use std::borrow::Cow;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use super::place::{GamePlace, Origin, copy, part};
use super::trash::{self, replace};
use crate::notation::pgn::{BYTE_ORDER_MARK, encode};
use crate::storage::{Files, OpenFile, StorageError};

/// Replaces a game in its file by another text, atomically. The whitespace after the game, and the escape lines and the
/// byte order mark before it, are kept. A game in Windows-1252 stays in that if it fits. Returns its new place.
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
    let old = Replaced::read(&mut *file, place).map_err(StorageError::io(&state.path))?;
    let text = old.encoded(text.trim_end());
    let old = old.range;
    let now = replace(files, state, |out| {
        copy(&mut *file, 0..old.start, out)?;
        out.write_all(&text)?;
        copy(&mut *file, old.end..state.size, out)
    })?;
    trash::follow(files, state, &now, &old);
    let length = text.len() as u64 + (place.range.end - old.end);
    Ok(GamePlace {
        origin: Origin::File(Arc::new(now)),
        range: place.range.start..old.start + length,
    })
}

/// The part of a game's text that is replaced: between the byte order mark and the escape lines at its start, and the
/// whitespace at its end.
struct Replaced {
    range: Range<u64>,
    is_utf8: bool,
}

impl Replaced {
    fn read(file: &mut dyn OpenFile, place: &GamePlace) -> io::Result<Replaced> {
        let mut text = Vec::new();
        io::copy(&mut part(file, &place.range)?, &mut text)?;
        let unmarked = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&text);
        let is_before = |line: &&[u8]| line.starts_with(b"%") || line.trim_ascii().is_empty();
        let lines = unmarked.split_inclusive(|&byte| byte == b'\n');
        let before: usize = lines.take_while(is_before).map(<[u8]>::len).sum();
        let rest = unmarked.get(before..).unwrap_or_default();
        let replaced = rest.trim_ascii_end();
        let start = place.range.start + (text.len() - rest.len()) as u64;
        Ok(Replaced {
            range: start..start + replaced.len() as u64,
            is_utf8: str::from_utf8(replaced).is_ok(),
        })
    }

    /// The new text in the encoding of the old one, as the games around it are probably written so. What does not fit into
    /// that is UTF-8.
    fn encoded<'a>(&self, text: &'a str) -> Cow<'a, [u8]> {
        let other = if self.is_utf8 { None } else { encode(text) };
        other.map_or(text.as_bytes().into(), Cow::Owned)
    }
}
