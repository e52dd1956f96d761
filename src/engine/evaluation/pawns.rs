//! Pawn terms: pawn structure, passed pawns and the king's shelter.

use super::side::{Side, ahead, beside, relative_rank};
use super::term::{Tally, Term};
use crate::rules::{ByColor, Color, Role, Square, SquareSet, attacks};

/// The pawns and the kings, on which the terms of the pawn structure and of the shelters depend.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Structure {
    pub(super) pawns: ByColor<SquareSet>,
    pub(super) kings: ByColor<Square>,
}

impl Structure {
    /// Counts the terms that depend on the pawns and kings only, and returns the passed pawns.
    pub(super) fn count(&self, tally: &mut impl Tally) -> ByColor<SquareSet> {
        ByColor::from_fn(|color| {
            self.count_shelter(color, tally);
            self.count_pawns(color, tally)
        })
    }

    /// Counts the terms of a side's pawns, and returns its passed pawns.
    fn count_pawns(&self, color: Color, tally: &mut impl Tally) -> SquareSet {
        let enemy = color.other();
        let pawns = self.pawns[color];
        let enemy_front = ahead(enemy, self.pawns[enemy]);
        let stoppable = enemy_front | beside(enemy_front);
        let own_rear = ahead(enemy, pawns);
        let own_front = ahead(color, pawns);
        let files = own_front | own_rear | pawns;
        let passed = pawns & !stoppable & !own_rear;
        let half_open = pawns & !enemy_front;
        let isolated = pawns & !beside(files);
        let supported = beside(own_front | pawns);
        let attacked_ahead = beside(self.pawns[enemy].forward(enemy)).forward(enemy);
        let backward = pawns & !isolated & !supported & attacked_ahead;
        let phalanx = pawns & beside(pawns);
        let protected = pawns & beside(pawns.forward(color));

        let mut add = |term: Term, index: usize, squares: SquareSet| {
            tally.add(color, term.weight_index(index), squares.len() as i32);
        };
        add(Term::Isolated, 0, isolated & !half_open);
        add(Term::Isolated, 1, isolated & half_open);
        add(Term::Doubled, 0, pawns & own_rear);
        add(Term::Backward, 0, backward & !half_open);
        add(Term::Backward, 1, backward & half_open);
        for pawn in pawns {
            tally.add_piece(color, Role::Pawn, pawn, &self.kings);
        }
        for pawn in phalanx {
            tally.add(
                color,
                Term::Phalanx.weight_index(relative_rank(color, pawn)),
                1,
            );
        }
        for pawn in protected {
            tally.add(
                color,
                Term::Protected.weight_index(relative_rank(color, pawn)),
                1,
            );
        }
        passed
    }

    /// Counts the pawns in front of a side's king: its shelter, and the enemy's pawn storm.
    fn count_shelter(&self, color: Color, tally: &mut impl Tally) {
        let king = self.kings[color];
        let king_file = (king.index() % 8).clamp(1, 6);
        let king_rank = SquareSet::of_rank(king.rank());
        let in_front = king_rank | ahead(color, king_rank);
        for file in king_file - 1..=king_file + 1 {
            let squares = SquareSet::from_bits(0x0101_0101_0101_0101 << file) & in_front;
            let from_edge = file.min(7 - file);
            // The rank of the pawn next to this side's first rank; 0 if there is none.
            let nearest = |pawns: SquareSet| match color {
                Color::White => (pawns & squares).first(),
                Color::Black => (pawns & squares).last(),
            };
            let rank = |pawn: Option<Square>| pawn.map_or(0, |pawn| relative_rank(color, pawn));
            let shelter = rank(nearest(self.pawns[color]));
            let storm = rank(nearest(self.pawns[color.other()]));
            let mut add = |term: Term, index: usize| tally.add(color, term.weight_index(index), 1);
            add(Term::Shelter, from_edge * 8 + shelter);
            if shelter > 0 && storm == shelter + 1 {
                add(Term::BlockedStorm, storm)
            } else {
                add(Term::Storm, from_edge * 8 + storm)
            }
        }
    }
}

/// Counts the terms of a passed pawn.
#[inline]
pub(super) fn count_passed(own: &Side, enemy: &Side, pawn: Square, tally: &mut impl Tally) {
    let color = own.color;
    let rank = relative_rank(color, pawn);
    let mut add = |term: Term, index: usize| tally.add(color, term.weight_index(index), 1);
    add(Term::Passed, rank);
    if own.is_to_move {
        add(Term::PassedToMove, rank);
    }
    let Some(next) = SquareSet::from(pawn).forward(color).first() else {
        return;
    };
    if !own.occupied.contains(next) {
        add(Term::PassedFree, rank);
    }
    // The kings' distances and the path matter only for advanced pawns.
    if rank < 3 {
        return;
    }
    add(Term::PassedOwnKing, own.king.steps_to(next) as usize);
    add(Term::PassedEnemyKing, enemy.king.steps_to(next) as usize);
    if !enemy.attacks.contains(next) {
        add(Term::PassedSafe, rank);
    }
    let path = ahead(color, pawn.into());
    if is_unstoppable(own, enemy, path) {
        add(Term::Unstoppable, 0);
    }
    if (path & (own.occupied | enemy.attacks)).is_empty() {
        add(Term::PassedPath, rank);
    }
    let behind = attacks::rook(pawn, own.occupied) & ahead(enemy.color, pawn.into());
    for (index, side) in [own, enemy].into_iter().enumerate() {
        if !(behind & side.army.orthogonal).is_empty() {
            add(Term::PassedRook, index);
        }
    }
}

/// Whether the enemy has only a king and pawns, and its king comes too late to stop a pawn with this path.
#[inline]
fn is_unstoppable(own: &Side, enemy: &Side, path: SquareSet) -> bool {
    let has_only_pawns = (enemy.army.all & !enemy.army.pawns).is_single();
    if !has_only_pawns || !(path & own.occupied).is_empty() {
        return false;
    }
    let promotion_square = match own.color {
        Color::White => path.last(),
        Color::Black => path.first(),
    };
    let moves = path.len() + usize::from(!own.is_to_move);
    promotion_square.is_some_and(|square| enemy.king.steps_to(square) as usize > moves)
}
