//! A long press of the left button acts like the right button. A touch screen has no right button, and most
//! systems report touch as a mouse. A long press does not affect moves.

use std::time::Duration;

use crate::rules::Square;

/// The time after which a press is long.
pub(in crate::app) const LONG_PRESS: Duration = Duration::from_millis(500);

/// The left button, held on the square where it went down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HeldButton {
    square: Square,
    since: Duration,
    /// Whether it is a long press already.
    is_long: bool,
}

impl HeldButton {
    pub(super) fn new(square: Square, since: Duration) -> HeldButton {
        HeldButton {
            square,
            since,
            is_long: false,
        }
    }

    pub(super) fn is_long(&self) -> bool {
        self.is_long
    }

    /// When it becomes a long press; `None` if it is one.
    pub(super) fn long_at(&self) -> Option<Duration> {
        (!self.is_long).then_some(self.since + LONG_PRESS)
    }

    /// Makes it a long press. Returns its square.
    pub(super) fn become_long(&mut self) -> Square {
        self.is_long = true;
        self.square
    }
}
