//! Finds moves that give check without making them.

use super::prepared::Prepared;
use crate::rules::{Move, Role, SquareSet, attacks};

/// For each kind of piece, the squares from which it gives check to the king of the side that is not to move.
/// Discovered checks are not found.
#[derive(Clone, Copy, Default)]
pub(super) struct CheckSquares([SquareSet; 5]);

impl CheckSquares {
    pub(super) fn of(position: &Prepared) -> CheckSquares {
        let enemy = position.turn().other();
        let king = position.king(enemy);
        let occupied = position.occupied();
        let diagonal = attacks::bishop(king, occupied);
        let orthogonal = attacks::rook(king, occupied);
        CheckSquares([
            attacks::pawn(enemy, king),
            attacks::knight(king),
            diagonal,
            orthogonal,
            diagonal | orthogonal,
        ])
    }

    /// Whether a legal move gives check from its target square. Promotions are not considered.
    pub(super) fn is_check(&self, position: &Prepared, mv: Move) -> bool {
        let role = position
            .board()
            .get(mv.from)
            .map_or(Role::King, |piece| piece.role());
        let squares = self.0.get(role as usize);
        squares.is_some_and(|squares| squares.contains(mv.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn direct_checks_agree_with_the_rules() {
        let positions = super::super::BENCH_POSITIONS.lines();
        let mut checks = 0;
        for text in positions {
            let position = Prepared::new(fen::read(text).expect("a position"));
            let squares = CheckSquares::of(&position);
            for mv in position.legal_quiets() {
                let after = position.after(mv);
                let is_direct = after.checkers().contains(mv.to);
                let shown = mv.to_string();
                assert_eq!(squares.is_check(&position, mv), is_direct, "{text} {shown}");
                checks += usize::from(is_direct);
            }
        }
        assert!(checks > 20, "{checks}");
    }
}
