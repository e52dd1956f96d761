//! A thread that thinks about one position of a game after another.

use super::jobs::ThinkingJob;
use super::thinking::{think, without_thought};
use super::worker::{Executor, Run};
use crate::app::Reply;

/// Thinks about one position after another.
pub(super) struct Thinker;

impl Executor for Thinker {
    type Job = ThinkingJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &ThinkingJob, run: &Run<Reply>) {
        let ThinkingJob { task, stop_flag } = job;
        let finding = think(task, stop_flag);
        if let Some(finding) = finding.filter(|_| !stop_flag.is_stopped()) {
            run.answer(Reply::Thought(task.number, finding));
        }
    }

    fn panicked(job: &ThinkingJob) -> Option<Reply> {
        let finding = without_thought(&job.task)?;
        Some(Reply::Thought(job.task.number, finding))
    }

    /// Only the present position of a game matters.
    fn replaces(_: &ThinkingJob, _: &ThinkingJob) -> bool {
        true
    }

    fn must_finish(_: &ThinkingJob) -> bool {
        false
    }
}
