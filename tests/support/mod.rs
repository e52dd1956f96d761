//! Drives the real program as two people would: with mouse and key events on its own display.
//!
//! A [`desk::Desk`] is a virtual display with folders for one test, on which the program is opened.
//! What the program did is read from where people see it: the pixels of its window
//! ([`picture::Picture`]) and the file of the game ([`saved::SavedGame`]).

// The tests, the benchmark and the example each use a part of it.
#![allow(dead_code)]

pub mod crash;
pub mod desk;
pub mod display;
pub mod drag;
pub mod driver;
pub mod picture;
pub mod process;
pub mod program;
pub mod random;
pub mod saved;
pub mod text;
pub mod wait;
