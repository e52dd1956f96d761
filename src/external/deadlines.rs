//! How long an engine may take.

use std::time::Duration;

use crate::engine::Limits;

/// How long an engine may take for each of its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadlines {
    /// From its start to `uciok`.
    pub identification: Duration,
    /// To the first `readyok`: it may read networks and tablebases before.
    pub first_ready: Duration,
    /// To each later `readyok`.
    pub ready: Duration,
    /// To `bestmove`, after the time that it was given for the search.
    pub overtime: Duration,
    /// To the next news of the search, a greater depth or more nodes, if the search has no limit of time.
    pub news: Duration,
    /// For each node, if the search has a limit of nodes but not of time. It may take [`news`](Self::news) in any case.
    pub node: Duration,
    /// To the end of a search that has no limit but its depth.
    pub depth: Duration,
    /// To `bestmove` after `stop`; then it is asked once more whether it is ready.
    pub stop: Duration,
    /// To `bestmove` after that question.
    pub last_chance: Duration,
    /// To the end of the process after `quit`; then it is killed.
    pub quit: Duration,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        let seconds = Duration::from_secs;
        Deadlines {
            identification: seconds(10),
            first_ready: seconds(30),
            ready: seconds(5),
            overtime: seconds(5),
            news: seconds(60),
            node: Duration::from_millis(1),
            depth: seconds(60 * 60),
            stop: seconds(2),
            last_chance: seconds(2),
            quit: Duration::from_millis(500),
        }
    }
}

impl Deadlines {
    /// How long a search with these limits may take, whatever the engine says meanwhile; `None` if it ends only when it
    /// is stopped. The time is that which the engine is told.
    pub(super) fn search(&self, limits: &Limits, time: Option<Duration>) -> Option<Duration> {
        let for_nodes = |nodes: u64| {
            let nodes = u32::try_from(nodes).unwrap_or(u32::MAX);
            self.node.saturating_mul(nodes).max(self.news)
        };
        time.map(|time| time + self.overtime)
            .or(limits.nodes.map(for_nodes))
            .or(limits.depth.map(|_| self.depth))
    }
}
