//! What the program thinks about during a game: the moves of the opponent, hints, and warnings.

use super::worker::{Executor, Run};
use crate::analysis::{hint, warning};
use crate::app::{Finding, Goal, Reply, ThinkingTask, Thought};
use crate::engine::{Choice, Limits, Opponent, Score, StopFlag, Strength};

/// Thinks about one position after another.
pub(super) struct Thinker;

/// A task, and what stops it.
pub(super) struct ThinkingJob {
    pub(super) task: ThinkingTask,
    pub(super) stop_flag: StopFlag,
}

impl Executor for Thinker {
    type Job = ThinkingJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &ThinkingJob, run: &Run<Reply>) {
        let ThinkingJob { task, stop_flag } = job;
        let root = &task.root;
        let finding = match task.goal {
            Goal::Move { level, seed } => {
                let mut opponent = Opponent::new(Strength::of_level(level), seed.into());
                let choice = opponent.choose(root, &Limits::default(), stop_flag);
                choice.map(|choice| Finding::Move(thought(choice)))
            }
            Goal::Hint => Some(Finding::Hint(hint(root, stop_flag))),
            Goal::Judgement(mv) => Some(Finding::Judgement(warning(root, mv, stop_flag))),
        };
        if let Some(finding) = finding.filter(|_| !stop_flag.is_stopped()) {
            run.answer(Reply::Thought(task.number, finding));
        }
    }

    /// Any legal move is better than an opponent that never moves, and a move is played rather than judged for ever.
    fn panicked(job: &ThinkingJob) -> Option<Reply> {
        let task = &job.task;
        let finding = match task.goal {
            Goal::Move { .. } => Finding::Move(Thought {
                mv: *task.root.moves().first()?,
                is_obvious: true,
                likes_draw: false,
            }),
            Goal::Hint => Finding::Hint(None),
            Goal::Judgement(_) => Finding::Judgement(None),
        };
        Some(Reply::Thought(task.number, finding))
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
