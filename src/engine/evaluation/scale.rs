//! Tapered evaluation: interpolation between the middlegame and the endgame value.

use super::pair::Pair;
use crate::rules::{Army, ByColor, Color, SquareSet};

/// The phase with all pieces on the board.
const FULL: i32 = 24;

/// The game phase: 24 with all pieces on the board, 0 with only kings and pawns.
pub fn phase(armies: &ByColor<Army>) -> i32 {
    let both = |pieces: fn(&Army) -> SquareSet| pieces(&armies.white) | pieces(&armies.black);
    let minors = both(|army| army.knights | army.bishops());
    let (rooks, queens) = (both(Army::rooks), both(Army::queens));
    ((minors.len() + 2 * rooks.len() + 4 * queens.len()) as i32).min(FULL)
}

/// The value for White, interpolated by the phase. The endgame value is scaled down in drawish endgames.
#[inline]
pub(super) fn tapered(sum: Pair, armies: &ByColor<Army>) -> i32 {
    let phase = phase(armies);
    let end = sum.end() * scale_factor(sum.end(), armies) / 16;
    (sum.middle() * phase + end * (FULL - phase)) / FULL
}

/// The scale factor of an endgame value, in sixteenths.
pub fn scale_factor(end: i32, armies: &ByColor<Army>) -> i32 {
    let stronger = if end >= 0 { Color::White } else { Color::Black };
    let (own, enemy) = (&armies[stronger], &armies[stronger.other()]);
    if own.pawns.is_empty() && material(own) <= material(enemy) + 3 {
        // At most a minor piece up, and no pawns.
        return if material(own) <= 3 { 0 } else { 2 };
    }
    if has_opposite_bishops(own, enemy) {
        8 + (own.pawns.len() as i32).min(4)
    } else {
        16
    }
}

/// The value of a side's pieces without the pawns, in pawns.
pub(super) fn material(army: &Army) -> i32 {
    let minors = army.knights.len() + army.bishops().len();
    (3 * minors + 5 * army.rooks().len() + 9 * army.queens().len()) as i32
}

/// Whether each side has only pawns and one bishop, and the bishops are on opposite colours.
fn has_opposite_bishops(own: &Army, enemy: &Army) -> bool {
    let only_bishop =
        |army: &Army| (army.knights | army.orthogonal).is_empty() && army.diagonal.is_single();
    let is_light = |army: &Army| !(army.diagonal & SquareSet::LIGHT).is_empty();
    only_bishop(own) && only_bishop(enemy) && is_light(own) != is_light(enemy)
}
