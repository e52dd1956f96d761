//! The conditions, margins and reductions of prunings. Margins are in centipawns, depths in half-moves.

use super::prepared::Prepared;
use super::score::{Value, is_mate};
use crate::rules::Color;

/// Reverse futility pruning: the evaluation is so far above beta that the opponent will not bring it below.
pub(super) fn allows_reverse_futility(
    evaluation: Value,
    beta: Value,
    depth: i32,
    is_improving: bool,
) -> bool {
    let depth_left = depth - i32::from(is_improving);
    depth <= 8 && evaluation - 75 * depth_left >= beta && !is_mate(beta)
}

/// Razoring: the evaluation is so far below alpha that only captures could help. Not near a mate, which no
/// evaluation reaches.
pub(super) fn allows_razoring(evaluation: Value, alpha: Value, depth: i32) -> bool {
    depth <= 3 && evaluation + 200 + 180 * depth <= alpha && !is_mate(alpha)
}

/// Null-move pruning: by how many half-moves the search after the null move is reduced.
pub(super) fn null_move_reduction(evaluation: Value, beta: Value, depth: i32) -> i32 {
    3 + depth / 3 + ((evaluation - beta) / 200).clamp(0, 3)
}

/// The least depth of ProbCut.
pub(super) const PROBCUT_DEPTH: i32 = 5;

/// ProbCut: by how many half-moves the search of the captures is reduced.
pub(super) const PROBCUT_REDUCTION: i32 = 3;

/// ProbCut: the value that a capture has to reach.
pub(super) fn probcut_beta(beta: Value, is_improving: bool) -> Value {
    beta + if is_improving { 140 } else { 180 }
}

/// Whether a side has pieces other than pawns and the king. Without them zugzwang is likely.
pub(super) fn has_pieces(position: &Prepared, color: Color) -> bool {
    let army = &position.armies()[color];
    !(army.knights | army.diagonal | army.orthogonal).is_empty()
}

/// Late move pruning: the number of quiet moves that are searched.
pub(super) fn max_quiet_moves(depth: i32, is_improving: bool) -> usize {
    let moves = 3 + depth * depth;
    (if is_improving { moves } else { moves / 2 }) as usize
}

/// Futility pruning: no quiet move will raise the evaluation to alpha.
pub(super) fn is_futile(evaluation: Value, alpha: Value, depth: i32) -> bool {
    depth <= 7 && evaluation + 90 + 85 * depth <= alpha && !is_mate(alpha)
}

/// The least static exchange evaluation of a quiet move that is searched.
pub(super) fn quiet_see_margin(depth: i32) -> Value {
    -22 * depth * depth
}

/// The least static exchange evaluation of a capture that is searched.
pub(super) fn capture_see_margin(depth: i32) -> Value {
    -90 * depth
}

/// Whether checks that lose material or rarely cause a cutoff are searched. At low depths they are too many.
pub(super) fn keeps_checks(depth: i32) -> bool {
    depth >= 4
}

/// History pruning: the quiet move has rarely caused a cutoff.
pub(super) fn has_bad_history(history: i32, depth: i32) -> bool {
    depth <= 4 && history < -3500 * depth
}

/// Late move reductions: by how many half-moves a late move is reduced.
pub(super) fn reduction(depth: i32, number: usize) -> i32 {
    let depth = (depth.max(0) as usize).min(REDUCTIONS.len() - 1);
    REDUCTIONS[depth][number.min(63)].into()
}

/// Whether all moves after one that was better than alpha are searched less deeply: it is rare that another is better
/// still.
pub(super) fn reduces_after_better_move(depth: i32, alpha: Value) -> bool {
    (4..14).contains(&depth) && !is_mate(alpha)
}

/// How much deeper or less deeply a move is searched again whose reduced search was above alpha, by how much it was
/// better than the best move so far.
pub(super) fn deepening(value: Value, best: Value) -> i32 {
    match value - best {
        60.. => 1,
        ..8 => -1,
        _ => 0,
    }
}

/// The reductions by depth and move number: they grow with the product of their logarithms.
static REDUCTIONS: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut depth = 1;
    while depth < 64 {
        let mut number = 1;
        while number < 64 {
            let product = log2(depth) * log2(number);
            // 0.77 + ln(depth) · ln(number) / 2.36
            table[depth as usize][number as usize] = ((product * 52 / 256 + 3150) / 4096) as u8;
            number += 1;
        }
        depth += 1;
    }
    table
};

/// The logarithm to base 2, in units of 1/64.
const fn log2(number: u64) -> u64 {
    let whole = number.ilog2() as u64;
    // The mantissa is in [1, 2) with 30 fractional bits; each squaring yields one bit of the logarithm's fraction.
    let mut mantissa = (number << 30) >> whole;
    let mut log = whole;
    let mut bit = 0;
    while bit < 6 {
        mantissa = (mantissa * mantissa) >> 30;
        log <<= 1;
        if mantissa >= 2 << 30 {
            mantissa >>= 1;
            log += 1;
        }
        bit += 1;
    }
    log
}

/// The bonus for the history score of a move by the evaluations before and after it, each from the point of view of
/// the side to move.
pub(super) fn evaluation_bonus(before: Value, after: Value) -> i32 {
    (-6 * (before + after)).clamp(-1000, 1000)
}

/// The bonus for history scores after a search to this depth.
pub(super) fn history_bonus(depth: i32) -> i32 {
    (depth * 300 - 100).clamp(50, 1800)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_exact_to_a_sixty_fourth() {
        for number in 1..64_u64 {
            let exact = (number as f64).log2() * 64.0;
            assert!((log2(number) as f64 - exact).abs() <= 1.0, "{number}");
        }
    }

    #[test]
    fn reductions_grow_with_depth_and_number() {
        assert_eq!(reduction(1, 1), 0);
        for (depth, number) in [(3, 3), (10, 10), (30, 40)] {
            let exact = 0.77 + f64::from(depth).ln() * f64::from(number).ln() / 2.36;
            let found = reduction(depth, number as usize);
            assert!((f64::from(found) - exact).abs() <= 1.05, "{depth} {number}");
        }
    }
}
