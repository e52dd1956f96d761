//! Counting the leaves of the tree of legal moves, the usual test of move generation.

use super::position::Position;

/// The number of sequences of legal moves of this length. The moves of the last ply are counted, not
/// played.
///
/// ```
/// use deskmate::rules::{Position, perft};
///
/// assert_eq!(perft(&Position::initial(), 3), 8902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.count_legal_moves() as u64;
    }
    let mut leaves = 0;
    position.for_each_successor(|_, next| leaves += perft(next, depth - 1));
    leaves
}
