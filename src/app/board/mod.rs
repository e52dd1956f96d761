//! Input on a board, shared by a game in progress and a review: pointer, keys, marks and sliding pieces.

mod command;
mod direction;
mod gesture;
mod hand;
mod input;
mod left_button;
mod long_press;
mod marks;
mod move_letters;
mod slide;
mod typed_move;

pub use command::BoardCommand;
pub use direction::Direction;
pub(super) use gesture::{Gesture, Settled};
pub use hand::Hand;
pub(super) use hand::promotes;
pub use input::BoardInput;
pub(super) use long_press::LONG_PRESS;
pub(super) use move_letters::{MoveLetters, is_of_moves, is_piece};
pub use slide::{SLIDE_TIME, Slide};
pub use typed_move::TypedMove;
