//! A long press of the left button does what the right button does. Fingers have no right button, and on
//! most systems the program cannot tell them from a mouse; so a long press changes nothing about moves.

use std::time::Duration;

use crate::rules::Square;

/// How long the button stays down until the press is a long one.
const LONG_PRESS: Duration = Duration::from_millis(500);

/// The left button, held on the square on which it went down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    square: Square,
    since: Duration,
    /// Whether it is a long press by now.
    is_long: bool,
}

impl Held {
    pub(super) fn new(square: Square, since: Duration) -> Held {
        Held {
            square,
            since,
            is_long: false,
        }
    }

    pub(super) fn is_long(&self) -> bool {
        self.is_long
    }

    /// When it becomes a long press, if it is not one yet.
    pub(super) fn long_at(&self) -> Option<Duration> {
        (!self.is_long).then_some(self.since + LONG_PRESS)
    }

    /// It is a long press from now on. Returns its square.
    pub(super) fn become_long(&mut self) -> Square {
        self.is_long = true;
        self.square
    }
}
