//! Keys as the keyboard gives them.

/// A key of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Key {
    /// A key that types this character, small if it is a letter.
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
    F11,
}

/// A key with what is held beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The key.
    pub key: Key,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl is held.
    pub ctrl: bool,
}

/// A key going down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyPress {
    /// The key.
    pub stroke: Stroke,
    /// The character that it types where text is edited.
    pub text: Option<char>,
    /// Whether the key is held down and this is a repetition.
    pub repeat: bool,
}
