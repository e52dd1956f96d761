//! The screens of exercises.

mod cards;
mod header;
mod players;
mod screen;
mod sizes;
