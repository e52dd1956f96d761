//! Material terms: what pieces are worth beside others, what a lead is worth, and space.

use super::scale::material;
use super::side::Side;
use super::term::{Tally, Term};
use crate::rules::{Army, Color, SquareSet};

/// The greatest lead that counts, in pawns.
const MAX_LEAD: i32 = 4;

/// The four middle files.
const MIDDLE: SquareSet = SquareSet::from_bits(0x3C3C_3C3C_3C3C_3C3C);

/// The files a to c, and f to h.
const FLANKS: [SquareSet; 2] = [
    SquareSet::from_bits(0x0707_0707_0707_0707),
    SquareSet::from_bits(0xE0E0_E0E0_E0E0_E0E0),
];

/// Counts the material terms of a side.
#[inline(always)]
pub(super) fn count(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    count_pieces(own, tally);
    count_lead(own, enemy, tally);
}

/// Counts what pieces are worth beside others.
#[inline]
fn count_pieces(own: &Side, tally: &mut impl Tally) {
    let army = &own.army;
    let (bishops, rooks, queens) = (army.bishops(), army.rooks(), army.queens());
    let mut add = |term: Term, index: usize, count: usize| {
        tally.add(own.color, term.weight_index(index), count as i32);
    };
    let pawns = army.pawns.len().min(8);
    for (kind, pieces) in [army.knights, bishops, rooks, queens]
        .into_iter()
        .enumerate()
    {
        add(Term::PiecePawns, kind * 9 + pawns, pieces.len());
    }
    let is_pair = |pieces: SquareSet| usize::from(pieces.len() > 1);
    add(Term::PiecePair, 0, is_pair(rooks));
    add(Term::PiecePair, 1, is_pair(army.knights));
    add(
        Term::PiecePair,
        2,
        if queens.is_empty() { 0 } else { rooks.len() },
    );
    add(Term::BishopPair, 0, is_pair(bishops));
}

/// Counts what a side's lead in material is worth. With few pieces and pawns on both flanks it is easier to win.
#[inline]
fn count_lead(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let worth = |army: &Army| material(army) + army.pawns.len() as i32;
    let lead = (worth(&own.army) - worth(&enemy.army)).min(MAX_LEAD);
    if lead <= 0 {
        return;
    }
    let pawns = own.army.pawns | enemy.army.pawns;
    let pieces = own.occupied.len() - pawns.len() - 2;
    let mut add = |index: usize| tally.add(own.color, Term::Lead.weight_index(index), lead);
    add(own.army.pawns.len().min(8));
    add(9 + pieces.min(15));
    if FLANKS.into_iter().all(|flank| !(flank & pawns).is_empty()) {
        add(9 + 16);
    }
}

/// Counts the space behind a side's pawns. All attacks have to be known.
#[inline]
pub(super) fn count_space(own: &Side, enemy: &Side, tally: &mut impl Tally) {
    let half = SquareSet::from_bits(match own.color {
        Color::White => 0x0000_0000_FFFF_FF00,
        Color::Black => 0x00FF_FFFF_0000_0000,
    });
    let pawns = own.army.pawns;
    let safe = MIDDLE & half & !pawns & !enemy.pawn_attacks;
    let back = enemy.color;
    let behind = pawns.forward(back) | pawns.forward(back).forward(back);
    let behind = behind | behind.forward(back);
    let pieces = (own.army.all.len() as i32 - 4).max(0);
    let squares = [safe, safe & behind & !enemy.attacks];
    for (index, squares) in squares.into_iter().enumerate() {
        let count = squares.len() as i32 * pieces / 4;
        tally.add(own.color, Term::Space.weight_index(index), count);
    }
}
