//! Answering a question from a part of an index.

use std::io::{self, Read, Seek};

use super::bytes::damaged;
use super::part::Part;
use super::record::{Record, key, moves};
use crate::rules::{Move, Position};
use crate::storage::library::game_query::GameQuery;
use crate::storage::library::place::{GamePlace, Origin};
use crate::storage::library::sought::{Found, Sought};
use crate::storage::library::tally::{Hit, Tally};

/// Where at least one game in so many has to be read, the moves of others are read with it.
const SPARSE: usize = 16;

/// So many half-moves are then read at a time.
const AHEAD: u32 = 32 * 1024;

/// Looks through the games of a part.
///
/// # Errors
/// If a part cannot be read, or is damaged: then nothing is known of its games.
pub(in super::super) fn ask<R: Read + Seek>(
    part: &mut Part<R>,
    question: &GameQuery,
    origin: &Origin,
) -> io::Result<Tally> {
    let mut tally = Tally::new(question);
    let mut search = Search::new(question, &part.setups);
    let begin = part.start;
    let is_about = |record: &Record| {
        let start = begin + u64::from(record.range.start);
        question.is_about(origin, start)
    };
    tally.looked_through = match &question.among {
        None => part.games,
        Some(_) => {
            let mut count = 0;
            for game in 0..part.games {
                count += usize::from(is_about(&part.record(game)?));
            }
            count
        }
    };
    let games = search.games(part)?;
    let ahead = if games.len() >= part.games / SPARSE {
        AHEAD
    } else {
        0
    };
    for game in games {
        let record = part.record(game)?;
        if !is_about(&record) {
            continue;
        }
        let Some(found) = search.find(&record, part, ahead)? else {
            continue;
        };
        let hit = Hit {
            found,
            start: search.start(&record)?,
            moves: &search.moves,
            result: record.result,
            ratings: record.ratings,
            date: record.date,
            names: None,
        };
        tally.count(&question.sought, hit, || {
            let [start, end] = [record.range.start, record.range.end].map(u64::from);
            GamePlace {
                origin: origin.clone(),
                range: begin + start..begin + end,
            }
        });
    }
    Ok(tally)
}

/// A question, as it is put to each game.
struct Search<'a> {
    sought: &'a Sought,
    /// The usual start, and the others.
    starts: Vec<Position>,
    /// The moves of the game that was found last; of a position only the next one.
    moves: Vec<Move>,
}

impl<'a> Search<'a> {
    fn new(question: &'a GameQuery, setups: &[Position]) -> Search<'a> {
        let usual = Position::initial();
        let starts = [usual].into_iter().chain(setups.iter().cloned());
        Search {
            sought: &question.sought,
            starts: starts.collect(),
            moves: Vec::new(),
        }
    }

    /// The position in which a game starts.
    fn start(&self, record: &Record) -> io::Result<&Position> {
        let start = self.starts.get(record.setup as usize);
        start.ok_or_else(damaged)
    }

    /// The games that have to be read.
    fn games<R: Read + Seek>(&self, part: &mut Part<R>) -> io::Result<Vec<usize>> {
        match self.sought {
            Sought::Position(it) if **it != Position::initial() => part.games_with(key(it)),
            _ => Ok((0..part.games).collect()),
        }
    }

    fn find<R: Read + Seek>(
        &mut self,
        record: &Record,
        part: &mut Part<R>,
        ahead: u32,
    ) -> io::Result<Option<Found>> {
        self.moves.clear();
        if let Sought::Position(position) = self.sought {
            return self.find_position(position, moves(part.moves(record, ahead)?), record);
        }
        if !self.sought.fits(record.men, record.pawns) {
            return Ok(None);
        }
        for mv in moves(part.moves(record, ahead)?) {
            self.moves.push(mv.ok_or_else(damaged)?);
        }
        let start = self.start(record)?.clone();
        Ok(self.sought.find(start, &self.moves))
    }

    /// Plays a game until it has the position, at first as it starts.
    fn find_position(
        &mut self,
        sought: &Position,
        mut moves: impl Iterator<Item = Option<Move>>,
        record: &Record,
    ) -> io::Result<Option<Found>> {
        let mut position = self.start(record)?.clone();
        let mut ply = 0;
        while position != *sought {
            let Some(mv) = moves.next() else {
                return Ok(None);
            };
            position.make(mv.ok_or_else(damaged)?);
            ply += 1;
        }
        if let Some(next) = moves.next() {
            self.moves.push(next.ok_or_else(damaged)?);
        }
        Ok(Some(Found::position(ply)))
    }
}
