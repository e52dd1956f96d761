//! Moves typed for an exercise without opening the line for them.

use std::time::Duration;

use super::attempt::{Attempt, Stage};
use super::state::{Before, ExerciseState, Practice};
use crate::app::board::{Hand, MoveLetters, is_of_moves};
use crate::notation::PieceLetters;

impl Practice {
    /// Whether a character can be part of a move typed with these letters now.
    pub(in crate::app) fn takes_letter(&self, letter: char, pieces: PieceLetters) -> bool {
        let is_promoting = matches!(self.input.hand(), Hand::Promoting { .. });
        let is_free = self.input.typed().is_none() && !is_promoting;
        is_free && is_of_moves(letter, pieces) && (self.letters.is_some() || self.asked().is_some())
    }

    /// Notes a typed character. If this makes the beginning of a move, undoes what its letters did, and returns it.
    pub(in crate::app) fn type_letter(
        &mut self,
        letter: char,
        pieces: PieceLetters,
        now: Duration,
    ) -> Option<String> {
        let letters = self.letters.take();
        let run = MoveLetters::with(letters, letter, pieces, now, || self.before())?;
        if !run.begin_move(pieces) {
            self.letters = Some(run);
            return None;
        }
        let Before {
            at,
            standing,
            attempt,
            flipped,
        } = run.before;
        // A solution that was shown stays shown.
        if self.standing(at) != standing {
            return None;
        }
        self.at = at;
        self.attempt = Some(*attempt);
        self.flipped = flipped;
        self.is_over = false;
        Some(run.typed)
    }

    /// Forgets the letters, since something else was done.
    pub(in crate::app) fn forget_letters(&mut self) {
        self.letters = None;
    }

    fn before(&self) -> Option<Before> {
        let attempt = Box::new(self.asked()?.clone());
        Some(Before {
            at: self.at,
            standing: self.standing(self.at),
            attempt,
            flipped: self.flipped,
        })
    }

    /// The exercise, while a move is asked for.
    fn asked(&self) -> Option<&Attempt> {
        let attempt = self.attempt.as_ref();
        attempt.filter(|it| it.stage() == Stage::Asking)
    }

    fn standing(&self, place: usize) -> Option<ExerciseState> {
        self.standings().nth(place)
    }
}
