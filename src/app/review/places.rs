//! Where a move stands in a reviewed game: its number, its time, and the position after it. Nothing here walks
//! through all moves of the main line.

use std::sync::Arc;
use std::time::Duration;

use super::move_times::MoveTimes;
use super::position::position;
use super::state::Review;
use crate::notation::pgn;
use crate::rules::{Move, Position, Square};
use crate::tree::NodeId;

impl Review {
    /// The squares of the last move.
    pub fn last_move(&self) -> Option<(Square, Square)> {
        self.last_move
    }

    /// The nodes of the main line, in order.
    pub fn main_line(&self) -> &Arc<[NodeId]> {
        self.analysis.main_line()
    }

    /// The number of half-moves of the main line before the position shown, or before its variation branches off.
    pub fn main_ply(&self) -> usize {
        self.main_ply
    }

    /// The times along the main line.
    pub fn times(&self) -> &MoveTimes {
        &self.times
    }

    /// The moves from the main line as it is now to the position shown; none on that line.
    pub fn off_main_line(&self) -> Vec<NodeId> {
        let is_off = |&node: &NodeId| node != NodeId::ROOT && self.analysis.ply_of(node).is_none();
        let back = std::iter::successors(Some(self.at()), |&node| self.tree().parent(node));
        let mut nodes: Vec<NodeId> = back.take_while(is_off).collect();
        nodes.reverse();
        nodes
    }

    /// The first moves of the variations in whose brackets the position shown is, the innermost first.
    pub fn variations_shown(&self) -> Vec<NodeId> {
        let back = self.off_main_line().into_iter().rev();
        let first = back.filter(|&node| !self.tree().is_main(node));
        let with_brackets =
            |first| std::iter::once(first).chain(self.tree().brackets_around(first));
        first.flat_map(with_brackets).collect()
    }

    /// The number of moves of the main line as it is now before the one that a node is, or that it stands below in the
    /// list of moves.
    pub fn list_place(&self, node: NodeId) -> usize {
        let line = self.changes.main_line();
        match line.ply_of(node) {
            Some(ply) => ply - 1,
            None => line.plies_before(self.tree(), node),
        }
    }

    /// Such numbers for all places where the list of moves differs from that before the last change; `None` if these
    /// can be any.
    pub(super) fn places_changed(&self) -> Option<Vec<usize>> {
        let line = self.changes.main_line();
        let changed = self.changes.last_changed();
        let annotated = changed.annotated.iter().map(|&node| self.list_place(node));
        let branched = changed.branched.iter();
        let branched = branched.map(|&node| line.plies_before(self.tree(), node));
        line.is_same(self.analysis.line())
            .then(|| annotated.chain(branched).collect())
    }

    /// Whether a node is in a variation.
    pub fn is_in_variation(&self, node: NodeId) -> bool {
        !self.changes.main_line().has(node)
    }

    /// The nodes from the first move to this one; none for the root.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        self.changes.main_line().path(self.tree(), node)
    }

    /// The nearest annotated node after the position shown, or before it.
    pub(super) fn annotated(&self, is_forward: bool) -> Option<NodeId> {
        let (line, tree) = (self.changes.main_line(), self.tree());
        if is_forward {
            line.next_annotated(tree, self.at())
        } else {
            line.previous_annotated(tree, self.at())
        }
    }

    /// The thinking time of a move, if known.
    pub fn spent(&self, node: NodeId) -> Option<Duration> {
        match self.analysis.ply_of(node) {
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
        position(self.analysis.line(), record, self.tree(), node)
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
        let after = |node| position(self.analysis.line(), record, tree, node);
        self.written.complete(tree, after);
    }
}
