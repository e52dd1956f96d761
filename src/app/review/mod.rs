//! A saved game that is reviewed.

mod state;

pub use state::Review;
