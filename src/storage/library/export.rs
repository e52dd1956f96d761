//! Writing listed games to a file.

use std::io::{self, BufWriter, Cursor, Read, SeekFrom, Write};
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

/// What is done if the file to be written exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IfExists {
    /// Nothing is written.
    Refuse,
    /// It is replaced.
    Replace,
    /// What is written follows what it has.
    Append,
}

/// Writes games to a file, one after another, with their original texts.
///
/// # Errors
/// If the file exists and must not be changed, a text has changed since it was listed, or a file
/// cannot be read or written. An existing file is then unchanged.
pub fn export(
    files: &dyn Files,
    places: &[GamePlace],
    to: &Path,
    if_exists: IfExists,
) -> Result<Exported, StorageError> {
    let mut exported = Exported::default();
    write_file(files, to, if_exists, |file| {
        let mut text = BufWriter::new(file);
        exported = write_games(files, places, &mut text, to, if_exists)?;
        text.flush().map_err(StorageError::io(to))
    })?;
    Ok(exported)
}

/// Writes a file.
///
/// # Errors
/// If the file exists and must not be changed, or cannot be written. It is then unchanged.
pub fn save_bytes(
    files: &dyn Files,
    bytes: &[u8],
    to: &Path,
    if_exists: IfExists,
) -> Result<(), StorageError> {
    write_file(files, to, if_exists, |file| {
        file.write_all(bytes).map_err(StorageError::io(to))
    })
}

/// Creates a file with what `write` writes, if that succeeds.
fn write_file(
    files: &dyn Files,
    to: &Path,
    if_exists: IfExists,
    mut write: impl FnMut(&mut dyn Write) -> Result<(), StorageError>,
) -> Result<(), StorageError> {
    let is_there = files.find_name(to).is_ok();
    // Checked early, before anything is written.
    if if_exists == IfExists::Refuse && is_there {
        return Err(StorageError::Exists(to.into()));
    }
    let mut before = None;
    if if_exists == IfExists::Append && is_there {
        before = Some(files.open(to).map_err(StorageError::io(to))?);
    }
    let mut written = Ok(());
    let file = files.draft(folder_of(to), Some(to), &mut |file| {
        let copied = before.as_mut().map_or(Ok(()), |it| copy(&mut **it, file));
        written = copied
            .map_err(StorageError::io(to))
            .and_then(|()| write(file));
        Ok(())
    });
    written?;
    let file = file.map_err(StorageError::io(to))?;
    let named = match if_exists {
        IfExists::Refuse => files.link_to_new(file.path(), to),
        IfExists::Replace | IfExists::Append => file.replace(to).map(drop),
    };
    named.map_err(StorageError::io(to))
}

/// What ends a game whose last comment or variations are open.
const CLOSINGS: [&str; 6] = ["}", ")", "})", "))", "}))", "})))"];

/// What the last game of a file lacks, so that it does not swallow a game that follows.
fn closing(file: &mut dyn OpenFile) -> io::Result<&'static str> {
    file.seek(SeekFrom::Start(0))?;
    let mut games = Skimmer::without_openings(&mut *file);
    let mut last = 0;
    while let Some(game) = games.next_game()? {
        last = game.range.start;
    }
    let mut text = Vec::new();
    part(file, &(last..u64::MAX))?.read_to_end(&mut text)?;
    if ends_alone(&text) {
        return Ok("");
    }
    let closes = |it: &&str| ends_alone(&[&text, it.as_bytes()].concat());
    Ok(CLOSINGS.into_iter().find(closes).unwrap_or_default())
}

/// Copies what a file has, with what ends its last game and an empty line at its end.
fn copy(from: &mut dyn OpenFile, to: &mut dyn Write) -> io::Result<()> {
    let closing = closing(from)?;
    from.seek(SeekFrom::Start(0))?;
    let length = io::copy(from, to)?;
    if !closing.is_empty() {
        return write!(to, "\n{closing}\n\n");
    }
    from.seek(SeekFrom::Start(length.saturating_sub(2)))?;
    let mut end = Vec::new();
    from.read_to_end(&mut end)?;
    let missing = match &end[..] {
        b"" | b"\n\n" => "",
        [.., b'\n'] => "\n",
        _ => "\n\n",
    };
    to.write_all(missing.as_bytes())
}

fn write_games(
    files: &dyn Files,
    places: &[GamePlace],
    to: &mut impl Write,
    path: &Path,
    if_exists: IfExists,
) -> Result<Exported, StorageError> {
    let mut texts = Texts::default();
    let mut exported = Exported::default();
    let mut places = places.iter().peekable();
    while let Some(place) = places.next() {
        let mut text = texts.read(files, place)?;
        let is_first = exported.games == 0 && if_exists != IfExists::Append;
        let is_apart =
            (is_first || text.starts_with(b"[")) && (places.peek().is_none() || ends_alone(&text));
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
