//! Input events.

use crate::app::keys::KeyPress;
use crate::tree::Ink;
use crate::view::scene::geometry::Point;

/// How far the pointer moves, in pixels, before a press becomes a drag.
pub(in crate::view) const DRAG_BEGINS: i32 = 3;

/// A mouse button. Touch counts as the left one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Button {
    Left,
    Right,
}

/// The modifier keys held during a mouse event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Modifiers {
    pub shift: bool,
    pub ctrl: bool,
    pub alt: bool,
}

impl Modifiers {
    /// The colour of marks drawn with these modifiers.
    pub(in crate::view) const fn ink(self) -> Ink {
        match self {
            Modifiers { shift: true, .. } => Ink::Red,
            // Many window managers use Alt with the mouse themselves.
            Modifiers { ctrl: true, .. } | Modifiers { alt: true, .. } => Ink::Blue,
            _ => Ink::Green,
        }
    }
}

/// An input event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The pointer moved.
    Moved(Point),
    /// A button goes down.
    Pressed(Button, Point),
    /// A button goes up.
    Released(Button, Point),
    /// The pointer entered the window with no button held.
    Entered(Point),
    /// The wheel turned by this many notches, up if positive.
    Wheel(i32),
    /// A key goes down.
    Key(KeyPress),
    /// The modifier keys changed.
    Modifiers(Modifiers),
    /// The window lost the keyboard focus, which cancels drags.
    FocusLost,
}
