//! Analysis of positions and games: a thread with the search.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use super::chosen_engine;
use super::found_lines::{FoundLines, game_nodes, position_limits};
use super::worker::{Executor, Run};
use crate::analysis::{Exercise, GameSearch, Posing, PosingStep};
use crate::app::{AnalysisAnswer, AnalysisTask, EngineChoice, Reply, Subject, Trial};
use crate::engine::{Limits, Report, Root, StopFlag, TimeBudget};
use crate::external::{ChosenEngine, EngineFault, Identity};
use crate::time::Instant;

/// How long an engine is tried.
const TRIAL_TIME: Duration = Duration::from_secs(2);

/// The longest time that an external engine searches a position of a game, if it counts nodes in another way: so many times
/// what was chosen, and at least this time.
const TIMES_LONGER: u32 = 3;
const EXTERNAL_GAME_TIME: Duration = Duration::from_secs(10);

/// How long the memory of the search is kept for the next one.
const IDLE_TIME: Duration = Duration::from_secs(120);

/// Analyses positions and games.
#[derive(Default)]
pub(super) struct Analyst {
    /// The engine that was used last, and how it was chosen.
    engine: Option<(EngineChoice, ChosenEngine)>,
    /// Whether it may hold memory or run.
    is_in_use: bool,
}

impl Executor for Analyst {
    type Job = AnalysisTask;
    type Answer = Reply;

    fn carry_out(&mut self, task: &AnalysisTask, run: &Run<Reply>) {
        let stop_flag = run.stop_flag;
        let answer = |answer| run.answer(Reply::Analysis(task.ticket, answer));
        let name = task.engine.name();
        let fail = |fault| {
            let engine = name.clone().unwrap_or_default();
            answer(AnalysisAnswer::EngineFailed { engine, fault });
        };
        // An engine that has failed before has another chance.
        if matches!(task.subject, Subject::Trial(_)) {
            self.engine = None;
        }
        let engine = self.engine(&task.engine);
        match &task.subject {
            Subject::Trial(root) => answer(try_engine(engine, root, stop_flag)),
            Subject::Position(root) => {
                let limits = position_limits(&task.engine);
                analyse_position(
                    engine,
                    name.clone(),
                    (root, &limits),
                    stop_flag,
                    answer,
                    fail,
                );
            }
            Subject::Mistake(posing) => {
                let posing = (**posing).clone();
                let on_percent = |percent| answer(AnalysisAnswer::Examining(percent));
                if let Some(posed) = pose(engine, posing, stop_flag, on_percent, fail) {
                    answer(AnalysisAnswer::Posed(posed));
                }
            }
            Subject::Game(search) => {
                let search = (**search).clone();
                analyse_game(engine, &task.engine, search, stop_flag, answer, fail);
            }
        }
    }

    fn panicked(task: &AnalysisTask) -> Option<Reply> {
        Some(Reply::Analysis(task.ticket, AnalysisAnswer::Failed))
    }

    fn must_finish(_: &AnalysisTask) -> bool {
        false
    }

    fn idle_after(&mut self) -> Option<Duration> {
        self.is_in_use.then_some(IDLE_TIME)
    }

    fn idle(&mut self) {
        self.is_in_use = false;
        if let Some((_, engine)) = &mut self.engine {
            engine.rest();
        }
    }
}

impl Analyst {
    /// The engine of this choice; it stays the same as long as the choice does.
    fn engine(&mut self, choice: &EngineChoice) -> &mut ChosenEngine {
        self.is_in_use = true;
        self.engine.take_if(|(last, _)| last != choice);
        let open = || (choice.clone(), chosen_engine::open(choice));
        let (_, engine) = self.engine.get_or_insert_with(open);
        engine
    }
}

fn longest_time(choice: &EngineChoice) -> Duration {
    let chosen = choice.game_time.unwrap_or_default();
    (chosen * TIMES_LONGER).max(EXTERNAL_GAME_TIME)
}

fn analyse_position(
    engine: &mut ChosenEngine,
    name: Option<String>,
    (root, limits): (&Root, &Limits),
    stop_flag: &StopFlag,
    answer: impl Fn(AnalysisAnswer),
    fail: impl Fn(EngineFault),
) {
    let found = RefCell::new(FoundLines::of(name.filter(|_| engine.is_external())));
    let began = Instant::now();
    let on_report = &mut |report| {
        let is_due = found.borrow_mut().add(&report, began.elapsed());
        if is_due && !stop_flag.is_stopped() {
            answer(found.borrow().answer());
        }
    };
    let on_fault = &mut |fault| {
        found.replace(FoundLines::default());
        fail(fault);
    };
    engine.search(root, limits, stop_flag, on_report, on_fault);
    if !stop_flag.is_stopped() {
        answer(found.borrow().answer());
    }
}

