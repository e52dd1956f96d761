//! A part of an index, as it is in its file.

use std::collections::HashMap;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::time::Duration;

use super::bytes::{Bytes, damaged, put_counted};
use super::keys;
use super::record::{LENGTH, Record};
use crate::notation::fen;
use crate::rules::Position;
use crate::storage::library::place::FileState;
use crate::time::SystemTime;

/// How each part begins: a name, and the version of the format. Another version is another file.
const MAGIC: &[u8; 16] = b"deskmate index 3";

/// No head is longer.
const LONGEST_HEAD: u32 = 256 * 1024 * 1024;

/// The games of a part are numbered with 16 bits.
const MOST_GAMES: usize = 1 << 16;

/// So many records are read and checked at a time.
const BLOCK: usize = 64;

/// A part of an index that was opened and whose head was checked.
pub(in super::super) struct Part<R> {
    file: R,
    /// The bytes of the games' file that it is about.
    pub(in super::super) start: u64,
    pub(in super::super) end: u64,
    /// Whether no games follow.
    pub(in super::super) is_last: bool,
    /// The numbers of games and half-moves.
    pub(super) games: usize,
    plies: u32,
    /// The positions in which games start, besides the usual one.
    pub(super) setups: Vec<Position>,
    /// The checksums of the blocks of records.
    records: Vec<u32>,
    /// The blocks of keys: their lengths and checksums.
    keys: Vec<(u32, u32)>,
    /// Where in the file each kind begins.
    records_at: u64,
    keys_at: u64,
    moves_at: u64,
    /// The block of records that was read last.
    read_records: Vec<u8>,
    read_block: Option<usize>,
    /// The moves that were read last, and of which half-moves they are.
    read_moves: Vec<u8>,
    read_plies: Range<u32>,
}

/// Some games as they are added to a part.
#[derive(Default)]
pub(super) struct Chunk {
    pub(super) records: Vec<Record>,
    /// The starts of those that have another one than usual, in their order.
    pub(super) setups: Vec<String>,
    /// The bits of the keys of their positions, without that of the usual start.
    pub(super) keys: Vec<u16>,
    pub(super) moves: Vec<u8>,
}

impl Chunk {
    /// The keys of each game.
    fn keys_of_games(&self) -> impl Iterator<Item = &[u16]> {
        let mut rest = &self.keys[..];
        self.records.iter().map(move |record| {
            let count = record.plies.len() + usize::from(record.setup > 0);
            let (keys, later) = rest.split_at_checked(count).unwrap_or_default();
            rest = later;
            keys
        })
    }
}

/// A part in memory, not written yet; `None` if there cannot be one of these games.
pub(super) fn written(
    state: &FileState,
    start: u64,
    end: u64,
    is_last: bool,
    chunks: &[Chunk],
) -> Option<Vec<u8>> {
    let (setups, records) = setups_and_records(chunks)?;
    let games = records.len() / LENGTH;
    if games > MOST_GAMES {
        return None;
    }
    let keys = keys::blocks(chunks.iter().flat_map(Chunk::keys_of_games));
    let plies: usize = chunks.iter().map(|chunk| chunk.moves.len() / 2).sum();
    let mut head = identity(state)?;
    head.extend(start.to_le_bytes());
    head.extend(end.to_le_bytes());
    head.push(u8::from(is_last));
    head.extend((games as u32).to_le_bytes());
    head.extend((plies as u32).to_le_bytes());
    put_counted(&mut head, setups.as_bytes());
    for block in records.chunks(BLOCK * LENGTH) {
        head.extend(crc32fast::hash(block).to_le_bytes());
    }
    for block in &keys {
        head.extend((block.len() as u32).to_le_bytes());
        head.extend(crc32fast::hash(block).to_le_bytes());
    }
    let mut file = MAGIC.to_vec();
    file.extend((head.len() as u32).to_le_bytes());
    file.extend(crc32fast::hash(&head).to_le_bytes());
    file.append(&mut head);
    let moves = chunks.iter().map(|chunk| &chunk.moves);
    for bytes in [&records].into_iter().chain(&keys).chain(moves) {
        file.extend(bytes);
    }
    Some(file)
}

