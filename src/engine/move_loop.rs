//! The loop over the moves of a node.

use super::checks::CheckSquares;
use super::entry::{Bound, Entry};
use super::exchange::see_at_least;
use super::learning::Tried;
use super::limits::Selectivity;
use super::node::Node;
use super::ordering::{Hints, Picker, is_capture, quiet_scores};
use super::prepared::Prepared;
use super::pruning;
use super::score::{INFINITE, MIN_MATE, Value, is_mate, mated_at};
use super::threats::Threats;
use super::worker::Worker;
use crate::rules::Move;

/// The least depth at which the hash move is tested for a singular extension.
const SINGULAR_DEPTH: i32 = 5;

/// A move to be searched.
struct Candidate {
    mv: Move,
    is_quiet: bool,
    is_killer: bool,
    /// The history score of a quiet move; 0 for a capture.
    history: i32,
    /// How many moves were searched before it; from [`Worker::search_move`] on, including itself.
    number: usize,
    /// Whether the hash move is a capture.
    after_capture: bool,
    /// Whether an earlier move was better than alpha.
    after_better: bool,
    extension: i32,
}

impl Worker<'_> {
    /// Searches the moves in order. Returns the best value and, if it is above alpha, its move.
    pub(super) fn try_moves(
        &mut self,
        position: &Prepared,
        node: &Node,
        mut alpha: Value,
        beta: Value,
    ) -> (Value, Option<Move>) {
        let hash_move = node.entry.and_then(|entry| entry.best);
        let hints = Hints {
            hash_move,
            killers: self.data.plies[node.ply].killers,
            previous: self.previous(node.ply),
            threats: Threats::of(position),
        };
        self.data.plies[node.ply].attacked = hints.threats.attacked();
        let after_capture = hash_move.is_some_and(|mv| is_capture(position, mv));
        let mut picker = Picker::new(position, hints);
        let mut tried = Tried::default();
        let (mut best, mut best_move, mut number) = (-INFINITE, None, 0);
        while let Some(mv) = picker.next(position, &self.data.history) {
            if node.excluded == Some(mv) {
                continue;
            }
            let is_quiet = !is_capture(position, mv);
            let history = if is_quiet {
                quiet_scores(position, &self.data.history, &hints).of(position, mv)
            } else {
                0
            };
            let mut candidate = Candidate {
                mv,
                is_quiet,
                is_killer: hints.killers.contains(&Some(mv)),
                history,
                number,
                after_capture,
                after_better: best_move.is_some(),
                extension: 0,
            };
            if best > -MIN_MATE
                && self.selectivity == Selectivity::Normal
                && is_pruned(
                    position,
                    node,
                    &candidate,
                    alpha,
                    &hints.threats.checks,
                    &mut picker,
                )
            {
                continue;
            }
            if let Some(entry) = node.entry
                && hash_move == Some(mv)
                && self.selectivity != Selectivity::FullWidth
            {
                match self.singular(position, node, entry, beta) {
                    Ok(extension) => candidate.extension = extension,
                    Err(value) => return (value, Some(mv)),
                }
            }
            number += 1;
            candidate.number = number;
            let value = self.search_move(position, node, candidate, (alpha, beta), best);
            if self.is_stopped {
                return (0, None);
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_move = Some(mv);
                if node.is_pv {
                    self.extend_line(node.ply, mv);
                }
            }
            if value >= beta {
                self.update_history(position, node, mv, &tried);
                break;
            }
            if is_quiet {
                tried.quiets.push(mv)
            } else {
                tried.captures.push(mv)
            }
        }
        let value = match node.excluded {
            _ if best > -INFINITE => best,
            Some(_) => alpha,
            None if node.is_check => mated_at(node.ply),
            None => 0,
        };
        (value, best_move)
    }

    /// Searches a move and returns its value. Late moves are first searched with reduced depth, and all but the
    /// first with a null window, followed by a full search if they turn out better.
    fn search_move(
        &mut self,
        position: &Prepared,
        node: &Node,
        candidate: Candidate,
        (alpha, beta): (Value, Value),
        best: Value,
    ) -> Value {
        let ply = node.ply;
        let next = self.make(position, candidate.mv, ply);
        let gives_check = next.is_check();
        let mut depth = node.depth - 1 + candidate.extension;
        if candidate.after_better
            && self.selectivity == Selectivity::Normal
            && pruning::reduces_after_better_move(node.depth, alpha)
        {
            depth -= 1;
        }
        if gives_check
            && candidate.extension == 0
            && ply < 2 * self.depth as usize
            && self.extends_check(position, candidate.mv)
        {
            depth += 1;
        }
        let is_first = candidate.number == 1;
        let mut value = INFINITE;
        let reduction = match self.selectivity {
            Selectivity::FullWidth => 0,
            _ => reduction(node, &candidate, gives_check),
        };
        if reduction > 0 {
            let reduced = (depth - reduction).max(1).min(depth);
            value = -self.search(&next, -alpha - 1, -alpha, reduced, ply + 1, true);
            if value > alpha && reduced < depth {
                depth += pruning::deepening(value, best);
                value = -self.search(&next, -alpha - 1, -alpha, depth, ply + 1, !node.is_cut_node);
            }
        } else if !node.is_pv || !is_first {
            value = -self.search(&next, -alpha - 1, -alpha, depth, ply + 1, !node.is_cut_node);
        }
        if node.is_pv && (is_first || value > alpha) {
            value = -self.search(&next, -beta, -alpha, depth, ply + 1, false);
        }
        self.unmake();
        value
    }

    /// Check extension: a check is searched more deeply if it loses no material.
    fn extends_check(&self, position: &Prepared, mv: Move) -> bool {
        match self.selectivity {
            Selectivity::Normal => see_at_least(position, mv, 0),
            Selectivity::Mate => true,
            Selectivity::FullWidth => false,
        }
    }

    /// Singular extension: how much deeper the hash move is searched because all other moves are clearly worse.
    ///
    /// # Errors
    /// Multi-cut: the value of the node if another move fails high as well.
    fn singular(
        &mut self,
        position: &Prepared,
        node: &Node,
        entry: Entry,
        beta: Value,
    ) -> Result<i32, Value> {
        let known = entry.value_at(node.ply);
        let is_tested = node.depth >= SINGULAR_DEPTH
            && node.excluded.is_none()
            && node.ply < 2 * self.depth as usize
            && i32::from(entry.depth) >= node.depth - 3
            && entry.bound != Bound::Upper
            && !is_mate(known);
        if !is_tested {
            return Ok(0);
        }
        let singular_beta = known - 2 * node.depth;
        self.data.plies[node.ply].excluded = entry.best;
        let depth = (node.depth - 1) / 2;
        let value = self.search(
            position,
            singular_beta - 1,
            singular_beta,
            depth,
            node.ply,
            true,
        );
        self.data.plies[node.ply].excluded = None;
        if value < singular_beta {
            return Ok(1 + i32::from(!node.is_pv && value < singular_beta - 20));
        }
        if singular_beta >= beta && !node.is_pv && !self.is_stopped {
            Err(singular_beta)
        } else {
            Ok(if known >= beta { -1 } else { 0 })
        }
    }
}

