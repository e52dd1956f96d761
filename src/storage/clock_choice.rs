//! The clock of the next game, as it was last filled in.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum ClockKind {
    #[default]
    CountUp,
    Fischer,
    Bronstein,
    /// The simple or US delay.
    Delay,
    SuddenDeath,
    Hourglass,
    Stages,
}

impl ClockKind {
    /// All of them.
    pub const ALL: [ClockKind; 7] = {
        use ClockKind::*;
        [
            CountUp,
            Fischer,
            Bronstein,
            Delay,
            SuddenDeath,
            Hourglass,
            Stages,
        ]
    };
}

/// What was entered for one side; each kind of clock uses its share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SideTime {
    /// Minutes.
    pub time: String,
    /// Seconds that come with each move.
    pub bonus: String,
    /// All stages.
    pub stages: String,
    /// What other versions of the program have written; it is kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Default for SideTime {
    fn default() -> SideTime {
        SideTime {
            time: "5".into(),
            bonus: "3".into(),
            stages: "40/90+30, 30+30".into(),
            other: Map::new(),
        }
    }
}

/// What was entered for both sides.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockChoice {
    /// How time is counted.
    pub kind: ClockKind,
    /// For White; for both sides, unless they differ.
    pub white: SideTime,
    /// For Black, if it has another time.
    pub black: SideTime,
    /// Whether Black has another time than White.
    pub differ: bool,
    /// What other versions of the program have written; it is kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl ClockChoice {
    /// Gives each side what the other one had.
    pub fn change_colors(&mut self) {
        if self.differ {
            std::mem::swap(&mut self.white, &mut self.black);
        }
    }
}
