//! Are games kept whatever happens to the files?

#[path = "../desk/mod.rs"]
mod desk;
#[path = "../listed/mod.rs"]
mod listed;
#[path = "../memory/mod.rs"]
mod memory;

mod exercises;
mod exploring;
mod faults;
mod index;
mod last;
mod library;
mod library_files;
mod places;
mod players;
mod recent;
mod stopping;
