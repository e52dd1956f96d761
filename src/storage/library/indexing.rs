//! Which files have an index, and where it is.

use std::collections::HashMap;
use std::io::{self, Cursor, Read, Seek};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::game_query::GameQuery;
use super::index::{Builder, Built, Cache, Part, ask};
use super::place::{FileState, Origin};
use super::tally::Tally;
use crate::storage::{Files, directories};

/// Smaller files are read as fast as their index would be.
const SMALLEST: u64 = 1024 * 1024;

/// More threads would wait for the memory.
const MOST_THREADS: usize = 4;

/// Which files have an index, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Indexing {
    /// The folder of all indexes.
    folder: PathBuf,
    /// The bytes of the smallest file that has one.
    smallest: u64,
    /// So many bytes of games are in each of its files, if not as many as usual.
    part: Option<u64>,
}

impl Indexing {
    /// In the user's cache directory; `None` if that is not known.
    pub fn locate() -> Option<Indexing> {
        directories::cache("positions").ok().map(Indexing::at)
    }

    /// In this folder.
    pub fn at(folder: PathBuf) -> Indexing {
        Indexing {
            folder,
            smallest: SMALLEST,
            part: None,
        }
    }

    /// The same for files of any size, with a file of the index for so many bytes of games.
    pub fn of_small_files(self, part: u64) -> Indexing {
        Indexing {
            smallest: 0,
            part: Some(part),
            ..self
        }
    }

    /// Whether a file has an index. Without the time of its last change it would not be known whether that is still right.
    pub(super) fn is_for(&self, state: &FileState) -> bool {
        state.size >= self.smallest && state.modified.is_some()
    }

    /// What makes the index of a file from this byte on.
    pub(super) fn builder<'a, R: Read + Seek>(
        &self,
        files: &'a dyn Files,
        state: &'a FileState,
        text: R,
        begin: u64,
    ) -> io::Result<Builder<'a, R>> {
        Builder::from(files, state, text, begin, self.part)
    }

    /// Keeps a part of the index.
    pub(super) fn keep(
        &self,
        files: &Arc<dyn Files>,
        state: &FileState,
        number: usize,
        built: &Built,
    ) {
        let cache = self.cache(files);
        cache.keep(state, number, &built.bytes);
        if built.is_last {
            cache.remove_from(state, number + 1);
            cache.remove_old();
        }
    }

    /// Answers a question from all parts that there are.
    pub(super) fn ask_all(
        &self,
        files: &Arc<dyn Files>,
        state: &FileState,
        question: &GameQuery,
        origin: &Origin,
    ) -> HashMap<usize, Answered> {
        let cache = self.cache(files);
        let next = AtomicUsize::new(0);
        let answers = Mutex::new(HashMap::new());
        let ask_next = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if !cache.has(state, number) {
                    break;
                }
                let answer = cache.open(state, number).map(|mut part| {
                    let tally = ask(&mut part, question, origin);
                    tally.map(|tally| Answered::of(&part, tally))
                });
                if let Some(Ok(answer)) = answer {
                    let mut answers = answers.lock().unwrap_or_else(PoisonError::into_inner);
                    answers.insert(number, answer);
                }
            }
        };
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        thread::scope(|scope| {
            for _ in 1..threads.min(MOST_THREADS) {
                // Without another thread this one does it.
                let _ = thread::Builder::new().spawn_scoped(scope, ask_next);
            }
            ask_next();
        });
        answers.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn cache(&self, files: &Arc<dyn Files>) -> Cache {
        Cache::new(files.clone(), self.folder.clone())
    }
}

/// What a part of an index answers.
pub(super) struct Answered {
    /// The bytes of the file that it is about.
    pub(super) start: u64,
    pub(super) end: u64,
    pub(super) is_last: bool,
    pub(super) tally: Tally,
}

impl Answered {
    fn of<R>(part: &Part<R>, tally: Tally) -> Answered {
        Answered {
            start: part.start,
            end: part.end,
            is_last: part.is_last,
            tally,
        }
    }

    /// What a part answers that has just been made.
    pub(super) fn from(
        built: &Built,
        question: &GameQuery,
        origin: &Origin,
        state: &FileState,
    ) -> io::Result<Answered> {
        let mut part = Part::open(Cursor::new(&*built.bytes), state)?;
        let tally = ask(&mut part, question, origin)?;
        Ok(Answered::of(&part, tally))
    }
}
