//! The library.

mod filters;
mod page;
mod preview;
mod screen;
mod table;
