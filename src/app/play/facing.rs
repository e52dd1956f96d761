//! The orientation of a board that turns to the player on move.

use std::time::Duration;

use crate::rules::Color;

/// The duration of a turn.
const TURN_TIME: Duration = Duration::from_millis(150);

/// The orientation of a board that turns to the player on move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facing {
    side: Color,
    /// The side that it faced before.
    before: Color,
    /// When the turn begins.
    begins: Duration,
}

impl Facing {
    /// A board that faces a side, and is not turning.
    pub(super) fn new(side: Color) -> Facing {
        Facing {
            side,
            before: side,
            begins: Duration::ZERO,
        }
    }

    /// Turns the board to a side, now or at a later moment.
    pub(super) fn turn_to(&mut self, side: Color, begins: Duration, now: Duration) {
        *self = Facing {
            side,
            before: self.side_at(now),
            begins,
        };
    }

    /// The side at the bottom; while the board turns, the new one.
    pub(in crate::app) fn side_at(&self, now: Duration) -> Color {
        if now < self.begins {
            self.before
        } else {
            self.side
        }
    }

    /// Whether the board is turning or about to turn.
    pub(in crate::app) fn is_under_way(&self, now: Duration) -> bool {
        self.before != self.side && now < self.begins + TURN_TIME
    }

    /// The progress of the turn from 0 to 1; `None` if the board is not turning.
    pub(in crate::app) fn progress(&self, now: Duration) -> Option<f32> {
        let passed = now.checked_sub(self.begins)?;
        let part = || passed.as_secs_f32() / TURN_TIME.as_secs_f32();
        self.is_under_way(now).then(part)
    }
}
