//! Questions about the positions of games. [`crate::work`] answers them.

use super::analysis::Ticket;
use crate::storage::library::Question;

/// A question. A later one takes the place of the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploreRequest {
    /// The number of the question, which its answers repeat.
    pub ticket: Ticket,
    /// The question.
    pub question: Question,
}
