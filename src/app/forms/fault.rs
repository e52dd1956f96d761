//! Faults in form entries.

use super::field_id::FieldId;
use crate::app::failure::Failure;
use crate::game::TimeControlError;
use crate::notation::fen::FenError;
use crate::rules::{Color, IllegalPosition, Outcome};

/// A fault in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The field.
    pub field: FieldId,
    /// What is wrong.
    pub why: EntryFault,
}

impl Fault {
    /// A fault in this field.
    pub(in crate::app) fn new(field: FieldId, why: EntryFault) -> Fault {
        Fault { field, why }
    }
}

/// What is wrong with an entry, or with its effect. A side is named if the two sides have different times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryFault {
    /// The time cannot be read.
    Time(Option<Color>),
    /// The increment cannot be read.
    Increment(Option<Color>),
    /// The delay cannot be read.
    Delay(Option<Color>),
    /// The kind of clock has a delay, which is zero.
    NoDelay(Option<Color>),
    /// The stages cannot be read.
    Stages(Option<Color>, StageFault),
    /// There is no start position of Chess960 with this number.
    Chess960Number,
    /// The position cannot be read, or is not legal.
    Fen(FenError),
    /// The game would be over before its first move.
    Over(Outcome),
    /// A match cannot have this number of games.
    MatchLength,
    /// Half the time can only be given if there is a time that runs down.
    HalfOfNoTime,
    /// Two players who have played each other cannot be one.
    PlayedEachOther,
    /// The rating cannot be read.
    Rating,
    /// The date cannot be read.
    Date,
    /// A castling right cannot be granted.
    Castling(IllegalPosition),
    /// The line is full; only this many characters fit, and the rest was cut off.
    NoRoom(usize),
    /// A file with this name exists, with so many games; 0 if they were not counted.
    Exists(String, usize),
    /// An effect failed.
    Failed(Failure),
}

/// What is wrong with the stages of a time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StageFault {
    /// A stage is empty.
    Empty,
    /// This is not a time in minutes.
    Minutes(String),
    /// The stages can be read, but do not make a time control.
    Control(TimeControlError),
}

impl From<TimeControlError> for StageFault {
    fn from(error: TimeControlError) -> StageFault {
        StageFault::Control(error)
    }
}
