//! Are games kept whatever happens to the files?

#[path = "../desk/mod.rs"]
mod desk;
#[path = "../listed/mod.rs"]
mod listed;

mod faults;
mod last;
mod library;
mod library_files;
