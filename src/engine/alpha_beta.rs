//! Principal variation search: alpha-beta, with a null window for every move but the first.

use super::entry::{Bound, Entry};
use super::limits::Selectivity;
use super::node::Node;
use super::ordering::is_capture;
use super::prepared::Prepared;
use super::pruning;
use super::score::{MATE, Value, is_mate, mated_at};
use super::worker::Worker;

impl Worker<'_> {
    /// Searches a position to a depth and returns its value. A value outside the window from alpha to beta is
    /// only a bound. `is_cut_node` says that the node is expected to fail high.
    pub(super) fn search(
        &mut self,
        position: &Prepared,
        mut alpha: Value,
        mut beta: Value,
        depth: i32,
        ply: usize,
        is_cut_node: bool,
    ) -> Value {
        if depth <= 0 {
            return self.quiescence(position, alpha, beta, ply);
        }
        if let Err(value) = self.enter(position, ply) {
            return value;
        }
        let is_check = position.is_check();
        // Mate distance pruning: no line is better than mate in one, or worse than being mated already.
        alpha = alpha.max(mated_at(ply));
        beta = beta.min(MATE - ply as Value - 1);
        if alpha >= beta {
            return alpha;
        }
        let is_pv = beta - alpha > 1;
        let excluded = self.data.plies[ply].excluded;
        let entry = match excluded {
            Some(_) => None,
            None => self.shared.table.get(position.key()),
        };
        if let Some(entry) = entry
            && !is_pv
            && self.is_cutoff(position, entry, beta, depth, ply)
        {
            return entry.value_at(ply);
        }
        let evaluation = self.static_evaluation(position, is_check, entry, ply);
        self.data.plies[ply].evaluation = (!is_check).then_some(evaluation.corrected);
        let mut node = Node {
            depth,
            ply,
            is_pv,
            is_check,
            is_improving: !is_check && self.is_improving(evaluation.corrected, ply),
            evaluation,
            excluded,
            entry,
            is_cut_node,
        };
        self.data.plies[ply + 1].killers = [None; 2];
        if !is_check && excluded.is_none() {
            self.learn_from_evaluation(ply, evaluation.corrected);
        }
        if !is_pv && !is_check && excluded.is_none() && self.selectivity == Selectivity::Normal {
            if let Some(value) = self.prune_node(position, &node, alpha, beta) {
                return value;
            }
            if self.is_stopped {
                return 0;
            }
        }
        // Internal iterative reduction: without a hash move the move ordering is poor.
        let has_move = entry.is_some_and(|entry| entry.best.is_some());
        let is_reduced = depth >= 4 && excluded.is_none() && (is_pv || is_cut_node) && !has_move;
        if is_reduced && self.selectivity != Selectivity::FullWidth {
            node.depth -= 1;
        }
        let (value, best_move) = self.try_moves(position, &node, alpha, beta);
        if self.is_stopped {
            return 0;
        }
        if excluded.is_none() {
            let bound = match value {
                _ if value >= beta => Bound::Lower,
                _ if is_pv && value > alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            self.learn(position, &node, depth, bound, (value, best_move));
        }
        value
    }

    /// Whether the table's entry proves on which side of the window the value is.
    fn is_cutoff(
        &mut self,
        position: &Prepared,
        entry: Entry,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> bool {
        let value = entry.value_at(ply);
        let is_cutoff = self.selectivity != Selectivity::FullWidth
            && i32::from(entry.depth) >= depth
            && position.halfmove_clock() < 90
            && entry.bound.proves(value, beta);
        if is_cutoff
            && value >= beta
            && let Some(mv) = entry.best
            && !is_capture(position, mv)
        {
            self.reward_quiet(position, mv, depth, ply);
        }
        is_cutoff
    }

    /// Prunings of the whole node: returns its value if its moves need not be searched.
    fn prune_node(
        &mut self,
        position: &Prepared,
        node: &Node,
        alpha: Value,
        beta: Value,
    ) -> Option<Value> {
        let &Node {
            depth,
            ply,
            evaluation,
            ..
        } = node;
        let evaluation = evaluation.refined;
        if pruning::allows_reverse_futility(evaluation, beta, depth, node.is_improving) {
            return Some((evaluation + beta) / 2);
        }
        if pruning::allows_razoring(evaluation, alpha, depth) {
            let value = self.quiescence(position, alpha, alpha + 1, ply);
            if value <= alpha {
                return Some(value);
            }
        }
        if depth >= 3
            && evaluation >= beta
            && ply >= self.null_move_min_ply
            && self.previous(ply)[0].is_some()
            && !is_mate(beta)
            && pruning::has_pieces(position, position.turn())
            && let Some(value) = self.try_null_move(position, node, beta)
        {
            return Some(value);
        }
        if depth >= pruning::PROBCUT_DEPTH && !is_mate(beta) && !self.is_stopped {
            self.try_probcut(position, node, beta)
        } else {
            None
        }
    }

    /// Null-move pruning: if the side to move can pass and still be at beta or above, the node is not searched.
    /// At high depths a search without null moves verifies this, since passing is an advantage in zugzwang.
    fn try_null_move(&mut self, position: &Prepared, node: &Node, beta: Value) -> Option<Value> {
        let depth =
            node.depth - pruning::null_move_reduction(node.evaluation.refined, beta, node.depth);
        let next = self.make_null(position, node.ply);
        let value = -self.search(&next, -beta, 1 - beta, depth, node.ply + 1, false);
        self.unmake();
        if self.is_stopped || value < beta {
            return None;
        }
        let value = if is_mate(value) { beta } else { value };
        if node.depth < 12 || self.null_move_min_ply > 0 {
            return Some(value);
        }
        self.null_move_min_ply = node.ply + (depth.max(1) as usize) * 3 / 4;
        let verified = self.search(position, beta - 1, beta, depth, node.ply, false);
        self.null_move_min_ply = 0;
        (verified >= beta).then_some(value)
    }
}
