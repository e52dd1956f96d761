//! The player whom a board faces that turns to the one on move.

use std::time::Duration;

use crate::rules::Color;

/// How long the board takes to turn from one player to the other.
const TURN_TIME: Duration = Duration::from_millis(150);

/// The player whom a board faces that turns to the one on move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facing {
    side: Color,
    /// The side that it faced before.
    before: Color,
    /// When the turn from there begins.
    begins: Duration,
}

impl Facing {
    /// A board that faces a side and does not turn.
    pub(super) fn new(side: Color) -> Facing {
        Facing {
            side,
            before: side,
            begins: Duration::ZERO,
        }
    }

    /// Lets the board turn to a side at a moment that is still to come, or now.
    pub(super) fn turn_to(&mut self, side: Color, begins: Duration, now: Duration) {
        *self = Facing {
            side,
            before: self.side_at(now),
            begins,
        };
    }

    /// The side at the lower edge; of a board that is turning, the one that it turns to.
    pub(in crate::app) fn side_at(&self, now: Duration) -> Color {
        match now < self.begins {
            true => self.before,
            false => self.side,
        }
    }

    /// Whether the board turns or is about to.
    pub(in crate::app) fn is_under_way(&self, now: Duration) -> bool {
        self.before != self.side && now < self.begins + TURN_TIME
    }

    /// How much of the turn is done, from 0 to 1, while the board turns.
    pub(in crate::app) fn progress(&self, now: Duration) -> Option<f32> {
        let passed = now.checked_sub(self.begins)?;
        let part = || passed.as_secs_f32() / TURN_TIME.as_secs_f32();
        self.is_under_way(now).then(part)
    }
}
