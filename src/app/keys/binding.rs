//! Key bindings.

use super::key::{Key, Stroke};
use crate::app::command::Command;

/// A key and its command.
#[derive(Debug)]
pub struct Binding {
    pub(super) stroke: Stroke,
    /// The name of the key as shown to players; empty for a key that is not listed.
    pub cap: &'static str,
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

pub(super) const fn bind(stroke: Stroke, cap: &'static str, command: Command) -> Binding {
    Binding {
        stroke,
        cap,
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
