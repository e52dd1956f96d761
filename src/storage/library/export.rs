//! Writing listed games to a file.

use std::io::{BufWriter, Cursor, Read, Write};
use std::path::Path;
use std::sync::Arc;

use super::place::{FileState, GamePlace, Origin, bytes, part};
use crate::notation::pgn::{self, Reader, Skimmer};
use crate::storage::files::folder_of;
use crate::storage::{Files, OpenFile, StorageError};

/// The result of an export.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Exported {
    /// The number of games.
    pub games: usize,
    /// How many of them had a fault that would have swallowed the next game. They were rewritten as far
    /// as they could be read.
    pub altered: usize,
}

/// Writes games to a file, one after another, with their original texts.
///
/// # Errors
/// If the file exists and must not be replaced, a text has changed since it was listed, or a file
/// cannot be read or written. An existing file is then unchanged.
pub fn export(
    files: &dyn Files,
    places: &[GamePlace],
    to: &Path,
    replace: bool,
) -> Result<Exported, StorageError> {
    let mut exported = Exported::default();
    write_file(files, to, replace, |file| {
        let mut text = BufWriter::new(file);
        exported = write_games(files, places, &mut text, to)?;
        text.flush().map_err(StorageError::io(to))
    })?;
    Ok(exported)
}

/// Writes a file.
///
/// # Errors
/// If the file exists and must not be replaced, or cannot be written. It is then unchanged.
pub fn save_bytes(
    files: &dyn Files,
    bytes: &[u8],
    to: &Path,
    replace: bool,
) -> Result<(), StorageError> {
    write_file(files, to, replace, |file| {
        file.write_all(bytes).map_err(StorageError::io(to))
    })
}

/// Creates a file with what `write` writes, if that succeeds.
fn write_file(
    files: &dyn Files,
    to: &Path,
    replace: bool,
    mut write: impl FnMut(&mut dyn Write) -> Result<(), StorageError>,
) -> Result<(), StorageError> {
    // Checked early, before anything is written.
    if !replace && files.find_name(to).is_ok() {
        return Err(StorageError::Exists(to.into()));
    }
    let mut written = Ok(());
    let file = files.draft(folder_of(to), Some(to), &mut |file| {
        written = write(file);
        Ok(())
    });
    written?;
    let file = file.map_err(StorageError::io(to))?;
    let named = if replace {
        file.replace(to).map(drop)
    } else {
        files.link_to_new(file.path(), to)
    };
    named.map_err(StorageError::io(to))
}

fn write_games(
    files: &dyn Files,
    places: &[GamePlace],
    to: &mut impl Write,
    path: &Path,
) -> Result<Exported, StorageError> {
    let mut texts = Texts::default();
    let mut exported = Exported::default();
    let mut places = places.iter().peekable();
    while let Some(place) = places.next() {
        let mut text = texts.read(files, place)?;
        let is_apart = (exported.games == 0 || text.starts_with(b"["))
            && (places.peek().is_none() || ends_alone(&text));
        if !is_apart {
            exported.altered += usize::from(rewrite(&mut text));
        }
        let separator: &[u8] = if exported.games > 0 { b"\n" } else { b"" };
        for piece in [separator, text.trim_ascii_end(), b"\n"] {
            to.write_all(piece).map_err(StorageError::io(path))?;
        }
        exported.games += 1;
    }
    Ok(exported)
}

/// Whether another game can follow: no open comment or variation would swallow it, in other programs either, which see no
/// end of a comment in an empty line.
fn ends_alone(text: &[u8]) -> bool {
    let follower = b"\n[Event \"?\"]\n\n*\n}";
    let both = [text.trim_ascii_end(), follower].concat();
    let mut games = Skimmer::new(Cursor::new(&both));
    let first = games.next_game().ok().flatten();
    let end = first.map(|game| game.range.end as usize);
    end.and_then(|end| both.get(end..)) == Some(&follower[1..])
}

/// Rewrites a game in export format, so that it begins and ends properly. Returns whether it had a
/// fault.
fn rewrite(text: &mut Vec<u8>) -> bool {
    // Bytes in memory cannot fail to be read.
    let Some(Ok(reading)) = Reader::new(&**text).next() else {
        return false;
    };
    *text = pgn::write(&reading.game).into_bytes();
    !reading.faults.is_empty()
}

/// The texts of games; the last file stays open.
#[derive(Default)]
pub(super) struct Texts {
    open: Option<(Arc<FileState>, Box<dyn OpenFile>)>,
}

impl Texts {
    pub(super) fn read(
        &mut self,
        files: &dyn Files,
        place: &GamePlace,
    ) -> Result<Vec<u8>, StorageError> {
        let state = match &place.origin {
            Origin::File(state) => state,
            Origin::Text(text) => return Ok(bytes(text, &place.range).to_vec()),
        };
        let open = self
            .open
            .take()
            .filter(|(known, _)| Arc::ptr_eq(known, state));
        let (_, file) = match open {
            Some(open) => self.open.insert(open),
            None => self.open.insert((state.clone(), state.open(files)?)),
        };
        let mut text = Vec::new();
        part(&mut **file, &place.range)
            .and_then(|mut part| part.read_to_end(&mut text))
            .map_err(StorageError::io(&state.path))?;
        Ok(text)
    }
}
