//! Where games come from: the folder of games, which is number 0, and what was opened besides.

mod command;
mod open_lists;
mod searched;
mod update;

pub use command::SourceCommand;
pub use open_lists::OpenLists;
pub use searched::{SearchedSource, SearchedSources};
pub(in crate::app) use searched::{other_games, score_between};
