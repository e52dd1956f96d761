//! What the search learns from a node: an entry of the transposition table, and scores of the histories.

use super::entry::{Bound, Entry, stored_value};
use super::node::{Node, StaticEvaluation};
use super::ordering::{captured, is_capture, piece_to};
use super::prepared::Prepared;
use super::pruning;
use super::score::{Value, is_mate};
use super::threats::Threats;
use super::worker::Worker;
use crate::rules::{Move, MoveList};

/// The moves of a node searched so far that caused no cutoff.
#[derive(Default)]
pub(super) struct Tried {
    pub(super) quiets: MoveList,
    pub(super) captures: MoveList,
}

impl Worker<'_> {
    /// Records the result of a node in the table and the histories.
    pub(super) fn learn(
        &mut self,
        position: &Prepared,
        node: &Node,
        depth: i32,
        bound: Bound,
        (value, best): (Value, Option<Move>),
    ) {
        if best.is_none() {
            self.reward_refutation(node.ply, depth);
        }
        let corrected = node.evaluation.corrected;
        let is_quiet = best.is_none_or(|mv| !is_capture(position, mv));
        if !node.is_check && is_quiet && !is_mate(value) && bound.proves(value, corrected) {
            let previous = self.previous(node.ply);
            let error = value - corrected;
            self.data
                .correction
                .update(position, &previous, error, depth.min(16));
        }
        let searched = (node.ply, node.depth as u8);
        self.store(position, searched, node.evaluation, bound, (value, best));
    }

    /// Stores what a search at this ply and to this depth found in the table.
    #[inline]
    pub(super) fn store(
        &self,
        position: &Prepared,
        (ply, depth): (usize, u8),
        evaluation: StaticEvaluation,
        bound: Bound,
        (value, best): (Value, Option<Move>),
    ) {
        let known = Entry {
            best,
            value: stored_value(value, ply),
            evaluation: evaluation.raw as i16,
            depth,
            bound,
        };
        self.shared.table.insert(position.key(), known);
    }

    /// Raises the history score of a quiet hash move that caused a cutoff by its entry alone.
    pub(super) fn reward_quiet(&mut self, position: &Prepared, mv: Move, depth: i32, ply: usize) {
        let previous = self.previous(ply);
        if let Some(piece_to) = piece_to(position, mv) {
            let attacked = Threats::of(position).attacked();
            let bonus = pruning::history_bonus(depth) / 2;
            self.data
                .history
                .bump_quiet(piece_to, mv, attacked, &previous, bonus);
        }
    }

    /// Raises the history score of the last move if it was quiet and no reply to it was good enough.
    fn reward_refutation(&mut self, ply: usize, depth: i32) {
        let last = self.data.plies[ply - 1];
        let previous = self.previous(ply - 1);
        if let (Some(piece_to), Some(mv)) = (last.piece_to, last.quiet) {
            let bonus = pruning::history_bonus(depth) / 2;
            self.data
                .history
                .bump_quiet(piece_to, mv, last.attacked, &previous, bonus);
        }
    }

    /// Changes the history score of the last move, if it was quiet, by what it did to the evaluation.
    pub(super) fn learn_from_evaluation(&mut self, ply: usize, corrected: Value) {
        let last = self.data.plies[ply - 1];
        if let (Some(before), Some(piece_to), Some(mv)) =
            (last.evaluation, last.piece_to, last.quiet)
        {
            let bonus = pruning::evaluation_bonus(before, corrected);
            let history = &mut self.data.history;
            history.bump_butterfly(piece_to, mv, last.attacked, bonus);
        }
    }

    /// Updates histories and killer moves after a cutoff: a bonus for the move, a malus for those tried before it.
    pub(super) fn update_history(
        &mut self,
        position: &Prepared,
        node: &Node,
        mv: Move,
        tried: &Tried,
    ) {
        let bonus = pruning::history_bonus(node.depth);
        let previous = self.previous(node.ply);
        let attacked = self.data.plies[node.ply].attacked;
        let history = &mut self.data.history;
        let mut bump = |mv: Move, bonus: i32| {
            if let Some(piece_to) = piece_to(position, mv) {
                if is_capture(position, mv) {
                    history.bump_capture(piece_to, captured(position, mv), bonus)
                } else {
                    history.bump_quiet(piece_to, mv, attacked, &previous, bonus)
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
        let killers = &mut self.data.plies[node.ply].killers;
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}
