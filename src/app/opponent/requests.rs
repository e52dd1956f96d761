//! What the opponent was asked last.

use std::time::Duration;

use super::task::{Goal, Thought};

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    pub(super) ply: usize,
    pub(super) position: u64,
    pub(super) goal: Goal,
}

/// What the opponent was asked, and what it has found.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct OpponentRequests {
    pub(super) number: u64,
    pub(super) asked: Option<Asked>,
    pub(super) since: Duration,
    /// The move, and when it is played.
    pub(super) found: Option<(Thought, Duration)>,
}
