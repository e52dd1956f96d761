//! The endings that a player has learnt.

use super::strength::Strength;
use crate::rules::{Army, Position, SquareSet};

/// The nodes with which such an ending is won.
const NODES: u64 = 6_000;

/// How many nodes to search for a mate against a lone king, if the player has learnt it.
pub(super) fn nodes(position: &Position, strength: Strength) -> Option<u64> {
    let armies = position.board().armies();
    let (own, other) = (&armies[position.turn()], &armies[position.turn().other()]);
    let is_lone = other.all.len() == 1;
    let has_rook = !(own.rooks() | own.queens()).is_empty();
    let is_known = has_rook && strength.mates_with_a_rook()
        || has_two_bishops(own) && strength.mates_with_bishops();
    (is_lone && is_known).then_some(NODES)
}

fn has_two_bishops(own: &Army) -> bool {
    let light = own.bishops() & SquareSet::LIGHT;
    !light.is_empty() && light != own.bishops()
}
