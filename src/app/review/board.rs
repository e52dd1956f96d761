//! Moves and marks on the board of a review.

use super::state::Review;
use super::update::ReviewUpdate;
use crate::app::board::{BoardCommand, Gesture, Settled};
use crate::app::now::Now;
use crate::rules::Move;
use crate::sound::Sound;
use crate::storage::Settings;
use crate::tree::Edit;

impl Review {
    /// Applies a command on the board, where moves are tried out.
    pub(in crate::app) fn use_board(
        &mut self,
        command: BoardCommand,
        settings: &Settings,
        flipped: bool,
        now: Now,
    ) -> ReviewUpdate {
        if command.clears_notice() {
            self.copy_offered = false;
        }
        let position = self.position().clone();
        let gesture = match command {
            BoardCommand::Show(step) => return self.step(step, settings, now),
            BoardCommand::Press(square) => {
                let before = (self.input.hand(), self.at());
                let gesture = self.input.press(square, &position);
                let update = self.gesture(gesture, settings, now);
                let is_idle = before == (self.input.hand(), self.at());
                self.input.pressed(square, is_idle, now.time);
                return update;
            }
            _ => self.input.update(command, &position, flipped),
        };
        let update = self.gesture(gesture, settings, now);
        if self.input.marks() == self.node().marks() {
            update
        } else {
            self.edit(Edit::Marks {
                node: self.at(),
                marks: self.input.marks().to_vec(),
            })
        }
    }

    fn gesture(&mut self, gesture: Option<Gesture>, settings: &Settings, now: Now) -> ReviewUpdate {
        let position = self.position().clone();
        match self.input.settle(gesture, &position, settings.always_queen) {
            Settled::Nothing => ReviewUpdate::default(),
            Settled::Promotes => {
                self.auto_play.stop();
                ReviewUpdate::default()
            }
            Settled::Move { mv, slides } => self.play(mv, slides, settings, now),
            Settled::Told(notice) => notice.into(),
        }
    }

    /// Tries a move out: enters the variation that has it, or starts one.
    pub(super) fn play(
        &mut self,
        mv: Move,
        slides: bool,
        settings: &Settings,
        now: Now,
    ) -> ReviewUpdate {
        self.auto_play.stop();
        let after = self.at();
        let update = self.edit(Edit::Play { after, mv });
        self.played(update, slides, settings, now)
    }

    /// The same update with what is heard and seen of a move that it shows.
    pub(super) fn played(
        &mut self,
        mut update: ReviewUpdate,
        slides: bool,
        settings: &Settings,
        now: Now,
    ) -> ReviewUpdate {
        if update.notice.is_none() {
            update.sound = Some(Sound::Move);
            if slides && settings.animation {
                self.slide_move(self.at(), true, now.time);
            }
        }
        update
    }
}
