//! What a position or a line is worth.

use std::fmt;

/// A score inside the search, from the side to move's view: centipawns, or a mate by its distance from the
/// root.
pub(super) type Value = i32;

/// The longest line that is searched, in half-moves.
pub(super) const MAX_PLY: usize = 120;

/// The value of mating at once.
pub(super) const MATE: Value = 32_000;

/// More than any value.
pub(super) const INFINITE: Value = MATE + 1;

/// The least value that is a mate.
pub(super) const LEAST_MATE: Value = MATE - 2 * MAX_PLY as Value;

/// The most that an evaluation gives, which is no mate.
pub(super) const GREATEST_EVALUATION: Value = LEAST_MATE - 1;

/// The value for a side that is mated so many half-moves from the root.
pub(super) fn mated_at(ply: usize) -> Value {
    ply as Value - MATE
}

/// Whether a value is a mate for either side.
pub(super) fn is_mate(value: Value) -> bool {
    value.abs() >= LEAST_MATE
}

/// What a line is worth to the side that begins it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves of the side that mates; negative for a side that is mated, and 0 for one that is
    /// mated already.
    Mate(i32),
}

impl Score {
    pub(super) fn of(value: Value) -> Score {
        let plies = MATE - value.abs();
        match is_mate(value) {
            true if value > 0 => Score::Mate((plies + 1) / 2),
            true => Score::Mate(-(plies / 2)),
            false => Score::Centipawns(value),
        }
    }
}

/// As analysts write it: `+0.35`, `-1.20`, `#3`, `#-3`.
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
