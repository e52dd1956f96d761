//! Looking through games for a position, a structure or material.

use std::cell::RefCell;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::batch::ListFault;
use super::explored::Explored;
use super::found_games::DateOrder;
use super::game_query::GameQuery;
use super::index::Builder;
use super::indexing::{Answered, Indexing};
use super::lister::game_files;
use super::place::{FileState, GamePlace, Origin};
use super::played::PlayedGame;
use super::sought::Sought;
use super::source::Source;
use super::tally::{Hit, Tally};
use super::trash;
use crate::notation::pgn::Reader;
use crate::storage::{Files, StorageError};
use crate::time::Instant;

/// The time between two answers.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

/// Looks through games.
#[derive(Debug)]
pub struct Explorer {
    files: Arc<dyn Files>,
    report_interval: Duration,
    indexing: Option<Indexing>,
}

impl Explorer {
    /// One that looks through these files.
    pub fn new(files: Arc<dyn Files>) -> Explorer {
        Explorer::reporting_every(files, REPORT_INTERVAL)
    }

    /// The same with this time between two answers; without any it answers after each game.
    pub fn reporting_every(files: Arc<dyn Files>, report_interval: Duration) -> Explorer {
        Explorer {
            files,
            report_interval,
            indexing: None,
        }
    }

    /// The same, which makes and uses indexes of large files.
    pub fn with_index(self, indexing: impl Into<Option<Indexing>>) -> Explorer {
        Explorer {
            indexing: indexing.into(),
            ..self
        }
    }

    /// Answers a question: passes what was found so far to `tell` again and again, the last time `finished`. It stops early
    /// if `tell` returns [`ControlFlow::Break`].
    pub fn answer(
        &mut self,
        question: &GameQuery,
        mut tell: impl FnMut(Explored) -> ControlFlow<()>,
    ) {
        let mut faults = Vec::new();
        let texts = self.texts(question, &mut faults);
        let size = |text: &Text| match text {
            Text::File(path) => self.files.find(path).map_or(0, |found| found.size),
            Text::Pasted(text) => text.len() as u64,
        };
        let search = RefCell::new(Search {
            question,
            files: &*self.files,
            tally: Tally::new(question),
            answer: Explored {
                total: texts.iter().map(size).sum(),
                faults,
                ..Explored::default()
            },
            tell: &mut tell,
            interval: self.report_interval,
            last_told: Instant::now(),
            is_wanted: true,
        });
        for text in &texts {
            let end = search.borrow().answer.read + size(text);
            let looked = self.look_through(text, &search);
            let mut search = search.borrow_mut();
            if !search.is_wanted {
                return;
            }
            search.answer.read = end;
            if let (Err(error), Text::File(path)) = (looked, text) {
                search.answer.faults.push(fault(path, error));
            }
        }
        let mut search = search.into_inner();
        search.answer.finished = true;
        let _ = search.tell();
    }

    /// The files and pasted texts of the sources.
    fn texts(&self, question: &GameQuery, faults: &mut Vec<ListFault>) -> Vec<Text> {
        let mut texts = Vec::new();
        for source in &question.sources {
            let (folder, found) = match source {
                Source::File(path) => {
                    texts.push(Text::File(path.clone()));
                    continue;
                }
                Source::Text(text) => {
                    texts.push(Text::Pasted(text.clone()));
                    continue;
                }
                Source::Folder(path) => (path.clone(), game_files(&*self.files, path)),
                Source::Trash(of) => {
                    let folder = of.trash_folder();
                    let found = trash::files(&*self.files, &folder);
                    (folder, found)
                }
            };
            match found {
                Ok(mut paths) => {
                    // Games of one day stay in the order in which they are found, and these begin with the newest.
                    if question.order == DateOrder::OldestFirst {
                        paths.reverse();
                    }
                    texts.extend(paths.into_iter().map(Text::File));
                }
                Err(error) => faults.push(fault(&folder, error)),
            }
        }
        texts
    }

    fn look_through(&self, text: &Text, search: &RefCell<Search>) -> io::Result<()> {
        match text {
            Text::Pasted(text) => {
                let origin = Origin::Text(text.clone());
                look_through(&origin, Cursor::new(text.as_bytes()), 0, search)
            }
            Text::File(path) => {
                // Opening a pipe would block until something writes to it.
                if self.files.find(path).is_ok_and(|found| !found.is_file) {
                    return Err(super::ListError::NotAFile.into());
                }
                let file = self.files.open(path)?;
                let state = Arc::new(FileState::new(path, file.found()?));
                match &self.indexing {
                    Some(indexing) if indexing.is_for(&state) => {
                        drop(file);
                        self.look_through_indexed(indexing, &state, search)
                    }
                    _ => look_through(&Origin::File(state), file, 0, search),
                }
            }
        }
    }

