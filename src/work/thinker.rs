//! The thoughts of the opponent.

use super::worker::{Executor, Run};
use crate::app::{OpponentTask, Reply, Thought};
use crate::engine::{Choice, Limits, Opponent, Score, StopFlag, Strength};
use crate::rules::Move;

/// Thinks about one position after another, with the opponent of the task.
pub(super) struct Thinker;

/// A task, and what stops it.
pub(super) struct ThinkingJob {
    pub(super) task: OpponentTask,
    pub(super) stop_flag: StopFlag,
}

impl Executor for Thinker {
    type Job = ThinkingJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &ThinkingJob, run: &Run<Reply>) {
        let ThinkingJob { task, stop_flag } = job;
        let strength = Strength::of_level(task.level);
        let mut opponent = Opponent::new(strength, task.seed.into());
        let choice = opponent.choose(&task.root, &Limits::default(), stop_flag);
        if let Some(choice) = choice.filter(|_| !stop_flag.is_stopped()) {
            run.answer(Reply::Thought(task.number, thought(choice)));
        }
    }

    /// Any legal move is better than an opponent that never moves.
    fn panicked(job: &ThinkingJob) -> Option<Reply> {
        let mv: Move = *job.task.root.moves().first()?;
        let thought = Thought {
            mv,
            is_obvious: true,
            likes_draw: false,
        };
        Some(Reply::Thought(job.task.number, thought))
    }

    /// Only the present position of a game matters.
    fn replaces(_: &ThinkingJob, _: &ThinkingJob) -> bool {
        true
    }

    fn must_finish(_: &ThinkingJob) -> bool {
        false
    }
}

fn thought(choice: Choice) -> Thought {
    let likes_draw = match choice.score {
        Some(Score::Centipawns(lead)) => lead <= 0,
        Some(Score::Mate(moves)) => moves <= 0,
        None => false,
    };
    Thought {
        mv: choice.mv,
        is_obvious: choice.score.is_none(),
        likes_draw,
    }
}
