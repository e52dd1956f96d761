//! Static evaluation: the value of a position for the side to move, without a search.
//!
//! The value is a sum of [terms](Term), each with a weight for the middlegame and one for the endgame, interpolated
//! by the game phase (tapered evaluation). Since the sum is linear in the weights, they can be fitted to the
//! results of games (package `tuning`).

mod count;
mod pair;
mod pawns;
mod pieces;
mod scale;
mod side;
mod term;
mod weights;

pub use count::count_terms;
pub use pair::Pair;
pub use scale::{phase, scale_factor};
pub use term::{Tally, Term};
pub use weights::WEIGHTS;

use super::score::{MAX_EVALUATION, Value};
use crate::rules::{Color, Position};

/// The value of a position for the side to move, in centipawns.
pub fn evaluate(position: &Position) -> Value {
    let armies = position.board().armies();
    let mut sum = Sum(Pair::ZERO);
    count::count_terms_of(position, &armies, &mut sum);
    let value = scale::tapered(sum.0, &armies);
    let value = value.clamp(-MAX_EVALUATION, MAX_EVALUATION);
    match position.turn() {
        Color::White => value,
        Color::Black => -value,
    }
}

/// The sum of the weights, from White's point of view.
struct Sum(Pair);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, color: Color, weight: usize, count: i32) {
        let weighted = WEIGHTS[weight].times(count);
        self.0 = match color {
            Color::White => self.0.plus(weighted),
            Color::Black => self.0.minus(weighted),
        };
    }
}
