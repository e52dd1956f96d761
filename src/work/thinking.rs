//! What the program thinks about during a game: the moves of the opponent, hints, and warnings.

use crate::analysis::{hint, warning};
use crate::app::{Finding, Goal, ThinkingTask, Thought};
use crate::engine::{ChosenMove, Limits, Opponent, Proposal, Score, StopFlag, Strength};

/// What there is to find about a position.
pub(super) fn think(task: &ThinkingTask, stop_flag: &StopFlag) -> Option<Finding> {
    let root = &task.root;
    match task.goal {
        Goal::Move { level, seed } => {
            let mut opponent = Opponent::new(Strength::of_level(level), seed.into());
            let choice = opponent.choose(root, &Limits::default(), stop_flag);
            choice.map(|choice| {
                let proposal = opponent.proposal(root);
                Finding::Move(thought(choice, proposal))
            })
        }
        Goal::Hint => Some(Finding::Hint(hint(root, stop_flag))),
        Goal::Judgement(mv) => Some(Finding::Judgement(warning(root, mv, stop_flag))),
    }
}

/// What is answered without a thought, after a fault: any legal move is better than an opponent that never moves, and a
/// move is played rather than judged for ever.
pub(super) fn without_thought(task: &ThinkingTask) -> Option<Finding> {
    Some(match task.goal {
        Goal::Move { .. } => Finding::Move(Thought {
            mv: *task.root.moves().first()?,
            is_obvious: true,
            likes_draw: false,
            proposal: None,
        }),
        Goal::Hint => Finding::Hint(None),
        Goal::Judgement(_) => Finding::Judgement(None),
    })
}

fn thought(choice: ChosenMove, proposal: Option<Proposal>) -> Thought {
    let likes_draw = match choice.score {
        Some(Score::Centipawns(lead)) => lead <= 0,
        Some(Score::Mate(moves)) => moves <= 0,
        None => false,
    };
    Thought {
        mv: choice.mv,
        is_obvious: choice.score.is_none(),
        likes_draw,
        proposal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Root;
    use crate::game::Record;
    use crate::rules::Position;

    /// A game that goes its own way in each position: captures, castling, pawns and pieces that go back and forth.
    fn game(start: Position, seed: usize) -> Record {
        let mut record = Record::new(start);
        let mut drawn = seed;
        for _ in 0..60 {
            let moves = record.position().legal_moves();
            drawn = drawn
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let castles = moves
                .iter()
                .find(|mv| record.position().castling_side(**mv).is_some());
            let other = moves.get((drawn >> 33) % moves.len().max(1));
            let Some(mv) = castles.or(other) else {
                break;
            };
            record.play(*mv).expect("a legal move");
        }
        record
    }

    #[test]
    fn a_task_is_the_same_after_it_was_sent() {
        for seed in 0..120_u32 {
            let start = match seed % 2 {
                0 => Position::initial(),
                _ => Position::chess960(8 * seed % 960).expect("one of 960"),
            };
            let record = game(start, seed as usize);
            for ply in 0..=record.plies().len() {
                let root = Box::new(Root::at(&record, ply));
                let goal = Goal::Move { level: 3, seed: 7 };
                let task = ThinkingTask {
                    number: 5,
                    root,
                    goal,
                };
                let sent = serde_json::to_string(&task).expect("it is data");
                assert_eq!(serde_json::from_str(&sent).ok(), Some(task), "{sent}");
            }
        }
    }

    #[test]
    fn a_finding_is_the_same_after_it_was_sent() {
        let goals = [
            Goal::Move { level: 1, seed: 3 },
            Goal::Hint,
            // It loses the queen.
            Goal::Judgement("d1g4".parse().expect("a move")),
            Goal::Judgement("b1c3".parse().expect("a move")),
        ];
        let start: Position = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
            .parse()
            .expect("a position");
        for goal in goals {
            let task = ThinkingTask {
                number: 1,
                root: Box::new(Root::new(start.clone())),
                goal,
            };
            let found = think(&task, &StopFlag::default());
            assert!(found.is_some(), "{goal:?}");
            let sent = serde_json::to_string(&found).expect("it is data");
            let read: Option<Finding> = serde_json::from_str(&sent).expect("it can be read");
            assert_eq!(read, found, "{sent}");
        }
    }
}
