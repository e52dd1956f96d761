//! Are the rules right?

#[path = "../data/mod.rs"]
mod data;

mod attacks;
mod chess960;
mod endings;
mod illegal;
mod illegal_properties;
mod key;
mod locked;
mod material;
mod movegen;
mod oracle;
mod perft;
mod pitfalls;
mod positions;