/// Lets an engine search a position for a short time. The built-in engine does not stand in for it.
fn try_engine(engine: &mut ChosenEngine, root: &Root, stop_flag: &StopFlag) -> AnalysisAnswer {
    let began = Instant::now();
    let mut ready = None;
    let has_failed = Cell::new(false);
    let on_report = &mut |report: Report| {
        ready.get_or_insert(began.elapsed().saturating_sub(report.time));
    };
    let on_fault = &mut |_| {
        has_failed.set(true);
        stop_flag.stop();
    };
    let limits = Limits::time(TimeBudget::exactly(TRIAL_TIME));
    let result = engine.search(root, &limits, stop_flag, on_report, on_fault);
    let found = result.lines.first().zip(result.best).zip(ready);
    let identity = engine.identity();
    let said = |text: fn(&Identity) -> &str| {
        let text = identity.map(text).unwrap_or_default();
        text.chars().filter(|letter| !letter.is_control()).collect()
    };
    let trial = found.map(|((line, best), ready)| Trial {
        name: said(|identity| &identity.name),
        author: said(|identity| &identity.author),
        ready,
        depth: line.depth,
        best,
        score: line.score,
        speed: result.nodes * 1000 / line.time.as_millis().max(1) as u64,
    });
    AnalysisAnswer::Tried(trial.filter(|_| !has_failed.get()))
}

fn analyse_game(
    engine: &mut ChosenEngine,
    choice: &EngineChoice,
    mut search: GameSearch,
    stop_flag: &StopFlag,
    answer: impl Fn(AnalysisAnswer),
    fail: impl Fn(EngineFault),
) {
    // The result does not depend on what was searched before.
    engine.clear();
    while search.root().is_some() {
        let limits = if engine.is_external() {
            Limits {
                nodes: Some(game_nodes(choice, true)),
                ..Limits::time(TimeBudget::exactly(longest_time(choice)))
            }
        } else {
            Limits::nodes(game_nodes(choice, false))
        };
        let found = search.search_next(|root| {
            engine.search(root, &limits, stop_flag, &mut |_| (), &mut |fault| {
                fail(fault)
            })
        });
        if stop_flag.is_stopped() {
            return;
        }
        let engine = choice.name().filter(|_| engine.is_external());
        answer(AnalysisAnswer::Searched { found, engine });
    }
}

/// Examines a mistake. `None` if it was stopped.
fn pose(
    engine: &mut ChosenEngine,
    mut posing: Posing,
    stop_flag: &StopFlag,
    on_percent: impl Fn(u8),
    fail: impl Fn(EngineFault),
) -> Option<Option<Box<Exercise>>> {
    // The result does not depend on what was searched before.
    engine.clear();
    let mut told = 0;
    loop {
        match posing.step() {
            PosingStep::Done(exercise) => return Some(exercise),
            PosingStep::Search(root, limits) => {
                let on_fault = &mut |fault| fail(fault);
                let on_report = &mut |report: Report| {
                    let percent = posing.percent(report.nodes);
                    if percent > told {
                        told = percent;
                        on_percent(percent);
                    }
                };
                let result = engine.search(&root, &limits, stop_flag, on_report, on_fault);
                posing.take(&result);
            }
        }
        if stop_flag.is_stopped() {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searches once with an engine that cannot be started. Returns whether it is still used.
    fn fail(analyst: &mut Analyst, choice: &EngineChoice) -> bool {
        let engine = analyst.engine(choice);
        let root = Root::new(crate::rules::Position::initial());
        let limits = Limits::depth(1);
        engine.search(
            &root,
            &limits,
            &StopFlag::default(),
            &mut |_| (),
            &mut |_| (),
        );
        engine.is_external()
    }

    #[test]
    fn an_engine_that_is_chosen_again_is_used_again() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let mut choice = EngineChoice {
            file: folder.path().join("missing").display().to_string(),
            threads: Some(1),
            mebibytes: 1,
            number: 1,
            ..EngineChoice::default()
        };
        let mut analyst = Analyst::default();
        let used = [(); 4].map(|()| fail(&mut analyst, &choice));
        assert_eq!(used, [true, true, false, false]);
        choice.number += 1;
        assert!(fail(&mut analyst, &choice));
    }
}
