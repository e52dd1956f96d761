//! The start screen.

mod cards;
mod parts;
mod recent;
pub(super) mod screen;
