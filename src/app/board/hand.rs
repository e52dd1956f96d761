//! The piece in the player's hand.

use super::direction::Direction;
use crate::app::step::Step;
use crate::rules::{Move, Rank, Role, Square};

/// The state of the player's hand on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// A piece is selected, and still on its square.
    Selected {
        /// The piece's square.
        square: Square,
        /// Whether the button went down on it while it was selected; then releasing the button deselects it.
        again: bool,
    },
    /// A piece is lifted, and follows the pointer.
    Lifted(Square),
    /// A pawn is on the last rank, and its promotion is being chosen.
    Promoting {
        /// The pawn's old square.
        from: Square,
        /// The promotion square.
        to: Square,
        /// The selected promotion.
        chosen: Role,
    },
}

impl Hand {
    /// The square of the piece in hand.
    pub fn square(self) -> Option<Square> {
        match self {
            Hand::Empty => None,
            Hand::Selected { square, .. } | Hand::Lifted(square) => Some(square),
            Hand::Promoting { from, .. } => Some(from),
        }
    }

    /// Moves the selection in the promotion chooser. Returns false if no pawn is promoting.
    pub(super) fn point(&mut self, direction: Direction, flipped: bool) -> bool {
        let Hand::Promoting { to, chosen, .. } = self else {
            return false;
        };
        let downwards = (to.rank() == Rank::Eighth) != flipped;
        *chosen = next_choice(*chosen, direction, downwards);
        true
    }
}

/// Whether a move is a promotion whose piece is still to be chosen; the board offers such moves as promotions
/// to a queen.
pub(in crate::app) fn promotes(mv: Move) -> bool {
    mv.promotion == Some(Role::Queen)
}

/// The neighbour of a choice in the chooser, which begins at the promotion square and extends into the board.
fn next_choice(chosen: Role, direction: Direction, downwards: bool) -> Role {
    let step = match (direction, downwards) {
        (Direction::Down, true) | (Direction::Up, false) => Step::Forward,
        (Direction::Up, true) | (Direction::Down, false) => Step::Back,
        (Direction::Left | Direction::Right, _) => return chosen,
    };
    step.among(&Role::PROMOTIONS, Some(&chosen))
        .unwrap_or(chosen)
}
