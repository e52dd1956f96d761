//! Directions for moving the cursor.

use crate::rules::Square;

/// A direction on the board, as the players see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// Files to the right and ranks upwards, with White at the bottom.
    const fn offset(self) -> (i8, i8) {
        match self {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, 1),
            Direction::Down => (0, -1),
        }
    }

    /// The next square in this direction; the same square at the edge of the board.
    pub(in crate::app) fn from(self, square: Square, flipped: bool) -> Square {
        let (files, ranks) = self.offset();
        let sign = if flipped { -1 } else { 1 };
        square.offset(sign * files, sign * ranks).unwrap_or(square)
    }
}
