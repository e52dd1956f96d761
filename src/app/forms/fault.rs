//! Why a form cannot be ended so.

use super::field_id::FieldId;
use crate::app::failure::Failure;
use crate::game::TimeControlError;
use crate::notation::fen::FenError;
use crate::rules::{Color, IllegalPosition};

/// What is wrong with a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The field.
    pub field: FieldId,
    /// What is wrong.
    pub why: EntryFault,
}

/// What is wrong with what was entered in a form, or with what came of it. Where a side is named, the two
/// sides have different times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryFault {
    /// No time can be read.
    Time(Option<Color>),
    /// No increment can be read.
    Increment(Option<Color>),
    /// No delay can be read.
    Delay(Option<Color>),
    /// No stages can be read.
    Stages(Option<Color>, StageFault),
    /// There is no start position of Chess960 with this number.
    Chess960Number,
    /// There is no legal position.
    Fen(FenError),
    /// No rating can be read.
    Rating,
    /// No date can be read.
    Date,
    /// A castling right cannot be given.
    Castling(IllegalPosition),
    /// A line has room for so many letters; the rest was left out.
    NoRoom(usize),
    /// There is a file with this name already.
    Exists(String),
    /// Something failed outside.
    Failed(Failure),
}

/// What is wrong with the stages of a time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StageFault {
    /// This is no time in minutes.
    Minutes(String),
    /// The rest can be read, but is no time control.
    Control(TimeControlError),
}

impl From<TimeControlError> for StageFault {
    fn from(error: TimeControlError) -> StageFault {
        StageFault::Control(error)
    }
}
