//! The attack on the enemy king: attack units, safe checks, the files near the king and pins.

use super::side::Side;
use super::term::{Tally, Term};
use crate::rules::{Color, SquareSet, attacks};

/// The greatest number of attack units with a weight of its own.
const MAX_DANGER: usize = Term::KingDanger.size() - 1;

/// Counts the terms of a side's attack on the enemy king.
#[inline(always)]
pub(super) fn count(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    count_danger(own, enemy, tally);
    count_flank(own, enemy, tally);
    count_pins(own, enemy, tally);
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
            if own.is_to_move {
                tally.add(color, Term::SafeCheck.weight_index(4 + index), 1);
            }
        }
    }
    let ring = attacks::king(enemy.king) & weak & own.attacks;
    danger += ring.len();
    if own.is_to_move {
        let step = (danger / 4).min(Term::DangerToMove.size() - 1);
        tally.add(color, Term::DangerToMove.weight_index(step), 1);
    }
    let term = if own.army.queens().is_empty() {
        Term::QueenlessDanger
    } else {
        Term::KingDanger
    };
    tally.add(color, term.weight_index(danger.min(MAX_DANGER)), 1);
}

/// Counts the attacks of both sides in the enemy's camp on the files near its king.
#[inline]
fn count_flank(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let files = SquareSet::from_bits(match enemy.king.index() % 8 {
        0..3 => 0x0F0F_0F0F_0F0F_0F0F,
        3..5 => 0x3C3C_3C3C_3C3C_3C3C,
        _ => 0xF0F0_F0F0_F0F0_F0F0,
    });
    let camp = SquareSet::from_bits(match enemy.color {
        Color::White => 0x0000_00FF_FFFF_FFFF,
        Color::Black => 0xFFFF_FFFF_FF00_0000,
    });
    let flank = files & camp;
    let attacked = (own.attacks & flank).len() + (own.double_attacks & flank).len();
    let has_no_pawns = ((own.army.pawns | enemy.army.pawns) & files).is_empty();
    let mut add = |index: usize, count: usize| {
        let weight = Term::KingFlank.weight_index(index);
        tally.add(own.color, weight, count as i32);
    };
    add(0, attacked);
    add(1, (enemy.attacks & flank).len());
    add(2, has_no_pawns.into());
}

/// Counts the pieces that alone stand between a side's sliders and the enemy king.
#[inline]
fn count_pins(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let king = enemy.king;
    let sliders = attacks::bishop(king, SquareSet::EMPTY) & own.army.diagonal
        | attacks::rook(king, SquareSet::EMPTY) & own.army.orthogonal;
    for slider in sliders {
        let between = attacks::between(slider, king) & own.occupied;
        if between.is_single() {
            let is_pin = !(between & enemy.army.all).is_empty();
            let weight = Term::Pinned.weight_index(is_pin.into());
            tally.add(own.color, weight, 1);
        }
    }
}
