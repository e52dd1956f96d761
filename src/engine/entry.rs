//! Entries of the transposition table, and how they are packed into one word.

use super::score::{MIN_MATE, Value};
use crate::rules::Move;

/// How a value in the table relates to the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// The value is exact.
    Exact,
}

impl Bound {
    /// Whether a value with this bound decides on which side of the limit the true value lies.
    pub(super) fn proves(self, value: Value, limit: Value) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => value >= limit,
            Bound::Upper => value < limit,
        }
    }
}

/// The result of an earlier search of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) best: Option<Move>,
    /// Mate distances are counted from this position.
    pub(super) value: i16,
    pub(super) evaluation: i16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

impl Entry {
    /// The value at a node this many half-moves from the root, with mate distances counted from the root.
    pub(super) fn value_at(&self, ply: usize) -> Value {
        let (value, ply) = (Value::from(self.value), ply as Value);
        match value {
            _ if value >= MIN_MATE => value - ply,
            _ if value <= -MIN_MATE => value + ply,
            _ => value,
        }
    }
}

/// The value as stored in the table, with mate distances counted from the position.
pub(super) fn stored_value(value: Value, ply: usize) -> i16 {
    let ply = ply as Value;
    let from_here = match value {
        _ if value >= MIN_MATE => value + ply,
        _ if value <= -MIN_MATE => value - ply,
        _ => value,
    };
    from_here as i16
}

// The first bit of each field; the move has the lowest 16 bits.
const VALUE: u32 = 16;
const EVALUATION: u32 = 32;
pub(super) const DEPTH: u32 = 48;
const BOUND: u32 = 56;
const AGE: u32 = 58;

/// The number of the search that stored an entry.
pub(super) fn age_of(data: u64) -> u64 {
    data >> AGE
}

/// Packs an entry into one word. It is never 0, since the bits of the bound are not.
pub(super) fn pack(entry: &Entry, age: u64) -> u64 {
    let mv = u64::from(entry.best.map_or(0, Move::to_bits));
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    mv | u64::from(entry.value as u16) << VALUE
        | u64::from(entry.evaluation as u16) << EVALUATION
        | u64::from(entry.depth) << DEPTH
        | bound << BOUND
        | age << AGE
}

/// Unpacks a word; `None` if it is not an entry.
pub(super) fn unpack(data: u64) -> Option<Entry> {
    let bound = match data >> BOUND & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        3 => Bound::Exact,
        _ => return None,
    };
    let mv = Move::from_bits(data as u16);
    Some(Entry {
        best: mv.filter(|&mv| mv != Move::NULL),
        value: (data >> VALUE) as i16,
        evaluation: (data >> EVALUATION) as i16,
        depth: (data >> DEPTH) as u8,
        bound,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Role, Square};

    #[test]
    fn packing_and_unpacking_keeps_an_entry() {
        let squares = [0, 1, 62, 63].map(|index| Square::from_index(index).expect("a square"));
        let moves = [
            None,
            Some(Move::new(squares[0], squares[3])),
            Some(Move::promoting(squares[2], squares[1], Role::Knight)),
        ];
        for best in moves {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                let entry = Entry {
                    best,
                    value: -31_990,
                    evaluation: 1234,
                    depth: 120,
                    bound,
                };
                assert_eq!(unpack(pack(&entry, 63)), Some(entry));
                assert_eq!(age_of(pack(&entry, 63)), 63);
            }
        }
    }

    #[test]
    fn mate_distances_are_stored_from_the_position() {
        let value = stored_value(31_990, 4);
        assert_eq!(value, 31_994);
        let entry = Entry {
            best: None,
            value,
            evaluation: 0,
            depth: 1,
            bound: Bound::Exact,
        };
        assert_eq!(entry.value_at(2), 31_992);
    }
}
