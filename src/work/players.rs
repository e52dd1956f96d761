//! Reading what games say of the players.

use std::path::PathBuf;

use super::worker::{Executor, Run};
use crate::app::{Failure, Reply};
use crate::storage::players::{PlayerNames, PlayerReader};

/// What reads games for what they say of the players.
pub(super) struct ReadingPlayers {
    pub(super) reader: PlayerReader,
    /// The folder of games.
    pub(super) games: PathBuf,
}

impl Executor for ReadingPlayers {
    type Job = Box<PlayerNames>;
    type Answer = Reply;

    fn carry_out(&mut self, names: &Box<PlayerNames>, run: &Run<Reply>) {
        let stopped = || run.is_cancelled();
        self.reader.read(&stopped, &self.games, names, |read| {
            run.answer(Reply::Players(read));
        });
    }

    fn panicked(_names: &Box<PlayerNames>) -> Option<Reply> {
        Some(Reply::Failed(Failure::Panicked))
    }

    /// It changes nothing, and may take long.
    fn must_finish(_names: &Box<PlayerNames>) -> bool {
        false
    }
}
