//! The library: lists of games.

mod command;
mod list;
mod preview;
mod tab;
mod update;

pub use command::LibraryCommand;
pub use list::Library;
pub use tab::Tab;
pub(super) use update::{LibraryFollowUp, LibraryUpdate};
