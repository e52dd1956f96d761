//! The engine: a search by one thread or several on one table.

use std::fmt;
use std::num::NonZeroUsize;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use super::deepening::RootMove;
use super::limits::{Halt, Limits, Watch};
use super::report::{Report, Verdict};
use super::root::Root;
use super::table::Table;
use super::worker::{Memory, Shared, Worker};

/// The stack of a helper; a line of the longest kind needs less than a mebibyte.
const STACK: usize = 4 << 20;

/// Searches for the best move. It keeps nothing from search to search but what makes the next one faster.
pub struct Searcher {
    table: Table,
    /// One for each thread.
    memories: Vec<Memory>,
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut shown = f.debug_struct("Searcher");
        shown
            .field("threads", &self.memories.len())
            .finish_non_exhaustive()
    }
}

impl Searcher {
    /// An engine with a table of so many mebibytes.
    pub fn new(mebibytes: usize, threads: NonZeroUsize) -> Searcher {
        Searcher {
            table: Table::new(mebibytes),
            memories: (0..threads.get()).map(|_| Memory::new()).collect(),
        }
    }

    /// Forgets all that was learnt, for another game.
    pub fn forget(&mut self) {
        self.table.clear();
        for memory in &mut self.memories {
            memory.history.clear();
        }
    }

    /// Searches a position until a limit is reached or the search is halted, and tells what is found on the
    /// way: each depth, line by line.
    ///
    /// With one thread and a limit of depth or nodes the result is always the same for the same engine, root
    /// and limits. Nothing is allocated for the positions looked at.
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        halt: &Halt,
        tell: &mut dyn FnMut(Report),
    ) -> Verdict {
        let mut moves: Vec<_> = root.moves().into_iter().map(RootMove::new).collect();
        if moves.is_empty() {
            return Verdict {
                best: None,
                reply: None,
                lines: Vec::new(),
                nodes: 0,
            };
        }
        self.table.grow_older();
        let shared = Shared {
            table: &self.table,
            watch: Watch::start(limits, halt),
            is_over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let mut lines: Vec<Report> = Vec::with_capacity(limits.lines.max(1));
        let mut keep = |report: Report| {
            lines.retain(|known| known.line != report.line);
            lines.push(report.clone());
            tell(report);
        };
        let Some((first, helpers)) = self.memories.split_first_mut() else {
            unreachable!("there is one thread at least");
        };
        thread::scope(|scope| {
            for memory in helpers {
                let (moves, shared) = (moves.clone(), &shared);
                let help = move || help(memory, shared, root, moves, limits);
                // Where there is no room for another thread, the others do the work.
                let _ = thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, help);
            }
            let mut worker = Worker::new(&shared, first, root);
            worker.most_nodes = limits.nodes.unwrap_or(u64::MAX).max(1);
            worker.seeks_mate = limits.mate.is_some();
            worker.deepen(root, &mut moves, limits, false, &mut keep);
            worker.tell_nodes();
            shared.is_over.store(true, Ordering::Relaxed);
        });
        let best = moves.first();
        lines.sort_by_key(|report| report.line);
        Verdict {
            best: best.map(|best| best.mv),
            reply: best.and_then(|best| best.line().get(1).copied()),
            lines,
            nodes: shared.nodes.load(Ordering::Relaxed),
        }
    }
}

/// Searches along with the first thread, to fill the table. A fault in it does not end the search.
fn help(
    memory: &mut Memory,
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
        let mut worker = Worker::new(shared, memory, root);
        worker.deepen(root, &mut moves, &limits, true, &mut |_| ());
        worker.tell_nodes();
    }));
}
