//! The board of an exercise, on which it is answered.

use super::attempt::Stage;
use super::command::PracticeCommand;
use crate::app::board::{BoardCommand, Settled};
use crate::app::effect::Effect;
use crate::app::forms::Edit;
use crate::app::now::Now;
use crate::app::{App, Screen};
use crate::rules::Move;
use crate::sound::Sound;

impl App {
    /// Applies a command on the board of an exercise.
    pub(in crate::app) fn use_practice_board(
        &mut self,
        command: BoardCommand,
        flipped: bool,
        now: Now,
    ) -> Vec<Effect> {
        let always_queen = self.settings.always_queen;
        let language = self.settings.language();
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        practice.input.language = language;
        let Some(attempt) = &practice.attempt else {
            return Vec::new();
        };
        let position = attempt.position().clone();
        let is_asked = attempt.stage() == Stage::Asking;
        let gesture = match command {
            BoardCommand::Show(step) => {
                return self.practise(PracticeCommand::Line(step));
            }
            _ if !is_asked && command != BoardCommand::PlayTyped => return Vec::new(),
            _ => practice.input.update(command, &position, flipped),
        };
        match practice.input.settle(gesture, &position, always_queen) {
            Settled::Nothing | Settled::Promotes => {}
            Settled::Move { mv, .. } => return self.answer(mv, now),
            Settled::Told(notice) => self.notice = Some(notice),
        }
        Vec::new()
    }

    fn answer(&mut self, mv: Move, now: Now) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        practice.input.put_down();
        self.book.refutation += 1;
        let solved = practice
            .attempt
            .as_mut()
            .and_then(|attempt| attempt.answer(mv, now.time));
        let sound = self.sound_effect(Sound::Move);
        let saved = self.note_solved(solved);
        sound.into_iter().chain(saved).collect()
    }

    /// Edits the move that is typed for an exercise.
    pub(in crate::app) fn edit_practice_move(&mut self, edit: Edit) {
        if let Screen::Practice(practice) = &mut self.screen
            && let Some(attempt) = &practice.attempt
        {
            practice.input.edit_typed(edit, attempt.position());
        }
    }
}
