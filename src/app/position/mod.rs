//! The search for a position, a pawn structure or material in games.

mod command;
mod query;
mod state;
mod update;

pub use command::{PositionCommand, PositionGroup};
pub use query::{PositionQuery, SoughtKind};
pub(super) use state::CameFrom;
pub use state::{Earlier, PositionSearch};
