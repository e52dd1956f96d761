//! Analysis of positions and games: a thread with the search.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use super::worker::{Executor, Run};
use crate::analysis::{GameSearch, ScoredLine};
use crate::app::{AnalysisAnswer, AnalysisTask, Reply, Subject};
use crate::engine::{Allotment, DEFAULT_TABLE_SIZE, Halt, Limits, Report, Root, Searcher};

/// The number of lines of a position.
const LINES: usize = 3;

/// The longest search of one position. Later depths would take many times as long.
const LONGEST_SEARCH: Duration = Duration::from_secs(300);

/// The nodes of each position of a game, as for `deskmate analyse`.
const GAME_NODES: u64 = 300_000;

/// The time between two answers about a position.
const INTERVAL: Duration = Duration::from_millis(100);

/// How long the memory of the search is kept for the next one.
const IDLE_TIME: Duration = Duration::from_secs(120);

/// Analyses positions and games.
#[derive(Default)]
pub(super) struct Analyst {
    searcher: Option<Searcher>,
}

/// A task, and what stops it.
pub(super) struct AnalysisJob {
    pub(super) task: AnalysisTask,
    pub(super) halt: Halt,
}

impl Executor for Analyst {
    type Job = AnalysisJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &AnalysisJob, run: &Run<Reply>) {
        let AnalysisJob { task, halt } = job;
        let answer = |answer| run.answer(Reply::Analysis(task.ticket, answer));
        match &task.subject {
            Subject::Position(root) => self.analyse_position(root, halt, answer),
            Subject::Game(search) => self.analyse_game((**search).clone(), halt, answer),
        }
    }

    fn panicked(job: &AnalysisJob) -> Option<Reply> {
        Some(Reply::Analysis(job.task.ticket, AnalysisAnswer::Failed))
    }

    /// A later task takes the place of one that waits.
    fn replaces(_: &AnalysisJob, _: &AnalysisJob) -> bool {
        true
    }

    fn must_finish(_: &AnalysisJob) -> bool {
        false
    }

    fn idle_after(&mut self) -> Option<Duration> {
        self.searcher.is_some().then_some(IDLE_TIME)
    }

    fn idle(&mut self) {
        self.searcher = None;
    }
}

impl Analyst {
    fn searcher(&mut self) -> &mut Searcher {
        let new = || Searcher::new(DEFAULT_TABLE_SIZE, NonZeroUsize::MIN);
        self.searcher.get_or_insert_with(new)
    }

    fn analyse_position(&mut self, root: &Root, halt: &Halt, answer: impl Fn(AnalysisAnswer)) {
        let limits = Limits {
            lines: LINES,
            ..Limits::time(Allotment::exactly(LONGEST_SEARCH))
        };
        let mut found = FoundLines::default();
        let mut next = Instant::now();
        self.searcher().search(root, &limits, halt, &mut |report| {
            found.add(&report);
            if Instant::now() >= next && !halt.is_stopped() {
                next = Instant::now() + INTERVAL;
                answer(found.answer());
            }
        });
        if !halt.is_stopped() {
            answer(found.answer());
        }
    }

    fn analyse_game(
        &mut self,
        mut search: GameSearch,
        halt: &Halt,
        answer: impl Fn(AnalysisAnswer),
    ) {
        // The result does not depend on what was searched before.
        self.searcher().clear();
        let limits = Limits::nodes(GAME_NODES);
        while search.root().is_some() {
            let found =
                search.search_next(|root| self.searcher().search(root, &limits, halt, &mut |_| ()));
            if halt.is_stopped() {
                return;
            }
            answer(AnalysisAnswer::Searched(found));
        }
    }
}

/// The last report of each line.
#[derive(Default)]
struct FoundLines {
    lines: Vec<ScoredLine>,
    speed: u64,
}

impl FoundLines {
    fn add(&mut self, report: &Report) {
        let line = ScoredLine::from(report);
        match self.lines.get_mut(report.line.saturating_sub(1)) {
            Some(known) => *known = line,
            None => self.lines.push(line),
        }
        let millis = report.time.as_millis().max(1) as u64;
        self.speed = report.nodes * 1000 / millis;
    }

    fn answer(&self) -> AnalysisAnswer {
        AnalysisAnswer::Lines {
            lines: self.lines.clone(),
            speed: self.speed,
        }
    }
}
