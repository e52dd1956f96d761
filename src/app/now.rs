//! The moment at which something happens.

use std::time::Duration;

use chrono::NaiveDateTime;

/// The moment at which a command comes or a scene is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// Time since some fixed moment, in whole milliseconds, never running backwards.
    pub time: Duration,
    /// What the clock on the wall shows.
    pub wall: NaiveDateTime,
}

/// When the screen has to be drawn again though no command comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wake {
    /// As soon as the display can: something moves.
    NextFrame,
    /// When this time has come.
    At(Duration),
}
