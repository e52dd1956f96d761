//! Correction history: how far the evaluation was off in similar positions.

use super::history::{MAX, PIECE_TO_COUNT, Previous, bump, continuation_index};
use super::prepared::Prepared;
use super::score::Value;
use crate::rules::Army;

/// The number of hash values of a table.
const KEYS: usize = 16_384;

/// The units of a score in a centipawn.
const UNIT: i32 = 256;

/// The kinds of similarity: the pawns, the other pieces of White, those of Black.
const KINDS: usize = 3;

/// Errors of the evaluation, by the side to move and by what positions have in common.
pub(super) struct CorrectionHistory {
    by_pieces: [Box<[i16]>; KINDS],
    /// By the last two moves.
    by_moves: Box<[i16]>,
}

impl CorrectionHistory {
    pub(super) fn new() -> CorrectionHistory {
        let scores = |count: usize| vec![0; count].into_boxed_slice();
        CorrectionHistory {
            by_pieces: [(); KINDS].map(|()| scores(2 * KEYS)),
            by_moves: scores(PIECE_TO_COUNT * PIECE_TO_COUNT),
        }
    }

    /// Sets all errors to 0.
    pub(super) fn clear(&mut self) {
        self.by_moves.fill(0);
        self.by_pieces.iter_mut().for_each(|scores| scores.fill(0));
    }

    /// The correction to add to the evaluation of a position, in centipawns.
    pub(super) fn get(&self, position: &Prepared, previous: &Previous) -> Value {
        let indices = indices(position);
        let by_pieces = self.by_pieces.iter().zip(indices);
        let mut sum: i32 = by_pieces
            .map(|(scores, index)| i32::from(scores[index]))
            .sum();
        if let [Some(last), Some(before), _] = *previous {
            sum += i32::from(self.by_moves[continuation_index(before, last)]);
        }
        sum / UNIT
    }

    /// Updates the scores of a position by the error that a search of this depth has found.
    pub(super) fn update(
        &mut self,
        position: &Prepared,
        previous: &Previous,
        error: Value,
        depth: i32,
    ) {
        let bonus = (error * depth * 4).clamp(-MAX / 4, MAX / 4);
        for (scores, index) in self.by_pieces.iter_mut().zip(indices(position)) {
            bump(&mut scores[index], bonus);
        }
        if let [Some(last), Some(before), _] = *previous {
            bump(&mut self.by_moves[continuation_index(before, last)], bonus);
        }
    }
}

/// The indices of a position in the tables.
fn indices(position: &Prepared) -> [usize; KINDS] {
    let armies = position.armies();
    let (white, black) = (&armies.white, &armies.black);
    let pieces = |army: &Army| {
        [army.knights, army.diagonal, army.orthogonal, army.king].map(|set| set.bits())
    };
    let hashes = [
        hash([white.pawns.bits(), black.pawns.bits(), 0, 0]),
        hash(pieces(white)),
        hash(pieces(black)),
    ];
    hashes.map(|hash| position.turn() as usize * KEYS + hash)
}

/// A hash of four words, below [`KEYS`].
fn hash(words: [u64; 4]) -> usize {
    const FACTORS: [u64; 4] = [
        0x9E37_79B9_7F4A_7C15,
        0xD6E8_FEB8_6659_FD93,
        0xC2B2_AE3D_27D4_EB4F,
        0x1656_67B1_9E37_79F9,
    ];
    let mixed = words.into_iter().zip(FACTORS);
    let mixed = mixed.fold(0, |hash, (word, factor)| hash ^ word.wrapping_mul(factor));
    ((mixed ^ mixed >> 32).wrapping_mul(FACTORS[0]) >> 50) as usize
}
