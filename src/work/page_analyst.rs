//! Analysis of positions and games in a browser.
//!
//! The page has a worker that runs the same program and does nothing but search. They speak UCI: the page asks for one
//! search at a time, and drops the worker to stop it.

use std::cell::RefCell;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::found_lines::{FoundLines, game_nodes, position_limits};
use super::worker::{Executor, Run};
use crate::analysis::{GameSearch, Posing, PosingStep, PositionAnalysis};
use crate::app::{AnalysisAnswer, AnalysisTask, Reply, Subject};
use crate::browser::{self, Helper};
use crate::engine::uci::{BestMove, FromEngine, Go, Info, ToEngine, read, read_from_engine};
use crate::engine::{Limits, Report, Root, SearchResult, Searcher, StopFlag};
use crate::time::Instant;

/// The size of the transposition table in mebibytes.
const MEBIBYTES: usize = 16;

/// What is analysed now.
static CURRENT: Mutex<Option<Current>> = Mutex::new(None);

/// Asks the worker of the page.
#[derive(Default)]
pub(super) struct Analyst {}

struct Current {
    task: AnalysisTask,
    answer: Arc<dyn Fn(Reply) + Send + Sync>,
    /// The position that is searched.
    root: Root,
    found: FoundLines,
    /// The last report of each line.
    reports: Vec<Report>,
    /// When the search began.
    began: Instant,
    /// What is left of the game, if the subject is one.
    game: Option<GameSearch>,
    /// The mistake that is examined, if the subject is one, and the limits of its present search.
    mistake: Option<(Posing, Limits)>,
}

impl Executor for Analyst {
    type Job = AnalysisTask;
    type Answer = Reply;

    fn carry_out(&mut self, task: &AnalysisTask, run: &Run<Reply>) {
        Analyst::cancelled();
        let mut mistake = None;
        let (root, game) = match &task.subject {
            Subject::Position(root) => (Some(root.as_ref().clone()), None),
            Subject::Game(game) => (game.root().cloned(), Some(game.as_ref().clone())),
            Subject::Mistake(posing) => match posing.step() {
                PosingStep::Search(root, limits) => {
                    mistake = Some((posing.as_ref().clone(), *limits));
                    (Some(*root), None)
                }
                PosingStep::Done(exercise) => {
                    let posed = AnalysisAnswer::Posed(exercise);
                    run.answer(Reply::Analysis(task.ticket, posed));
                    (None, None)
                }
            },
            // There are no other engines that could be tried.
            Subject::Trial(_) => {
                run.answer(Reply::Analysis(task.ticket, AnalysisAnswer::Tried(None)));
                (None, None)
            }
        };
        let current = root.map(|root| Current {
            task: task.clone(),
            answer: run.answer_later(),
            root,
            found: FoundLines::of(None),
            reports: Vec::new(),
            began: Instant::now(),
            game,
            mistake,
        });
        if let Some(current) = &current {
            current.begin();
        }
        *lock() = current;
    }

    fn panicked(task: &AnalysisTask) -> Option<Reply> {
        Some(Reply::Analysis(task.ticket, AnalysisAnswer::Failed))
    }

    fn must_finish(_: &AnalysisTask) -> bool {
        false
    }

    fn cancelled() {
        if lock().take().is_some() {
            browser::stop(Helper::Analyst);
        }
    }
}

impl Current {
    fn begin(&self) {
        let limits = match (&self.game, &self.mistake) {
            (Some(_), _) => Limits::nodes(game_nodes(&self.task.engine, false)),
            (None, Some((_, limits))) => limits.clone(),
            (None, None) => position_limits(&self.task.engine),
        };
        let lines = limits.lines;
        let go = Go::with_limits(&self.root, &limits);
        let commands = [
            ToEngine::set("MultiPV", lines),
            ToEngine::Position(Box::new(self.root.clone())),
            ToEngine::Go(Box::new(go)),
        ];
        let commands = commands.map(|command| command.to_string());
        browser::ask(Helper::Analyst, &commands.join("\n"));
    }

    fn answer(&self, answer: AnalysisAnswer) {
        (self.answer)(Reply::Analysis(self.task.ticket, answer));
    }

