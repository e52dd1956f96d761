//! Moves typed in a game without opening the line for them. What their letters did is undone by putting the game back as it
//! was before the first one. Its clocks go on, since they are computed from the time when they were started. An offer is not
//! saved, but a draw that `d` claimed and a takeback are: then the game has to be saved again.

use std::time::Duration;

use super::live_game::LiveGame;
use crate::app::board::{Hand, MoveLetters, is_of_moves};
use crate::game::Game;
use crate::notation::PieceLetters;

/// The beginning of a move.
pub(in crate::app) struct MoveBeginning {
    pub(in crate::app) typed: String,
    /// Whether the game was saved with what the letters did.
    pub(in crate::app) was_saved: bool,
}

impl LiveGame {
    /// Whether a character can be part of a move typed with these letters now.
    pub(in crate::app) fn takes_letter(&self, letter: char, pieces: PieceLetters) -> bool {
        // These letters choose what a pawn becomes.
        let is_promoting = matches!(self.input.hand(), Hand::Promoting { .. });
        let chooses = is_promoting && matches!(letter.to_ascii_lowercase(), 'q' | 'r' | 'b' | 'n');
        let is_free = !chooses && self.input.typed().is_none();
        is_of_moves(letter, pieces) && is_free && (self.letters.is_some() || !self.game.is_over())
    }

    /// Notes a typed character. If this makes the beginning of a move, undoes what its letters did.
    pub(in crate::app) fn type_letter(
        &mut self,
        letter: char,
        pieces: PieceLetters,
        now: Duration,
    ) -> Option<MoveBeginning> {
        let letters = self.letters.take();
        let before = || (!self.game.is_over()).then(|| Box::new(self.clone()));
        let run = MoveLetters::with(letters, letter, pieces, now, before)?;
        if !run.begin_move(pieces) {
            self.letters = Some(run);
            return None;
        }
        let saved = |game: &Game| (game.record().plies().len(), game.outcome());
        let was_saved = saved(&self.game) != saved(&run.before.game);
        *self = *run.before;
        // The answer may have come to the game that is undone.
        self.examined = None;
        Some(MoveBeginning {
            typed: run.typed,
            was_saved,
        })
    }

    /// Whether letters that may become a move have ended the game.
    pub(in crate::app) fn may_be_undone(&self) -> bool {
        let mut letters = self.letters.iter();
        letters.any(|run| self.game.outcome() != run.before.game.outcome())
    }

    /// Forgets the letters, since something else was done.
    pub(in crate::app) fn forget_letters(&mut self) {
        self.letters = None;
    }
}
