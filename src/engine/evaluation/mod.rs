//! Static evaluation: the value of a position for the side to move, without a search.
//!
//! The value is a sum of [terms](Term), each with a weight for the middlegame and one for the endgame, interpolated
//! by the game phase (tapered evaluation). Since the sum is linear in the weights, they can be fitted to the
//! results of games (package `tuning`). What is added for a lone king is no such term.

mod count;
mod king_attack;
mod lone_king;
mod material;
mod pair;
mod pawn_table;
mod pawns;
mod pieces;
mod scale;
mod side;
mod sum;
mod term;
mod weights;

pub use count::count_terms;
pub use pair::Pair;
pub(super) use pawn_table::PawnTable;
pub use scale::{phase, scale_factor};
pub use term::{Tally, Term};
pub use weights::WEIGHTS;

use self::sum::Sum;
use super::score::{MAX_EVALUATION, Value};
use crate::rules::{Army, ByColor, Color, Position, SquareSet};

/// The value of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> Value {
    let armies = position.board().armies();
    let mut sum = Sum(Pair::ZERO);
    let passed = count::structure(position, &armies).count(&mut sum);
    evaluate_pieces(position, &armies, (sum.0, passed))
}

/// The same value as that of [`evaluate`], found faster.
pub(super) fn evaluate_with(
    position: &Position,
    armies: &ByColor<Army>,
    pawn_table: &mut PawnTable,
) -> Value {
    let known = pawn_table.get(&count::structure(position, armies));
    evaluate_pieces(position, armies, known)
}

/// The value of a position whose pawn structure has been evaluated.
#[inline]
fn evaluate_pieces(
    position: &Position,
    armies: &ByColor<Army>,
    (sum, passed): (Pair, ByColor<SquareSet>),
) -> Value {
    let mut sum = Sum(sum);
    count::count_pieces(position, armies, &passed, &mut sum);
    let value = scale::tapered(sum.0, armies) + lone_king::value(position, armies);
    let value = value.clamp(-MAX_EVALUATION, MAX_EVALUATION);
    match position.turn() {
        Color::White => value,
        Color::Black => -value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::BENCH_POSITIONS;
    use crate::notation::fen;

    /// Also where an entry is used again, and where it has been replaced.
    #[test]
    fn evaluations_are_the_same_with_remembered_pawn_structures() {
        let mut pawn_table = PawnTable::new();
        for text in BENCH_POSITIONS.lines().chain(BENCH_POSITIONS.lines()) {
            let position = fen::read(text).expect("a position");
            for mv in position.legal_moves() {
                let next = position.after(mv);
                let armies = next.board().armies();
                let value = evaluate_with(&next, &armies, &mut pawn_table);
                assert_eq!(value, evaluate(&next), "{next}");
            }
        }
    }
}
