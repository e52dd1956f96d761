//! What of a live game stands on the board: the position shown, pieces that slide or fall, and who is at the bottom.

use std::time::Duration;

use super::facing::Facing;
use super::king_fall::KingFall;
use super::live_game::LiveGame;
use crate::app::board::Slide;
use crate::app::step::Step;
use crate::rules::{Position, Square};

impl LiveGame {
    /// The number of half-moves before the position shown.
    pub fn shown(&self) -> usize {
        self.looking_at.unwrap_or(self.last())
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        let tried = self.tried_position();
        tried.unwrap_or_else(|| self.game.record().position_at(self.shown()))
    }

    /// The squares of the move that led to it.
    pub fn last_move(&self) -> Option<(Square, Square)> {
        let tried = self.trial().filter(|_| !self.is_looking_back());
        let tried = tried.map(|mv| self.game.position().path_of(mv));
        tried.or_else(|| self.game.record().path_of(self.shown()))
    }

    /// Whether an earlier position is shown.
    pub fn is_looking_back(&self) -> bool {
        self.looking_at.is_some()
    }

    /// Shows another position. If a time is given, the pieces of a single step slide.
    pub(in crate::app) fn show(&mut self, step: Step, slide_at: Option<Duration>) {
        let (from, to) = (self.shown(), step.from(self.shown(), self.last()));
        self.input.put_down();
        if from != to {
            self.input.clear_marks();
        }
        self.scroll = None;
        self.looking_at = (to < self.last()).then_some(to);
        self.slide = None;
        if let Some(now) = slide_at
            && from.abs_diff(to) == 1
        {
            self.slide_ply(from.max(to), to > from, now);
        }
    }

    /// Slides the pieces of a half-move, forwards or back.
    pub(super) fn slide_ply(&mut self, number: usize, forward: bool, now: Duration) {
        let record = self.game.record();
        let before = record.position_at(number.saturating_sub(1));
        let ply = record.ply(number);
        self.slide = ply.map(|ply| Slide::new(before, ply.mv, forward, now));
    }

    /// Slides the pieces of the half-move that was just taken back.
    pub(super) fn slide_back(&mut self, now: Duration) {
        let undone = self.game.record().taken_back();
        self.slide = undone.map(|ply| Slide::new(self.game.position(), ply.mv, false, now));
    }

    /// The sliding pieces.
    pub fn slide(&self, now: Duration) -> Option<&Slide> {
        self.slide.as_ref().filter(|slide| slide.is_under_way(now))
    }

    /// Lets the king of the side that has lost fall, once the last piece has arrived.
    pub(in crate::app) fn let_king_fall(&mut self, now: Duration) {
        let arrival = self.slide(now).map_or(now, Slide::arrives_at);
        let winner = self.game.outcome().and_then(|it| it.winner);
        let is_beaten = winner.is_some() && !self.game.is_aborted();
        self.fall = is_beaten.then(|| self.fall.unwrap_or(KingFall::from(arrival)));
    }

    /// Whether the beaten king is falling.
    pub(in crate::app) fn is_king_falling(&self, now: Duration) -> bool {
        self.fall.is_some_and(|fall| fall.is_under_way(now))
    }

    /// The square of the beaten king and by how many degrees it is tilted, at the end of the game.
    pub fn tilted_king(&self, now: Duration) -> Option<(Square, u8)> {
        let angle = self.fall.filter(|_| !self.is_looking_back())?.angle(now);
        let winner = self.game.outcome()?.winner?;
        let king = self.game.position().king(winner.other());
        (angle > 0).then_some((king, angle))
    }

    /// Shows the last position again.
    pub(in crate::app) fn return_to_game(&mut self) {
        self.looking_at = None;
        self.slide = None;
        self.scroll = None;
        self.input.clear_marks();
    }

    /// Turns the board to the player on move once the piece has arrived. After the end of a game it stays.
    pub(super) fn face_player_on_move(&mut self, animation: bool, now: Duration) {
        if self.game.is_over() {
            return;
        }
        let side = self.game.turn();
        if animation {
            let begins = self.slide.as_ref().map_or(now, Slide::arrives_at);
            self.facing.turn_to(side, begins, now);
        } else {
            self.facing = Facing::new(side);
        }
    }

    /// The orientation of a board that turns to the player on move.
    pub fn facing(&self) -> &Facing {
        &self.facing
    }

    /// Flips a board that turns by itself until it turns again.
    pub(in crate::app) fn turn(&mut self, now: Duration) {
        self.facing = Facing::new(self.facing.side_at(now).other());
    }
}
