//! Counting the leaves of the tree of legal moves, the usual check of move generation.

use super::position::Position;

/// The number of sequences of legal moves of this length; the moves of the last ply are counted, not
/// played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|&mv| perft(&position.after(mv), depth - 1))
        .sum()
}
