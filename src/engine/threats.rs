//! Threats to pieces, which the order of quiet moves takes into account.

use super::checks::CheckSquares;
use super::prepared::Prepared;
use crate::rules::{Move, Role, SquareSet, attacks};

/// What threatens the pieces of the side to move, and where they give check.
#[derive(Clone, Copy, Default)]
pub(super) struct Threats {
    /// The squares attacked by enemy pawns; by these and minor pieces; by these and rooks; by all enemy pieces.
    attacked: [SquareSet; 4],
    pub(super) checks: CheckSquares,
}

impl Threats {
    pub(super) fn of(position: &Prepared) -> Threats {
        let occupied = position.occupied();
        let enemy = &position.armies()[position.turn().other()];
        let by_pawns = enemy.pawn_attacks();
        let mut by_minors = by_pawns;
        for from in enemy.knights {
            by_minors = by_minors | attacks::knight(from);
        }
        for from in enemy.bishops() {
            by_minors = by_minors | attacks::bishop(from, occupied);
        }
        let mut by_rooks = by_minors;
        for from in enemy.rooks() {
            by_rooks = by_rooks | attacks::rook(from, occupied);
        }
        let mut by_all = by_rooks;
        for from in enemy.queens() {
            by_all = by_all | attacks::queen(from, occupied);
        }
        for from in enemy.king {
            by_all = by_all | attacks::king(from);
        }
        Threats {
            attacked: [by_pawns, by_minors, by_rooks, by_all],
            checks: CheckSquares::of(position),
        }
    }

    /// All squares that the enemy attacks.
    pub(super) fn attacked(&self) -> SquareSet {
        self.attacked[3]
    }

    /// A bonus for a quiet move that gives check or moves a piece away from a less valuable attacker, and a malus
    /// for one that moves it there.
    pub(super) fn score(&self, position: &Prepared, mv: Move) -> i32 {
        const CHECK: i32 = 6_000;
        let role = position.board().get(mv.from).map(|piece| piece.role());
        let (attacked, value) = match role {
            Some(Role::Knight | Role::Bishop) => (self.attacked[0], 7_000),
            Some(Role::Rook) => (self.attacked[1], 10_000),
            Some(Role::Queen) => (self.attacked[2], 14_000),
            _ => (SquareSet::EMPTY, 0),
        };
        let escapes = i32::from(attacked.contains(mv.from)) * value;
        let enters = i32::from(attacked.contains(mv.to)) * value;
        let check = if self.checks.is_check(position, mv) && enters == 0 {
            CHECK
        } else {
            0
        };
        escapes - enters + check
    }
}
