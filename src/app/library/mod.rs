//! The library: lists of games.

mod choosing;
mod command;
mod list;
mod narrowing;
mod preview;
mod tab;
mod update;

pub use choosing::{Choosing, FilterCommand};
pub use command::LibraryCommand;
pub use list::Library;
pub use tab::Tab;
pub(super) use update::{LibraryFollowUp, LibraryUpdate};
