//! A node of the search tree.

use super::entry::Entry;
use super::score::Value;
use crate::rules::Move;

/// What is known about a node before its moves are searched.
pub(super) struct Node {
    pub(super) key: u64,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// A PV node: its window is wider than a null window.
    pub(super) is_pv: bool,
    pub(super) is_check: bool,
    /// The evaluation is better than at this side's previous turn.
    pub(super) is_improving: bool,
    /// The evaluation that prunings use; meaningless in check.
    pub(super) evaluation: Value,
    /// The move excluded by a singular search.
    pub(super) excluded: Option<Move>,
    /// The entry of the transposition table.
    pub(super) entry: Option<Entry>,
    /// The node is expected to fail high.
    pub(super) is_cut_node: bool,
}
