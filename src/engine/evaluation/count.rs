//! Counts the terms of a position.

use super::pawns::{self, Structure};
use super::pieces;
use super::side::Side;
use super::term::{Tally, Term};
use super::{king_attack, material};
use crate::rules::{Army, ByColor, Color, Position, SquareSet};

/// Counts the terms of a position.
pub fn count_terms(position: &Position, tally: &mut impl Tally) {
    let armies = position.board().armies();
    let passed = structure(position, &armies).count(tally);
    count_pieces(position, &armies, &passed, tally);
}

/// The pawns and kings of a position.
#[inline]
pub(super) fn structure(position: &Position, armies: &ByColor<Army>) -> Structure {
    Structure {
        pawns: ByColor::from_fn(|color| armies[color].pawns),
        kings: ByColor::from_fn(|color| position.king(color)),
    }
}

/// Counts the terms that do not depend on the pawns and kings alone.
#[inline]
pub(super) fn count_pieces(
    position: &Position,
    armies: &ByColor<Army>,
    passed: &ByColor<SquareSet>,
    tally: &mut impl Tally,
) {
    // Not in loops over the colours: the compiler then makes code for each of them.
    let mut white = Side::new(position, armies, Color::White);
    let mut black = Side::new(position, armies, Color::Black);
    pieces::count_pieces(&mut white, &black, tally);
    pieces::count_pieces(&mut black, &white, tally);
    count_side(position, &white, &black, passed.white, tally);
    count_side(position, &black, &white, passed.black, tally);
    tally.add(position.turn(), Term::Tempo.weight_index(0), 1);
}

#[inline(always)]
fn count_side(
    position: &Position,
    own: &Side,
    enemy: &Side,
    passed: SquareSet,
    tally: &mut impl Tally,
) {
    for pawn in passed {
        pawns::count_passed(own, enemy, pawn, tally);
    }
    pieces::count_threats(position, own, enemy, tally);
    king_attack::count(own, enemy, tally);
    material::count_space(own, enemy, tally);
}
