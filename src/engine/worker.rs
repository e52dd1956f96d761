//! What one thread of a search has for itself.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::history::{History, Moved, Previous};
use super::limits::Watch;
use super::path::Path;
use super::report::Line;
use super::root::Root;
use super::score::{MAX_PLY, Value};
use super::table::Table;
use crate::rules::{Move, Position};

/// So many positions are looked at before the time is asked for again.
const ASK_EVERY: u64 = 1024;

/// What the threads of a search share.
pub(super) struct Shared<'a> {
    pub(super) table: &'a Table,
    pub(super) watch: Watch<'a>,
    /// The first thread has ended.
    pub(super) is_over: AtomicBool,
    /// The positions that the threads have told of so far.
    pub(super) nodes: AtomicU64,
}

/// What is known at one depth of the tree.
#[derive(Clone, Copy, Default)]
pub(super) struct Ply {
    /// The evaluation; `None` in check.
    pub(super) evaluation: Option<Value>,
    /// The move that was made here, for the replies to it.
    pub(super) moved: Option<Moved>,
    pub(super) killers: [Option<Move>; 2],
    /// A move that is left out, to see whether the others are as good.
    pub(super) excluded: Option<Move>,
}

/// The memory of one thread, kept from search to search.
pub(super) struct Memory {
    pub(super) history: History,
    pub(super) path: Path,
    pub(super) plies: Box<[Ply]>,
    /// The best line from each depth of the tree on.
    pub(super) lines: Box<[Line]>,
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            history: History::new(),
            path: Path::new(),
            plies: vec![Ply::default(); MAX_PLY + 8].into(),
            lines: vec![Line::new(); MAX_PLY + 2].into(),
        }
    }
}

/// One thread at work.
pub(super) struct Worker<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) memory: &'a mut Memory,
    pub(super) nodes: u64,
    /// The number of positions after which it ends.
    pub(super) most_nodes: u64,
    /// A mate is asked for, so that nothing is left out that could give it.
    pub(super) seeks_mate: bool,
    /// The longest line looked at.
    pub(super) selective: usize,
    /// No pruning is tried before this depth of the tree, which checks a null move.
    pub(super) no_null_before: usize,
    pub(super) depth: i32,
    pub(super) is_stopped: bool,
}

impl<'a> Worker<'a> {
    /// A thread that begins at a root.
    pub(super) fn new(shared: &'a Shared<'a>, memory: &'a mut Memory, root: &Root) -> Worker<'a> {
        memory.path.begin(root);
        memory.plies.fill(Ply::default());
        Worker {
            shared,
            memory,
            nodes: 0,
            most_nodes: u64::MAX,
            seeks_mate: false,
            selective: 0,
            no_null_before: 0,
            depth: 0,
            is_stopped: false,
        }
    }

    /// Counts a position, and asks now and then whether the search is to end.
    pub(super) fn enter(&mut self, ply: usize) {
        self.memory.lines[ply].clear();
        if self.is_stopped {
            return;
        }
        self.selective = self.selective.max(ply);
        self.nodes += 1;
        if self.nodes >= self.most_nodes {
            self.is_stopped = true;
        }
        if self.nodes.is_multiple_of(ASK_EVERY) {
            self.shared.nodes.fetch_add(ASK_EVERY, Ordering::Relaxed);
            self.is_stopped |=
                self.shared.is_over.load(Ordering::Relaxed) || self.shared.watch.is_over();
        }
    }

    /// Tells the others of the positions that they do not know of yet.
    pub(super) fn tell_nodes(&self) {
        let untold = self.nodes % ASK_EVERY;
        self.shared.nodes.fetch_add(untold, Ordering::Relaxed);
    }

    /// The positions looked at, by all threads.
    pub(super) fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.nodes % ASK_EVERY
    }

    /// Makes a legal move.
    pub(super) fn make(&mut self, position: &Position, key: u64, mv: Move, ply: usize) -> Position {
        let piece = position.board().get(mv.from);
        self.memory.plies[ply].moved = piece.map(|piece| (piece, mv.to));
        self.memory.path.push(key, mv);
        position.after(mv)
    }

    /// Passes the turn, where there is no check.
    pub(super) fn make_null(&mut self, position: &Position, key: u64, ply: usize) -> Position {
        self.memory.plies[ply].moved = None;
        self.memory.path.push(key, Move::NULL);
        position.passed()
    }

    /// Goes back to the position before the last move.
    pub(super) fn unmake(&mut self) {
        self.memory.path.pop();
    }

    /// The moves that led here, the last first.
    pub(super) fn previous(&self, ply: usize) -> Previous {
        [1, 2].map(|back| {
            ply.checked_sub(back)
                .and_then(|at| self.memory.plies[at].moved)
        })
    }

    /// A move is the best at this depth of the tree: its line is the move and what follows it.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        let [line, rest] = &mut self.memory.lines[ply..=ply + 1] else {
            return;
        };
        line.clear();
        line.push(mv);
        line.extend(rest.iter().copied().take(MAX_PLY - 1));
    }
}
