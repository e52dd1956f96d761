//! The review of a saved game: stepping, annotating, playing on.

mod analyse;
mod analysis;
mod auto_play;
mod bar_glide;
mod board;
mod changes;
mod command;
mod move_list;
mod navigation;
mod origin;
mod saving;
mod state;
mod update;
mod written;

pub(super) use analysis::WantedAnalysis;
pub use analysis::{Analysis, AnalysisLine, JudgedMove};
pub use command::ReviewCommand;
pub use move_list::MoveListState;
pub(super) use origin::Origin;
pub use state::Review;
pub(super) use update::{ReviewFollowUp, ReviewUpdate};
pub use written::Written;
