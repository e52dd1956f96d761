//! The tab with the search for a position: the board with what of it counts, and what was found.

mod board;
mod found;
mod games;
mod openings;
mod options;
mod screen;
mod sizes;
mod summary;
