//! The program as an opponent: what it is asked to think about, and when its move is played.

mod requests;
mod task;
mod update;

pub(super) use requests::OpponentRequests;
pub use task::{Finding, Goal, ThinkingTask, Thought};
