//! Whether a side can still mate by any series of legal moves (FIDE 5.2.2, 6.9).
//!
//! The method is that of M. Ambrona, «A Practical Algorithm for Chess Unwinnability» (FUN 2022): a static
//! analysis of where each piece could ever go (`mobility`) often shows that no mate is possible (`net`,
//! `tempo`, `proof`); otherwise a search looks for a helpmate (`helpmate`, `distance`), and proves that
//! there is none when it runs out of positions.

mod distance;
mod helpmate;
mod mobility;
mod net;
mod proof;
mod steps;
mod tempo;

pub use helpmate::Winnability;

use super::material;
use super::piece::{ByColor, Color};
use super::position::Position;

/// The limit of [`Position::winnability`] for a game: at most about 20 ms on a desktop computer. It is a
/// number of steps, not a time, so a game ends in the same way on every computer.
pub const WINNABILITY_LIMIT: usize = 200_000;

impl Position {
    /// Whether a side can mate by any series of legal moves (FIDE 6.9). The moves found are not the
    /// fewest. The rules by which players claim a draw, or which draw a long game, do not matter.
    ///
    /// `limit` bounds the search: a unit takes about 0.1 µs. The result is the same on every machine.
    ///
    /// ```
    /// use deskmate::rules::{Color, Position, WINNABILITY_LIMIT, Winnability};
    ///
    /// let start = Position::initial();
    /// let Winnability::Winnable(moves) = start.winnability(Color::Black, WINNABILITY_LIMIT) else {
    ///     panic!("the start position can be won");
    /// };
    /// let end = moves.iter().try_fold(start, |position, &mv| position.play(mv))?;
    /// assert_eq!(end.outcome().and_then(|outcome| outcome.winner), Some(Color::Black));
    /// # Ok::<(), deskmate::rules::IllegalMove>(())
    /// ```
    pub fn winnability(&self, winner: Color, limit: usize) -> Winnability {
        if !self.has_legal_move() {
            return if self.is_check() && self.turn() != winner {
                Winnability::Winnable(Vec::new())
            } else {
                Winnability::Unwinnable
            };
        }
        if !material::can_mate(self.board(), winner) || proof::is_unwinnable(self, winner) {
            return Winnability::Unwinnable;
        }
        helpmate::search(self, winner, limit)
    }

    /// The same for both sides, with the [limit](WINNABILITY_LIMIT) of a game.
    pub fn winnability_of_both(&self) -> ByColor<Winnability> {
        ByColor::from_fn(|color| self.winnability(color, WINNABILITY_LIMIT))
    }
}

/// Whether a position that is not mate is proved without a search to be dead: neither side can mate.
pub(super) fn is_dead(position: &Position) -> bool {
    proof::is_dead(position)
}
