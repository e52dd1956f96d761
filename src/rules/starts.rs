//! The pieces that can move to a square, as a move in SAN needs them.

use super::attacks;
use super::piece::Role;
use super::planes::{Army, BitPlanes};
use super::position::Position;
use super::square::Square;
use super::square_set::SquareSet;

impl Position {
    /// The squares in `among` from which a piece of this role can legally move to a square, without
    /// castling.
    ///
    /// ```
    /// use deskmate::rules::{Position, Role, Square, SquareSet};
    ///
    /// let starts = Position::initial().legal_starts(Role::Knight, Square::F3, SquareSet::FULL);
    /// assert!(starts.into_iter().eq([Square::G1]));
    /// ```
    #[inline]
    pub fn legal_starts(&self, role: Role, to: Square, among: SquareSet) -> SquareSet {
        let planes = self.board.planes();
        let own = planes.army(self.turn);
        if own.all.contains(to) {
            return SquareSet::EMPTY;
        }
        let starts = match role {
            Role::Pawn => self.pawn_starts(&planes, &own, to),
            Role::Knight => attacks::knight(to) & own.knights,
            Role::Bishop => attacks::bishop(to, planes.occupied()) & own.bishops(),
            Role::Rook => attacks::rook(to, planes.occupied()) & own.rooks(),
            Role::Queen => attacks::queen(to, planes.occupied()) & own.queens(),
            Role::King => attacks::king(to) & own.king,
        };
        let mut legal = starts & among;
        for from in legal {
            if !self.is_king_safe_after(&planes, role, from, to) {
                legal = legal.without(from);
            }
        }
        legal
    }

    /// The pawns that can move to a square, regardless of pins and checks.
    fn pawn_starts(&self, planes: &BitPlanes, own: &Army, to: Square) -> SquareSet {
        let (us, target) = (self.turn, SquareSet::from(to));
        if planes.occupied().contains(to) || self.passed_over == Some(to) {
            return attacks::pawn(us.other(), to) & own.pawns;
        }
        let step = target.forward(us.other());
        let home = SquareSet::of_rank(us.pawn_rank());
        let double = (step & !planes.occupied()).forward(us.other()) & home;
        (step | double) & own.pawns
    }

    /// Whether no piece attacks the king after a pseudo-legal move, computed without changing the
    /// board.
    #[inline]
    fn is_king_safe_after(&self, planes: &BitPlanes, role: Role, from: Square, to: Square) -> bool {
        let king = match role {
            Role::King => to,
            _ => self.kings[self.turn],
        };
        let mut taken = to;
        if role == Role::Pawn && self.passed_over == Some(to) {
            taken = Square::new(to.file(), from.rank());
        }
        let occupied = planes.occupied().without(from).without(taken) | to.into();
        let attackers = planes.army(self.turn.other()).attackers(king, occupied);
        attackers.without(taken).is_empty()
    }
}
