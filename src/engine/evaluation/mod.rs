//! What a position is worth to the side to move, without looking ahead.
//!
//! The value is a sum of [terms](Term), each with a weight for the middle game and one for the endgame; what
//! is left on the board says how much of each counts. As the sum is linear in the weights, these are fitted
//! to the results of games (the package `tuning`).

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
pub use scale::phase;
pub use term::{Tally, Term};
pub use weights::WEIGHTS;

use super::score::{GREATEST_EVALUATION, Value};
use crate::rules::{Color, Position};

/// The value of a position for the side to move, in hundredths of a pawn.
pub fn evaluate(position: &Position) -> Value {
    let armies = position.board().armies();
    let mut sum = Sum(Pair::ZERO);
    count::count_terms_of(position, &armies, &mut sum);
    let value = scale::tapered(sum.0, &armies);
    let value = value.clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION);
    match position.turn() {
        Color::White => value,
        Color::Black => -value,
    }
}

/// The weights added up, for White.
struct Sum(Pair);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, color: Color, place: usize, count: i32) {
        let worth = WEIGHTS[place].times(count);
        self.0 = match color {
            Color::White => self.0.plus(worth),
            Color::Black => self.0.minus(worth),
        };
    }
}
