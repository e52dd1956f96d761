//! A game in progress.

mod advice;
mod clocks;
mod command;
mod facing;
mod help;
mod king_fall;
mod live_game;
mod match_score;
mod move_letters;
mod passing_time;
mod proposals;
mod requests;
mod shown;
mod touch_move;
mod update;

pub use advice::ShownHint;
pub use command::{CardPlace, PlayCommand};
pub use facing::Facing;
pub use live_game::{EscTarget, LiveGame};
pub use match_score::MatchScore;
pub(super) use match_score::MatchScores;
pub(super) use passing_time::{LONGEST_GAP, TimeEvent};
pub(super) use update::{PlayUpdate, Updater};
