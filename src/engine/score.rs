//! Values of positions, and scores of lines.

use std::fmt;

/// A value inside the search, from the point of view of the side to move: centipawns, or the distance of a mate
/// from the root.
pub(super) type Value = i32;

/// The maximum length of a line in the search, in half-moves.
pub(super) const MAX_PLY: usize = 120;

/// The value of a mate at distance 0.
pub(super) const MATE: Value = 32_000;

/// Greater than every value.
pub(super) const INFINITE: Value = MATE + 1;

/// The least value that stands for a mate.
pub(super) const MIN_MATE: Value = MATE - 2 * MAX_PLY as Value;

/// The greatest evaluation, below every mate value.
pub(super) const MAX_EVALUATION: Value = MIN_MATE - 1;

/// The value for a side that is mated this many half-moves from the root.
pub(super) fn mated_at(ply: usize) -> Value {
    ply as Value - MATE
}

/// Whether a value stands for a mate by either side.
pub(super) fn is_mate(value: Value) -> bool {
    value.abs() >= MIN_MATE
}

/// The score of a line for the side that moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves of the mating side; negative if the side to move gets mated, and 0 if it is mated
    /// already.
    Mate(i32),
}

impl Score {
    /// The same score for the other side.
    #[must_use]
    pub const fn for_other(self) -> Score {
        match self {
            Score::Centipawns(value) => Score::Centipawns(value.saturating_neg()),
            Score::Mate(moves) => Score::Mate(moves.saturating_neg()),
        }
    }

    pub(super) fn of(value: Value) -> Score {
        let plies = MATE - value.abs();
        if !is_mate(value) {
            Score::Centipawns(value)
        } else if value > 0 {
            Score::Mate((plies + 1) / 2)
        } else {
            Score::Mate(-(plies / 2))
        }
    }
}

/// In the usual notation: `+0.35`, `-1.20`, `#3`, `#-3`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Score::Mate(moves) => write!(f, "#{moves}"),
            Score::Centipawns(0) => f.write_str("0.00"),
            Score::Centipawns(value) => {
                let sign = if value < 0 { '-' } else { '+' };
                let value = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", value / 100, value % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_is_counted_in_moves_of_the_side_that_mates() {
        let score = |value| Score::of(value).to_string();
        assert_eq!(score(MATE - 1), "#1");
        assert_eq!(score(MATE - 3), "#2");
        assert_eq!(score(mated_at(2)), "#-1");
        assert_eq!(score(mated_at(4)), "#-2");
        assert_eq!(score(35), "+0.35");
        assert_eq!(score(-305), "-3.05");
    }
}
