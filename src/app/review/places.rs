//! Where a move stands in a reviewed game: its number, its time, and the position after it. Nothing here walks
//! through all moves of the main line.

use std::sync::Arc;
use std::time::Duration;

use super::move_times::MoveTimes;
use super::state::Review;
use crate::notation::pgn;
use crate::rules::{Move, Position, Square};
use crate::tree::NodeId;

impl Review {
    /// The squares of the last move.
    pub fn last_move(&self) -> Option<(Square, Square)> {
        self.last_move
    }

    /// The nodes of the main line as it was read, in order.
    pub fn main_line(&self) -> &Arc<[NodeId]> {
        self.main_line.nodes()
    }

    /// The number of half-moves of the original main line before the position shown, or before its variation
    /// branches off.
    pub fn main_ply(&self) -> usize {
        self.main_ply
    }

    /// The times of the main line as it was read.
    pub fn times(&self) -> &MoveTimes {
        &self.times
    }

    /// The first moves of the variations that lead to the position shown, the innermost first.
    pub fn variations_shown(&self) -> Vec<NodeId> {
        let on_main_line = |node: NodeId| self.analysis.ply_of(node).is_some();
        let back = std::iter::successors(Some(self.at()), |&node| self.tree().parent(node));
        let in_variation = back.take_while(|&node| !on_main_line(node));
        in_variation
            .filter(|&node| !self.tree().is_main(node))
            .collect()
    }

    /// The thinking time of a move, if known.
    pub fn spent(&self, node: NodeId) -> Option<Duration> {
        match self.main_line.ply_of(node) {
            Some(ply) => self.times.spent(ply),
            None => pgn::elapsed_in(self.tree().node(node).comment.as_deref()?),
        }
    }

    /// Whether a node is in the tree.
    pub fn has(&self, node: NodeId) -> bool {
        node == NodeId::ROOT || self.analysis.ply_of(node).is_some() || self.tree().contains(node)
    }

    /// The position after a node.
    pub fn position_after(&self, node: NodeId) -> Position {
        let record = self.game.record();
        self.main_line.position(record, self.tree(), node)
    }

    pub(super) fn position_before(&self, node: NodeId) -> Position {
        self.position_after(self.tree().parent(node).unwrap_or(NodeId::ROOT))
    }

    /// The squares of a move.
    pub(super) fn path_of(&self, node: NodeId) -> Option<(Square, Square)> {
        let mv = self.tree().node(node).mv();
        (mv != Move::NULL).then(|| self.position_before(node).path_of(mv))
    }

    /// Writes the moves that an edit has added.
    pub(super) fn write_new_moves(&mut self) {
        let (tree, record) = (self.changes.tree(), self.game.record());
        let position = |node| self.main_line.position(record, tree, node);
        self.written.complete(tree, position);
    }
}
