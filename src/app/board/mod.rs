//! The board that players use, in a game and in a review: what the pointer and the keys do on it, the marks
//! on it, and the pieces that slide.

mod command;
mod direction;
mod hand;
mod input;
mod long_press;
mod marks;
mod slide;
mod typed_move;

pub use command::BoardCommand;
pub use direction::Direction;
pub use hand::Hand;
pub(super) use hand::promotes;
pub use input::BoardInput;
pub(super) use input::Gesture;
pub use slide::{SLIDE_TIME, Slide};
pub(super) use typed_move::Typed;
pub use typed_move::TypedMove;
