//! The choice of a file to open or to write.

mod files;
mod options;
mod places;
mod preview;
mod screen;
