//! The start screen, and how games begin and are left.

mod command;

pub use command::StartCommand;
