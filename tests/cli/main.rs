//! Runs the program in a terminal: its output, exit status and messages.

#[path = "../data/mod.rs"]
mod data;
#[path = "../terminal/mod.rs"]
mod terminal;
#[allow(dead_code)] // Not all of it is used here.
#[cfg(unix)]
#[path = "../support/wait.rs"]
mod wait;

mod analyse;
mod bestmove;
#[cfg(unix)]
mod engines;
mod exercises;
mod games;
mod library;
mod output;
mod positions;
mod status;
mod uci;
