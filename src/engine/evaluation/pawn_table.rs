//! The pawn hash table: the sums of pawn structures that were evaluated before.

use super::pair::Pair;
use super::pawns::Structure;
use super::sum::Sum;
use crate::rules::{ByColor, Square, SquareSet};

/// The number of entries.
const SIZE: usize = 4096;

#[derive(Clone, Copy)]
struct Entry {
    structure: Structure,
    sum: Pair,
    passed: ByColor<SquareSet>,
}

/// Remembers the sums of pawn structures. It makes the evaluation faster and never changes it, since an entry holds
/// all that it depends on.
pub(in crate::engine) struct PawnTable(Box<[Entry]>);

impl PawnTable {
    pub(in crate::engine) fn new() -> PawnTable {
        // Every entry is right for some structure, if only for one that no position has.
        let structure = Structure {
            pawns: ByColor::default(),
            kings: ByColor::from_fn(|_| Square::A1),
        };
        PawnTable(vec![Entry::of(structure); SIZE].into())
    }

    /// The sum of a structure, and its passed pawns.
    #[inline]
    pub(super) fn get(&mut self, structure: &Structure) -> (Pair, ByColor<SquareSet>) {
        let entry = &mut self.0[index(structure)];
        if entry.structure != *structure {
            *entry = Entry::of(*structure);
        }
        (entry.sum, entry.passed)
    }
}

impl Entry {
    fn of(structure: Structure) -> Entry {
        let mut sum = Sum(Pair::ZERO);
        let passed = structure.count(&mut sum);
        Entry {
            structure,
            sum: sum.0,
            passed,
        }
    }
}

#[inline]
fn index(structure: &Structure) -> usize {
    const FACTORS: [u64; 2] = [0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93];
    let Structure { pawns, kings } = structure;
    let kings = (kings.white.index() << 6 | kings.black.index()) as u64;
    let mixed =
        pawns.white.bits().wrapping_mul(FACTORS[0]) ^ pawns.black.bits().wrapping_mul(FACTORS[1]);
    let mixed = (mixed ^ kings << 20 ^ mixed >> 32).wrapping_mul(FACTORS[0]);
    (mixed >> 32) as usize % SIZE
}
