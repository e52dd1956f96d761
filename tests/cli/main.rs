//! Does the program behave in a terminal?

#[path = "../data/mod.rs"]
mod data;
#[path = "../terminal/mod.rs"]
mod terminal;

mod bestmove;
mod games;
mod output;
mod positions;
mod status;
mod uci;
