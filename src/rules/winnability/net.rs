//! Whether a mate is possible, as far as the mobility of the pieces tells.
//!
//! A king is mated on a square that it can reach if the winner can give check there, and each square
//! around is attacked by the winner or occupied by a piece of the loser. Whatever could do that is
//! taken to do it; only the winner's king is on one square, and each piece of the loser on one.

use arrayvec::ArrayVec;

use super::super::attacks;
use super::super::piece::{Color, Role};
use super::super::square::Square;
use super::super::square_set::SquareSet;
use super::mobility::{Mobility, Walker};
use super::steps;

/// What both sides could take from the loser's king.
pub(super) struct Net {
    /// The squares that the loser's king can reach.
    king: SquareSet,
    /// The squares that the winner's king can reach.
    helper: SquareSet,
    /// The squares on which the winner could give check.
    checked: SquareSet,
    /// The squares that its pieces other than the king could attack.
    attacked: SquareSet,
    /// The squares that each of the loser's other pieces can reach.
    blockers: ArrayVec<SquareSet, 64>,
}

impl Net {
    pub(super) fn new(mobility: &Mobility, winner: Color) -> Net {
        let mut net = Net {
            king: SquareSet::EMPTY,
            helper: SquareSet::EMPTY,
            checked: SquareSet::EMPTY,
            attacked: SquareSet::EMPTY,
            blockers: ArrayVec::new(),
        };
        let king = SquareSet::from(mobility.king(winner.other()));
        for walker in &mobility.walkers {
            let is_king = walker.piece.role() == Role::King;
            match (walker.piece.color() == winner, is_king) {
                (true, true) => net.helper = walker.reached(),
                (true, false) => net.add_attacks(walker, king),
                (false, true) => net.king = walker.reached(),
                (false, false) => net.blockers.push(walker.all()),
            }
        }
        net
    }

    /// Adds the attacks of a piece of the winner. `king` is where the loser's king stands now.
    fn add_attacks(&mut self, walker: &Walker, king: SquareSet) {
        let color = walker.piece.color();
        let role = walker.piece.role();
        let attacks = |at: SquareSet| match role {
            Role::Pawn => steps::pawn_attacks(color, at),
            // A slider attacks through the king that it checks.
            _ => steps::of(role, at) | steps::of(role, steps::of(role, at) & king),
        };
        let attacked = attacks(walker.reached());
        // A king does not step into a check, so the checking piece has moved there. A slider may also
        // have been uncovered.
        let checked = match role {
            Role::Pawn | Role::Knight => attacks(walker.entered),
            _ => attacked,
        };
        let steps = steps::queen(walker.promoted);
        let promoted = steps | steps::queen(steps & king) | steps::knight(walker.promoted);
        self.checked = self.checked | checked | promoted;
        self.attacked = self.attacked | attacked | promoted;
    }

    /// Whether the loser's king could be mated after a move of the winner.
    pub(super) fn can_mate(&self) -> bool {
        let mut squares = (self.king & self.checked).into_iter();
        squares.any(|king| self.can_mate_on(king))
    }

    fn can_mate_on(&self, king: Square) -> bool {
        let around = attacks::king(king);
        let free = around & !self.attacked;
        let mut helpers = (self.helper & !around).without(king).into_iter();
        helpers.any(|helper| self.can_block(free & !attacks::king(helper)))
    }

    /// Whether the loser's pieces could stand on all of these squares at once.
    fn can_block(&self, squares: SquareSet) -> bool {
        let mut blocked = [None; 64];
        squares
            .into_iter()
            .all(|square| self.assign(square, &mut blocked, &mut 0))
    }

    /// Finds a piece for a square, and another square for what blocks there if needed. `tried` has a bit
    /// for each piece.
    fn assign(&self, square: Square, blocked: &mut [Option<Square>; 64], tried: &mut u64) -> bool {
        for (index, reached) in self.blockers.iter().enumerate() {
            if !reached.contains(square) || *tried >> index & 1 == 1 {
                continue;
            }
            *tried |= 1 << index;
            let is_free = match blocked[index] {
                None => true,
                Some(other) => self.assign(other, blocked, tried),
            };
            if is_free {
                blocked[index] = Some(square);
                return true;
            }
        }
        false
    }
}
