//! Making the parts of an index.

use std::collections::VecDeque;
use std::io::{self, Read, Seek, SeekFrom};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::bytes::damaged;
use super::part::{Chunk, written};
use super::record::{Record, key};
use crate::notation::fen;
use crate::notation::pgn::{Reader, Skimmer};
use crate::rules::Position;
use crate::storage::Files;
use crate::storage::library::place::{FileState, part};
use crate::storage::library::played::PlayedGame;

/// A part ends after so many bytes of games.
const PART: u64 = 8 * 1024 * 1024;

/// Or after so many games, as long as they can be numbered with 16 bits.
const ENOUGH_GAMES: usize = 1 << 15;

/// A chunk has the games of so many bytes.
const CHUNK: u64 = 192 * 1024;

/// More threads would wait for the one that finds where games begin.
const MOST_THREADS: usize = 4;

/// Reads the games of a file from a place on, and makes the parts of an index of them.
pub(in super::super) struct Builder<'a, R> {
    files: &'a dyn Files,
    state: &'a FileState,
    skimmer: Skimmer<Later<R>>,
    /// Where the skimmer began, and where the next part begins.
    begin: u64,
    at: u64,
    part: u64,
    chunk: u64,
}

/// A part that was made.
pub(in super::super) struct Built {
    /// Its file.
    pub(in super::super) bytes: Vec<u8>,
    pub(in super::super) is_last: bool,
}

impl<'a, R: Read + Seek> Builder<'a, R> {
    /// One that begins at this byte, where a game begins on a line of its own. `text` is the file, however it is read.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(in super::super) fn from(
        files: &'a dyn Files,
        state: &'a FileState,
        mut text: R,
        begin: u64,
        part: Option<u64>,
    ) -> io::Result<Builder<'a, R>> {
        text.seek(SeekFrom::Start(begin))?;
        let part = part.unwrap_or(PART);
        Ok(Builder {
            files,
            state,
            skimmer: Skimmer::without_openings(Later { text, begin }),
            begin,
            at: begin,
            part,
            chunk: CHUNK.min(part / 4 + 1),
        })
    }

    /// Where the next part begins.
    pub(in super::super) fn at(&self) -> u64 {
        self.at
    }

    /// Makes the next part.
    ///
    /// # Errors
    /// If the file cannot be read, or cannot have an index.
    pub(in super::super) fn next_part(&mut self) -> io::Result<Built> {
        let (files, state) = (self.files, self.state);
        let start = self.at;
        let work = Work::default();
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let skimmed = thread::scope(|scope| {
            for _ in 0..threads.min(MOST_THREADS) {
                let work = || work.carry_out(files, state, start);
                // Without another thread this one does it.
                let _ = thread::Builder::new().spawn_scoped(scope, work);
            }
            let skimmed = self.skim(&work);
            work.end(skimmed.is_err());
            work.carry_out(files, state, start);
            skimmed
        });
        let is_last = skimmed?;
        let chunks = work.finish()?;
        let bytes = written(state, start, self.at, is_last, &chunks).ok_or_else(damaged)?;
        Ok(Built { bytes, is_last })
    }

    /// Finds the games of the next part. Returns whether they are the last.
    fn skim(&mut self, work: &Work) -> io::Result<bool> {
        let start = self.at;
        let mut from = start;
        let (mut games, mut of_part) = (0, 0);
        loop {
            let Some(game) = self.skimmer.next_game()? else {
                if games > 0 {
                    work.add(Job {
                        range: from..self.at,
                        games,
                    });
                }
                self.at = self.state.size;
                return Ok(true);
            };
            games += 1;
            self.at = self.begin + game.range.end;
            // Only from the beginning of a line on the games after it are read as if nothing had been before.
            if self.at - from >= self.chunk && self.skimmer.is_after_line() {
                work.add(Job {
                    range: from..self.at,
                    games,
                });
                of_part += games;
                (from, games) = (self.at, 0);
                if self.at - start >= self.part || of_part >= ENOUGH_GAMES {
                    return Ok(false);
                }
            }
            if self.at - start > u64::from(u32::MAX / 2) {
                return Err(damaged());
            }
        }
    }
}

