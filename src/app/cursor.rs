//! The board by keys: a cursor that goes from square to square, and the choice of a promotion.

use super::play::Turn;
use super::table::{Hand, Table};
use crate::rules::{Rank, Role, Square};

/// A way over the board as the players see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// Files to the right and ranks upwards, on a board with White below.
    const fn offset(self) -> (i8, i8) {
        match self {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, 1),
            Direction::Down => (0, -1),
        }
    }

    /// The next square in this direction; at the edge of the board the same.
    pub(super) fn from(self, square: Square, flipped: bool) -> Square {
        let (files, ranks) = self.offset();
        let sign = if flipped { -1 } else { 1 };
        square.offset(sign * files, sign * ranks).unwrap_or(square)
    }
}

impl Table {
    /// The square with the cursor, where the board has the focus. A game that is over has no use for it.
    pub fn cursor(&self) -> Option<Square> {
        self.cursor.filter(|_| self.game.outcome().is_none())
    }

    /// Takes the focus from the board. False if it had none.
    pub(super) fn leave_board(&mut self) -> bool {
        let had_focus = self.cursor().is_some();
        self.cursor = None;
        had_focus
    }
}

impl Turn<'_> {
    /// Gives the board the focus, with the cursor on the king of the side to move, or takes it away.
    pub(super) fn focus_board(&mut self) {
        if self.table.leave_board() {
            self.table.put_down();
        } else {
            let position = self.table.game.position();
            self.table.cursor = Some(position.king(position.turn()));
        }
    }

    /// Moves the cursor, or the choice where a pawn promotes.
    pub(super) fn point(&mut self, direction: Direction) {
        if let Hand::Promoting { to, chosen, .. } = &mut self.table.hand {
            let downwards = (to.rank() == Rank::Eighth) != self.flipped;
            *chosen = next_choice(*chosen, direction, downwards);
        } else if let Some(square) = self.table.cursor() {
            self.table.cursor = Some(direction.from(square, self.flipped));
        }
    }

    /// Does at the cursor what a click would do, or takes the chosen promotion.
    pub(super) fn use_pointed(&mut self) {
        if let Hand::Promoting { chosen, .. } = self.table.hand {
            self.promote(chosen);
        } else if let Some(square) = self.table.cursor() {
            self.press(square);
            self.release(square);
        }
    }
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
