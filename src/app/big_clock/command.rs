//! Commands for the big clock.

use crate::rules::Color;

/// A command for the big clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockCommand {
    /// Show it, as it was left.
    Open,
    /// This side ends its move, by a tap on its half. The first tap starts the other side's clock.
    Press(Color),
    /// The same for the half at this side.
    PressAt(ClockSide),
    /// The side to move ends its move. The first press starts the clock of the side that begins.
    PressMover,
    /// Pause or resume the clocks.
    Pause,
    /// Open the form for the times.
    SetTimes,
    /// Exchange the halves.
    ChangeSides,
    /// Set both clocks back to their times.
    StartAgain,
    /// Answer the open question.
    Answer(bool),
}

/// Where a half is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockSide {
    /// At the left, or above.
    First,
    /// At the right, or below.
    Second,
}
