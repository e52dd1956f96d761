//! What a player's hand holds.

use super::direction::Direction;
use crate::rules::{Move, Rank, Role, Square};

/// What the player's hand does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// A piece is selected and stands on its square.
    Selected {
        /// The piece's square.
        square: Square,
        /// Whether the button went down on it when it was selected already: letting go then
        /// deselects it.
        again: bool,
    },
    /// A piece is lifted and follows the pointer.
    Lifted(Square),
    /// A pawn waits on the last rank for the choice of what it becomes.
    Promoting {
        /// Where the pawn came from.
        from: Square,
        /// Where it waits.
        to: Square,
        /// What it becomes if the players say no more.
        chosen: Role,
    },
}

impl Hand {
    /// The square of the piece that is in hand.
    pub fn square(self) -> Option<Square> {
        match self {
            Hand::Empty => None,
            Hand::Selected { square, .. } | Hand::Lifted(square) => Some(square),
            Hand::Promoting { from, .. } => Some(from),
        }
    }

    /// Goes to another of the pieces that a pawn can become. False if no pawn waits.
    pub(super) fn point(&mut self, direction: Direction, flipped: bool) -> bool {
        let Hand::Promoting { to, chosen, .. } = self else {
            return false;
        };
        let downwards = (to.rank() == Rank::Eighth) != flipped;
        *chosen = next_choice(*chosen, direction, downwards);
        true
    }
}

/// Whether a move leaves open what the pawn becomes.
pub(in crate::app) fn promotes(mv: Move) -> bool {
    mv.promotion == Some(Role::Queen)
}

/// The choice above or below another one, if there is one, in the chooser that begins at the
/// promotion square and goes down from there, or up.
fn next_choice(chosen: Role, direction: Direction, downwards: bool) -> Role {
    let at = Role::PROMOTIONS.iter().position(|&role| role == chosen);
    let at = at.unwrap_or(0);
    let next = match (direction, downwards) {
        (Direction::Down, true) | (Direction::Up, false) => at + 1,
        (Direction::Up, true) | (Direction::Down, false) => at.saturating_sub(1),
        (Direction::Left | Direction::Right, _) => at,
    };
    Role::PROMOTIONS.get(next).copied().unwrap_or(chosen)
}