    fn add(&mut self, report: Report) {
        let is_due = self.found.add(&report, self.began.elapsed());
        if let Some((posing, _)) = self.mistake.as_ref().filter(|_| is_due) {
            let percent = posing.percent(report.nodes);
            self.answer(AnalysisAnswer::Examining(percent));
        }
        self.reports.retain(|known| known.line != report.line);
        self.reports.push(report);
        let is_position = self.game.is_none() && self.mistake.is_none();
        if is_position && is_due {
            self.answer(self.found.answer());
        }
    }

    /// Goes on after the end of a search. Returns whether there is another one.
    fn finish(&mut self) -> bool {
        let mut lines = std::mem::take(&mut self.reports);
        lines.sort_by_key(|report| report.line);
        let result = SearchResult {
            best: lines.first().and_then(|line| line.moves.first().copied()),
            reply: None,
            nodes: 0,
            lines,
        };
        if let Some((posing, _)) = self.mistake.take() {
            return self.examine(posing, &result);
        }
        let Some(game) = &mut self.game else {
            self.answer(self.found.answer());
            return false;
        };
        let found: Option<PositionAnalysis> = game.search_next(|_| result);
        let next = game.root().cloned();
        self.answer(AnalysisAnswer::Searched {
            found,
            engine: None,
        });
        let Some(root) = next else {
            return false;
        };
        self.root = root;
        self.begin();
        true
    }

    /// Goes on with a mistake after a search.
    fn examine(&mut self, mut posing: Posing, result: &SearchResult) -> bool {
        posing.take(result);
        match posing.step() {
            PosingStep::Search(root, limits) => {
                self.root = *root;
                self.mistake = Some((posing, *limits));
                self.begin();
                true
            }
            PosingStep::Done(exercise) => {
                self.answer(AnalysisAnswer::Posed(exercise));
                false
            }
        }
    }
}

fn lock() -> std::sync::MutexGuard<'static, Option<Current>> {
    CURRENT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Called by the page: a line of its worker, which is empty if that failed.
///
/// # Safety
/// The text is allocated by `allocate_vec_u8`, and nobody else uses it any more; likewise below.
#[unsafe(no_mangle)]
unsafe extern "C" fn deskmate_found(text: *mut u8, length: usize) {
    // SAFETY: as above.
    let text = unsafe { Vec::from_raw_parts(text, length, length) };
    let mut current = lock();
    let Some(searching) = &mut *current else {
        return;
    };
    if text.is_empty() {
        searching.answer(AnalysisAnswer::Failed);
        *current = None;
        return;
    }
    let goes_on = match read_from_engine(&String::from_utf8_lossy(&text)) {
        Some(FromEngine::BestMove { .. }) => searching.finish(),
        Some(FromEngine::Info(info)) => {
            let report = info.report(searching.root.position());
            report.into_iter().for_each(|report| searching.add(report));
            true
        }
        _ => true,
    };
    if !goes_on {
        *current = None;
    }
}

/// Called by the worker: commands of the page, the last of which is to search.
///
/// # Safety
/// See above.
#[unsafe(no_mangle)]
unsafe extern "C" fn deskmate_search_now(text: *mut u8, length: usize) {
    thread_local! {
        static SEARCHER: RefCell<Searcher> =
            RefCell::new(Searcher::new(MEBIBYTES, NonZeroUsize::MIN));
    }
    // SAFETY: as above.
    let text = unsafe { Vec::from_raw_parts(text, length, length) };
    SEARCHER.with_borrow_mut(|searcher| {
        let mut root = None;
        let mut lines = 1;
        for line in String::from_utf8_lossy(&text).lines() {
            match read(line) {
                Ok(ToEngine::SetOption { value, .. }) => {
                    lines = value.and_then(|it| it.parse().ok()).unwrap_or(1);
                }
                Ok(ToEngine::Position(it)) => root = Some(it),
                Ok(ToEngine::Go(go)) => {
                    if let Some(root) = &root {
                        let limits = go.limits(root.position().turn(), Duration::ZERO);
                        search(searcher, root, &Limits { lines, ..limits });
                    }
                }
                _ => {}
            }
        }
    });
}

fn search(searcher: &mut Searcher, root: &Root, limits: &Limits) {
    let position = root.position();
    let is_chess960 = root.start().is_chess960();
    let on_report = &mut |report: Report| {
        let info = Info {
            position,
            report: &report,
            is_chess960,
        };
        browser::report(&info.to_string());
    };
    let result = searcher.search(root, limits, &StopFlag::default(), on_report);
    let best = BestMove {
        position,
        result: &result,
        is_chess960,
    };
    browser::report(&best.to_string());
}
