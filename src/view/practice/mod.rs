//! The screens of exercises.

mod beside;
mod cards;
mod ending;
mod header;
mod note;
mod over_all;
mod players;
mod screen;
mod sizes;
