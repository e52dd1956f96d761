//! The library: lists of games.

mod command;
mod list;
mod update;

pub use command::LibraryCommand;
pub use list::Library;
pub(super) use update::{LibraryFollowUp, LibraryUpdate};
