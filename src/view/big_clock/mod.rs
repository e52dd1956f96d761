//! The big clock.

mod buttons;
mod half;
mod screen;
