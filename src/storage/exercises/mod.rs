//! The exercises from the mistakes in the games of a folder, and when they come back.

mod record;
mod schedule;

pub use record::{Exercises, SavedExercise, SavedLine, SourceGame};
pub use schedule::{DAYS, Schedule, Solved};
