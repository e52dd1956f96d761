//! ProbCut: a search of good captures at reduced depth predicts that the node fails high.

use super::entry::Bound;
use super::exchange::see_at_least;
use super::node::Node;
use super::ordering::{Hints, Picker};
use super::prepared::Prepared;
use super::pruning;
use super::score::Value;
use super::worker::Worker;

impl Worker<'_> {
    /// Returns the value of the node if a capture is well above beta even in a search at reduced depth.
    pub(super) fn try_probcut(
        &mut self,
        position: &Prepared,
        node: &Node,
        beta: Value,
    ) -> Option<Value> {
        let beta = pruning::probcut_beta(beta, node.is_improving);
        let depth = node.depth - pruning::PROBCUT_REDUCTION;
        if let Some(entry) = node.entry
            && i32::from(entry.depth) >= depth
            && entry.value_at(node.ply) < beta
        {
            return None;
        }
        let hints = Hints {
            hash_move: node.entry.and_then(|entry| entry.best),
            previous: self.previous(node.ply),
            ..Hints::default()
        };
        let mut picker = Picker::of_captures(position, hints);
        while let Some(mv) = picker.next(position, &self.data.history) {
            if !see_at_least(position, mv, beta - node.evaluation.corrected) {
                continue;
            }
            let next = self.make(position, mv, node.ply);
            let mut value = -self.quiescence(&next, -beta, 1 - beta, node.ply + 1);
            if value >= beta && !self.is_stopped {
                value = -self.search(
                    &next,
                    -beta,
                    1 - beta,
                    depth - 1,
                    node.ply + 1,
                    !node.is_cut_node,
                );
            }
            self.unmake();
            if self.is_stopped {
                return None;
            }
            if value >= beta {
                let (searched, found) = ((node.ply, depth as u8), (value, Some(mv)));
                self.store(position, searched, node.evaluation, Bound::Lower, found);
                return Some(value);
            }
        }
        None
    }
}
