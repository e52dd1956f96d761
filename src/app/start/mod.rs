//! The start screen, and commands to start and leave games.

mod choices;
mod command;

pub use choices::{QUICK_GAMES, RecentRow};
pub use command::StartCommand;