/// The starts besides the usual one, a line each, and the bytes of each record, with the number of its start and its
/// half-moves counted from the beginning of the part.
fn setups_and_records(chunks: &[Chunk]) -> Option<(String, Vec<u8>)> {
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    let mut setups = String::new();
    let mut records = Vec::new();
    let mut plies = 0;
    for chunk in chunks {
        let mut starts = chunk.setups.iter();
        for record in &chunk.records {
            let mut record = record.clone();
            let after = plies + record.plies.len() as u32;
            record.plies = plies..after;
            plies = after;
            if record.setup > 0 {
                let start = starts.next()?;
                let next = numbers.len() as u32 + 1;
                record.setup = *numbers.entry(start).or_insert_with(|| {
                    setups.push_str(start);
                    setups.push('\n');
                    next
                });
            }
            record.write(&mut records);
        }
    }
    Some((setups, records))
}

/// What tells a file from others and from its own earlier contents; `None` if a change could not be noticed.
fn identity(state: &FileState) -> Option<Vec<u8>> {
    let modified = state.modified?.duration_since(SystemTime::UNIX_EPOCH);
    let modified: Duration = modified.ok()?;
    let mut bytes = Vec::new();
    let path = std::path::absolute(&state.path).ok()?;
    put_counted(&mut bytes, path.as_os_str().as_encoded_bytes());
    bytes.extend(state.size.to_le_bytes());
    bytes.extend(modified.as_secs().to_le_bytes());
    bytes.extend(modified.subsec_nanos().to_le_bytes());
    Some(bytes)
}

/// The path of the file that a part is about, as bytes; `None` if the part is of another version.
pub(super) fn source(part: &mut dyn Read) -> io::Result<Option<Vec<u8>>> {
    /// No path is longer.
    const LONGEST: usize = 64 * 1024;
    let mut begin = [0; MAGIC.len() + 12];
    part.read_exact(&mut begin)?;
    let mut bytes = Bytes(&begin);
    if bytes.take(MAGIC.len()) != Some(MAGIC) {
        return Ok(None);
    }
    let length = bytes.take(8).and_then(|_| bytes.u32());
    let length = length.map_or(0, |length| length as usize);
    if length > LONGEST {
        return Ok(None);
    }
    let mut path = vec![0; length];
    part.read_exact(&mut path)?;
    Ok(Some(path))
}

impl<R: Read + Seek> Part<R> {
    /// Opens a part of the index of a file in this state.
    ///
    /// # Errors
    /// If it cannot be read, is damaged, or is of another file, state or version.
    pub(in super::super) fn open(mut file: R, state: &FileState) -> io::Result<Part<R>> {
        let size = file.seek(SeekFrom::End(0))?;
        file.seek(SeekFrom::Start(0))?;
        let mut begin = [0; MAGIC.len() + 8];
        file.read_exact(&mut begin)?;
        let mut bytes = Bytes(&begin);
        if bytes.take(MAGIC.len()) != Some(MAGIC) {
            return Err(damaged());
        }
        let length = bytes.u32().ok_or_else(damaged)?;
        let sum = bytes.u32().ok_or_else(damaged)?;
        if length > LONGEST_HEAD || u64::from(length) > size {
            return Err(damaged());
        }
        let mut head = vec![0; length as usize];
        file.read_exact(&mut head)?;
        if crc32fast::hash(&head) != sum {
            return Err(damaged());
        }
        let records_at = begin.len() as u64 + u64::from(length);
        Part::with_head(file, &head, records_at, size, state).ok_or_else(damaged)
    }

