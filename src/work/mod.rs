//! What takes time and is done beside the window: files are written, lists of games read.
//!
//! [`crate::app`] says what is to be done, as plain data, and gets what came of it as commands.

pub mod errands;
mod files;
mod lists;

pub use files::Files;
pub use lists::ListReader;
