//! What becomes of the moves that the generator finds.

use super::moves::{Move, MoveList};
use super::piece::Role;
use super::square::Square;
use super::square_set::SquareSet;

/// Takes moves as they are found, many of them at once.
pub(super) trait Sink {
    /// Takes the moves from a square to others.
    fn add(&mut self, from: Square, targets: SquareSet);

    /// Takes moves of pawns that all make the same step, as a difference of square numbers.
    fn add_pawns(&mut self, targets: SquareSet, step: i8);

    /// Takes moves of pawns to the last rank.
    fn add_promotions(&mut self, targets: SquareSet, step: i8);
}

impl Sink for MoveList {
    #[inline]
    fn add(&mut self, from: Square, targets: SquareSet) {
        self.extend(targets.into_iter().map(|to| Move::new(from, to)));
    }

    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, step: i8) {
        self.extend(targets.into_iter().map(|to| Move::new(to.before(step), to)));
    }

    #[inline]
    fn add_promotions(&mut self, targets: SquareSet, step: i8) {
        for to in targets {
            let promoting = |role| Move::promoting(to.before(step), to, role);
            self.extend(Role::PROMOTIONS.map(promoting));
        }
    }
}

/// The number of moves, which are not kept.
pub(super) struct Count(pub(super) usize);

impl Sink for Count {
    #[inline]
    fn add(&mut self, _: Square, targets: SquareSet) {
        self.0 += targets.len();
    }

    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, _: i8) {
        self.0 += targets.len();
    }

    #[inline]
    fn add_promotions(&mut self, targets: SquareSet, _: i8) {
        self.0 += targets.len() * Role::PROMOTIONS.len();
    }
}

/// Whether there is a move with this promotion, where moves from one square to another alone are wanted.
pub(super) struct Asked {
    pub(super) promotion: Option<Role>,
    pub(super) is_found: bool,
}

impl Sink for Asked {
    #[inline]
    fn add(&mut self, _: Square, targets: SquareSet) {
        self.is_found |= self.promotion.is_none() && !targets.is_empty();
    }

    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, _: i8) {
        self.is_found |= self.promotion.is_none() && !targets.is_empty();
    }

    #[inline]
    fn add_promotions(&mut self, targets: SquareSet, _: i8) {
        let is_possible = self
            .promotion
            .is_some_and(|role| Role::PROMOTIONS.contains(&role));
        self.is_found |= is_possible && !targets.is_empty();
    }
}
