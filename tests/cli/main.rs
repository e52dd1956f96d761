//! Does the program behave in a terminal?

#[path = "../data/mod.rs"]
mod data;
#[path = "../terminal/mod.rs"]
mod terminal;

mod games;
mod output;
mod positions;
mod status;
