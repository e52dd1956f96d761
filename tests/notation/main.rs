//! Is text read and written right?

#[path = "../data/mod.rs"]
mod data;
#[path = "../random/mod.rs"]
mod random;

mod completion;
mod conveniences;
mod dialects;
mod fen;
mod languages;
mod moves;
mod opening;
mod pgn;
mod pgn_faults;
mod pgn_files;
mod pgn_variations;
mod properties;
mod skimmer;
