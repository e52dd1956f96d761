//! What the players do with the mouse, a finger and the keys.

use crate::app::keys::KeyPress;
use crate::tree::Ink;
use crate::view::scene::geometry::Point;

/// How far the pointer goes with the button down before a piece is lifted, in pixels.
pub(in crate::view) const DRAG_BEGINS: i32 = 3;

/// A button of the mouse. A finger counts as the left one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Button {
    Left,
    Right,
}

/// What is held on the keyboard while the mouse does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Modifiers {
    pub shift: bool,
    pub ctrl: bool,
    pub alt: bool,
}

impl Modifiers {
    /// The colour of the marks that are drawn so.
    pub(in crate::view) const fn ink(self) -> Ink {
        match self {
            Modifiers { shift: true, .. } => Ink::Red,
            // Window managers take the mouse for themselves while Alt is held.
            Modifiers { ctrl: true, .. } | Modifiers { alt: true, .. } => Ink::Blue,
            _ => Ink::Green,
        }
    }
}

/// Something the players do with the mouse, a finger or a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The pointer is somewhere else.
    Moved(Point),
    /// A button goes down.
    Pressed(Button, Point),
    /// A button goes up.
    Released(Button, Point),
    /// The pointer comes into the window with no button held.
    Entered(Point),
    /// The wheel turns by so many notches, up if positive.
    Wheel(i32),
    /// A key goes down.
    Key(KeyPress),
    /// Other keys than before are held for the mouse.
    Modifiers(Modifiers),
    /// The window has lost the keyboard to another one; what was begun is dropped.
    FocusLost,
}
