//! The static evaluation of a node, as the search uses it.

use super::entry::Entry;
use super::evaluation::evaluate_with;
use super::limits::Selectivity;
use super::node::StaticEvaluation;
use super::prepared::Prepared;
use super::score::{Value, is_mate};
use super::worker::Worker;

impl Worker<'_> {
    pub(super) fn static_evaluation(
        &mut self,
        position: &Prepared,
        is_check: bool,
        entry: Option<Entry>,
        ply: usize,
    ) -> StaticEvaluation {
        if is_check {
            return StaticEvaluation::IN_CHECK;
        }
        // Looked up first: its tables are read while the evaluation is computed.
        let correction = self.data.correction.get(position, &self.previous(ply));
        let raw = entry.map_or_else(
            || evaluate_with(position, position.armies(), &mut self.data.pawn_table),
            |entry| entry.evaluation.into(),
        );
        if self.selectivity == Selectivity::FullWidth {
            return StaticEvaluation {
                raw,
                corrected: raw,
                refined: raw,
            };
        }
        let corrected = raw + correction;
        let value = entry.map(|entry| (entry.bound, entry.value_at(ply)));
        let closer =
            value.filter(|&(bound, value)| bound.proves(value, corrected) && !is_mate(value));
        StaticEvaluation {
            raw,
            corrected,
            refined: closer.map_or(corrected, |(_, value)| value),
        }
    }

    /// Whether the evaluation is better than at this side's previous turn. If it was in check then, the turn before
    /// counts.
    pub(super) fn is_improving(&self, corrected: Value, ply: usize) -> bool {
        let mut before = [2, 4].into_iter().filter_map(|back| {
            let earlier = ply.checked_sub(back)?;
            self.data.plies[earlier].evaluation
        });
        before.next().is_none_or(|before| corrected > before)
    }
}