/// Whether a move is skipped. Called only once a move has been found that does not get mated. At higher depths no
/// check is skipped, even if it loses material: sacrifices are how attacks on a king succeed.
fn is_pruned(
    position: &Prepared,
    node: &Node,
    candidate: &Candidate,
    alpha: Value,
    checks: &CheckSquares,
    picker: &mut Picker,
) -> bool {
    let (depth, mv) = (node.depth, candidate.mv);
    let is_kept = || pruning::keeps_checks(depth) && checks.is_check(position, mv);
    if !candidate.is_quiet {
        let margin = pruning::capture_see_margin(depth);
        return depth <= 6 && !see_at_least(position, mv, margin) && !is_kept();
    }
    let left = (depth - pruning::reduction(depth, candidate.number)).max(1);
    let is_late = candidate.number >= pruning::max_quiet_moves(depth, node.is_improving)
        || !node.is_check && pruning::is_futile(node.evaluation.refined, alpha, left);
    if is_late && !checks.is_check(position, mv) {
        picker.keep_checks(position, checks);
        return true;
    }
    let is_unlikely = pruning::has_bad_history(candidate.history, depth)
        || !see_at_least(position, mv, pruning::quiet_see_margin(left));
    is_unlikely && !is_kept()
}

/// Late move reduction: by how many half-moves a move is first searched less deeply.
fn reduction(node: &Node, candidate: &Candidate, gives_check: bool) -> i32 {
    let first_reduced = if node.is_pv { 3 } else { 2 };
    if node.depth < 2 || candidate.number < first_reduced {
        return 0;
    }
    let base = pruning::reduction(node.depth, candidate.number);
    let less = if candidate.is_quiet {
        base - candidate.history / 8192 + i32::from(candidate.after_capture)
    } else {
        base - 1
    };
    let more = i32::from(!node.is_improving) + 2 * i32::from(node.is_cut_node);
    let fewer = i32::from(gives_check)
        + 2 * i32::from(node.is_pv)
        + i32::from(node.is_check)
        + i32::from(candidate.is_killer);
    (less + more - fewer).max(0)
}
