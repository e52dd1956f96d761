//! A game as PGN, and back.

mod read;
mod tags;
mod write;

pub use read::is_own;
pub use tags::USUAL_EVENT;
pub(in crate::game) use tags::{
    BLACK_TIME_TAG, HANDICAP_TAG, HELP_TAGS, HINTS_TAGS, TIME_TAG, TYPE_TAGS,
};
