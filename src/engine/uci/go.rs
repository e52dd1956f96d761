//! What a search is asked for with.

use std::time::Duration;

use super::super::limits::{Allotment, Limits};
use super::error::{UciError, quoted};
use crate::rules::{ByColor, Color};

/// The words after `go`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// The first moves that are to be searched, as they are written; none for all.
    pub search_moves: Vec<String>,
    /// The opponent has not made the last move yet.
    pub is_pondering: bool,
    /// The search ends only when it is stopped.
    pub is_infinite: bool,
    /// What the clocks show.
    pub times: ByColor<Times>,
    /// How many moves there are up to the next time control.
    pub moves_to_go: Option<u32>,
    /// The time for this move.
    pub time: Option<Duration>,
    /// Depth, nodes and mate.
    pub limits: Limits,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    /// What is left; `None` if there is no clock.
    pub left: Option<Duration>,
    /// What is added for each move.
    pub increment: Duration,
}

impl Go {
    /// When the search for a side ends. The overhead is what passes between the clock and the search.
    pub fn limits(&self, turn: Color, overhead: Duration) -> Limits {
        let clock = self.times[turn];
        let by_clock = clock
            .left
            .map(|left| Allotment::of(left, clock.increment, self.moves_to_go, overhead));
        let time = match (self.is_infinite, self.time) {
            (true, _) => None,
            (false, Some(time)) => Some(Allotment::exactly(time)),
            (false, None) => by_clock,
        };
        Limits {
            time,
            ..self.limits.clone()
        }
    }
}

/// The words that may stand after `go`; all that follows `searchmoves` up to the next of them are moves.
const WORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];

pub(super) fn read_go<'a>(words: impl Iterator<Item = &'a str>) -> Result<Go, UciError> {
    let mut go = Go::default();
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        let mut number = |after| read_number(after, words.next());
        match word {
            "searchmoves" => {
                while let Some(mv) = words.next_if(|word| !WORDS.contains(word)) {
                    go.search_moves.push(mv.to_owned());
                }
            }
            "ponder" => go.is_pondering = true,
            "infinite" => go.is_infinite = true,
            "wtime" => go.times.white.left = Some(millis(number("wtime")?)),
            "btime" => go.times.black.left = Some(millis(number("btime")?)),
            "winc" => go.times.white.increment = millis(number("winc")?),
            "binc" => go.times.black.increment = millis(number("binc")?),
            "movestogo" => go.moves_to_go = Some(at_most(number("movestogo")?)),
            "depth" => go.limits.depth = Some(at_most(number("depth")?)),
            "nodes" => go.limits.nodes = Some(number("nodes")?),
            "mate" => go.limits.mate = Some(at_most(number("mate")?)),
            "movetime" => go.time = Some(millis(number("movetime")?)),
            // What is not known is passed over.
            _ => {}
        }
    }
    Ok(go)
}

/// A whole number; a negative one, as some clocks have it, is 0.
fn read_number(after: &'static str, word: Option<&str>) -> Result<u64, UciError> {
    let word = word.ok_or(UciError::Missing(after))?;
    let number: i64 = word.parse().map_err(|_| UciError::Number {
        after,
        word: quoted(word),
    })?;
    Ok(number.max(0) as u64)
}

/// The number, or the greatest that the type has room for.
fn at_most<T: TryFrom<u64> + Bounded>(number: u64) -> T {
    T::try_from(number).unwrap_or(T::MOST)
}

trait Bounded {
    const MOST: Self;
}

impl Bounded for u8 {
    const MOST: u8 = u8::MAX;
}

impl Bounded for u32 {
    const MOST: u32 = u32::MAX;
}

/// A century is enough for any clock, and leaves room to reckon with.
fn millis(number: u64) -> Duration {
    const CENTURY: u64 = 100 * 366 * 24 * 3_600_000;
    Duration::from_millis(number.min(CENTURY))
}
