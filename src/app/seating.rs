//! How the board lies before the players: which of them it faces, and who sees it from across.

use std::time::Duration;

use super::table::{SLIDE_TIME, Slide, Table};
use super::{App, Screen};
use crate::rules::Color;
use crate::storage::Seating;

/// How long the board takes to turn from one player to the other.
const TURN_TIME: Duration = Duration::from_millis(150);

/// The player whom a board faces that turns to the one on move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facing {
    side: Color,
    /// The side that it faced before.
    before: Color,
    /// When the turn from there begins.
    begins: Duration,
}

impl Facing {
    /// A board that faces a side and does not turn.
    pub(super) fn new(side: Color) -> Facing {
        Facing {
            side,
            before: side,
            begins: Duration::ZERO,
        }
    }

    /// Lets the board turn to a side at a moment that is still to come, or now.
    pub(super) fn turn_to(&mut self, side: Color, begins: Duration, now: Duration) {
        *self = Facing {
            side,
            before: self.side_at(now),
            begins,
        };
    }

    /// The side at the lower edge; of a board that is turning, the one that it turns to.
    fn side_at(&self, now: Duration) -> Color {
        match now < self.begins {
            true => self.before,
            false => self.side,
        }
    }

    /// Whether the board turns or is about to.
    fn is_under_way(&self, now: Duration) -> bool {
        self.before != self.side && now < self.begins + TURN_TIME
    }

    /// How much of the turn is done, from 0 to 1, while the board turns.
    fn progress(&self, now: Duration) -> Option<f32> {
        let passed = now.checked_sub(self.begins)?;
        let part = || passed.as_secs_f32() / TURN_TIME.as_secs_f32();
        self.is_under_way(now).then(part)
    }
}

impl Table {
    /// Lets the board turn to the player on move once the piece has arrived; the end of a game leaves
    /// it as it is.
    pub(super) fn face_player_on_move(&mut self, animation: bool, now: Duration) {
        if self.game.outcome().is_some() {
            return;
        }
        let side = self.game.turn();
        if animation {
            let arrives = |slide: &Slide| slide.started + SLIDE_TIME;
            let begins = self.slide.as_ref().map_or(now, arrives);
            self.facing.turn_to(side, begins, now);
        } else {
            self.facing = Facing::new(side);
        }
    }
}

impl App {
    /// Whether Black is at the lower edge of the board. While the board turns, that is how it will be.
    pub fn is_flipped(&self, now: Duration) -> bool {
        match self.facing() {
            Some(facing) => facing.side_at(now) == Color::Black,
            None => self.flipped,
        }
    }

    /// How much of a turn of the board is done, from 0 to 1, while it turns to the player on move.
    pub fn board_turn(&self, now: Duration) -> Option<f32> {
        self.facing()?.progress(now)
    }

    /// Whether the board turns by itself or is about to.
    pub(super) fn is_board_turning(&self, now: Duration) -> bool {
        self.facing().is_some_and(|it| it.is_under_way(now))
    }

    /// The side whose player sits across the screen and sees it upside down.
    pub fn across(&self) -> Option<Color> {
        let above = match self.flipped {
            false => Color::Black,
            true => Color::White,
        };
        (self.settings.seating == Seating::FaceToFace).then_some(above)
    }

    /// Turns the board; one that turns by itself, until it does so again.
    pub(super) fn flip(&mut self, now: Duration) {
        match &mut self.screen {
            Screen::Play(table) if self.settings.seating == Seating::Turning => {
                let other = table.facing.side_at(now).other();
                table.facing = Facing::new(other);
            }
            _ => self.flipped = !self.flipped,
        }
    }

    /// Whom the board faces, if it turns.
    fn facing(&self) -> Option<&Facing> {
        match &self.screen {
            Screen::Play(table) if self.settings.seating == Seating::Turning => Some(&table.facing),
            _ => None,
        }
    }
}
