//! A saved game that is reviewed: stepped through, annotated, played on from.

mod auto_play;
mod changes;
mod command;
mod origin;
mod state;
mod update;
mod written;

pub use command::{NagKind, ReviewCommand};
pub(super) use origin::Origin;
pub use state::Review;
pub(super) use update::{NextStep, Outcome};
pub use written::Written;
