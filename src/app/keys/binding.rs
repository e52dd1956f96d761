//! Key bindings.

pub(super) use super::key::Key;
use super::key::{Cap, Stroke};
use crate::app::command::Command;
use crate::rules::Role;

/// A key and its command.
#[derive(Debug)]
pub struct Binding {
    pub(super) stroke: Stroke,
    /// What is written on the key where it is shown to players; `None` for a key that is not listed.
    pub cap: Option<Cap>,
    /// Whether a held key repeats the command, which steps through something or edits text.
    pub(super) repeats: bool,
    /// The command.
    pub command: Command,
}

impl Binding {
    /// Whether a stroke without an exact binding matches this one: Shift matters only for letters, since some
    /// keyboard layouts need it for other characters.
    pub(super) fn matches(&self, stroke: Stroke) -> bool {
        let is_letter = matches!(stroke.key, Key::Char(c) if c.is_alphabetic());
        let Stroke { key, ctrl, .. } = self.stroke;
        !is_letter && key == stroke.key && ctrl == stroke.ctrl
    }
}

pub(super) const fn on(stroke: Stroke, command: Command) -> Binding {
    bind(stroke, Some(Cap::Stroke(stroke)), false, command)
}

/// The key for an answer to a question: `y` or `n` here, which [`super::lookup`] puts in place of the language's own.
pub(super) const fn answer(yes: bool, command: Command) -> Binding {
    let stroke = letter(if yes { YES } else { NO });
    bind(stroke, Some(Cap::Answer(yes)), false, command)
}

/// The letters of the keys for answers in the tables.
pub(super) const YES: char = 'y';
pub(super) const NO: char = 'n';

/// A held key repeats the command.
pub(super) const fn held(stroke: Stroke, command: Command) -> Binding {
    bind(stroke, Some(Cap::Stroke(stroke)), true, command)
}

/// A key that is not listed.
pub(super) const fn hidden(stroke: Stroke, command: Command) -> Binding {
    bind(stroke, None, false, command)
}

pub(super) const fn hidden_held(stroke: Stroke, command: Command) -> Binding {
    bind(stroke, None, true, command)
}

/// The first of the four arrows, which is listed for all of them.
pub(super) const fn arrows(stroke: Stroke, command: Command) -> Binding {
    bind(stroke, Some(Cap::Arrows), true, command)
}

/// The key of a queen, which is listed for all pieces to promote to.
pub(super) const fn pieces(stroke: Stroke, command: Command) -> Binding {
    bind(stroke, Some(Cap::Piece(Role::Queen)), false, command)
}

/// The first of some letters, which is listed for all of them.
pub(super) const fn letters(all: &'static str, stroke: Stroke, command: Command) -> Binding {
    bind(stroke, Some(Cap::Letters(all)), false, command)
}

const fn bind(stroke: Stroke, cap: Option<Cap>, repeats: bool, command: Command) -> Binding {
    Binding {
        stroke,
        cap,
        repeats,
        command,
    }
}

pub(super) const fn key(key: Key) -> Stroke {
    Stroke {
        key,
        shift: false,
        ctrl: false,
    }
}

pub(super) const UP: Stroke = key(Key::Up);
pub(super) const DOWN: Stroke = key(Key::Down);
pub(super) const LEFT: Stroke = key(Key::Left);
pub(super) const RIGHT: Stroke = key(Key::Right);
pub(super) const HOME: Stroke = key(Key::Home);
pub(super) const END: Stroke = key(Key::End);
pub(super) const PAGE_UP: Stroke = key(Key::PageUp);
pub(super) const PAGE_DOWN: Stroke = key(Key::PageDown);
pub(super) const ENTER: Stroke = key(Key::Enter);
pub(super) const ESCAPE: Stroke = key(Key::Escape);
pub(super) const TAB: Stroke = key(Key::Tab);
pub(super) const DELETE: Stroke = key(Key::Delete);
pub(super) const BACKSPACE: Stroke = key(Key::Backspace);
pub(super) const F1: Stroke = key(Key::F1);
pub(super) const F2: Stroke = key(Key::F2);
pub(super) const F5: Stroke = key(Key::F5);
pub(super) const F11: Stroke = key(Key::F11);

/// The key of a letter or another character.
pub(super) const fn letter(letter: char) -> Stroke {
    key(Key::Char(letter))
}

pub(super) const fn shift(key: Key) -> Stroke {
    Stroke {
        key,
        shift: true,
        ctrl: false,
    }
}

pub(super) const fn ctrl(key: Key) -> Stroke {
    Stroke {
        key,
        shift: false,
        ctrl: true,
    }
}

pub(super) const fn ctrl_shift(key: Key) -> Stroke {
    Stroke {
        key,
        shift: true,
        ctrl: true,
    }
}
