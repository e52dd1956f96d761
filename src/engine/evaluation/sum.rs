//! The sum of the weights of a position.

use std::sync::LazyLock;

use super::pair::Pair;
use super::term::{Tally, is_on_queen_side, piece_square_indices};
use super::weights::WEIGHTS;
use crate::rules::{ByColor, Color, Role, Square};

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
    fn add_piece(&mut self, color: Color, role: Role, square: Square, kings: &ByColor<Square>) {
        let table = &PIECE_SQUARES[king_sides(kings)];
        let weight = table[color as usize][role as usize][square.index()];
        self.0 = self.0.plus(weight);
    }
}

/// The weights of pieces on squares from White's point of view, by colour, role and square.
type PieceSquares = [[[Pair; 64]; 6]; 2];

/// The weights by the sides that the kings are on. They are added up at the first use, which keeps the program small.
static PIECE_SQUARES: LazyLock<[PieceSquares; 4]> = LazyLock::new(|| {
    let mut tables = [[[[Pair::ZERO; 64]; 6]; 2]; 4];
    for kings in [
        [Square::E1, Square::E8],
        [Square::E1, Square::D8],
        [Square::D1, Square::E8],
        [Square::D1, Square::D8],
    ] {
        let kings = ByColor {
            white: kings[0],
            black: kings[1],
        };
        let table = &mut tables[king_sides(&kings)];
        for color in [Color::White, Color::Black] {
            for role in Role::ALL {
                for square in Square::all() {
                    let mut sum = Sum(Pair::ZERO);
                    for weight in piece_square_indices(color, role, square, &kings) {
                        sum.add(color, weight, 1);
                    }
                    table[color as usize][role as usize][square.index()] = sum.0;
                }
            }
        }
    }
    tables
});

/// The index of the table for the sides that the kings are on.
#[inline]
fn king_sides(kings: &ByColor<Square>) -> usize {
    usize::from(is_on_queen_side(kings.white)) << 1 | usize::from(is_on_queen_side(kings.black))
}
