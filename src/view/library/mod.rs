//! The library.

mod facts;
mod filters;
mod page;
mod position;
mod preview;
mod score;
mod screen;
mod sources;
mod table;
