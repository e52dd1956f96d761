//! Pawn terms: pawn structure, passed pawns and the pawn shield.

use super::side::{Side, ahead, beside, distance, relative_rank};
use super::term::{Tally, Term, add_piece_square};
use crate::rules::{Role, Square, SquareSet};

/// Counts the terms of a side's pawns.
#[inline]
pub(super) fn count_pawns(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    let pawns = own.army.pawns;
    let enemy_front = ahead(enemy.color, enemy.army.pawns);
    let stoppable = enemy_front | beside(enemy_front);
    let own_rear = ahead(enemy.color, pawns);
    let own_front = ahead(color, pawns);
    let files = own_front | own_rear | pawns;
    let passed = pawns & !stoppable & !own_rear;
    let isolated = pawns & !beside(files);
    let supported = beside(own_front | pawns);
    let attacked_ahead = enemy.pawn_attacks.forward(enemy.color);
    let backward = pawns & !isolated & !supported & attacked_ahead;
    let phalanx = pawns & beside(pawns);
    let protected = pawns & own.pawn_attacks;

    tally.add(color, Term::Isolated.weight_index(0), isolated.len() as i32);
    tally.add(
        color,
        Term::Doubled.weight_index(0),
        (pawns & own_rear).len() as i32,
    );
    tally.add(color, Term::Backward.weight_index(0), backward.len() as i32);
    for pawn in pawns {
        add_piece_square(color, Role::Pawn, pawn, tally);
    }
    for pawn in phalanx {
        tally.add(
            color,
            Term::Phalanx.weight_index(relative_rank(color, pawn)),
            1,
        );
    }
    for pawn in protected {
        tally.add(
            color,
            Term::Protected.weight_index(relative_rank(color, pawn)),
            1,
        );
    }
    for pawn in passed {
        count_passed(own, enemy, pawn, tally);
    }
}

/// Counts the terms of a passed pawn.
fn count_passed(own: &Side, enemy: &Side, pawn: Square, tally: &mut impl Tally) {
    let color = own.color;
    let rank = relative_rank(color, pawn);
    tally.add(color, Term::Passed.weight_index(rank), 1);
    let Some(next) = SquareSet::from(pawn).forward(color).first() else {
        return;
    };
    if !own.occupied.contains(next) {
        tally.add(color, Term::PassedFree.weight_index(rank), 1);
    }
    // The kings' distances matter only for advanced pawns.
    if rank >= 3 {
        let own_king = Term::PassedOwnKing.weight_index(distance(own.king, next));
        let enemy_king = Term::PassedEnemyKing.weight_index(distance(enemy.king, next));
        tally.add(color, own_king, 1);
        tally.add(color, enemy_king, 1);
    }
}

/// Counts the pawn shield of a side's king, and the open and half-open files next to it.
#[inline]
pub(super) fn count_shield(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let color = own.color;
    let king = SquareSet::from(own.king);
    let front = king | beside(king);
    let near = front.forward(color);
    let shield = (near | near.forward(color)) & own.army.pawns;
    tally.add(color, Term::Shield.weight_index(shield.len().min(6)), 1);

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
    tally.add(color, Term::KingFile.weight_index(0), half_open);
    tally.add(color, Term::KingFile.weight_index(1), open);
}
