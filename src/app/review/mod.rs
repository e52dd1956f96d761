//! The review of a saved game: stepping, annotating, playing on.

mod analysis;
mod analysis_line;
mod analysis_update;
mod auto_play;
mod bar_glide;
mod board;
mod changes;
mod command;
mod move_list;
mod move_times;
mod navigation;
mod opened_game;
mod openings;
mod openings_update;
mod origin;
mod places;
mod played_before;
mod position;
mod saving;
mod state;
mod update;
mod written;

pub(super) use analysis::WantedAnalysis;
pub use analysis::{Analysis, JudgedMove};
pub use analysis_line::AnalysisLine;
pub use command::ReviewCommand;
pub use move_list::{MoveListState, Version};
pub use move_times::MoveTimes;
pub use opened_game::OpenedGame;
pub use openings::{Openings, OpeningsCommand, OpeningsRow};
pub(super) use origin::Origin;
pub(super) use played_before::Before;
pub use played_before::PlayedBefore;
pub use state::Review;
pub(super) use update::{ReviewFollowUp, ReviewUpdate};
pub use written::{Written, numbering};
