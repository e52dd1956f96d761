//! A thread that thinks about one position of a game after another.

use super::thinking::{think, without_thought};
use super::worker::{Executor, Run};
use crate::app::{Reply, ThinkingTask};

/// Thinks about one position after another.
pub(super) struct Thinker;

impl Executor for Thinker {
    type Job = ThinkingTask;
    type Answer = Reply;

    fn carry_out(&mut self, task: &ThinkingTask, run: &Run<Reply>) {
        let finding = think(task, run.stop_flag);
        if let Some(finding) = finding.filter(|_| !run.is_cancelled()) {
            run.answer(Reply::Thought(task.number, finding));
        }
    }

    fn panicked(task: &ThinkingTask) -> Option<Reply> {
        let finding = without_thought(task)?;
        Some(Reply::Thought(task.number, finding))
    }

    fn must_finish(_: &ThinkingTask) -> bool {
        false
    }
}
