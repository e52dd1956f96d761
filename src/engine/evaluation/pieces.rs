//! Piece terms: piece-square values, mobility, king danger, threats, files, outposts and minor pieces.

use super::side::{Side, ahead, beside, relative_rank};
use super::term::{Tally, Term};
use crate::rules::{Piece, Position, Role, Square, SquareSet, attacks};

/// The greatest number of attack units with a weight of its own.
const MAX_DANGER: usize = Term::KingDanger.size() - 1;

/// Counts the piece-square and mobility terms of a side, and records what its pieces attack.
#[inline(always)]
pub(super) fn count_pieces(own: &mut Side, enemy: &Side, tally: &mut impl Tally) {
    let (color, army, occupied) = (own.color, own.army, own.occupied);
    let mobility_area = !army.all & !enemy.pawn_attacks;
    let zone = enemy.king_zone & !enemy.pawn_attacks;
    let mut count_piece = |own: &mut Side, role: Role, from: Square, reached: SquareSet| {
        tally.add_piece(color, role, from);
        let mobility = (reached & mobility_area).len();
        let (term, units) = match role {
            Role::Knight => (Term::KnightMobility, 2),
            Role::Bishop => (Term::BishopMobility, 2),
            Role::Rook => (Term::RookMobility, 3),
            _ => (Term::QueenMobility, 5),
        };
        tally.add(color, term.weight_index(mobility.min(term.size() - 1)), 1);
        own.add_attacks(role, reached);
        let zone = reached & zone;
        if !zone.is_empty() {
            own.danger += units + zone.len() - 1;
        }
    };
    for from in army.knights {
        let reached = attacks::knight(from);
        count_piece(own, Role::Knight, from, reached);
    }
    for from in army.bishops() {
        // Sliders see through friendly pieces that move the same way (batteries).
        let reached = attacks::bishop(from, occupied & !army.queens());
        count_piece(own, Role::Bishop, from, reached);
    }
    for from in army.rooks() {
        let reached = attacks::rook(from, occupied & !army.orthogonal);
        count_piece(own, Role::Rook, from, reached);
    }
    for from in army.queens() {
        count_piece(own, Role::Queen, from, attacks::queen(from, occupied));
    }
    tally.add_piece(color, Role::King, own.king);
    let bishops = army.bishops();
    if !bishops.is_empty() && !bishops.is_single() {
        tally.add(color, Term::BishopPair.weight_index(0), 1);
    }
}

/// Counts the threats of a side, and the open files and outposts of its pieces.
#[inline(always)]
pub(super) fn count_threats(position: &Position, own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    let mut count = |attacked: SquareSet, term: Term| {
        count_attacked(position, own, enemy, attacked, term, tally);
    };
    count(own.pawn_attacks, Term::PawnThreat);
    count(own.minor_attacks(), Term::MinorThreat);
    count(own.rook_attacks, Term::RookThreat);

    let hanging = enemy.army.all & own.attacks & !enemy.attacks;
    tally.add(color, Term::Hanging.weight_index(0), hanging.len() as i32);

    let pushed = own.army.pawns.forward(color) & !own.occupied & !enemy.pawn_attacks;
    let pushed = pushed & (own.attacks | !enemy.attacks);
    let attacked = beside(pushed.forward(color)) & enemy.army.all & !enemy.army.pawns;
    let attacked = attacked & !own.pawn_attacks;
    tally.add(
        color,
        Term::PushThreat.weight_index(0),
        attacked.len() as i32,
    );

    let strongly_protected = enemy.pawn_attacks | enemy.double_attacks & !own.double_attacks;
    let restricted = own.attacks & enemy.attacks & !strongly_protected;
    tally.add(
        color,
        Term::Restriction.weight_index(0),
        restricted.len() as i32,
    );
    count_danger(own, enemy, tally);
    count_minors(own, enemy, tally);
    count_files(own, enemy, tally);
    count_outposts(own, enemy, tally);
}

