//! The searcher: one or more threads that share a transposition table.

use std::fmt;
use std::num::NonZeroUsize;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use super::deepening::RootMove;
use super::limits::{Limits, StopFlag, Watch};
use super::report::{Report, SearchResult};
use super::root::Root;
use super::table::Table;
use super::worker::{Shared, ThreadData, Worker};

/// The stack size of a helper thread in bytes; the longest line needs less than 1 MiB.
const STACK: usize = 4 << 20;

/// Searches for the best move. Between searches it keeps the transposition table and the histories, which make
/// the next search faster.
pub struct Searcher {
    table: Table,
    /// One for each thread.
    thread_data: Vec<ThreadData>,
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut shown = f.debug_struct("Searcher");
        shown
            .field("threads", &self.thread_data.len())
            .finish_non_exhaustive()
    }
}

impl Searcher {
    /// A searcher with a transposition table of this size and this many threads.
    pub fn new(mebibytes: usize, threads: NonZeroUsize) -> Searcher {
        Searcher {
            table: Table::new(mebibytes),
            thread_data: (0..threads.get()).map(|_| ThreadData::new()).collect(),
        }
    }

    /// Clears the transposition table and the histories, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        for data in &mut self.thread_data {
            data.history.clear();
            data.correction.clear();
        }
    }

    /// Searches a position until a limit is reached or the search is stopped, and reports each line at each depth.
    ///
    /// With one thread and a limit of depth or nodes the search is deterministic: the same searcher, root and
    /// limits give the same result. Searching a node allocates nothing.
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop_flag: &StopFlag,
        on_report: &mut dyn FnMut(Report),
    ) -> SearchResult {
        let mut moves: Vec<_> = root.moves().into_iter().map(RootMove::new).collect();
        if moves.is_empty() {
            return SearchResult::default();
        }
        self.table.start_search();
        let shared = Shared {
            table: &self.table,
            watch: Watch::start(limits, stop_flag),
            max_nodes: limits.nodes.unwrap_or(u64::MAX).max(1),
            selectivity: limits.selectivity(),
            is_over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let mut lines: Vec<Report> = Vec::with_capacity(limits.lines.max(1));
        let mut keep = |report: Report| {
            lines.retain(|known| known.line != report.line);
            lines.push(report.clone());
            on_report(report);
        };
        let Some((first, helpers)) = self.thread_data.split_first_mut() else {
            unreachable!("there is at least one thread");
        };
        thread::scope(|scope| {
            for data in helpers {
                let (moves, shared) = (moves.clone(), &shared);
                let help = move || help(data, shared, root, moves, limits);
                // If the system refuses a thread, the others search without it.
                let _ = thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, help);
            }
            let mut worker = Worker::new(&shared, first, root);
            worker.deepen(root, &mut moves, limits, false, &mut keep);
            worker.flush_nodes();
            shared.is_over.store(true, Ordering::Relaxed);
        });
        let best = moves.first();
        lines.sort_by_key(|report| report.line);
        SearchResult {
            best: best.map(|best| best.mv),
            reply: best.and_then(|best| best.line.get(1).copied()),
            lines,
            nodes: shared.nodes.load(Ordering::Relaxed),
        }
    }
}

/// The search of a helper thread, which only fills the table ("lazy SMP"). A panic in it does not end the search.
fn help(
    data: &mut ThreadData,
    shared: &Shared,
    root: &Root,
    mut moves: Vec<RootMove>,
    limits: &Limits,
) {
    let limits = Limits {
        lines: limits.lines,
        ..Limits::default()
    };
    let _ = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut worker = Worker::new(shared, data, root);
        worker.deepen(root, &mut moves, &limits, true, &mut |_| ());
        worker.flush_nodes();
    }));
}
