//! Which side of a game has what was sought for a side.

use crate::notation::pgn::GameResult;
use crate::rules::Color;

/// Which side has what was sought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sides {
    /// The side that it was sought for.
    AsAsked,
    /// The other one.
    Exchanged,
}

impl Sides {
    /// The side of the game that stands for a side of the question.
    pub(super) fn of(self, color: Color) -> Color {
        match self {
            Sides::AsAsked => color,
            Sides::Exchanged => color.other(),
        }
    }

    /// A result as if the sides had been those of the question.
    pub(super) fn result(self, result: Option<GameResult>) -> Option<GameResult> {
        let winner = result?.winner();
        Some(GameResult::of(winner.map(|winner| self.of(winner))))
    }
}
