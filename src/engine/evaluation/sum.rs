//! The sum of the weights of a position.

use super::pair::Pair;
use super::term::{Tally, piece_square_index};
use super::weights::WEIGHTS;
use crate::rules::{Color, Role, Square};

/// The sum of the weights, from White's point of view.
pub(super) struct Sum(pub(super) Pair);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, color: Color, weight: usize, count: i32) {
        let weighted = WEIGHTS[weight].times(count);
        self.0 = match color {
            Color::White => self.0.plus(weighted),
            Color::Black => self.0.minus(weighted),
        };
    }

    #[inline]
    fn add_piece(&mut self, color: Color, role: Role, square: Square) {
        let weight = PIECE_SQUARES[color as usize][role as usize][square.index()];
        self.0 = self.0.plus(weight);
    }
}

/// The weights of pieces on squares from White's point of view, by colour, role and square.
static PIECE_SQUARES: [[[Pair; 64]; 6]; 2] = {
    let mut table = [[[Pair::ZERO; 64]; 6]; 2];
    let mut square = 0;
    while let Some(at) = Square::from_index(square) {
        let mut role = 0;
        while role < 6 {
            let white = piece_square_index(Color::White, Role::ALL[role], at);
            let black = piece_square_index(Color::Black, Role::ALL[role], at);
            table[0][role][square] = WEIGHTS[white];
            table[1][role][square] = Pair::ZERO.minus(WEIGHTS[black]);
            role += 1;
        }
        square += 1;
    }
    table
};
