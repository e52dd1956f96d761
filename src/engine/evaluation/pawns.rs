//! Terms of pawns: how they stand to each other, passed pawns, and those before the king.

use super::side::{Side, ahead, beside, distance, relative_rank};
use super::term::{Tally, Term, add_place};
use crate::rules::{Role, Square, SquareSet};

/// Counts the terms of a side's pawns.
#[inline]
pub(super) fn count_pawns(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    let pawns = own.army.pawns;
    let enemy_front = ahead(enemy.color, enemy.army.pawns);
    let stopped = enemy_front | beside(enemy_front);
    let own_rear = ahead(enemy.color, pawns);
    let own_front = ahead(color, pawns);
    let files = own_front | own_rear | pawns;
    let passed = pawns & !stopped & !own_rear;
    let isolated = pawns & !beside(files);
    let helped = beside(own_front | pawns);
    let attacked_ahead = enemy.pawn_attacks.forward(enemy.color);
    let backward = pawns & !isolated & !helped & attacked_ahead;
    let phalanx = pawns & beside(pawns);
    let protected = pawns & own.pawn_attacks;

    tally.add(color, Term::Isolated.place(0), isolated.len() as i32);
    tally.add(
        color,
        Term::Doubled.place(0),
        (pawns & own_rear).len() as i32,
    );
    tally.add(color, Term::Backward.place(0), backward.len() as i32);
    for pawn in pawns {
        add_place(color, Role::Pawn, pawn, tally);
    }
    for pawn in phalanx {
        tally.add(color, Term::Phalanx.place(relative_rank(color, pawn)), 1);
    }
    for pawn in protected {
        tally.add(color, Term::Protected.place(relative_rank(color, pawn)), 1);
    }
    for pawn in passed {
        count_passed(own, enemy, pawn, tally);
    }
}

/// Counts the terms of a passed pawn.
fn count_passed(own: &Side, enemy: &Side, pawn: Square, tally: &mut impl Tally) {
    let color = own.color;
    let rank = relative_rank(color, pawn);
    tally.add(color, Term::Passed.place(rank), 1);
    let Some(next) = SquareSet::from(pawn).forward(color).first() else {
        return;
    };
    if !own.occupied.contains(next) {
        tally.add(color, Term::PassedFree.place(rank), 1);
    }
    // On the first ranks the kings do not hurry to it.
    if rank >= 3 {
        let own_king = Term::PassedOwnKing.place(distance(own.king, next));
        let enemy_king = Term::PassedEnemyKing.place(distance(enemy.king, next));
        tally.add(color, own_king, 1);
        tally.add(color, enemy_king, 1);
    }
}

/// Counts the pawns that stand before a side's king, and the files that are open to it.
#[inline]
pub(super) fn count_shield(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    let king = SquareSet::from(own.king);
    let front = king | beside(king);
    let near = front.forward(color);
    let shield = (near | near.forward(color)) & own.army.pawns;
    tally.add(color, Term::Shield.place(shield.len().min(6)), 1);

    let mut half_open = 0;
    let mut open = 0;
    for square in front {
        let file = SquareSet::of_file(square.file());
        if (file & own.army.pawns).is_empty() {
            match (file & enemy.army.pawns).is_empty() {
                true => open += 1,
                false => half_open += 1,
            }
        }
    }
    tally.add(color, Term::KingFile.place(0), half_open);
    tally.add(color, Term::KingFile.place(1), open);
}
