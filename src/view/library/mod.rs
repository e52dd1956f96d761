//! The library.

mod page;
mod preview;
mod screen;
mod table;
