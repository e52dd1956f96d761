//! Terms of pieces: where they stand and reach, and what they threaten.

use super::side::{Side, ahead, beside, relative_rank};
use super::term::{Tally, Term, add_place};
use crate::rules::{Role, Square, SquareSet, attacks};

/// The most units of attack that are told apart.
const MOST_DANGER: usize = Term::KingDanger.size() - 1;

/// Counts where a side's pieces stand and reach, and notes what they attack.
#[inline]
pub(super) fn count_pieces(
    own: &mut Side,
    enemy_pawn_attacks: SquareSet,
    enemy_king_zone: SquareSet,
    tally: &mut impl Tally,
) {
    let (color, army, occupied) = (own.color, own.army, own.occupied);
    let room = !army.all & !enemy_pawn_attacks;
    let mut note = |own: &mut Side, role: Role, from: Square, reached: SquareSet| {
        add_place(color, role, from, tally);
        let mobility = (reached & room).len();
        let (term, units) = match role {
            Role::Knight => (Term::KnightMobility, 2),
            Role::Bishop => (Term::BishopMobility, 2),
            Role::Rook => (Term::RookMobility, 3),
            _ => (Term::QueenMobility, 5),
        };
        tally.add(color, term.place(mobility.min(term.size() - 1)), 1);
        own.attacks = own.attacks | reached;
        let zone = (reached & enemy_king_zone & !enemy_pawn_attacks).len();
        if zone > 0 {
            own.danger += units + zone - 1;
        }
    };
    for from in army.knights {
        let reached = attacks::knight(from);
        own.minor_attacks = own.minor_attacks | reached;
        note(own, Role::Knight, from, reached);
    }
    for from in army.bishops() {
        // It works together with the queen behind it.
        let reached = attacks::bishop(from, occupied & !army.queens());
        own.minor_attacks = own.minor_attacks | reached;
        note(own, Role::Bishop, from, reached);
    }
    for from in army.rooks() {
        let reached = attacks::rook(from, occupied & !army.orthogonal);
        own.rook_attacks = own.rook_attacks | reached;
        note(own, Role::Rook, from, reached);
    }
    for from in army.queens() {
        note(own, Role::Queen, from, attacks::queen(from, occupied));
    }
    add_place(color, Role::King, own.king, tally);
    if army.bishops().len() >= 2 {
        tally.add(color, Term::BishopPair.place(0), 1);
    }
}

/// Counts what a side threatens, and the files and outposts of its pieces.
#[inline]
pub(super) fn count_threats(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    count_attacked(own, enemy, own.pawn_attacks, Term::PawnThreat, tally);
    count_attacked(own, enemy, own.minor_attacks, Term::MinorThreat, tally);
    count_attacked(own, enemy, own.rook_attacks, Term::RookThreat, tally);

    let hanging = enemy.army.all & own.attacks & !enemy.attacks;
    tally.add(color, Term::Hanging.place(0), hanging.len() as i32);

    let pushed = own.army.pawns.forward(color) & !own.occupied & !enemy.pawn_attacks;
    let pushed = pushed & (own.attacks | !enemy.attacks);
    let hit = beside(pushed.forward(color)) & enemy.army.all & !enemy.army.pawns;
    let hit = hit & !own.pawn_attacks;
    tally.add(color, Term::PushThreat.place(0), hit.len() as i32);

    let danger = own.danger.min(MOST_DANGER);
    tally.add(color, Term::KingDanger.place(danger), 1);
    count_files(own, enemy, tally);
    count_outposts(own, enemy, tally);
}

/// Counts the enemy's pieces of each role on attacked squares.
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
        tally.add(own.color, term.place(role as usize), count);
    }
}

#[inline]
fn count_files(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    for rook in own.army.rooks() {
        let file = SquareSet::of_file(rook.file());
        if (file & own.army.pawns).is_empty() {
            let is_open = (file & enemy.army.pawns).is_empty();
            tally.add(own.color, Term::RookFile.place(is_open.into()), 1);
        }
    }
}

#[inline]
fn count_outposts(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let driven_away = beside(ahead(enemy.color, enemy.army.pawns));
    let safe = own.pawn_attacks & !driven_away;
    let pieces = [own.army.knights, own.army.bishops()];
    for (kind, squares) in pieces.into_iter().enumerate() {
        for square in squares & safe {
            if (3..6).contains(&relative_rank(own.color, square)) {
                tally.add(own.color, Term::Outpost.place(kind), 1);
            }
        }
    }
}
