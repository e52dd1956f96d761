//! Where games come from: the folder of games, which is number 0, and what was opened besides.

mod command;
mod open_lists;
mod played_before;
mod searched;
mod update;

pub use command::SourceCommand;
pub use open_lists::OpenLists;
pub use played_before::PlayedBefore;
pub(in crate::app) use searched::score_between;
pub use searched::{SearchedSource, SearchedSources};
