//! Runs the program in a terminal: its output, exit status and messages.

#[path = "../data/mod.rs"]
mod data;
#[path = "../terminal/mod.rs"]
mod terminal;

mod analyse;
mod bestmove;
#[cfg(unix)]
mod engines;
mod games;
mod output;
mod positions;
mod status;
mod uci;
