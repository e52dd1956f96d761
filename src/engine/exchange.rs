//! Who wins the pieces on a square: static exchange evaluation.

use super::score::Value;
use crate::rules::{Army, ByColor, Color, Move, Position, Role, Square, SquareSet, attacks};

/// What a piece is worth in an exchange, in hundredths of a pawn.
pub(super) const fn worth(role: Role) -> Value {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 320,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 10_000,
    }
}

/// What a legal move wins at once.
pub(super) fn gain(position: &Position, mv: Move) -> Value {
    let captured = position
        .captured(mv)
        .map_or(0, |(_, piece)| worth(piece.role()));
    let promoted = mv
        .promotion
        .map_or(0, |role| worth(role) - worth(Role::Pawn));
    captured + promoted
}

/// Whether a legal move gains at least so much when both sides go on capturing on its target, each with its
/// cheapest piece, as long as that pays. Pins do not count.
pub(super) fn gains(position: &Position, mv: Move, least: Value) -> bool {
    if position.castling_side(mv).is_some() {
        return least <= 0;
    }
    let Some(moved) = position.board().get(mv.from) else {
        return false;
    };
    let mut balance = gain(position, mv) - least;
    if balance < 0 {
        return false;
    }
    // At worst the piece that has moved is lost.
    balance -= worth(mv.promotion.unwrap_or(moved.role()));
    if balance >= 0 {
        return true;
    }
    let armies = position.board().armies();
    let mut occupied = (armies.white.all | armies.black.all).without(mv.from) | mv.to.into();
    if let Some((taken, _)) = position.captured(mv)
        && taken != mv.to
    {
        occupied = occupied.without(taken);
    }
    let first = position.turn();
    let mut turn = first.other();
    let mut attackers = attackers(&armies, mv.to, occupied);
    loop {
        attackers = attackers & occupied;
        let Some((role, from)) = cheapest(&armies[turn], attackers) else {
            break;
        };
        let is_defended = !(attackers & armies[turn.other()].all).is_empty();
        if role == Role::King && is_defended {
            // It may not step into check.
            break;
        }
        occupied = occupied.without(from);
        attackers = attackers | sliders_behind(&armies, role, mv.to, occupied);
        turn = turn.other();
        balance = -balance - 1 - worth(role);
        if balance >= 0 {
            break;
        }
    }
    // Whoever has to capture now and does not is the side that has lost the exchange.
    turn != first
}

fn attackers(armies: &ByColor<Army>, square: Square, occupied: SquareSet) -> SquareSet {
    let [white, black] = Color::BOTH.map(|color| armies[color].attackers(square, occupied));
    white | black
}

/// The cheapest of a side's attackers.
fn cheapest(army: &Army, attackers: SquareSet) -> Option<(Role, Square)> {
    let by_role = [
        (Role::Pawn, army.pawns),
        (Role::Knight, army.knights),
        (Role::Bishop, army.bishops()),
        (Role::Rook, army.rooks()),
        (Role::Queen, army.queens()),
        (Role::King, army.king),
    ];
    let mut found = by_role.into_iter();
    found.find_map(|(role, squares)| Some((role, (squares & attackers).first()?)))
}

/// The sliders that reach the square when a piece before them has gone.
fn sliders_behind(
    armies: &ByColor<Army>,
    gone: Role,
    square: Square,
    occupied: SquareSet,
) -> SquareSet {
    let mut found = SquareSet::EMPTY;
    if matches!(gone, Role::Pawn | Role::Bishop | Role::Queen) {
        let diagonal = armies.white.diagonal | armies.black.diagonal;
        found = found | attacks::bishop(square, occupied) & diagonal;
    }
    if matches!(gone, Role::Rook | Role::Queen) {
        let orthogonal = armies.white.orthogonal | armies.black.orthogonal;
        found = found | attacks::rook(square, occupied) & orthogonal;
    }
    found
}
