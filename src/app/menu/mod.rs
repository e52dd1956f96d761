//! What lies over a screen: the menu, the list of all keys, forms.

mod command;
mod dialog;

pub use command::MenuCommand;
pub use dialog::Dialog;
