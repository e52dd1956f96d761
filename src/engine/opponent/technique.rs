//! The endings that a player has learnt: how to mate a lone king.
//!
//! The [evaluation](super::super::evaluation) knows where a lone king is mated, so a search finds the way. It only has to see
//! further than the player looks elsewhere.

use super::strength::Strength;
use crate::rules::Position;

/// The nodes to search in an ending that a player has learnt.
const NODES: u64 = 15_000;

/// The nodes to search for the mate of a lone king, if the player has learnt it.
pub(super) fn nodes(position: &Position, strength: Strength) -> Option<u64> {
    let armies = position.board().armies();
    let (own, enemy) = (armies[position.turn()], armies[position.turn().other()]);
    let has_rook = !(own.rooks() | own.queens()).is_empty();
    let is_known = has_rook && strength.mates_with_a_rook()
        || own.bishops().is_on_both_colors() && strength.mates_with_bishops();
    (enemy.all.is_single() && is_known).then_some(NODES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn what_is_known_depends_on_the_strength() {
        let known = |text: &str, level| {
            let position = fen::read(text).expect("a position");
            nodes(&position, Strength::of_level(level)).is_some()
        };
        let (rook, bishops) = (
            "8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
            "8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1",
        );
        assert!(!known(rook, 2) && known(rook, 3));
        assert!(!known(bishops, 6) && known(bishops, 7));
        assert!(!known("8/8/8/3k4/3p4/8/8/R3K3 w - - 0 1", 10));
        assert!(!known("8/8/8/3k4/8/8/8/2B1K3 w - - 0 1", 10));
    }
}
