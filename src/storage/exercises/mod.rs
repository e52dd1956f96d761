//! The exercises from the mistakes in the games of a folder, and when they come back.

mod file;
mod record;
mod schedule;

pub use file::ExercisesFault;
pub(super) use file::ExercisesFile;
pub use record::{Exercises, SavedExercise, SavedLine, SourceGame};
pub use schedule::{DAYS, Schedule, Solved};
