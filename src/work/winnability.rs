//! Finding out which sides can mate.

use super::worker::{Executor, Run};
use crate::app::Reply;
use crate::rules::{ByColor, Position, Winnability};

/// Finds out which sides can mate in the position of a game. Only the last position matters.
pub(super) struct WinnabilityFinder;

impl Executor for WinnabilityFinder {
    type Job = Box<Position>;
    type Answer = Reply;

    fn carry_out(&mut self, position: &Box<Position>, run: &Run<Reply>) {
        let winnability = position.winnability_of_both();
        run.answer(Reply::WinnabilityFound(position.clone(), winnability));
    }

    /// A flag that has fallen waits for an answer.
    fn panicked(position: &Box<Position>) -> Option<Reply> {
        let undecided = ByColor::from_fn(|_| Winnability::Undecided);
        Some(Reply::WinnabilityFound(position.clone(), undecided))
    }

    fn replaces(_later: &Box<Position>, _earlier: &Box<Position>) -> bool {
        true
    }

    fn must_finish(_: &Box<Position>) -> bool {
        false
    }
}
