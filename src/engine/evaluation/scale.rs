//! How the weights of middle game and endgame are put together.

use super::pair::Pair;
use crate::rules::{Army, ByColor, Color, SquareSet};

/// The phase with all pieces on the board.
const FULL: i32 = 24;

/// How much of the middle game is left: 24 with all pieces, 0 with none but kings and pawns.
pub fn phase(armies: &ByColor<Army>) -> i32 {
    let of = |army: &Army| {
        let minors = army.knights.len() + army.bishops().len();
        (minors + 2 * army.rooks().len() + 4 * army.queens().len()) as i32
    };
    (of(&armies.white) + of(&armies.black)).min(FULL)
}

/// White's value: both weights by the phase, the endgame's less where it is hard to win.
#[inline]
pub(super) fn tapered(sum: Pair, armies: &ByColor<Army>) -> i32 {
    let phase = phase(armies);
    let end = sum.end() * winning_chances(sum.end(), armies) / 16;
    (sum.middle() * phase + end * (FULL - phase)) / FULL
}

/// What share of an endgame's value counts, in sixteenths.
fn winning_chances(end: i32, armies: &ByColor<Army>) -> i32 {
    let stronger = if end >= 0 { Color::White } else { Color::Black };
    let (own, enemy) = (&armies[stronger], &armies[stronger.other()]);
    if own.pawns.is_empty() && worth(own) <= worth(enemy) + 3 {
        // Less than a rook more, and nothing that could become a queen.
        return if worth(own) <= 3 { 0 } else { 2 };
    }
    match has_opposite_bishops(own, enemy) {
        true => 8 + (own.pawns.len() as i32).min(4),
        false => 16,
    }
}

/// The pieces besides the pawns, in pawns.
fn worth(army: &Army) -> i32 {
    let minors = army.knights.len() + army.bishops().len();
    (3 * minors + 5 * army.rooks().len() + 9 * army.queens().len()) as i32
}

/// Whether each side has nothing but pawns and one bishop, on squares of different colours.
fn has_opposite_bishops(own: &Army, enemy: &Army) -> bool {
    let only_bishop = |army: &Army| worth(army) == 3 && army.bishops().len() == 1;
    let is_light = |army: &Army| !(army.bishops() & SquareSet::LIGHT).is_empty();
    only_bishop(own) && only_bishop(enemy) && is_light(own) != is_light(enemy)
}
