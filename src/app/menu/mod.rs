//! Dialogs: the menu, the list of keys and forms.

mod command;
mod dialog;

pub use command::MenuCommand;
pub use dialog::{Dialog, MenuKind};
