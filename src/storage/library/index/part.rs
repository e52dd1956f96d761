//! A part of an index, as it is in its file.

use std::collections::HashMap;
use std::io::{self, Read, Seek, SeekFrom};
use std::time::Duration;

use super::bytes::{Bytes, damaged, put_counted};
use super::record::{LENGTH, Record};
use crate::notation::fen;
use crate::rules::Position;
use crate::storage::library::place::FileState;
use crate::time::SystemTime;

/// How each part begins: a name, and the version of the format. Another version is another file.
const MAGIC: &[u8; 16] = b"deskmate index 2";

/// No head is longer.
const LONGEST_HEAD: u32 = 256 * 1024 * 1024;

/// A part of an index that was opened and whose head was checked.
pub(in super::super) struct Part<R> {
    file: R,
    /// The bytes of the games' file that it is about.
    pub(in super::super) start: u64,
    pub(in super::super) end: u64,
    /// Whether no games follow.
    pub(in super::super) is_last: bool,
    pub(super) chunks: Vec<ChunkInfo>,
    /// The positions in which games start, besides the usual one.
    pub(super) setups: Vec<Position>,
    head: Vec<u8>,
    /// Where in the head the records begin.
    records: usize,
    /// Where in the file the columns begin.
    keys: u64,
    moves: u64,
}

/// Some games of a part: what is read and checked at a time.
#[derive(Clone, Copy)]
pub(super) struct ChunkInfo {
    pub(super) games: u32,
    pub(super) plies: u32,
    keys_sum: u32,
    moves_sum: u32,
}

/// A column of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Keys,
    Moves,
}

/// Some games as they are added to a part.
#[derive(Default)]
pub(super) struct Chunk {
    pub(super) records: Vec<Record>,
    /// The starts of those that have another one than usual, in their order.
    pub(super) setups: Vec<String>,
    pub(super) keys: Vec<u8>,
    pub(super) moves: Vec<u8>,
}

/// A part in memory, not written yet.
pub(super) fn written(
    state: &FileState,
    start: u64,
    end: u64,
    is_last: bool,
    chunks: Vec<Chunk>,
) -> Option<Vec<u8>> {
    let mut head = identity(state)?;
    head.extend(start.to_le_bytes());
    head.extend(end.to_le_bytes());
    head.push(u8::from(is_last));
    head.extend((chunks.len() as u32).to_le_bytes());
    for chunk in &chunks {
        head.extend((chunk.records.len() as u32).to_le_bytes());
        head.extend((chunk.keys.len() as u32 / 2).to_le_bytes());
        head.extend(crc32fast::hash(&chunk.keys).to_le_bytes());
        head.extend(crc32fast::hash(&chunk.moves).to_le_bytes());
    }
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    let mut setups = String::new();
    let mut records = Vec::new();
    for chunk in &chunks {
        let mut starts = chunk.setups.iter();
        for record in &chunk.records {
            let mut record = record.clone();
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
    put_counted(&mut head, setups.as_bytes());
    head.append(&mut records);
    let mut file = MAGIC.to_vec();
    file.extend((head.len() as u32).to_le_bytes());
    file.extend(crc32fast::hash(&head).to_le_bytes());
    file.append(&mut head);
    for chunk in &chunks {
        file.extend(&chunk.keys);
    }
    for chunk in &chunks {
        file.extend(&chunk.moves);
    }
    Some(file)
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
        let columns = begin.len() as u64 + u64::from(length);
        Part::with_head(file, head, columns, size, state).ok_or_else(damaged)
    }

    fn with_head(
        file: R,
        head: Vec<u8>,
        keys: u64,
        size: u64,
        state: &FileState,
    ) -> Option<Part<R>> {
        let mut bytes = Bytes(&head);
        let identity = identity(state)?;
        if bytes.take(identity.len())? != identity {
            return None;
        }
        let [start, end] = [bytes.u64()?, bytes.u64()?];
        let is_last = bytes.u8()? == 1;
        let count = bytes.u32()?;
        let mut chunks = Vec::new();
        for _ in 0..count {
            chunks.push(ChunkInfo {
                games: bytes.u32()?,
                plies: bytes.u32()?,
                keys_sum: bytes.u32()?,
                moves_sum: bytes.u32()?,
            });
        }
        let starts = str::from_utf8(bytes.counted()?).ok()?;
        let setups = starts.lines().map(|line| fen::read(line).ok());
        let setups = setups.collect::<Option<Vec<Position>>>()?;
        let games: u64 = chunks.iter().map(|chunk| u64::from(chunk.games)).sum();
        let plies: u64 = chunks.iter().map(|chunk| u64::from(chunk.plies)).sum();
        let records = head.len() - bytes.0.len();
        let is_whole = bytes.0.len() as u64 == games * LENGTH as u64
            && size == keys + 4 * plies
            && start <= end
            && end <= state.size;
        is_whole.then(|| Part {
            file,
            start,
            end,
            is_last,
            chunks,
            setups,
            head,
            records,
            keys,
            moves: keys + 2 * plies,
        })
    }

    /// The record of a game, counted from 0.
    pub(super) fn record(&self, number: usize) -> Option<Record> {
        let bytes = self.head.get(self.records + number * LENGTH..)?;
        Record::read(&mut Bytes(bytes))
    }

    /// Reads a chunk of a column, which begins after this many half-moves of the part.
    pub(super) fn read(
        &mut self,
        column: Column,
        chunk: ChunkInfo,
        after: u64,
        to: &mut Vec<u8>,
    ) -> io::Result<()> {
        let (begin, sum) = match column {
            Column::Keys => (self.keys, chunk.keys_sum),
            Column::Moves => (self.moves, chunk.moves_sum),
        };
        to.resize(2 * chunk.plies as usize, 0);
        self.file.seek(SeekFrom::Start(begin + 2 * after))?;
        self.file.read_exact(to)?;
        if crc32fast::hash(to) == sum {
            Ok(())
        } else {
            Err(damaged())
        }
    }
}
