//! Iterative deepening: the root moves are searched to depth 1, 2, 3 and so on.

use arrayvec::ArrayVec;

use super::entry::Entry;
use super::evaluation::evaluate;
use super::limits::{Limits, Selectivity};
use super::ordering::{Hints, Picker};
use super::prepared::Prepared;
use super::pruning;
use super::report::{Line, Report};
use super::root::Root;
use super::score::{INFINITE, MATE, MAX_PLY, Score, Value, is_mate};
use super::threats::Threats;
use super::worker::Worker;
use crate::rules::{Move, MoveList};

/// Half the width of the first aspiration window, around the value of the previous depth.
const ASPIRATION_WINDOW: Value = 16;

/// A root move, and what the search knows about it.
#[derive(Clone)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    value: Value,
    /// The value at the previous depth.
    previous_value: Value,
    /// The value that belongs to `line`. It differs from `value` if a search of this move was stopped.
    reported_value: Value,
    /// The principal variation, which begins with this move.
    pub(super) line: Line,
    /// The nodes of its subtree, over all depths.
    nodes: u64,
    selective_depth: usize,
    /// The depth at which its line was found; 0 if it has none yet.
    depth: i32,
}

impl RootMove {
    pub(super) fn new(mv: Move) -> RootMove {
        let mut line = Line::new();
        line.push(mv);
        RootMove {
            mv,
            value: -INFINITE,
            previous_value: -INFINITE,
            reported_value: -INFINITE,
            line,
            nodes: 0,
            selective_depth: 0,
            depth: 0,
        }
    }
}

