//! Keys and key presses.

use crate::rules::Role;

/// A key of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Key {
    /// The key for this character; letters in lower case.
    Char(char),
    Enter,
    Escape,
    Tab,
    Backspace,
    Delete,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    F1,
    F2,
    F5,
    F11,
    LeftShift,
    RightShift,
}

/// A key with its modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The key.
    pub key: Key,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl is held.
    pub ctrl: bool,
}

/// What is written on a key, or on several that are listed as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cap {
    /// A key with its modifiers.
    Stroke(Stroke),
    /// The four arrow keys.
    Arrows,
    /// The keys of these letters.
    Letters(&'static str),
    /// The key of a piece to promote to, by its letter in the language; of the queen for all of them.
    Piece(Role),
    /// A modifier alone.
    Modifier(Modifier),
    /// The key for yes or no, as the language labels it.
    Answer(bool),
}

/// A key that is held with others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Modifier {
    Ctrl,
    Shift,
    Alt,
}

/// A key going down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyPress {
    /// The key.
    pub stroke: Stroke,
    /// The character that it types in a text.
    pub text: Option<char>,
    /// Whether a held key caused this press.
    pub repeat: bool,
}
