//! The big clock: two clocks for a game on a wooden board.

mod command;
mod state;
mod update;

pub use command::{ClockCommand, ClockSide};
pub use state::{BigClock, ClockQuestion, ClockState};
pub(super) use update::{ClockFollowUp, ClockUpdate};
