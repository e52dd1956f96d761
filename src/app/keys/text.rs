//! The key bindings of text fields.

use super::binding::*;
use crate::app::command::Command::{self, *};
use crate::app::file_command::FileCommand;
use crate::app::forms::{Edit, FormCommand, Motion};

const fn edit(edit: Edit) -> Command {
    Form(FormCommand::Edit(edit))
}

const fn to(to: Motion) -> Command {
    edit(Edit::to(to))
}

const fn select(to: Motion) -> Command {
    edit(Edit::Move { to, select: true })
}

/// In a text field.
pub(super) static TEXT: &[Binding] = &[
    on(ctrl(Key::Char('c')), Form(FormCommand::CopyText)),
    on(ctrl(Key::Char('x')), Form(FormCommand::CutText)),
    held(ctrl(Key::Char('v')), File(FileCommand::Paste)),
    on(ctrl(Key::Char('a')), edit(Edit::SelectAll)),
    hidden_held(BACKSPACE, edit(Edit::Delete(Motion::Left))),
    hidden_held(shift(Key::Backspace), edit(Edit::Delete(Motion::Left))),
    hidden_held(DELETE, edit(Edit::Delete(Motion::Right))),
    hidden_held(ctrl(Key::Backspace), edit(Edit::Delete(Motion::WordLeft))),
    hidden_held(ctrl(Key::Delete), edit(Edit::Delete(Motion::WordRight))),
    hidden_held(LEFT, to(Motion::Left)),
    hidden_held(RIGHT, to(Motion::Right)),
    hidden_held(ctrl(Key::Left), to(Motion::WordLeft)),
    hidden_held(ctrl(Key::Right), to(Motion::WordRight)),
    hidden_held(HOME, to(Motion::Start)),
    hidden_held(END, to(Motion::End)),
    hidden_held(shift(Key::Left), select(Motion::Left)),
    hidden_held(shift(Key::Right), select(Motion::Right)),
    hidden_held(ctrl_shift(Key::Left), select(Motion::WordLeft)),
    hidden_held(ctrl_shift(Key::Right), select(Motion::WordRight)),
    hidden_held(shift(Key::Home), select(Motion::Start)),
    hidden_held(shift(Key::End), select(Motion::End)),
];
