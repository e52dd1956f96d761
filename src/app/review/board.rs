//! Moves and marks on the board of a review.

use super::state::Review;
use super::update::ReviewUpdate;
use crate::app::board::{BoardCommand, Gesture, promotes};
use crate::app::notice::Notice;
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
        if self.input.marks() == self.tree().node(self.at()).marks() {
            update
        } else {
            self.edit(Edit::Marks {
                node: self.at(),
                marks: self.input.marks().to_vec(),
            })
        }
    }

    fn gesture(&mut self, gesture: Option<Gesture>, settings: &Settings, now: Now) -> ReviewUpdate {
        match gesture {
            None => ReviewUpdate::default(),
            Some(Gesture::Move { mv, slides }) => self.make(mv, slides, settings, now),
            Some(Gesture::Whole { mv, slides }) => self.play(mv, slides, settings, now),
            Some(Gesture::Take { square, again }) => {
                self.input.take(square, again);
                let stuck = self.position().why_no_move(square).filter(|_| !again);
                stuck.map_or_else(ReviewUpdate::default, |reason| {
                    Notice::Illegal(reason).into()
                })
            }
            Some(Gesture::Illegal(reason)) => Notice::Illegal(reason).into(),
            Some(Gesture::NotAMove(fault)) => Notice::NotAMove(fault).into(),
        }
    }

    fn make(&mut self, mv: Move, slides: bool, settings: &Settings, now: Now) -> ReviewUpdate {
        self.auto_play.stop();
        if promotes(mv) && !settings.always_queen {
            self.input.ask_promotion(mv);
            ReviewUpdate::default()
        } else {
            self.play(mv, slides, settings, now)
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
        let mut update = self.edit(Edit::Play { after, mv });
        if update.notice.is_none() {
            update.sound = Some(Sound::Move);
            if slides && settings.animation {
                self.slide_move(self.at(), true, now.time);
            }
        }
        update
    }
}
