//! Practice: exercises from the mistakes of the players.

mod attempt;
mod board;
mod book;
mod command;
mod commands;
mod game;
mod letters;
mod mistake;
mod refutation;
mod searching;
mod series;
mod state;

pub use attempt::{Attempt, Refutation, Stage, Tried};
pub(super) use book::Book;
pub use book::PracticePlayer;
pub use command::PracticeCommand;
pub use mistake::Mistake;
pub use state::{ExerciseState, Practice};