impl Worker<'_> {
    /// Searches to increasing depths until a limit is reached, and sorts the moves by their values. Reports each
    /// line at each depth.
    ///
    /// A helper thread skips every other depth, so that it is ahead of the main thread.
    pub(super) fn deepen(
        &mut self,
        root: &Root,
        moves: &mut [RootMove],
        limits: &Limits,
        is_helper: bool,
        on_report: &mut dyn FnMut(Report),
    ) {
        self.order_root(root, moves);
        let lines = limits.lines.clamp(1, moves.len());
        let mut steady = 0;
        for depth in 1..=limits.max_depth() {
            if is_helper && depth > 2 && depth % 2 == 0 {
                continue;
            }
            self.depth = depth;
            let best_before = moves[0].mv;
            for root_move in moves.iter_mut() {
                root_move.previous_value = root_move.value;
            }
            for line in 0..lines {
                for root_move in &mut moves[line..] {
                    root_move.value = -INFINITE;
                }
                self.search_aspiration_window(root, &mut moves[line..]);
                moves[..=line].sort_by_key(|root_move| -root_move.value);
                if self.is_stopped {
                    break;
                }
            }
            for (line, root_move) in moves.iter().enumerate().take(lines) {
                if root_move.depth == depth {
                    on_report(self.report(root, line, root_move));
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
            if !is_helper && self.is_finished(moves, limits, steady) {
                return;
            }
        }
    }

    /// Sorts the root moves as those of any other node.
    fn order_root(&self, root: &Root, moves: &mut [RootMove]) {
        let position = &Prepared::new(root.position().clone());
        let entry = self.shared.table.get(position.key());
        let hints = Hints {
            hash_move: entry.and_then(|entry| entry.best),
            threats: Threats::of(position),
            ..Hints::default()
        };
        let mut picker = Picker::new(position, hints);
        let mut order = MoveList::new();
        while let Some(mv) = picker.next(position, &self.data.history) {
            order.push(mv);
        }
        moves.sort_by_key(|root_move| order.iter().position(|&mv| mv == root_move.mv));
    }

    /// Whether the search can end after this depth.
    fn is_finished(&self, moves: &[RootMove], limits: &Limits, steady: u32) -> bool {
        let best = &moves[0];
        let has_mate = limits
            .mate
            .is_some_and(|most| best.value >= MATE - 2 * Value::from(most) && is_mate(best.value));
        // The longer the best move has stayed the same, and the larger its share of the nodes, the less time.
        let share = best.nodes * 100 / self.nodes.max(1);
        let percent = 175 - 12 * steady.min(6) - (share as u32 * 2 / 3).min(66);
        let is_forced = moves.len() == 1 && self.depth >= 8;
        has_mate
            || self
                .shared
                .watch
                .is_past_soft_limit(if is_forced { 10 } else { percent })
    }

    /// Searches with a window around the value of the previous depth, and widens it until the value lies inside.
    /// Sorts the moves.
    fn search_aspiration_window(&mut self, root: &Root, moves: &mut [RootMove]) {
        let expected = moves[0].previous_value;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        let mut width = ASPIRATION_WINDOW;
        if self.depth >= 4 && !is_mate(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        loop {
            let value = self.search_root(root, moves, alpha, beta);
            // Moves without an exact value keep the order of the previous depth; the size of their subtrees comes last.
            moves.sort_by_key(|root_move| {
                let nodes = std::cmp::Reverse(root_move.nodes);
                (-root_move.value, -root_move.previous_value, nodes)
            });
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

    /// Searches the root moves within a window.
    fn search_root(
        &mut self,
        root: &Root,
        moves: &mut [RootMove],
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        let position = &Prepared::new(root.position().clone());
        let mut best = -INFINITE;
        self.prepare_root(root);
        for root_move in moves.iter_mut() {
            root_move.value = -INFINITE;
        }
        for (number, root_move) in moves.iter_mut().enumerate() {
            let nodes = self.nodes;
            self.selective_depth = 0;
            let next = self.make(position, root_move.mv, 0);
            let depth = self.depth - 1;
            let mut value = INFINITE;
            if number > 0 {
                let is_late = number > 3 && self.depth >= 3 && !next.is_check();
                let reduction = if is_late && self.selectivity != Selectivity::FullWidth {
                    (pruning::reduction(self.depth, number) - 1).max(0)
                } else {
                    0
                };
                value = -self.search(&next, -alpha - 1, -alpha, depth - reduction, 1, true);
                if value > alpha && reduction > 0 {
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
                root_move.reported_value = value;
                root_move.selective_depth = self.selective_depth;
                root_move.depth = self.depth;
                // A value above the window comes without the moves that follow.
                if value < beta || root_move.line.len() == 1 {
                    self.extend_line(0, root_move.mv);
                    root_move.line.clone_from(&self.data.lines[0]);
                }
            }
            if value >= beta {
                return best;
            }
            alpha = alpha.max(value);
        }
        best
    }

    /// Sets the data of the root that its child nodes refer to.
    fn prepare_root(&mut self, root: &Root) {
        let position = Prepared::new(root.position().clone());
        let evaluation = (!position.is_check()).then(|| evaluate(&position));
        self.data.plies[0].evaluation = evaluation;
        self.data.plies[0].excluded = None;
        self.data.plies[0].attacked = Threats::of(&position).attacked();
        self.data.plies[1].killers = [None; 2];
    }

    fn report(&self, root: &Root, line: usize, root_move: &RootMove) -> Report {
        Report {
            line: line + 1,
            depth: root_move.depth as u8,
            selective_depth: root_move.selective_depth.max(1) as u8,
            score: Score::of(root_move.reported_value),
            nodes: self.all_nodes(),
            time: self.shared.watch.elapsed(),
            hashfull: self.shared.table.fullness(),
            moves: self.complete_line(root, root_move.line.clone()),
        }
    }

    /// A line up to the depth of the search, continued with the best moves of the transposition table. A search that
    /// was stopped may know only its first move.
    fn complete_line(&self, root: &Root, mut line: Line) -> Line {
        let mut position = root.position().clone();
        let mut keys: ArrayVec<u64, MAX_PLY> = ArrayVec::new();
        let mut number = 0;
        loop {
            let mv = match line.get(number) {
                Some(&mv) => mv,
                None if number >= self.depth as usize => return line,
                None => match self.shared.table.get(position.key()) {
                    Some(Entry { best: Some(mv), .. }) => mv,
                    _ => return line,
                },
            };
            keys.push(position.key());
            // Two positions may share an entry, so its move may be illegal.
            let Ok(next) = position.play(mv) else {
                return line;
            };
            if keys.contains(&next.key()) {
                return line;
            }
            if number == line.len() {
                line.push(mv);
            }
            position = next;
            number += 1;
        }
    }
}
