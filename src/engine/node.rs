//! A node of the search tree.

use super::entry::Entry;
use super::score::{INFINITE, Value};
use crate::rules::Move;

/// What is known about a node before its moves are searched.
pub(super) struct Node {
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// A PV node: its window is wider than a null window.
    pub(super) is_pv: bool,
    pub(super) is_check: bool,
    /// The evaluation is better than at this side's previous turn.
    pub(super) is_improving: bool,
    pub(super) evaluation: StaticEvaluation,
    /// The move excluded by a singular search.
    pub(super) excluded: Option<Move>,
    /// The entry of the transposition table.
    pub(super) entry: Option<Entry>,
    /// The node is expected to fail high.
    pub(super) is_cut_node: bool,
}

/// What the evaluation says about a node. In check all values are below every other value.
#[derive(Clone, Copy)]
pub(super) struct StaticEvaluation {
    /// The evaluation itself.
    pub(super) raw: Value,
    /// With its correction from the correction history.
    pub(super) corrected: Value,
    /// The value of the table's entry if that is closer to the truth; else the corrected one.
    pub(super) refined: Value,
}

impl StaticEvaluation {
    pub(super) const IN_CHECK: StaticEvaluation = StaticEvaluation {
        raw: -INFINITE + 1,
        corrected: -INFINITE + 1,
        refined: -INFINITE + 1,
    };
}
