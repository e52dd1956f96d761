//! The board editor.

mod board;
mod command;
mod setup;
mod tool;

pub use command::EditorCommand;
pub use setup::Editor;
pub use tool::Tool;
