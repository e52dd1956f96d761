//! Commands to start and leave games.

mod command;

pub use command::StartCommand;
