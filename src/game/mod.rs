//! One game between two people: its moves, clocks, offers and claims, and its result.
//!
//! Time is never asked of the system. It comes in as a value: the time since some fixed moment, in
//! whole milliseconds, never running backwards.

mod clock;
mod draw_rule;
mod draws;
mod move_times;
mod pgn;
mod play;
mod record;
mod time_control;
mod time_control_text;
mod timing;

pub use clock::Clock;
pub use draw_rule::DrawRule;
pub use pgn::is_own;
pub use play::{DrawRequest, Game, LONGEST_NAME, PlayError, Question};
pub use record::{Ply, Record, material_difference};
pub use time_control::{Bonus, LONGEST_TIME, Stage, TimeControl, TimeControlError};
pub use time_control_text::read_seconds;
pub use timing::GIVEN_TIME;
