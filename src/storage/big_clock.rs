//! The big clock: its times as last entered, and how it stands.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::clock_choice::{ClockChoice, ClockKind, SideTime};

/// The big clock as it was at the last press, so that it goes on after a crash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedClock {
    /// What was entered for its times.
    pub times: ClockChoice,
    /// Whether Black's half comes first: at the left, or above.
    pub black_first: bool,
    /// How it stands, once it was started.
    pub standing: Option<ClockStanding>,
    /// The names of White and Black when it was started.
    pub names: [Option<String>; 2],
    /// What other versions of the program have written; it is kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// How a clock stands that was started. Times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockStanding {
    /// What White's clock shows.
    pub white: u64,
    /// What Black's clock shows.
    pub black: u64,
    /// The moves that White has made.
    pub white_moves: u32,
    /// The moves that Black has made.
    pub black_moves: u32,
    /// How long the side to move has thought about its move.
    pub thought: u64,
    /// Whether Black is to move.
    pub black_to_move: bool,
    /// Whether the time of the side to move is over.
    pub is_over: bool,
}

impl Default for SavedClock {
    /// Ten minutes, and five seconds for each move.
    fn default() -> SavedClock {
        let white = SideTime {
            time: "10".into(),
            bonus: "5".into(),
            ..SideTime::default()
        };
        SavedClock {
            times: ClockChoice {
                kind: ClockKind::Fischer,
                black: white.clone(),
                white,
                ..ClockChoice::default()
            },
            black_first: false,
            standing: None,
            names: [None, None],
            other: Map::new(),
        }
    }
}
