//! `info` lines, read by the program that uses an engine.

use std::num::IntErrorKind;
use std::time::Duration;

use super::super::report::{Line, Report};
use super::super::score::Score;
use crate::notation::read_move;
use crate::rules::Position;

/// The greatest score in centipawns; engines do not agree on how they write a greater one.
const GREATEST: i64 = 30_000;

/// The longest mate in moves; a longer one is not believed.
const LONGEST_MATE: i64 = 500;

/// An `info` line, as far as it is about a line of the search. The moves are not checked yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchInfo {
    /// The rank of the line (MultiPV), counted from 1.
    pub line: usize,
    /// The depth in half-moves; 0 if the line does not say it.
    pub depth: u8,
    selective_depth: u8,
    score: Option<Score>,
    /// Whether the score is only a bound of the real one.
    is_bound: bool,
    /// The nodes searched so far; 0 if the line does not say it.
    pub nodes: u64,
    time: Duration,
    hashfull: u16,
    /// The moves, separated by blanks.
    moves: String,
}

/// The words that begin a field.
const FIELDS: [&str; 17] = [
    "depth",
    "seldepth",
    "time",
    "nodes",
    "pv",
    "multipv",
    "score",
    "currmove",
    "currmovenumber",
    "hashfull",
    "nps",
    "tbhits",
    "sbhits",
    "cpuload",
    "string",
    "refutation",
    "currline",
];

impl SearchInfo {
    pub(super) fn read<'a>(words: impl Iterator<Item = &'a str>) -> SearchInfo {
        let mut info = SearchInfo {
            line: 1,
            ..SearchInfo::default()
        };
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(read_number).unwrap_or_default();
            match word {
                "multipv" => info.line = number().clamp(0, 1000) as usize,
                "depth" => info.depth = number().clamp(0, 255) as u8,
                "seldepth" => info.selective_depth = number().clamp(0, 255) as u8,
                "nodes" => info.nodes = number().max(0) as u64,
                "time" => info.time = Duration::from_millis(number().max(0) as u64),
                "hashfull" => info.hashfull = number().clamp(0, 1000) as u16,
                "lowerbound" | "upperbound" => info.is_bound = true,
                "cp" => info.score = words.next().and_then(read_number).map(centipawns),
                "mate" => info.score = words.next().and_then(read_number).and_then(mate),
                "pv" => {
                    info.moves.clear();
                    while let Some(mv) = words.next_if(|word| !FIELDS.contains(word)) {
                        info.moves.push_str(mv);
                        info.moves.push(' ');
                    }
                }
                // Free text to the end of the line.
                "string" => break,
                _ => {}
            }
        }
        info
    }

    /// Whether its score is only a bound of the real one.
    pub fn is_bound(&self) -> bool {
        self.is_bound
    }

    /// Whether it has a score that is not only a bound, and a line.
    pub fn is_scored(&self) -> bool {
        self.score.is_some() && !self.is_bound && !self.moves.is_empty()
    }

    /// The report for the position that is searched. The line ends before its first illegal move; `None` if the first
    /// move is illegal, or there is no score that is not only a bound.
    pub fn report(&self, position: &Position) -> Option<Report> {
        let score = self.score.filter(|_| !self.is_bound)?;
        let mut position = position.clone();
        let mut moves = Line::new();
        for word in self.moves.split(' ').take(moves.capacity()) {
            let Ok(mv) = read_move(&position, word) else {
                break;
            };
            moves.push(mv);
            position = position.after(mv);
        }
        (!moves.is_empty()).then_some(Report {
            line: self.line,
            depth: self.depth,
            selective_depth: self.selective_depth,
            score,
            nodes: self.nodes,
            time: self.time,
            hashfull: self.hashfull,
            moves,
        })
    }
}

/// A whole number; one out of range is the nearest in range.
fn read_number(word: &str) -> Option<i64> {
    match word.parse::<i64>() {
        Ok(number) => Some(number),
        Err(error) => match error.kind() {
            IntErrorKind::PosOverflow => Some(i64::MAX),
            IntErrorKind::NegOverflow => Some(i64::MIN),
            _ => None,
        },
    }
}

fn centipawns(number: i64) -> Score {
    Score::Centipawns(number.clamp(-GREATEST, GREATEST) as i32)
}

/// `mate 0` is none: whoever is mated has no move to search.
fn mate(number: i64) -> Option<Score> {
    let is_believed = number != 0 && (-LONGEST_MATE..=LONGEST_MATE).contains(&number);
    is_believed.then_some(Score::Mate(number as i32))
}
