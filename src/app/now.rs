//! The current time.

use std::time::Duration;

use chrono::NaiveDateTime;

/// The time of a command or of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// Time since some fixed moment, in whole milliseconds, never running backwards.
    pub time: Duration,
    /// The local date and time.
    pub wall: NaiveDateTime,
}

/// When to draw the next frame if no command comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wake {
    /// As soon as possible: something is moving.
    NextFrame,
    /// At this time.
    At(Duration),
}
