//! The choice of a file to open.

mod files;
mod places;
mod preview;
mod screen;
