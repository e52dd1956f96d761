//! Looking through games for a position.

use std::ops::ControlFlow;

use super::worker::{Executor, Run};
use crate::app::{ExploreRequest, Failure, Reply};
use crate::storage::library::Explorer;

impl Executor for Explorer {
    type Job = ExploreRequest;
    type Answer = Reply;

    fn carry_out(&mut self, request: &ExploreRequest, run: &Run<Reply>) {
        self.answer(&request.question, |explored| {
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

    /// A later question takes the place of one that waits.
    fn replaces(_: &ExploreRequest, _: &ExploreRequest) -> bool {
        true
    }

    /// It changes no games, and may take long.
    fn must_finish(_: &ExploreRequest) -> bool {
        false
    }
}
