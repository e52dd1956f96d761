//! Does a game keep its promises?

#[path = "../data/mod.rs"]
mod data;
#[path = "../random/mod.rs"]
mod random;

mod clocks;
mod draws;
mod pgn;
mod questions;
mod rating;
mod takebacks;
mod time_controls;
mod winnability;
