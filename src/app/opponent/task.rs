//! What the program is to think about during a game, and what it finds.

use serde::{Deserialize, Serialize};

use crate::analysis::Warning;
use crate::engine::{Proposal, Root};
use crate::rules::Move;

/// A position to think about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThinkingTask {
    /// Its number, which comes back with the answer.
    pub number: u64,
    /// The position, with the game before it.
    pub root: Box<Root>,
    /// What is asked about it.
    pub goal: Goal,
}

/// What is asked about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// The move of the program as an opponent.
    Move {
        /// How strong it is, from 1 to 10.
        level: u8,
        /// What decides between its moves.
        seed: u32,
    },
    /// A good move, for the player.
    Hint,
    /// Whether the player should be warned of this move.
    Judgement(Move),
}

/// What was found about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// The move of an opponent.
    Move(Thought),
    /// A good move; none if there is none.
    Hint(Option<Move>),
    /// Why the move should not be played; none if it may.
    Judgement(Option<Warning>),
}

/// What an opponent has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// Whether it needed no thought.
    pub is_obvious: bool,
    /// Whether a draw would be no worse.
    pub likes_draw: bool,
    /// What it proposes beside the move.
    pub proposal: Option<Proposal>,
}
