//! The orientation of the board for each seating.

use std::time::Duration;

use super::App;
use super::play::Facing;
use crate::rules::Color;
use crate::storage::Seating;

impl App {
    /// Whether Black is at the bottom of the board; while the board turns, whether Black will be.
    pub fn is_flipped(&self, now: Duration) -> bool {
        match self.facing() {
            Some(facing) => facing.side_at(now) == Color::Black,
            None => self.flipped,
        }
    }

    /// The progress of the board's turn to the player on move, from 0 to 1; `None` if it is not turning.
    pub fn board_turn(&self, now: Duration) -> Option<f32> {
        self.facing()?.progress(now)
    }

    /// Whether the board is turning by itself or about to turn.
    pub(super) fn is_board_turning(&self, now: Duration) -> bool {
        self.facing().is_some_and(|it| it.is_under_way(now))
    }

    /// The side whose player sits across the screen and sees it upside down, if they sit face to face.
    pub fn across(&self) -> Option<Color> {
        let above = match self.flipped {
            false => Color::Black,
            true => Color::White,
        };
        (self.settings.seating == Seating::FaceToFace).then_some(above)
    }

    /// The orientation of a board that turns by itself.
    fn facing(&self) -> Option<&Facing> {
        let turns = self.settings.seating == Seating::Turning;
        self.live_game().filter(|_| turns).map(|live| live.facing())
    }
}
