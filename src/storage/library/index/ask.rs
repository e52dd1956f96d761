//! Answering a question from a part of an index.

use std::collections::HashMap;
use std::io::{self, Read, Seek};

use super::bytes::damaged;
use super::part::{ChunkInfo, Column, Part};
use super::record::{Record, key, moves};
use crate::rules::{Move, Position};
use crate::storage::library::place::{GamePlace, Origin};
use crate::storage::library::question::Question;
use crate::storage::library::sought::{Found, Sought};
use crate::storage::library::tally::{Hit, Tally};

/// So many half-moves at most are remembered with whether they lead to the position.
const LONGEST_KNOWN: usize = 40;

/// So many lines at most are remembered.
const MOST_KNOWN: usize = 20_000;

/// Looks through the games of a part.
///
/// # Errors
/// If a part cannot be read, or is damaged: then nothing is known of its games.
pub(in super::super) fn ask<R: Read + Seek>(
    part: &mut Part<R>,
    question: &Question,
    origin: &Origin,
) -> io::Result<Tally> {
    let mut tally = Tally::new(question);
    let mut search = Search::new(question, &part.setups);
    let chunks = part.chunks.clone();
    let mut columns = Columns::default();
    let (mut after, mut number) = (0, 0);
    for chunk in chunks {
        columns.begin(part, chunk, after, search.needs_keys())?;
        let mut at = 0;
        for _ in 0..chunk.games {
            let record = part.record(number).ok_or_else(damaged)?;
            number += 1;
            let end = at + 2 * record.plies as usize;
            let line = Line { from: at, to: end };
            if end > 2 * chunk.plies as usize {
                return Err(damaged());
            }
            at = end;
            if !question.is_about(origin, part.start + u64::from(record.range.start)) {
                continue;
            }
            tally.looked_through += 1;
            let Some(found) = search.find(&record, line, &mut columns, part)? else {
                continue;
            };
            let moves = match &question.sought {
                Sought::Position(_) => {
                    let next = line.from + 2 * found.ply as usize;
                    let is_there = next < line.to;
                    let next = is_there.then(|| columns.move_at(part, next));
                    next.transpose()?.into_iter().collect()
                }
                Sought::Pawns(_) | Sought::Material(_) => std::mem::take(&mut search.line),
            };
            let hit = Hit {
                found,
                start: search.start(&record)?,
                moves: &moves,
                result: record.result,
                ratings: record.ratings,
                date: record.date,
                players: None,
            };
            tally.count(&question.sought, hit, || {
                let range = u64::from(record.range.start)..u64::from(record.range.end);
                GamePlace {
                    origin: origin.clone(),
                    range: part.start + range.start..part.start + range.end,
                }
            });
            search.line = moves;
        }
        after += u64::from(chunk.plies);
    }
    Ok(tally)
}

/// The bytes of a game in the columns of its chunk.
#[derive(Clone, Copy)]
struct Line {
    from: usize,
    to: usize,
}

/// The columns of a chunk, as far as they are needed.
#[derive(Default)]
struct Columns {
    chunk: Option<(ChunkInfo, u64)>,
    keys: Vec<u8>,
    moves: Vec<u8>,
    has_moves: bool,
}

impl Columns {
    fn begin<R: Read + Seek>(
        &mut self,
        part: &mut Part<R>,
        chunk: ChunkInfo,
        after: u64,
        needs_keys: bool,
    ) -> io::Result<()> {
        self.chunk = Some((chunk, after));
        self.has_moves = false;
        if needs_keys {
            part.read(Column::Keys, chunk, after, &mut self.keys)?;
        }
        Ok(())
    }

    fn keys(&self, line: Line) -> &[u8] {
        self.keys.get(line.from..line.to).unwrap_or_default()
    }

    /// The moves between two bytes of the chunk.
    fn moves<R: Read + Seek>(&mut self, part: &mut Part<R>, line: Line) -> io::Result<&[u8]> {
        if !self.has_moves {
            let (chunk, after) = self.chunk.ok_or_else(damaged)?;
            part.read(Column::Moves, chunk, after, &mut self.moves)?;
            self.has_moves = true;
        }
        self.moves.get(line.from..line.to).ok_or_else(damaged)
    }

