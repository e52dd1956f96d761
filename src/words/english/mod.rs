//! English.

mod entry;
mod failure;
mod library;
mod message;
mod notice;
mod outcome;
mod review;
mod time;

pub use entry::entry_fault;
pub use failure::failure;
pub use library::{game_count, grouped, head_to_head, list_title};
pub use message::{Sentence, hint, message};
pub use notice::notice;
pub use outcome::{points, reason, result, score};
pub use review::{auto_play, chart_names, chart_place, score_of};
pub use time::span;
