//! The start screen.

mod cards;
pub(super) mod order;
mod parts;
mod recent;
pub(super) mod screen;
