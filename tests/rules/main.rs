//! Are the rules right?

#[path = "../data/mod.rs"]
mod data;

mod attacks;
mod chess960;
mod dead;
mod endings;
mod illegal;
mod illegal_properties;
mod key;
mod material;
mod movegen;
mod oracle;
mod perft;
mod pitfalls;
mod positions;
mod text;
mod winnability;
