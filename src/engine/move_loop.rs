//! The moves of a node, tried one after the other.

use super::checks::CheckSquares;
use super::entry::{Bound, Entry};
use super::exchange::gains;
use super::node::Node;
use super::ordering::{Hints, Picker, captured, is_capture, moved, quiet_history};
use super::pruning;
use super::score::{INFINITE, LEAST_MATE, Value, is_mate, mated_at};
use super::worker::Worker;
use crate::rules::{Move, MoveList, Position};

/// From this depth on it is asked whether the move of the table is better than all others.
const SINGULAR_DEPTH: i32 = 7;

/// A move that is tried.
struct Candidate {
    mv: Move,
    is_quiet: bool,
    /// Its number in the histories, if it is quiet.
    history: i32,
    /// The how manyth it is.
    number: usize,
    /// The move of the table is a capture.
    after_capture: bool,
    extension: i32,
}

/// The moves that were tried so far.
#[derive(Default)]
struct Tried {
    quiets: MoveList,
    captures: MoveList,
}

impl Worker<'_> {
    /// Tries the moves in order. Gives the best value and, if it is above alpha, its move.
    pub(super) fn try_moves(
        &mut self,
        position: &Position,
        node: &Node,
        mut alpha: Value,
        beta: Value,
    ) -> (Value, Option<Move>) {
        let previous = self.previous(node.ply);
        let table_move = node.entry.and_then(|entry| entry.best);
        let hints = Hints {
            table: table_move,
            killers: self.memory.plies[node.ply].killers,
            previous,
        };
        let after_capture = table_move.is_some_and(|mv| is_capture(position, mv));
        let mut picker = Picker::new(position, hints);
        let mut tried = Tried::default();
        let (mut best, mut best_move, mut number) = (-INFINITE, None, 0);
        while let Some(mv) = picker.next(position, &self.memory.history) {
            if node.excluded == Some(mv) {
                continue;
            }
            let is_quiet = !is_capture(position, mv);
            let history = match is_quiet {
                true => quiet_history(position, &self.memory.history, &previous, mv),
                false => 0,
            };
            let mut candidate = Candidate {
                mv,
                is_quiet,
                history,
                number,
                after_capture,
                extension: 0,
            };
            if best > -LEAST_MATE
                && !self.seeks_mate
                && is_pruned(position, node, &candidate, alpha, &mut picker)
            {
                continue;
            }
            if let Some(entry) = node.entry
                && table_move == Some(mv)
            {
                match self.singular(position, node, entry, beta) {
                    Ok(extension) => candidate.extension = extension,
                    Err(value) => return (value, Some(mv)),
                }
            }
            number += 1;
            candidate.number = number;
            let value = self.search_move(position, node, candidate, alpha, beta);
            if self.is_stopped {
                return (0, None);
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_move = Some(mv);
                if node.is_open {
                    self.extend_line(node.ply, mv);
                }
            }
            if value >= beta {
                self.learn(position, node, mv, &tried);
                break;
            }
            match is_quiet {
                true => tried.quiets.push(mv),
                false => tried.captures.push(mv),
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

    /// The value of a move: late ones are searched less deep at first, and all but the first with a window of
    /// nothing as long as they are not better.
    fn search_move(
        &mut self,
        position: &Position,
        node: &Node,
        candidate: Candidate,
        alpha: Value,
        beta: Value,
    ) -> Value {
        let ply = node.ply;
        let next = self.make(position, node.key, candidate.mv, ply);
        let gives_check = next.is_check();
        let mut depth = node.depth - 1 + candidate.extension;
        if gives_check
            && candidate.extension == 0
            && ply < 2 * self.depth as usize
            && (self.seeks_mate || gains(position, candidate.mv, 0))
        {
            depth += 1;
        }
        let is_first = candidate.number == 1;
        let mut value = INFINITE;
        let less = reduction(node, &candidate, gives_check);
        if less > 0 {
            let reduced = (depth - less).max(1).min(depth);
            value = -self.search(&next, -alpha - 1, -alpha, reduced, ply + 1, true);
            if value > alpha && reduced < depth {
                value = -self.search(&next, -alpha - 1, -alpha, depth, ply + 1, !node.is_cut);
            }
        } else if !node.is_open || !is_first {
            value = -self.search(&next, -alpha - 1, -alpha, depth, ply + 1, !node.is_cut);
        }
        if node.is_open && (is_first || value > alpha) {
            value = -self.search(&next, -beta, -alpha, depth, ply + 1, false);
        }
        self.unmake();
        value
    }

    /// Singular extension: how much deeper the table's move is searched as all others are worse. If another
    /// is above beta as well, that is the error.
    fn singular(
        &mut self,
        position: &Position,
        node: &Node,
        entry: Entry,
        beta: Value,
    ) -> Result<i32, Value> {
        let known = entry.value_at(node.ply);
        let is_asked = node.depth >= SINGULAR_DEPTH
            && node.excluded.is_none()
            && node.ply < 2 * self.depth as usize
            && i32::from(entry.depth) >= node.depth - 3
            && entry.bound != Bound::Upper
            && !is_mate(known);
        if !is_asked {
            return Ok(0);
        }
        let limit = known - 2 * node.depth;
        self.memory.plies[node.ply].excluded = entry.best;
        let depth = (node.depth - 1) / 2;
        let value = self.search(position, limit - 1, limit, depth, node.ply, true);
        self.memory.plies[node.ply].excluded = None;
        if value < limit {
            return Ok(1 + i32::from(!node.is_open && value < limit - 20));
        }
        match limit >= beta && !node.is_open && !self.is_stopped {
            true => Err(limit),
            false => Ok(if known >= beta { -1 } else { 0 }),
        }
    }

    /// Learns from a move that ended the search, and from those that were tried before it.
    fn learn(&mut self, position: &Position, node: &Node, mv: Move, tried: &Tried) {
        let bonus = pruning::history_bonus(node.depth);
        let previous = self.previous(node.ply);
        let history = &mut self.memory.history;
        let mut bump = |mv: Move, bonus: i32| {
            if let Some(moved) = moved(position, mv) {
                match is_capture(position, mv) {
                    true => history.bump_capture(moved, captured(position, mv), bonus),
                    false => history.bump_quiet(moved, mv, &previous, bonus),
                }
            }
        };
        bump(mv, bonus);
        for &other in &tried.captures {
            bump(other, -bonus);
        }
        if is_capture(position, mv) {
            return;
        }
        for &other in &tried.quiets {
            bump(other, -bonus);
        }
        let killers = &mut self.memory.plies[node.ply].killers;
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}

/// Whether a move need not be tried, as there is one already that does not lose to a mate.
fn is_pruned(
    position: &Position,
    node: &Node,
    candidate: &Candidate,
    alpha: Value,
    picker: &mut Picker,
) -> bool {
    let depth = node.depth;
    if !candidate.is_quiet {
        let margin = pruning::capture_exchange_margin(depth);
        return depth <= 6 && !gains(position, candidate.mv, margin);
    }
    let left = (depth - pruning::reduction(depth, candidate.number)).max(1);
    if candidate.number >= pruning::most_quiet_moves(depth, node.is_improving)
        || !node.is_check && pruning::is_futile(node.evaluation, alpha, left)
    {
        let checks = CheckSquares::of(position);
        if !checks.is_check(position, candidate.mv) {
            picker.keep_checks(position, &checks);
            return true;
        }
    }
    let margin = pruning::quiet_exchange_margin(left);
    pruning::has_failed_often(candidate.history, depth) || !gains(position, candidate.mv, margin)
}

/// Late move reduction: by how much less deep a move is searched at first.
fn reduction(node: &Node, candidate: &Candidate, gives_check: bool) -> i32 {
    let first_late = if node.is_open { 3 } else { 2 };
    if node.depth < 2 || candidate.number < first_late {
        return 0;
    }
    let base = pruning::reduction(node.depth, candidate.number);
    let less = match candidate.is_quiet {
        true => base - candidate.history / 8192 + i32::from(candidate.after_capture),
        false => base - 1,
    };
    let more = i32::from(!node.is_improving) + 2 * i32::from(node.is_cut);
    let fewer = i32::from(gives_check) + 2 * i32::from(node.is_open) + i32::from(node.is_check);
    (less + more - fewer).max(0)
}
