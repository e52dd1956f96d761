//! Proofs without a search that a side cannot mate.

use super::super::castling::CastlingRights;
use super::super::piece::Color;
use super::super::position::Position;
use super::mobility::Mobility;
use super::net::Net;
use super::tempo;

/// Whether a side is proved to be unable to mate by one or more moves. The position itself may be mate.
pub(super) fn is_unwinnable(position: &Position, winner: Color) -> bool {
    is_static(position) && {
        let mobility = Mobility::of(position);
        rules_out(position, &mobility, winner)
    }
}

/// Whether both sides are proved to be unable to mate by one or more moves.
pub(super) fn is_dead(position: &Position) -> bool {
    is_static(position) && {
        let mobility = Mobility::of(position);
        let mut sides = Color::BOTH.into_iter();
        sides.all(|winner| rules_out(position, &mobility, winner))
    }
}

/// Whether [`Mobility`] covers all moves.
fn is_static(position: &Position) -> bool {
    position.en_passant().is_none() && position.castling() == CastlingRights::NONE
}

fn rules_out(position: &Position, mobility: &Mobility, winner: Color) -> bool {
    !Net::new(mobility, winner).can_mate() || tempo::runs_out(position, winner)
}