/// A text from a place on.
struct Later<R> {
    text: R,
    begin: u64,
}

impl<R: Read> Read for Later<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.text.read(bytes)
    }
}

impl<R: Seek> Seek for Later<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let to = match to {
            SeekFrom::Start(at) => SeekFrom::Start(self.begin + at),
            to => to,
        };
        Ok(self.text.seek(to)?.saturating_sub(self.begin))
    }
}

/// Some games to be read.
struct Job {
    range: Range<u64>,
    /// How many there are.
    games: usize,
}

/// What the threads share.
#[derive(Default)]
struct Work {
    state: Mutex<WorkState>,
    changed: Condvar,
}

#[derive(Default)]
struct WorkState {
    jobs: VecDeque<(usize, Job)>,
    added: usize,
    has_ended: bool,
    chunks: Vec<(usize, Chunk)>,
    fault: Option<io::Error>,
}

impl Work {
    fn state(&self) -> MutexGuard<'_, WorkState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, job: Job) {
        let mut state = self.state();
        let number = state.added;
        state.added += 1;
        state.jobs.push_back((number, job));
        self.changed.notify_one();
    }

    /// No more jobs will come; those that are left are done, or dropped.
    fn end(&self, drops: bool) {
        let mut state = self.state();
        state.has_ended = true;
        if drops {
            state.jobs.clear();
        }
        self.changed.notify_all();
    }

    /// The next job; `None` when all are done.
    fn next(&self) -> Option<(usize, Job)> {
        let mut state = self.state();
        loop {
            if state.fault.is_some() {
                return None;
            }
            match state.jobs.pop_front() {
                None if !state.has_ended => {
                    let woken = self.changed.wait(state);
                    state = woken.unwrap_or_else(PoisonError::into_inner);
                }
                job => return job,
            }
        }
    }

    fn carry_out(&self, files: &dyn Files, file: &FileState, start: u64) {
        while let Some((number, job)) = self.next() {
            let chunk = read_chunk(files, file, start, &job);
            let mut state = self.state();
            match chunk {
                Ok(chunk) => state.chunks.push((number, chunk)),
                Err(error) => state.fault = Some(error),
            }
        }
    }

    /// The chunks in their order.
    fn finish(self) -> io::Result<Vec<Chunk>> {
        let state = self.state.into_inner();
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        if let Some(fault) = state.fault {
            return Err(fault);
        }
        state.chunks.sort_by_key(|(number, _)| *number);
        Ok(state.chunks.into_iter().map(|(_, chunk)| chunk).collect())
    }
}

/// Reads the games of a chunk in full.
fn read_chunk(files: &dyn Files, file: &FileState, start: u64, job: &Job) -> io::Result<Chunk> {
    let mut text = file.open(files).map_err(|_| damaged())?;
    let length = job.range.end - job.range.start;
    let mut reader = Reader::new(part(&mut *text, &job.range)?);
    let mut game = PlayedGame::default();
    let mut chunk = Chunk::default();
    let mut games = 0;
    let mut end = 0;
    while let Some(is_game) = game.read(&mut reader)? {
        games += 1;
        end = game.range.end;
        if is_game {
            chunk.add(&game, job.range.start - start);
        }
    }
    // Both ways to read have to find the same games.
    if games == job.games && end == length {
        Ok(chunk)
    } else {
        Err(damaged())
    }
}

impl Chunk {
    fn add(&mut self, game: &PlayedGame, begin: u64) {
        let is_usual = game.start == Position::initial();
        if !is_usual {
            self.setups.push(fen::write(&game.start));
            self.keys.push(key(&game.start));
        }
        let mut position = game.start.clone();
        let mut moves = Vec::new();
        for &mv in &game.moves {
            position.make(mv);
            self.keys.push(key(&position));
            moves.extend(mv.to_bits().to_le_bytes());
        }
        let setup = u32::from(!is_usual);
        let record = Record::of(game, begin, setup, &position, &moves);
        self.records.push(record);
        self.moves.append(&mut moves);
    }
}
