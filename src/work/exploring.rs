//! Looking through games for a position.

use std::ops::ControlFlow;
use std::path::PathBuf;

use super::worker::{Executor, Run};
use crate::app::{ExploreRequest, Failure, Reply};
use crate::storage::library::Explorer;

/// What looks through games.
pub(super) struct Exploring {
    pub(super) explorer: Explorer,
    /// The folder of games.
    pub(super) games: PathBuf,
}

impl Executor for Exploring {
    type Job = ExploreRequest;
    type Answer = Reply;

    fn carry_out(&mut self, request: &ExploreRequest, run: &Run<Reply>) {
        let question = request.question(&self.games);
        self.explorer.answer(&question, |explored| {
            if run.is_cancelled() {
                return ControlFlow::Break(());
            }
            run.answer(Reply::Explored(request.ticket, Box::new(explored)));
            ControlFlow::Continue(())
        });
    }

    fn panicked(_: &ExploreRequest) -> Option<Reply> {
        Some(Reply::Failed(Failure::Panicked))
    }

    /// It changes no games, and may take long.
    fn must_finish(_: &ExploreRequest) -> bool {
        false
    }
}
