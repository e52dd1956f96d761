//! A game in progress.

mod clocks;
mod command;
mod facing;
mod match_score;
mod sounds;
mod table;
mod touch_move;
mod turn;

pub use command::PlayCommand;
pub use facing::Facing;
pub(super) use match_score::Evening;
pub use match_score::MatchScore;
pub(super) use table::Passed;
pub use table::{Open, Table};
pub(super) use turn::{Turn, Turned};
