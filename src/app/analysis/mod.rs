//! What the program asks of the analyst, the thread with the search, and what it does with the answers.

mod requests;
mod task;
mod trials;
mod update;

pub(super) use requests::AnalysisRequests;
pub use task::{AnalysisAnswer, AnalysisTask, EngineChoice, Subject, Ticket, Trial, TrialState};
pub use trials::{TRIAL_MOVE, trial_position};
