//! When a move or a position is not worth a full search. Each pruning is a function with its margin, in
//! hundredths of a pawn; depths are in half-moves.

use super::score::{Value, is_mate};
use crate::rules::{Color, Position};

/// Reverse futility: the evaluation is so far above the limit that the opponent will not bring it down.
pub(super) fn is_far_above(evaluation: Value, beta: Value, depth: i32, is_improving: bool) -> bool {
    let depth_left = depth - i32::from(is_improving);
    depth <= 8 && evaluation - 75 * depth_left >= beta && !is_mate(beta)
}

/// Razoring: the evaluation is so far below that only captures could help. No evaluation reaches a mate.
pub(super) fn is_far_below(evaluation: Value, alpha: Value, depth: i32) -> bool {
    depth <= 3 && evaluation + 200 + 180 * depth <= alpha && !is_mate(alpha)
}

/// Null move: how much less deep it is searched what the opponent makes of two moves in a row.
pub(super) fn null_reduction(evaluation: Value, beta: Value, depth: i32) -> i32 {
    3 + depth / 3 + ((evaluation - beta) / 200).clamp(0, 3)
}

/// Whether a side has a piece besides pawns; with pawns alone it may be bad to have to move.
pub(super) fn has_pieces(position: &Position, color: Color) -> bool {
    let army = &position.board().armies()[color];
    !(army.knights | army.diagonal | army.orthogonal).is_empty()
}

/// Late move pruning: so many quiet moves are tried and no more.
pub(super) fn most_quiet_moves(depth: i32, is_improving: bool) -> usize {
    let moves = 3 + depth * depth;
    (if is_improving { moves } else { moves / 2 }) as usize
}

/// Futility: no quiet move brings the evaluation up to the limit.
pub(super) fn is_futile(evaluation: Value, alpha: Value, depth: i32) -> bool {
    depth <= 7 && evaluation + 90 + 85 * depth <= alpha && !is_mate(alpha)
}

/// What a quiet move may lose in an exchange.
pub(super) fn quiet_exchange_margin(depth: i32) -> Value {
    -22 * depth * depth
}

/// What a capture may lose in an exchange.
pub(super) fn capture_exchange_margin(depth: i32) -> Value {
    -90 * depth
}

/// History pruning: a quiet move that has mostly failed.
pub(super) fn has_failed_often(history: i32, depth: i32) -> bool {
    depth <= 4 && history < -3500 * depth
}

/// Late move reductions: by how much less deep a late move is searched at first.
pub(super) fn reduction(depth: i32, number: usize) -> i32 {
    let depth = (depth.max(0) as usize).min(REDUCTIONS.len() - 1);
    REDUCTIONS[depth][number.min(63)].into()
}

/// The reductions by depth and number of the move: they grow with the product of both logarithms.
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

/// The logarithm to base 2 in sixty-fourths.
const fn log2(number: u64) -> u64 {
    let whole = number.ilog2() as u64;
    // The mantissa from 1 to 2, with 30 bits after the point; each squaring gives a bit of the fraction.
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

/// How much the numbers of the histories change after a search of this depth.
pub(super) fn history_bonus(depth: i32) -> i32 {
    (depth * 180 - 100).clamp(50, 1800)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_to_a_sixty_fourth() {
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