    /// Looks through a file by its index. What is missing of it is made, or is looked through without.
    fn look_through_indexed(
        &self,
        indexing: &Indexing,
        state: &Arc<FileState>,
        search: &RefCell<Search>,
    ) -> io::Result<()> {
        let origin = Origin::File(state.clone());
        let question = search.borrow().question;
        let before = search.borrow().answer.read;
        let mut known = indexing.ask_all(&self.files, state, question, &origin);
        let mut builder = None;
        let (mut at, mut number) = (0, 0);
        loop {
            let answer = known.remove(&number).filter(|it| it.start == at);
            let answer = match answer {
                Some(answer) => answer,
                None => {
                    let at_part = |builder: &Builder<_>| builder.at() == at;
                    if !builder.as_ref().is_some_and(at_part) {
                        let text = state.open(&*self.files).map_err(as_io)?;
                        let text = Told { text, search };
                        builder = Some(indexing.builder(&*self.files, state, text, at)?);
                    }
                    let Some(making) = &mut builder else {
                        continue;
                    };
                    match making.next_part() {
                        Ok(built) => {
                            indexing.keep(&self.files, state, number, &built);
                            Answered::from(&built, question, &origin, state)?
                        }
                        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                            let mut text = state.open(&*self.files).map_err(as_io)?;
                            text.seek(SeekFrom::Start(at))?;
                            search.borrow_mut().answer.read = before + at;
                            return look_through(&origin, text, at, search);
                        }
                        Err(error) => return Err(error),
                    }
                }
            };
            at = answer.end;
            number += 1;
            search.borrow_mut().add_part(answer.tally, before + at)?;
            if answer.is_last {
                return Ok(());
            }
        }
    }
}

/// The error of a file that has changed while it is read.
fn as_io(error: StorageError) -> io::Error {
    match error {
        StorageError::Io { error, .. } => io::Error::new(error.kind(), error),
        other => io::Error::other(other),
    }
}

fn fault(path: &Path, error: io::Error) -> ListFault {
    ListFault::about(Some(path), error.into())
}

/// A text of games.
enum Text {
    File(PathBuf),
    Pasted(Arc<str>),
}

/// Looks through the games of a text from this byte on, at which it is.
fn look_through(
    origin: &Origin,
    text: impl Read,
    begin: u64,
    search: &RefCell<Search>,
) -> io::Result<()> {
    let mut reader = Reader::new(Told { text, search });
    let mut game = PlayedGame::default();
    while let Some(is_game) = game.read(&mut reader)? {
        if is_game {
            search.borrow_mut().add(&game, origin, begin)?;
        }
    }
    Ok(())
}

/// What is looked for, and what has been found.
struct Search<'a> {
    question: &'a GameQuery,
    files: &'a dyn Files,
    tally: Tally,
    /// What the tally has is filled in when it is told.
    answer: Explored,
    tell: &'a mut dyn FnMut(Explored) -> ControlFlow<()>,
    interval: Duration,
    last_told: Instant,
    is_wanted: bool,
}

impl Search<'_> {
    /// Looks through a game of a text that was read from this byte on. A stop is returned as an error, so that it also ends the reading.
    fn add(&mut self, game: &PlayedGame, origin: &Origin, begin: u64) -> io::Result<()> {
        if !self.question.is_about(origin, begin + game.range.start) {
            return self.tell_if_due();
        }
        self.tally.looked_through += 1;
        let sought = &self.question.sought;
        if let Some(found) = sought.find(game.start.clone(), &game.moves) {
            let moves = match sought {
                Sought::Position(_) => game.moves.get(found.ply as usize..).unwrap_or_default(),
                Sought::Pawns(_) | Sought::Material(_) => &game.moves,
            };
            let hit = Hit {
                found,
                start: &game.start,
                moves,
                result: game.result,
                ratings: game.ratings,
                date: game.date,
                names: Some(&game.names),
            };
            self.tally.count(sought, hit, || GamePlace {
                origin: origin.clone(),
                range: begin + game.range.start..begin + game.range.end,
            });
        }
        self.tell_if_due()
    }

    /// Adds what was found in a part of a file, of which so much has been read.
    fn add_part(&mut self, found: Tally, read: u64) -> io::Result<()> {
        self.tally.merge(found);
        self.answer.read = read;
        self.tell_if_due()
    }

    fn tell_if_due(&mut self) -> io::Result<()> {
        if self.last_told.elapsed() >= self.interval {
            self.tell()
        } else {
            Ok(())
        }
    }

    fn tell(&mut self) -> io::Result<()> {
        let answer = Explored {
            all: self.tally.all,
            exchanged: self.tally.exchanged,
            moves: self.tally.moves.list(|mv| mv.to_string()),
            openings: self.tally.openings.list(|it| (it.eco, it.name)),
            stood: self.tally.stood.clone(),
            games: self.tally.games.games(self.files),
            looked_through: self.tally.looked_through,
            ..self.answer.clone()
        };
        self.is_wanted = (self.tell)(answer).is_continue();
        self.last_told = Instant::now();
        if self.is_wanted {
            Ok(())
        } else {
            Err(io::Error::other("broken off"))
        }
    }
}

/// A text of which it is told how far it has been read.
struct Told<'a, 's, R> {
    text: R,
    search: &'a RefCell<Search<'s>>,
}

impl<R: Read> Read for Told<'_, '_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let length = self.text.read(bytes)?;
        let mut search = self.search.borrow_mut();
        search.answer.read += length as u64;
        search.tell_if_due()?;
        Ok(length)
    }
}

impl<R: Seek> Seek for Told<'_, '_, R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.text.seek(to)
    }
}
