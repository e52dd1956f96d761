//! English.

mod forms;
mod keys;
mod message;
mod number;
mod outcome;
mod player;
mod screen;
mod sheet;

use super::texts::*;
pub use message::hint;
pub use number::{counted, decimal_separator, group_separator, plural_category};
pub use outcome::termination;
pub use player::{role, side};
pub use screen::heading;
pub use sheet::sheet_label;

/// The English texts.
#[derive(Debug)]
pub struct English;

tables!(implement English);
