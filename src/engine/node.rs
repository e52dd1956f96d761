//! A node of the tree.

use super::entry::Entry;
use super::score::Value;
use crate::rules::Move;

/// What is known of a node before its moves are tried.
pub(super) struct Node {
    pub(super) key: u64,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// The window is more than nothing: the node is on the principal variation.
    pub(super) is_open: bool,
    pub(super) is_check: bool,
    pub(super) is_improving: bool,
    /// The evaluation as it is pruned by; it counts only without check.
    pub(super) evaluation: Value,
    /// The move that is left out.
    pub(super) excluded: Option<Move>,
    /// What the table knows.
    pub(super) entry: Option<Entry>,
    /// It is expected to be worth beta or more.
    pub(super) is_cut: bool,
}