    fn move_at<R: Read + Seek>(&mut self, part: &mut Part<R>, at: usize) -> io::Result<Move> {
        let line = Line {
            from: at,
            to: at + 2,
        };
        let mv = moves(self.moves(part, line)?).next().flatten();
        mv.ok_or_else(damaged)
    }
}

/// A question, as it is put to each game.
struct Search<'a> {
    sought: &'a Sought,
    /// The bits of the position's key in the column.
    key: u16,
    /// The usual start, and the others.
    starts: Vec<Position>,
    /// For lines from the usual start, whether they lead to the position.
    known: HashMap<Box<[u8]>, bool>,
    line: Vec<Move>,
}

impl<'a> Search<'a> {
    fn new(question: &'a Question, setups: &[Position]) -> Search<'a> {
        let usual = Position::initial();
        let starts = [usual].into_iter().chain(setups.iter().cloned());
        Search {
            sought: &question.sought,
            key: match &question.sought {
                Sought::Position(position) => key(position),
                Sought::Pawns(_) | Sought::Material(_) => 0,
            },
            starts: starts.collect(),
            known: HashMap::new(),
            line: Vec::new(),
        }
    }

    /// The position in which a game starts.
    fn start(&self, record: &Record) -> io::Result<&Position> {
        let start = self.starts.get(record.setup as usize);
        start.ok_or_else(damaged)
    }

    fn needs_keys(&self) -> bool {
        matches!(self.sought, Sought::Position(_))
    }

    fn find<R: Read + Seek>(
        &mut self,
        record: &Record,
        line: Line,
        columns: &mut Columns,
        part: &mut Part<R>,
    ) -> io::Result<Option<Found>> {
        let start = self.start(record)?;
        if let Sought::Position(position) = self.sought {
            if start == &**position {
                return Ok(Some(Found::position(0)));
            }
            return self.find_position(record, line, columns, part);
        }
        if !self.sought.fits(record.men, record.pawns) {
            return Ok(None);
        }
        self.line.clear();
        for mv in moves(columns.moves(part, line)?) {
            self.line.push(mv.ok_or_else(damaged)?);
        }
        let start = self.start(record)?.clone();
        Ok(self.sought.find(start, &self.line))
    }

    fn find_position<R: Read + Seek>(
        &mut self,
        record: &Record,
        line: Line,
        columns: &mut Columns,
        part: &mut Part<R>,
    ) -> io::Result<Option<Found>> {
        let wanted = self.key.to_le_bytes();
        let (keys, _) = columns.keys(line).as_chunks::<2>();
        // Nearly no game has any, and so they are only counted at first.
        let count = keys.iter().fold(0_u32, |count, &pair| {
            count + u32::from(u16::from_le_bytes(pair) == self.key)
        });
        if count == 0 {
            return Ok(None);
        }
        let fitting = |(at, &pair): (usize, &[u8; 2])| (pair == wanted).then_some(at);
        let places: Vec<usize> = keys.iter().enumerate().filter_map(fitting).collect();
        for at in places {
            let to = line.from + 2 * (at + 1);
            let moves = columns.moves(part, Line { to, ..line })?;
            if self.leads_there(record.setup, moves)? {
                let ply = at as u32 + 1;
                return Ok(Some(Found::position(ply)));
            }
        }
        Ok(None)
    }

    /// Whether moves lead to the position.
    fn leads_there(&mut self, setup: u32, line: &[u8]) -> io::Result<bool> {
        let may_know = setup == 0 && line.len() <= 2 * LONGEST_KNOWN;
        if may_know && let Some(known) = self.known.get(line) {
            return Ok(*known);
        }
        let start = self.starts.get(setup as usize).ok_or_else(damaged)?;
        let mut position = start.clone();
        for mv in moves(line) {
            position.make(mv.ok_or_else(damaged)?);
        }
        let leads_there = matches!(self.sought, Sought::Position(it) if **it == position);
        if may_know && self.known.len() < MOST_KNOWN {
            self.known.insert(line.into(), leads_there);
        }
        Ok(leads_there)
    }
}
