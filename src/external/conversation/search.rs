//! A search that an engine has begun.

use std::time::Duration;

use crate::time::Instant;

use super::event::Action;
use crate::engine::uci::SearchInfo;
use crate::engine::{Limits, Report, Root, SearchResult};
use crate::external::fault::EngineFault;
use crate::notation::read_move;

/// The least time between two reports of a line.
const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// What is known of a search.
#[derive(Debug)]
pub(super) struct Search {
    root: Root,
    /// The newest of each line that was not reported yet.
    unreported: Vec<Option<SearchInfo>>,
    /// The last report of each line.
    reports: Vec<Option<Report>>,
    reported_at: Option<Instant>,
    /// The line that came with a bound last, until it has a score.
    bound: Option<usize>,
    depth: u8,
    nodes: u64,
    most_depth: Option<u8>,
    most_nodes: Option<u64>,
}

impl Search {
    pub(super) fn new(root: Root, lines: usize, limits: &Limits) -> Search {
        Search {
            root,
            unreported: vec![None; lines],
            reports: vec![None; lines],
            reported_at: None,
            bound: None,
            depth: 0,
            nodes: 0,
            most_depth: limits.depth,
            most_nodes: limits.nodes,
        }
    }

    /// Whether it has used up its nodes, or is deeper than it was asked to be. Not every engine ends by itself.
    pub(super) fn is_used_up(&self) -> bool {
        self.most_nodes.is_some_and(|most| self.nodes >= most)
            || self.most_depth.is_some_and(|most| self.depth > most)
    }

    /// Whether a line shows that the search has come further. An engine may repeat itself for ever.
    pub(super) fn is_news(&self, info: &SearchInfo) -> bool {
        info.depth > self.depth || info.nodes > self.nodes
    }

    /// Takes a line about the search.
    pub(super) fn add(&mut self, info: SearchInfo, now: Instant, actions: &mut Vec<Action>) {
        self.depth = self.depth.max(info.depth);
        self.nodes = self.nodes.max(info.nodes);
        let is_repeated = self.is_repeated(&info);
        let line = info.line.checked_sub(1);
        if let Some(newest) = line.and_then(|line| self.unreported.get_mut(line))
            && info.is_scored()
            && !is_repeated
        {
            *newest = Some(info);
        }
        self.report(now, actions);
    }

    /// Whether a line is only given again, after one with a bound. Its move may by now be that of a better line, which
    /// has no score yet.
    fn is_repeated(&mut self, info: &SearchInfo) -> bool {
        if self.bound.is_some_and(|bound| info.line > bound) {
            return true;
        }
        if info.is_bound() || info.is_scored() {
            self.bound = info.is_bound().then_some(info.line);
        }
        false
    }

    /// When the next report is due, if there is anything to report.
    pub(super) fn report_due(&self) -> Option<Instant> {
        let is_news = self.unreported.iter().any(Option::is_some);
        let last = self.reported_at.filter(|_| is_news)?;
        Some(last + REPORT_INTERVAL)
    }

    /// Reports what is new, but not too often.
    pub(super) fn report(&mut self, now: Instant, actions: &mut Vec<Action>) {
        let is_early = self.report_due().is_some_and(|due| now < due);
        if !is_early && self.report_all(actions) {
            self.reported_at = Some(now);
        }
    }

    /// Reports what is new. Returns whether there was anything.
    fn report_all(&mut self, actions: &mut Vec<Action>) -> bool {
        let mut is_news = false;
        for (newest, last) in self.unreported.iter_mut().zip(&mut self.reports) {
            let Some(info) = newest.take() else {
                continue;
            };
            is_news = true;
            let report = info.report(self.root.position());
            let is_allowed = |report: &Report| {
                let first = report.moves.first();
                first.is_some_and(|first| self.root.moves().contains(first))
            };
            if let Some(report) = report.filter(is_allowed) {
                actions.push(Action::Report(Box::new(report.clone())));
                *last = Some(report);
            }
        }
        is_news
    }

    /// Ends the search with the moves that the engine gave.
    pub(super) fn finish(
        &mut self,
        best: &str,
        ponder: Option<&str>,
        actions: &mut Vec<Action>,
    ) -> Result<Action, EngineFault> {
        self.report_all(actions);
        let position = self.root.position();
        let legal = read_move(position, best).ok();
        let best = legal
            .filter(|best| self.root.moves().contains(best))
            .ok_or_else(|| EngineFault::IllegalMove(best.to_owned()))?;
        let reply = ponder.and_then(|ponder| read_move(&position.after(best), ponder).ok());
        let lines: Vec<Report> = self.reports.iter_mut().filter_map(Option::take).collect();
        Ok(Action::Finish(SearchResult {
            best: Some(best),
            reply,
            lines,
            nodes: self.nodes,
        }))
    }
}

/// The result of a search that was stopped before it began: any legal move, as the built-in engine gives it.
pub(super) fn unbegun(root: &Root) -> SearchResult {
    SearchResult {
        best: root.moves().first().copied(),
        ..SearchResult::default()
    }
}