/// Counts the attacks of a side on the enemy king: attack units, and squares for safe checks.
#[inline]
fn count_danger(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    // Squares that the enemy protects with its king or queen only.
    let weak = !enemy.double_attacks
        & (!enemy.attacks | enemy.queen_attacks | attacks::king(enemy.king))
        & !(enemy.pawn_attacks | enemy.minor_attacks() | enemy.rook_attacks);
    let safe = !own.army.all & (!enemy.attacks | weak & own.double_attacks);
    let diagonal = attacks::bishop(enemy.king, own.occupied & !enemy.army.queens()) & safe;
    let orthogonal = attacks::rook(enemy.king, own.occupied & !enemy.army.queens()) & safe;
    let checks = [
        (attacks::knight(enemy.king) & safe & own.knight_attacks, 4),
        (diagonal & own.bishop_attacks, 3),
        (orthogonal & own.rook_attacks, 5),
        ((diagonal | orthogonal) & own.queen_attacks, 4),
    ];
    let mut danger = own.danger;
    for (index, (squares, units)) in checks.into_iter().enumerate() {
        if !squares.is_empty() {
            danger += units;
            let count = squares.len() as i32;
            tally.add(color, Term::SafeCheck.weight_index(index), count);
        }
    }
    let ring = attacks::king(enemy.king) & weak & own.attacks;
    danger += ring.len();
    let danger = if own.army.queens().is_empty() {
        danger / 2
    } else {
        danger
    };
    let index = danger.min(MAX_DANGER);
    tally.add(color, Term::KingDanger.weight_index(index), 1);
}

/// Counts how a side's knights and bishops are placed with regard to its pawns and king.
#[inline]
fn count_minors(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    let bishops = own.army.bishops();
    for bishop in bishops {
        let is_light = SquareSet::LIGHT.contains(bishop);
        let squares = if is_light {
            SquareSet::LIGHT
        } else {
            !SquareSet::LIGHT
        };
        let pawns = own.army.pawns & squares;
        tally.add(color, Term::BishopPawn.weight_index(0), pawns.len() as i32);
    }
    let pawns = own.army.pawns | enemy.army.pawns;
    let minors = own.army.knights | bishops;
    let behind = minors & pawns.forward(enemy.color);
    tally.add(color, Term::BehindPawn.weight_index(0), behind.len() as i32);
    for (kind, squares) in [own.army.knights, bishops].into_iter().enumerate() {
        for square in squares {
            let steps = square.steps_to(own.king) as i32;
            tally.add(color, Term::KingDistance.weight_index(kind), steps);
        }
    }
}

/// Counts the enemy pieces of each role on attacked squares.
#[inline]
fn count_attacked(
    position: &Position,
    own: &Side,
    enemy: &Side,
    attacked: SquareSet,
    term: Term,
    tally: &mut impl Tally,
) {
    // They are few.
    for square in enemy.army.all & attacked & !enemy.army.king {
        let role = position.board().get(square).map_or(Role::Pawn, Piece::role);
        tally.add(own.color, term.weight_index(role as usize), 1);
    }
}

#[inline]
fn count_files(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    for rook in own.army.rooks() {
        let file = SquareSet::of_file(rook.file());
        if (file & own.army.pawns).is_empty() {
            let is_open = (file & enemy.army.pawns).is_empty();
            tally.add(own.color, Term::RookFile.weight_index(is_open.into()), 1);
        }
    }
}

#[inline]
fn count_outposts(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let attackable_by_pawns = beside(ahead(enemy.color, enemy.army.pawns));
    let safe = own.pawn_attacks & !attackable_by_pawns;
    let pieces = [own.army.knights, own.army.bishops()];
    for (kind, squares) in pieces.into_iter().enumerate() {
        for square in squares & safe {
            if (3..6).contains(&relative_rank(own.color, square)) {
                tally.add(own.color, Term::Outpost.weight_index(kind), 1);
            }
        }
    }
}
