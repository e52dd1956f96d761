//! What the opponent is asked, and what it answers.

use crate::engine::Root;
use crate::rules::Move;

/// A position to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpponentTask {
    /// Its number, which comes back with the answer.
    pub number: u64,
    /// The position, with the game before it.
    pub root: Box<Root>,
    /// How strong the opponent is, from 1 to 10.
    pub level: u8,
    /// What decides between its moves.
    pub seed: u32,
}

/// What an opponent has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// Whether it needed no thought.
    pub is_obvious: bool,
    /// Whether a draw would be no worse.
    pub likes_draw: bool,
}
