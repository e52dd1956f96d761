//! The screens of exercises.

mod cards;
mod players;
mod screen;
mod sizes;
