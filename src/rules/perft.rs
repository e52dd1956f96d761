//! Counting the leaves of the tree of legal moves, the usual check of move generation.

use super::moves::Move;
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

/// [`perft`] for each first move; nothing at depth 0.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .legal_moves()
        .iter()
        .map(|&mv| (mv, perft(&position.after(mv), rest)))
        .collect()
}
