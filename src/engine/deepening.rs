//! Iterative deepening: the first moves are searched deeper and deeper.

use super::limits::Limits;
use super::pruning;
use super::report::{Line, Report};
use super::root::Root;
use super::score::{INFINITE, MATE, Score, Value, is_mate};
use super::worker::Worker;
use crate::rules::Move;

/// The half of the first window round the value of the depth before.
const ASPIRATION: Value = 16;

/// A first move with what is known of it.
#[derive(Clone)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    value: Value,
    /// The value at the depth before.
    earlier: Value,
    /// The value that belongs to the line: where a search with another window was stopped, the one before.
    told: Value,
    line: Line,
    /// The positions looked at under it.
    nodes: u64,
    selective: usize,
    /// The depth that its line comes from; 0 if there is none.
    depth: i32,
}

impl RootMove {
    pub(super) fn new(mv: Move) -> RootMove {
        let mut line = Line::new();
        line.push(mv);
        RootMove {
            mv,
            value: -INFINITE,
            earlier: -INFINITE,
            told: -INFINITE,
            line,
            nodes: 0,
            selective: 0,
            depth: 0,
        }
    }

    /// The moves from this one on.
    pub(super) fn line(&self) -> &Line {
        &self.line
    }
}

impl Worker<'_> {
    /// Searches deeper and deeper up to the limits, and orders the moves by what was found. Each line of each
    /// depth is told.
    ///
    /// A helper leaves out every other depth, so that it is ahead of the first thread.
    pub(super) fn deepen(
        &mut self,
        root: &Root,
        moves: &mut [RootMove],
        limits: &Limits,
        is_helper: bool,
        tell: &mut dyn FnMut(Report),
    ) {
        let lines = limits.lines.clamp(1, moves.len());
        let mut steady = 0;
        for depth in 1..=limits.last_depth() {
            if is_helper && depth > 2 && depth % 2 == 0 {
                continue;
            }
            self.depth = depth;
            let best_before = moves[0].mv;
            for root_move in moves.iter_mut() {
                root_move.earlier = root_move.value;
            }
            for line in 0..lines {
                for root_move in &mut moves[line..] {
                    root_move.value = -INFINITE;
                }
                self.aspire(root, &mut moves[line..]);
                moves[..=line].sort_by_key(|root_move| -root_move.value);
                if self.is_stopped {
                    break;
                }
            }
            for (line, root_move) in moves.iter().enumerate().take(lines) {
                if root_move.depth == depth {
                    tell(self.report(line, root_move));
                }
            }
            if self.is_stopped {
                return;
            }
            steady = if moves[0].mv == best_before {
                steady + 1
            } else {
                0
            };
            if !is_helper && self.is_enough(moves, limits, steady) {
                return;
            }
        }
    }

    /// Whether what was found is enough.
    fn is_enough(&self, moves: &[RootMove], limits: &Limits, steady: u32) -> bool {
        let best = &moves[0];
        let has_mate = limits
            .mate
            .is_some_and(|most| best.value >= MATE - 2 * Value::from(most) && is_mate(best.value));
        // The longer the best move has been the same, and the more of the search went into it, the less time.
        let share = best.nodes * 100 / self.nodes.max(1);
        let percent = 175 - 12 * steady.min(6) - (share as u32 * 2 / 3).min(66);
        let is_forced = moves.len() == 1 && self.depth >= 8;
        has_mate
            || self
                .shared
                .watch
                .is_enough(if is_forced { 10 } else { percent })
    }

    /// Searches with a window round the value of the depth before, and with wider ones until the value lies
    /// inside. Orders the moves.
    fn aspire(&mut self, root: &Root, moves: &mut [RootMove]) {
        let expected = moves[0].earlier;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        let mut width = ASPIRATION;
        if self.depth >= 4 && !is_mate(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        loop {
            let value = self.search_root(root, moves, alpha, beta);
            // Those that were not searched to their end keep the order of the depth before.
            moves.sort_by_key(|root_move| (-root_move.value, -root_move.earlier));
            if self.is_stopped {
                return;
            }
            width += width / 2;
            if value <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (value - width).max(-INFINITE);
            } else if value >= beta {
                beta = (value + width).min(INFINITE);
            } else {
                return;
            }
            if width > 600 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Searches the first moves within a window.
    fn search_root(
        &mut self,
        root: &Root,
        moves: &mut [RootMove],
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        let position = root.position();
        let key = position.key();
        let mut best = -INFINITE;
        self.prepare_root(root);
        for root_move in moves.iter_mut() {
            root_move.value = -INFINITE;
        }
        for (number, root_move) in moves.iter_mut().enumerate() {
            let nodes = self.nodes;
            self.selective = 0;
            let next = self.make(position, key, root_move.mv, 0);
            let depth = self.depth - 1;
            let mut value = INFINITE;
            if number > 0 {
                let less = match number > 3 && self.depth >= 3 && !next.is_check() {
                    true => (pruning::reduction(self.depth, number) - 1).max(0),
                    false => 0,
                };
                value = -self.search(&next, -alpha - 1, -alpha, depth - less, 1, true);
                if value > alpha && less > 0 {
                    value = -self.search(&next, -alpha - 1, -alpha, depth, 1, true);
                }
            }
            if value > alpha {
                value = -self.search(&next, -beta, -alpha, depth, 1, false);
            }
            self.unmake();
            root_move.nodes += self.nodes - nodes;
            if self.is_stopped {
                return best;
            }
            best = best.max(value);
            if number == 0 || value > alpha {
                root_move.value = value;
                root_move.told = value;
                root_move.selective = self.selective;
                root_move.depth = self.depth;
                self.extend_line(0, root_move.mv);
                root_move.line.clone_from(&self.memory.lines[0]);
            }
            if value >= beta {
                return best;
            }
            alpha = alpha.max(value);
        }
        best
    }

    /// What the replies are compared with.
    fn prepare_root(&mut self, root: &Root) {
        let is_check = root.position().is_check();
        let evaluation = (!is_check).then(|| super::evaluation::evaluate(root.position()));
        self.memory.plies[0].evaluation = evaluation;
        self.memory.plies[0].excluded = None;
        self.memory.plies[1].killers = [None; 2];
    }

    fn report(&self, line: usize, root_move: &RootMove) -> Report {
        Report {
            line: line + 1,
            depth: root_move.depth as u8,
            selective: root_move.selective.max(1) as u8,
            score: Score::of(root_move.told),
            nodes: self.all_nodes(),
            time: self.shared.watch.elapsed(),
            full: self.shared.table.fullness(),
            moves: root_move.line.clone(),
        }
    }
}
