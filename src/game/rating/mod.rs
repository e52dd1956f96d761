//! The strength of players by their games against each other: Glicko-2, by periods of one calendar day.

mod glicko;
mod history;
mod time_class;

pub use glicko::{Rating, Score};
pub use history::{RatedDay, RatedGame, rated_days};
pub use time_class::{TimeClass, rated_class};
