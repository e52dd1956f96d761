//! The `go` command.

use std::fmt;
use std::time::Duration;

use super::super::limits::{Limits, TimeBudget};
use super::super::root::Root;
use super::error::{UciError, quoted};
use super::written::write_move;
use crate::rules::{ByColor, Color, Move};

/// The parameters of `go`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// The root moves to search, as written in the line; empty for all.
    pub search_moves: Vec<String>,
    /// The engine is to ponder: the last move of the position is only expected.
    pub is_pondering: bool,
    /// The search runs until `stop`.
    pub is_infinite: bool,
    /// The clocks of both sides.
    pub times: ByColor<Times>,
    /// The number of moves to the next time control.
    pub moves_to_go: Option<u32>,
    /// The exact time for this move.
    pub time: Option<Duration>,
    /// The limits of depth, nodes and mate.
    pub limits: Limits,
}

/// The clock of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    /// The time left; `None` if there is no clock.
    pub left: Option<Duration>,
    /// The increment for each move.
    pub increment: Duration,
}

impl Go {
    /// The search of a root with these limits.
    ///
    /// A soft limit of time is an exact one in the protocol. Without any limit the search runs until `stop`.
    pub fn with_limits(root: &Root, limits: &Limits) -> Go {
        let position = root.position();
        let is_chess960 = root.start().is_chess960();
        let write = |&mv: &Move| write_move(position, mv, is_chess960);
        let search_moves = root.search_moves().into_iter().flatten();
        let time = limits.time.map(|time| time.soft.unwrap_or(time.hard));
        let limits = Limits {
            time: None,
            lines: 0,
            ..limits.clone()
        };
        Go {
            search_moves: search_moves.map(write).collect(),
            is_infinite: time.is_none() && limits == Limits::default(),
            time,
            limits,
            ..Go::default()
        }
    }

    /// The limits of a search for the side to move. The overhead is the time lost between the clock and the search.
    pub fn limits(&self, turn: Color, overhead: Duration) -> Limits {
        let clock = self.times[turn];
        let by_clock = clock
            .left
            .map(|left| TimeBudget::of(left, clock.increment, self.moves_to_go, overhead));
        let time = match (self.is_infinite, self.time) {
            (true, _) => None,
            (false, Some(time)) => Some(TimeBudget::exactly(time)),
            (false, None) => by_clock,
        };
        Limits {
            time,
            ..self.limits.clone()
        }
    }
}

/// The line of the protocol.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("go")?;
        let mut number = |name, number: Option<u128>| match number {
            Some(number) => write!(f, " {name} {number}"),
            None => Ok(()),
        };
        let millis = |time: Duration| time.as_millis();
        let increment = |side: Times| side.left.map(|_| side.increment.as_millis());
        number("wtime", self.times.white.left.map(millis))?;
        number("btime", self.times.black.left.map(millis))?;
        number("winc", increment(self.times.white))?;
        number("binc", increment(self.times.black))?;
        number("movestogo", self.moves_to_go.map(u128::from))?;
        number("movetime", self.time.map(millis))?;
        number("depth", self.limits.depth.map(u128::from))?;
        number("nodes", self.limits.nodes.map(u128::from))?;
        number("mate", self.limits.mate.map(u128::from))?;
        for (word, is_there) in [
            ("ponder", self.is_pondering),
            ("infinite", self.is_infinite),
        ] {
            if is_there {
                write!(f, " {word}")?;
            }
        }
        match &self.search_moves[..] {
            [] => Ok(()),
            moves => write!(f, " searchmoves {}", moves.join(" ")),
        }
    }
}

/// The parameters of `go`. The words between `searchmoves` and the next parameter are moves.
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
            "movestogo" => go.moves_to_go = Some(number("movestogo")?.min(u32::MAX.into()) as u32),
            "depth" => go.limits.depth = Some(number("depth")?.min(u8::MAX.into()) as u8),
            "nodes" => go.limits.nodes = Some(number("nodes")?),
            "mate" => go.limits.mate = Some(number("mate")?.min(u8::MAX.into()) as u8),
            "movetime" => go.time = Some(millis(number("movetime")?)),
            // Unknown words are ignored.
            _ => {}
        }
    }
    Ok(go)
}

/// A whole number. A negative one, such as an overdrawn clock, becomes 0.
fn read_number(after: &'static str, word: Option<&str>) -> Result<u64, UciError> {
    let word = word.ok_or(UciError::Missing(after))?;
    let number: i64 = word.parse().map_err(|_| UciError::Number {
        after,
        word: quoted(word),
    })?;
    Ok(number.max(0) as u64)
}

/// At most a century, so that calculations with it cannot overflow.
fn millis(number: u64) -> Duration {
    const CENTURY: u64 = 100 * 366 * 24 * 3_600_000;
    Duration::from_millis(number.min(CENTURY))
}
