//! What a key does at a moment, and which key does something.

use super::context::{Context, contexts, contexts_below};
use super::key::KeyPress;
use super::tables::bindings;
use crate::app::App;
use crate::app::command::Command;
use crate::app::forms::{Edit, FormCommand};

/// What a key does now. A key held down repeats only where it steps through something or edits text.
pub fn command(app: &App, press: KeyPress) -> Option<Command> {
    if let Some(typed) = press.text
        && app.edited_text().is_some()
    {
        return Some(Command::Form(FormCommand::Edit(Edit::Insert(
            typed.to_string(),
        ))));
    }
    let bindings = || contexts(app).iter().flat_map(|&context| bindings(context));
    let exact = bindings().find(|binding| binding.stroke == press.stroke);
    let binding = exact.or_else(|| bindings().find(|binding| binding.is_meant_by(press.stroke)))?;
    (binding.command.repeats() || !press.repeat).then(|| binding.command.clone())
}

/// What the key is called that gives a command in a context; empty if none does.
pub fn cap(context: Context, command: &Command) -> &'static str {
    let binding = bindings(context).iter().find(|it| it.command == *command);
    binding.map_or("", |binding| binding.cap)
}

/// What the key is called that gives a command on the screen, be it under the menu.
pub fn cap_of(app: &App, command: &Command) -> Option<&'static str> {
    let contexts = contexts_below(app).iter();
    let mut bindings = contexts.flat_map(|&context| bindings(context));
    let binding = bindings.find(|it| it.command == *command && !it.cap.is_empty())?;
    Some(binding.cap)
}
