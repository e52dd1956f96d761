//! The state of one search thread.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::correction::CorrectionHistory;
use super::evaluation::{PawnTable, evaluate};
use super::history::{History, PieceTo, Previous};
use super::limits::{Selectivity, Watch};
use super::path::Path;
use super::prepared::Prepared;
use super::report::Line;
use super::root::Root;
use super::score::{MAX_PLY, Value};
use super::table::Table;
use crate::rules::{Move, Position, SquareSet};

/// The number of nodes between two checks of the time.
const CHECK_INTERVAL: u64 = 1024;

/// What the threads of a search share.
pub(super) struct Shared<'a> {
    pub(super) table: &'a Table,
    pub(super) watch: Watch<'a>,
    /// The limit of nodes.
    pub(super) max_nodes: u64,
    pub(super) selectivity: Selectivity,
    /// The main thread has finished.
    pub(super) is_over: AtomicBool,
    /// The nodes that the threads have counted so far; each adds its own from time to time.
    pub(super) nodes: AtomicU64,
}

/// The data of one ply: a distance from the root in half-moves.
#[derive(Clone, Copy, Default)]
pub(super) struct Ply {
    /// The evaluation; `None` in check.
    pub(super) evaluation: Option<Value>,
    /// The move made at this ply, for the histories of its replies; `None` for a null move.
    pub(super) piece_to: Option<PieceTo>,
    /// The same move if it is quiet.
    pub(super) quiet: Option<Move>,
    pub(super) killers: [Option<Move>; 2],
    /// The squares that the opponent of the side to move attacks.
    pub(super) attacked: SquareSet,
    /// The move that a singular search excludes, to see whether the others are as good.
    pub(super) excluded: Option<Move>,
}

/// The data of one thread, kept between searches.
pub(super) struct ThreadData {
    pub(super) history: History,
    pub(super) correction: CorrectionHistory,
    pub(super) pawn_table: PawnTable,
    pub(super) path: Path,
    pub(super) plies: Box<[Ply]>,
    /// The principal variation from each ply on.
    pub(super) lines: Box<[Line]>,
}

impl ThreadData {
    pub(super) fn new() -> ThreadData {
        ThreadData {
            history: History::new(),
            correction: CorrectionHistory::new(),
            pawn_table: PawnTable::new(),
            path: Path::new(),
            plies: vec![Ply::default(); MAX_PLY + 8].into(),
            lines: vec![Line::new(); MAX_PLY + 2].into(),
        }
    }
}

/// One thread during a search.
pub(super) struct Worker<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) data: &'a mut ThreadData,
    pub(super) nodes: u64,
    pub(super) selectivity: Selectivity,
    /// The length of the longest line searched.
    pub(super) selective_depth: usize,
    /// Null-move pruning is not tried before this ply, while a null move is verified.
    pub(super) null_move_min_ply: usize,
    pub(super) depth: i32,
    pub(super) is_stopped: bool,
}

impl<'a> Worker<'a> {
    /// Prepares a thread to search from a root.
    pub(super) fn new(shared: &'a Shared<'a>, data: &'a mut ThreadData, root: &Root) -> Worker<'a> {
        data.path.begin(root);
        data.plies.fill(Ply::default());
        Worker {
            shared,
            data,
            nodes: 0,
            selectivity: shared.selectivity,
            selective_depth: 0,
            null_move_min_ply: 0,
            depth: 0,
            is_stopped: false,
        }
    }

    /// Begins a node.
    ///
    /// # Errors
    /// The value of the node if it is not searched: the search has been stopped, the position is a draw, or the line
    /// is too long.
    pub(super) fn enter(&mut self, position: &Prepared, ply: usize) -> Result<(), Value> {
        self.count_node(ply);
        if self.is_stopped || self.data.path.is_draw(position) {
            Err(0)
        } else if ply < MAX_PLY {
            Ok(())
        } else if position.is_check() {
            Err(0)
        } else {
            Err(evaluate(position))
        }
    }

    /// Counts a node, and checks at intervals whether the search must end. A single thread ends at exactly the limit of
    /// nodes; several together pass it by less than an interval each.
    fn count_node(&mut self, ply: usize) {
        self.data.lines[ply].clear();
        if self.is_stopped {
            return;
        }
        self.selective_depth = self.selective_depth.max(ply);
        self.nodes += 1;
        let shared = self.shared;
        self.is_stopped = self.nodes >= shared.max_nodes;
        if self.nodes.is_multiple_of(CHECK_INTERVAL) {
            let before = shared.nodes.fetch_add(CHECK_INTERVAL, Ordering::Relaxed);
            self.is_stopped |= before + CHECK_INTERVAL >= shared.max_nodes
                || shared.is_over.load(Ordering::Relaxed)
                || shared.watch.is_over();
        }
    }

    /// Adds the nodes that are not in the shared count yet.
    pub(super) fn flush_nodes(&self) {
        let uncounted = self.nodes % CHECK_INTERVAL;
        self.shared.nodes.fetch_add(uncounted, Ordering::Relaxed);
    }

    /// The nodes searched by all threads.
    pub(super) fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.nodes % CHECK_INTERVAL
    }

    /// Makes a legal move.
    pub(super) fn make(&mut self, position: &Prepared, mv: Move, ply: usize) -> Prepared {
        let piece = position.board().get(mv.from);
        let is_quiet = mv.promotion.is_none() && position.captured(mv).is_none();
        self.data.plies[ply].piece_to = piece.map(|piece| (piece, mv.to));
        self.data.plies[ply].quiet = is_quiet.then_some(mv);
        self.data.path.push(position.key(), mv);
        self.prepare(position.after(mv))
    }

    /// Makes a null move; the side to move must not be in check.
    pub(super) fn make_null(&mut self, position: &Prepared, ply: usize) -> Prepared {
        self.data.plies[ply].piece_to = None;
        self.data.plies[ply].quiet = None;
        self.data.path.push(position.key(), Move::NULL);
        self.prepare(position.passed())
    }

    /// Prepares a position that is searched next.
    #[inline]
    fn prepare(&self, position: Position) -> Prepared {
        let next = Prepared::new(position);
        self.shared.table.prefetch(next.key());
        next
    }

    /// Removes the last move from the path.
    pub(super) fn unmake(&mut self) {
        self.data.path.pop();
    }

    /// The moves before this ply that index the histories.
    pub(super) fn previous(&self, ply: usize) -> Previous {
        [1, 2, 4].map(|back| {
            ply.checked_sub(back)
                .and_then(|at| self.data.plies[at].piece_to)
        })
    }

    /// Sets the principal variation of a ply: the move, followed by the principal variation of the next ply.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        let [line, rest] = &mut self.data.lines[ply..=ply + 1] else {
            return;
        };
        line.clear();
        line.push(mv);
        line.extend(rest.iter().copied().take(MAX_PLY - 1));
    }
}
