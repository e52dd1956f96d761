//! Whether a side runs out of moves before anything can happen.
//!
//! Where a side can only push pawns that are stopped in the end, it is stalemated after a few moves. If
//! the other side cannot promote before that, nobody has a promoted piece in the rest of the game.

use super::super::moves::Move;
use super::super::piece::{Color, Role};
use super::super::position::Position;
use super::super::square::Square;
use super::mobility::{Mobility, Walker, is_ahead};
use super::net::Net;

/// Whether this rules out a mate by the winner.
pub(super) fn runs_out(position: &Position, winner: Color) -> bool {
    Color::BOTH
        .into_iter()
        .any(|side| !has_other_moves(position, side) && runs_out_for(position, winner, side))
}

/// Whether a side could move anything but pawns at once: then it need not run out of moves.
fn has_other_moves(position: &Position, side: Color) -> bool {
    let is_pawn = |mv: &Move| {
        let moved = position.board().get(mv.from);
        moved.is_some_and(|piece| piece.role() == Role::Pawn)
    };
    if position.turn() == side {
        return !position.legal_moves().iter().all(is_pawn);
    }
    let passed = position.pass();
    passed.is_none_or(|passed| !passed.legal_moves().iter().all(is_pawn))
}

fn runs_out_for(position: &Position, winner: Color, side: Color) -> bool {
    let other = side.other();
    let before = Mobility::without_promotions(position, Some(other));
    let Some(pushes) = pushes(&before, side) else {
        return false;
    };
    // The other side moves once for each of these, and once more if it begins.
    let moves = pushes + u32::from(position.turn() == other);
    let own = before.walkers.iter().filter(|w| w.piece.color() == other);
    let mut promoting = own.filter(|w| w.promotes);
    !promoting.any(|pawn| can_promote(pawn, &before, moves))
        && !Net::new(&before, winner).can_mate()
}

/// How many moves a side has at most, if it can only push pawns that do not promote.
fn pushes(mobility: &Mobility, color: Color) -> Option<u32> {
    let own = mobility.walkers.iter().filter(|w| w.piece.color() == color);
    own.map(|w| match w.piece.role() {
        Role::Pawn => {
            let stays = w.strayed.is_empty() && !w.promotes;
            stays.then_some(w.entered.len() as u32)
        }
        _ => w.entered.is_empty().then_some(0),
    })
    .sum()
}

/// Whether a pawn could promote within this many moves of its side, where each takes one of the other
/// side's pushes.
fn can_promote(pawn: &Walker, before: &Mobility, moves: u32) -> bool {
    let color = pawn.piece.color();
    let ranks = (pawn.home.rank() as u32).abs_diff(color.promotion_rank() as u32);
    let own = ranks - u32::from(pawn.home.rank() == color.pawn_rank());
    let Some(left) = moves.checked_sub(own) else {
        return false;
    };
    let mut blockers = before
        .pawns_ahead(pawn)
        .filter(|w| w.piece.color() != color);
    !pawn.strayed.is_empty() || blockers.all(|w| can_capture(w, before, left))
}

/// Whether a pawn could be captured within this many moves of the other side's other pieces. Its own
/// side loses the pushes that the pawn has left.
fn can_capture(pawn: &Walker, before: &Mobility, moves: u32) -> bool {
    let color = pawn.piece.color();
    let lost = |at: Square| {
        let further = |&to: &Square| is_ahead(color, at, to);
        pawn.entered.into_iter().filter(further).count() as u32
    };
    let others = before.walkers.iter().filter(|w| w.piece.color() != color);
    let mut capturers = others.filter(|w| !w.entered.is_empty());
    capturers.any(|w| match w.piece.role() {
        Role::King => {
            let takes = |at: Square| at.steps_to(w.home) + lost(at) <= moves;
            pawn.reached().into_iter().any(takes)
        }
        Role::Pawn => !w.strayed.is_empty() && moves > 0,
        _ => moves > 0,
    })
}
