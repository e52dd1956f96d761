//! Reading games back that have just left the screen, as they will be in their file.

use super::worker::{Executor, Run};
use crate::app::{Failure, GameText, OpenedGame, Purpose, Reply};
use crate::storage::SavedGame;

/// Reads games back, without their files: a disk can take a while.
pub(super) struct ReadingBack;

impl Executor for ReadingBack {
    type Job = (Purpose, GameText);
    type Answer = Reply;

    fn carry_out(&mut self, (purpose, game): &(Purpose, GameText), run: &Run<Reply>) {
        run.answer(read_back(*purpose, game));
    }

    fn panicked((purpose, _): &(Purpose, GameText)) -> Option<Reply> {
        Some(Reply::LastRead(*purpose, Err(Failure::Panicked)))
    }

    fn must_finish(_: &(Purpose, GameText)) -> bool {
        false
    }
}

/// The last game, as it will be read from its file.
pub fn read_back(purpose: Purpose, game: &GameText) -> Reply {
    let saved = SavedGame::to_be_last(&game.write());
    let opened = saved.map(|saved| Some(Box::new(OpenedGame::from(saved))));
    Reply::LastRead(purpose, opened.map_err(Failure::from))
}
