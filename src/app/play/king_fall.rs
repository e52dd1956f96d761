//! The beaten king, which falls on its side.

use std::time::Duration;

/// How long it falls.
const FALL_TIME: Duration = Duration::from_millis(400);

/// The angle at which it lies, and that between two pictures of its fall, in degrees.
const LYING: u8 = 90;
const STEP: u8 = 6;

/// The fall of the beaten king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct KingFall {
    begins: Duration,
}

impl KingFall {
    /// A fall that begins at this time.
    pub(super) fn from(begins: Duration) -> KingFall {
        KingFall { begins }
    }

    /// By how many degrees the king is tilted.
    pub(super) fn angle(self, now: Duration) -> u8 {
        let passed = now.saturating_sub(self.begins);
        let part = (passed.as_secs_f32() / FALL_TIME.as_secs_f32()).min(1.0);
        // It falls faster and faster.
        let steps = f32::from(LYING / STEP) * part * part;
        steps as u8 * STEP
    }

    /// Whether it is falling, or about to fall.
    pub(super) fn is_under_way(self, now: Duration) -> bool {
        now < self.begins + FALL_TIME
    }
}
