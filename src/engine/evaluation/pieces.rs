//! Piece terms: piece-square values, mobility, king danger, threats, files and outposts.

use super::side::{Side, ahead, beside, relative_rank};
use super::term::{Tally, Term, add_piece_square};
use crate::rules::{Role, Square, SquareSet, attacks};

/// The greatest number of attack units with a weight of its own.
const MAX_DANGER: usize = Term::KingDanger.size() - 1;

/// Counts the piece-square and mobility terms of a side, and records what its pieces attack.
#[inline]
pub(super) fn count_pieces(
    own: &mut Side,
    enemy_pawn_attacks: SquareSet,
    enemy_king_zone: SquareSet,
    tally: &mut impl Tally,
) {
    let (color, army, occupied) = (own.color, own.army, own.occupied);
    let mobility_area = !army.all & !enemy_pawn_attacks;
    let mut count_piece = |own: &mut Side, role: Role, from: Square, reached: SquareSet| {
        add_piece_square(color, role, from, tally);
        let mobility = (reached & mobility_area).len();
        let (term, units) = match role {
            Role::Knight => (Term::KnightMobility, 2),
            Role::Bishop => (Term::BishopMobility, 2),
            Role::Rook => (Term::RookMobility, 3),
            _ => (Term::QueenMobility, 5),
        };
        tally.add(color, term.weight_index(mobility.min(term.size() - 1)), 1);
        own.attacks = own.attacks | reached;
        let zone = (reached & enemy_king_zone & !enemy_pawn_attacks).len();
        if zone > 0 {
            own.danger += units + zone - 1;
        }
    };
    for from in army.knights {
        let reached = attacks::knight(from);
        own.minor_attacks = own.minor_attacks | reached;
        count_piece(own, Role::Knight, from, reached);
    }
    for from in army.bishops() {
        // Sliders see through friendly pieces that move the same way (batteries).
        let reached = attacks::bishop(from, occupied & !army.queens());
        own.minor_attacks = own.minor_attacks | reached;
        count_piece(own, Role::Bishop, from, reached);
    }
    for from in army.rooks() {
        let reached = attacks::rook(from, occupied & !army.orthogonal);
        own.rook_attacks = own.rook_attacks | reached;
        count_piece(own, Role::Rook, from, reached);
    }
    for from in army.queens() {
        count_piece(own, Role::Queen, from, attacks::queen(from, occupied));
    }
    add_piece_square(color, Role::King, own.king, tally);
    if army.bishops().len() >= 2 {
        tally.add(color, Term::BishopPair.weight_index(0), 1);
    }
}

/// Counts the threats of a side, and the open files and outposts of its pieces.
#[inline]
pub(super) fn count_threats(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    count_attacked(own, enemy, own.pawn_attacks, Term::PawnThreat, tally);
    count_attacked(own, enemy, own.minor_attacks, Term::MinorThreat, tally);
    count_attacked(own, enemy, own.rook_attacks, Term::RookThreat, tally);

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

    let danger = own.danger.min(MAX_DANGER);
    tally.add(color, Term::KingDanger.weight_index(danger), 1);
    count_files(own, enemy, tally);
    count_outposts(own, enemy, tally);
}

/// Counts the enemy pieces of each role on attacked squares.
#[inline]
fn count_attacked(
    own: &Side,
    enemy: &Side,
    attacked: SquareSet,
    term: Term,
    tally: &mut impl Tally,
) {
    let army = &enemy.army;
    let roles = [
        (Role::Pawn, army.pawns),
        (Role::Knight, army.knights),
        (Role::Bishop, army.bishops()),
        (Role::Rook, army.rooks()),
        (Role::Queen, army.queens()),
    ];
    for (role, squares) in roles {
        let count = (squares & attacked).len() as i32;
        tally.add(own.color, term.weight_index(role as usize), count);
    }
}

#[inline]
fn count_files(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    for rook in own.army.rooks() {
        let file = SquareSet::of_file(rook.file());
        if (file & own.army.pawns).is_empty() {
            let is_pv = (file & enemy.army.pawns).is_empty();
            tally.add(own.color, Term::RookFile.weight_index(is_pv.into()), 1);
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
