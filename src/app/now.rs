//! The current time.

use std::time::Duration;

use chrono::{Datelike, NaiveDateTime, Timelike};

use crate::game::DateTime;

/// The time of a command or of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// Time since some fixed moment, in whole milliseconds, never running backwards.
    pub time: Duration,
    /// The local date and time.
    pub wall: NaiveDateTime,
}

impl Now {
    /// The local date and time, as a game has it.
    pub(super) fn date_time(self) -> Option<DateTime> {
        let wall = self.wall;
        let date = [wall.month(), wall.day()].map(|part| part as u16);
        let time = [wall.hour(), wall.minute(), wall.second()].map(|part| part as u16);
        DateTime::new([u16::try_from(wall.year()).ok()?, date[0], date[1]], time)
    }
}

/// When to draw the next frame if no command comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wake {
    /// As soon as possible: something is moving.
    NextFrame,
    /// At this time.
    At(Duration),
}
