//! The key bindings of text fields.

use super::binding::{Binding, bind, ctrl, ctrl_shift, key, shift};
use super::key::{Key, Stroke};
use crate::app::command::Command;
use crate::app::file_command::FileCommand;
use crate::app::forms::{Edit, FormCommand, Motion};

/// An edit of the text; not listed.
const fn edit(stroke: Stroke, edit: Edit) -> Binding {
    bind(stroke, "", Command::Form(FormCommand::Edit(edit)))
}

const fn to(stroke: Stroke, to: Motion) -> Binding {
    edit(stroke, Edit::Move { to, select: false })
}

const fn select(stroke: Stroke, to: Motion) -> Binding {
    edit(stroke, Edit::Move { to, select: true })
}

/// In a text field.
pub(super) static TEXT: [Binding; 21] = [
    bind(
        ctrl(Key::Char('c')),
        "Ctrl C",
        Command::Form(FormCommand::CopyText),
    ),
    bind(
        ctrl(Key::Char('x')),
        "Ctrl X",
        Command::Form(FormCommand::CutText),
    ),
    bind(
        ctrl(Key::Char('v')),
        "Ctrl V",
        Command::File(FileCommand::Paste),
    ),
    bind(
        ctrl(Key::Char('a')),
        "Ctrl A",
        Command::Form(FormCommand::Edit(Edit::SelectAll)),
    ),
    edit(key(Key::Backspace), Edit::Delete(Motion::Left)),
    edit(key(Key::Delete), Edit::Delete(Motion::Right)),
    edit(ctrl(Key::Backspace), Edit::Delete(Motion::WordLeft)),
    edit(ctrl(Key::Delete), Edit::Delete(Motion::WordRight)),
    to(key(Key::Left), Motion::Left),
    to(key(Key::Right), Motion::Right),
    to(ctrl(Key::Left), Motion::WordLeft),
    to(ctrl(Key::Right), Motion::WordRight),
    to(key(Key::Home), Motion::Start),
    to(key(Key::End), Motion::End),
    select(shift(Key::Left), Motion::Left),
    select(shift(Key::Right), Motion::Right),
    select(ctrl_shift(Key::Left), Motion::WordLeft),
    select(ctrl_shift(Key::Right), Motion::WordRight),
    select(shift(Key::Home), Motion::Start),
    select(shift(Key::End), Motion::End),
    edit(shift(Key::Backspace), Edit::Delete(Motion::Left)),
];