    fn with_head(
        file: R,
        head: &[u8],
        records_at: u64,
        size: u64,
        state: &FileState,
    ) -> Option<Part<R>> {
        let mut bytes = Bytes(head);
        let identity = identity(state)?;
        if bytes.take(identity.len())? != identity {
            return None;
        }
        let [start, end] = [bytes.u64()?, bytes.u64()?];
        let is_last = bytes.u8()? == 1;
        let games = bytes.u32()? as usize;
        let plies = bytes.u32()?;
        let starts = str::from_utf8(bytes.counted()?).ok()?;
        let setups = starts.lines().map(|line| fen::read(line).ok());
        let setups = setups.collect::<Option<Vec<Position>>>()?;
        let records = (0..games.div_ceil(BLOCK)).map(|_| bytes.u32());
        let records = records.collect::<Option<Vec<u32>>>()?;
        let keys = (0..keys::BLOCKS).map(|_| Some((bytes.u32()?, bytes.u32()?)));
        let keys = keys.collect::<Option<Vec<(u32, u32)>>>()?;
        let keys_at = records_at + (games * LENGTH) as u64;
        let moves_at = keys_at
            + keys
                .iter()
                .map(|(length, _)| u64::from(*length))
                .sum::<u64>();
        let is_whole = bytes.0.is_empty()
            && size == moves_at + 2 * u64::from(plies)
            && start <= end
            && end <= state.size;
        is_whole.then(|| Part {
            file,
            start,
            end,
            is_last,
            games,
            plies,
            setups,
            records,
            keys,
            records_at,
            keys_at,
            moves_at,
            read_records: Vec::new(),
            read_block: None,
            read_moves: Vec::new(),
            read_plies: 0..0,
        })
    }

    /// The record of a game, counted from 0.
    ///
    /// # Errors
    /// If it cannot be read, or is damaged.
    pub(super) fn record(&mut self, game: usize) -> io::Result<Record> {
        let number = game / BLOCK;
        if self.read_block != Some(number) {
            let sum = *self.records.get(number).ok_or_else(damaged)?;
            let first = number * BLOCK;
            let length = LENGTH * (self.games - first).min(BLOCK);
            let at = self.records_at + (first * LENGTH) as u64;
            read(&mut self.file, at, length, &mut self.read_records)?;
            check(&self.read_records, sum)?;
            self.read_block = Some(number);
        }
        let bytes = self.read_records.get(game % BLOCK * LENGTH..);
        let record = bytes.and_then(|bytes| Record::read(&mut Bytes(bytes)));
        record.ok_or_else(damaged)
    }

    /// The games that have a position with these bits of its key.
    ///
    /// # Errors
    /// If they cannot be read, or are damaged.
    pub(super) fn games_with(&mut self, key: u16) -> io::Result<Vec<usize>> {
        let (before, rest) = self
            .keys
            .split_at_checked(keys::block_of(key))
            .ok_or_else(damaged)?;
        let (length, sum) = *rest.first().ok_or_else(damaged)?;
        let before: u64 = before.iter().map(|(length, _)| u64::from(*length)).sum();
        let mut block = Vec::new();
        read(
            &mut self.file,
            self.keys_at + before,
            length as usize,
            &mut block,
        )?;
        check(&block, sum)?;
        keys::games_with(key, &block).ok_or_else(damaged)
    }

    /// The bytes of the moves of a game. So many half-moves after its first one are read with them, for the games after it.
    ///
    /// # Errors
    /// If they cannot be read, or are damaged.
    pub(super) fn moves(&mut self, record: &Record, ahead: u32) -> io::Result<&[u8]> {
        let Range { start, end } = record.plies;
        if start < self.read_plies.start || end > self.read_plies.end {
            let to = start.saturating_add(ahead).min(self.plies).max(end);
            let length = to.checked_sub(start).ok_or_else(damaged)?;
            let at = self.moves_at + 2 * u64::from(start);
            read(
                &mut self.file,
                at,
                2 * length as usize,
                &mut self.read_moves,
            )?;
            self.read_plies = start..to;
        }
        let [from, to] = [start, end].map(|ply| 2 * (ply - self.read_plies.start) as usize);
        let bytes = self.read_moves.get(from..to).ok_or_else(damaged)?;
        check(bytes, record.moves_sum)?;
        Ok(bytes)
    }
}

/// Reads so many bytes from a place on.
fn read(file: &mut (impl Read + Seek), at: u64, length: usize, to: &mut Vec<u8>) -> io::Result<()> {
    to.resize(length, 0);
    file.seek(SeekFrom::Start(at))?;
    file.read_exact(to)
}

fn check(bytes: &[u8], sum: u32) -> io::Result<()> {
    if crc32fast::hash(bytes) == sum {
        Ok(())
    } else {
        Err(damaged())
    }
}
