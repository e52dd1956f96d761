//! The clock of the next game, as last entered.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::rules::Color;

values! {
    /// How time is counted.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum ClockKind {
        NoClock,
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
}

/// What was entered for one side; each kind of clock uses some of the fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SideTime {
    /// Minutes.
    pub time: String,
    /// Bonus seconds for each move.
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

/// The clock settings of both sides.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockChoice {
    /// How time is counted.
    pub kind: ClockKind,
    /// White's time; both sides' unless they differ.
    pub white: SideTime,
    /// Black's time, if it differs.
    pub black: SideTime,
    /// Whether Black's time differs from White's.
    pub differ: bool,
    /// What other versions of the program have written; it is kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl ClockChoice {
    /// The time of a side where they differ.
    pub fn side(&self, color: Color) -> &SideTime {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The same, to be changed.
    pub fn side_mut(&mut self, color: Color) -> &mut SideTime {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// The clock that is proposed to players who have not chosen one yet: ten minutes for each.
    pub fn first() -> ClockChoice {
        let mut first = ClockChoice {
            kind: ClockKind::SuddenDeath,
            ..ClockChoice::default()
        };
        first.white.time = "10".into();
        first.white.bonus = "0".into();
        first
    }

    /// Swaps the times of the sides.
    pub fn change_colors(&mut self) {
        if self.differ {
            std::mem::swap(&mut self.white, &mut self.black);
        }
    }
}
