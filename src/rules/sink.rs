//! What the generator does with the moves that it finds.

use super::moves::{Move, MoveList};
use super::piece::Role;
use super::square::Square;
use super::square_set::SquareSet;

/// Receives generated moves, many of them at once.
pub(super) trait Sink {
    /// Adds the moves from a square to others.
    fn add(&mut self, from: Square, targets: SquareSet);

    /// Adds pawn moves that all make the same step, a difference of square numbers.
    fn add_pawns(&mut self, targets: SquareSet, step: i8);

    /// Adds pawn moves to the last rank.
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

/// Counts the moves.
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

/// Looks for a move with this promotion, where only moves from one square to another are wanted.
pub(super) struct MoveProbe {
    pub(super) promotion: Option<Role>,
    pub(super) is_found: bool,
}

impl Sink for MoveProbe {
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
