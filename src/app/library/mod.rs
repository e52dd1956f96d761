//! The library: lists of games.

mod choosing;
mod command;
mod filter_command;
mod list;
mod marking;
mod narrowing;
mod open_game;
mod preview;
mod reading;
mod search;
mod sorting;
mod tab;
mod tabs;
mod trash;
mod update;

pub use choosing::Choosing;
pub use command::LibraryCommand;
pub use filter_command::FilterCommand;
pub(super) use list::LeftList;
pub use list::Library;
pub(super) use tab::OverList;
pub use tab::Tab;
pub(super) use update::{LibraryFollowUp, LibraryUpdate};
