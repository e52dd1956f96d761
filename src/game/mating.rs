//! Which sides can still mate, for flags that fall (FIDE 6.9) and dead positions (FIDE 5.2.2).

use std::time::Duration;

use super::found::Found;
use super::play::Game;
use crate::rules::{ByColor, Color, Outcome, Position, Termination, Winnability};

impl Game {
    /// Takes note of [`Position::winnability_of_both`] of the current position, and ends the game if
    /// neither side can mate, or if a [flag has fallen](Game::tick). That of another position is ignored. What is
    /// not decided counts as winnable. Returns whether the game has ended.
    ///
    /// A program calls this when it has looked at the position on another thread. A game for which it is
    /// not called ends only in dead positions that [`Position::outcome`] finds, and not by a flag that falls.
    pub fn note_winnability(
        &mut self,
        position: &Position,
        winnability: &ByColor<Winnability>,
        now: Duration,
    ) -> bool {
        self.tick(now);
        if self.outcome().is_some() || self.position() != position {
            return false;
        }
        let can_mate = ByColor::from_fn(|color| winnability[color] != Winnability::Unwinnable);
        self.found = Found::new(position, can_mate);
        let is_dead = !can_mate.white && !can_mate.black;
        if self.has_flag_fallen {
            self.decide_flag(now);
        } else if is_dead {
            self.end(Outcome::draw(Termination::DeadPosition), now);
        }
        self.outcome().is_some()
    }

    /// Whether a side may still mate, if that was noted.
    pub(super) fn may_mate(&self, color: Color) -> Option<bool> {
        let can_mate = self.found.of(self.position())?;
        Some(can_mate[color])
    }
}
