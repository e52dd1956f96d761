//! Pieces that can be won at once.

use crate::engine::wins_material;
use crate::rules::{Color, Move, Position, Square};

/// A piece that can be won by a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Whose piece it is.
    pub owner: Color,
    /// The square of the piece.
    pub square: Square,
    /// The square of a piece that captures it.
    pub by: Square,
}

/// The pieces of both sides that can be won at once, by the exchanges on their squares: those of the side to move as if the
/// other side had the turn. In check these are not known.
pub fn threats(position: &Position) -> Vec<Threat> {
    let mut found = won_in(position);
    if !position.is_check() {
        found.extend(won_in(&position.passed()));
    }
    found
}

/// The pieces that the side to move can win, each with one capture.
fn won_in(position: &Position) -> Vec<Threat> {
    let owner = position.turn().other();
    let mut found: Vec<Threat> = Vec::new();
    for mv in &position.legal_moves() {
        let threat = captured(position, *mv).map(|square| Threat {
            owner,
            square,
            by: mv.from,
        });
        let is_new = |threat: &Threat| found.iter().all(|one| one.square != threat.square);
        found.extend(threat.filter(is_new));
    }
    found
}

/// The square of the piece that a move wins.
fn captured(position: &Position, mv: Move) -> Option<Square> {
    let (square, _) = position.captured(mv)?;
    wins_material(position, mv).then_some(square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    fn seen(text: &str) -> Vec<String> {
        let position = fen::read(text).expect("a position");
        let mut found: Vec<String> = threats(&position)
            .into_iter()
            .map(|it| format!("{} {}x{}", it.owner, it.by, it.square))
            .collect();
        found.sort();
        found
    }

    #[test]
    fn pieces_that_can_be_won_are_found_for_both_sides() {
        let pawn_attacks_bishop =
            "r1bqk2r/ppp2p2/2np1n1p/2b1p1p1/2B1P2B/2NP1N2/PPP2PPP/R2Q1RK1 w kq - 0 9";
        assert_eq!(seen(pawn_attacks_bishop), ["White g5xh4"]);
        let queens = "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3";
        assert_eq!(seen(queens), ["Black f3xg5"]);
        assert!(seen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").is_empty());
    }

    #[test]
    fn in_check_only_the_other_side_is_looked_at() {
        let check = "rnb1kbnr/pppp1ppp/8/4p3/4PP1q/8/PPPP2PP/RNBQKBNR w KQkq - 1 3";
        assert!(seen(check).iter().all(|it| it.starts_with("Black")));
    }
}
