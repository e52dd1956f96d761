//! How the board lies before the players: which of them it faces, and who sees it from across.

use std::time::Duration;

use super::App;
use super::play::Facing;
use crate::rules::Color;
use crate::storage::Seating;

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

    /// Whom the board faces, if it turns.
    fn facing(&self) -> Option<&Facing> {
        let turns = self.settings.seating == Seating::Turning;
        self.table().filter(|_| turns).map(|table| table.facing())
    }
}
