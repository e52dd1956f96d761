//! The review of a saved game: stepping, annotating, playing on.

mod analysis;
mod analysis_line;
mod analysis_update;
mod auto_play;
mod bar_glide;
mod board;
mod changes;
mod command;
mod game_analysis;
mod mistakes;
mod move_list;
mod move_times;
mod navigation;
mod opened_game;
mod openings;
mod openings_update;
mod origin;
mod places;
mod position;
mod saving;
mod state;
mod update;
mod written;

pub(super) use analysis::WantedAnalysis;
pub use analysis::{Analysis, JudgedMove};
pub use analysis_line::AnalysisLine;
pub use auto_play::ReviewPace;
pub use command::ReviewCommand;
pub use move_list::{DEEPEST_UNFOLDED, MoveListState, Version};
pub use move_times::MoveTimes;
pub use opened_game::OpenedGame;
pub use openings::{Openings, OpeningsCommand, OpeningsRow};
pub(super) use origin::ReviewOrigin;
pub use state::Review;
pub(super) use update::{ReviewFollowUp, ReviewUpdate};
pub use written::{Written, numbering};
