//! Piece terms: piece-square values, mobility, threats, files, outposts and minor pieces.

use super::material;
use super::side::{Side, ahead, beside};
use super::term::{Tally, Term};
use crate::rules::{Color, Piece, Position, Role, Square, SquareSet, attacks};

/// Counts the piece-square and mobility terms of a side, and records what its pieces attack.
#[inline(always)]
pub(super) fn count_pieces(own: &mut Side, enemy: &Side, tally: &mut impl Tally) {
    let (color, army, occupied, kings) = (own.color, own.army, own.occupied, own.kings);
    let mobility_area = !army.all & !enemy.pawn_attacks;
    let zone = enemy.king_zone & !enemy.pawn_attacks;
    let mut count_piece = |own: &mut Side, role: Role, from: Square, reached: SquareSet| {
        tally.add_piece(color, role, from, &kings);
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
    tally.add_piece(color, Role::King, own.king, &kings);
    material::count(own, enemy, tally);
}

/// Counts the threats of a side, and how its pieces are placed.
#[inline(always)]
pub(super) fn count_threats(position: &Position, own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    let well_protected = enemy.well_protected(own);
    let mut count = |attacked: SquareSet, term: Term, loose: SquareSet| {
        count_attacked(position, own, enemy, attacked, term, loose, tally);
    };
    count(own.pawn_attacks, Term::PawnThreat, SquareSet::EMPTY);
    count(own.minor_attacks(), Term::MinorThreat, !well_protected);
    count(own.rook_attacks, Term::RookThreat, !well_protected);

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

    let restricted = own.attacks & enemy.attacks & !well_protected;
    tally.add(
        color,
        Term::Restriction.weight_index(0),
        restricted.len() as i32,
    );
    let loose = enemy.army.all & own.attacks & !well_protected;
    if !(loose & attacks::king(own.king)).is_empty() {
        tally.add(color, Term::KingThreat.weight_index(0), 1);
    }
    count_initiative(own, enemy, [hanging, loose & !hanging], tally);
    count_queen_threats(own, enemy, !well_protected, tally);
    count_minors(own, enemy, tally);
    count_files(own, enemy, tally);
    count_outposts(own, enemy, tally);
}

/// Counts the squares from which a side can attack the enemy's queens. `allowed` are those that are not well protected.
#[inline]
fn count_queen_threats(own: &Side, enemy: &Side, allowed: SquareSet, tally: &mut impl Tally) {
    let safe = allowed & !own.army.pawns;
    for queen in enemy.army.queens() {
        let by_knight = attacks::knight(queen) & own.knight_attacks;
        let by_slider = attacks::bishop(queen, own.occupied) & own.bishop_attacks
            | attacks::rook(queen, own.occupied) & own.rook_attacks;
        let kinds = [by_knight & safe, by_slider & safe & own.double_attacks];
        for (kind, squares) in kinds.into_iter().enumerate() {
            let weight = Term::QueenThreat.weight_index(kind);
            tally.add(own.color, weight, squares.len() as i32);
        }
    }
}

/// Counts the enemy pieces that the side to move attacks, or where the other side attacks two or more.
#[inline]
fn count_initiative(
    own: &Side,
    enemy: &Side,
    [hanging, loose]: [SquareSet; 2],
    tally: &mut impl Tally,
) {
    let enemies = &enemy.army;
    let attacked = [
        enemies.all & !enemies.pawns & own.pawn_attacks,
        hanging,
        loose,
        enemies.orthogonal & own.minor_attacks(),
    ];
    for (kind, pieces) in attacked.into_iter().enumerate() {
        let (index, count) = if own.is_to_move {
            (kind, pieces.len() as i32)
        } else {
            (4 + kind, i32::from(pieces.len() > 1))
        };
        tally.add(own.color, Term::Initiative.weight_index(index), count);
    }
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

/// Counts the enemy pieces of each role on attacked squares. Those on `loose` squares have weights of their own.
#[inline]
fn count_attacked(
    position: &Position,
    own: &Side,
    enemy: &Side,
    attacked: SquareSet,
    term: Term,
    loose: SquareSet,
    tally: &mut impl Tally,
) {
    // They are few.
    for square in enemy.army.all & attacked & !enemy.army.king {
        let role = position.board().get(square).map_or(Role::Pawn, Piece::role);
        let first = if loose.contains(square) { 6 } else { 0 };
        tally.add(own.color, term.weight_index(first + role as usize), 1);
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
    let ranks = SquareSet::from_bits(match own.color {
        Color::White => 0x0000_FFFF_FF00_0000,
        Color::Black => 0x0000_00FF_FFFF_0000,
    });
    let outposts = safe & ranks;
    let pieces = [own.army.knights, own.army.bishops()];
    for (kind, squares) in pieces.into_iter().enumerate() {
        let count = (squares & outposts).len() as i32;
        tally.add(own.color, Term::Outpost.weight_index(kind), count);
    }
    if !(own.knight_attacks & outposts & !own.army.all).is_empty() {
        let weight = Term::ReachableOutpost.weight_index(0);
        tally.add(own.color, weight, 1);
    }
}
