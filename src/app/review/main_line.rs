//! The main line of a tree as a list, for questions that would otherwise walk the whole game.

use std::sync::Arc;

use crate::game::Record;
use crate::rules::Position;
use crate::tree::{GameTree, NodeId, advance};

/// The nodes of a main line in order. A node is added to a tree after its parent, so their ids rise along
/// every line.
#[derive(Clone, Debug)]
pub(super) struct MainLine(Arc<[NodeId]>);

impl MainLine {
    pub(super) fn of(tree: &GameTree) -> MainLine {
        let nodes: Arc<[NodeId]> = tree.main_line().collect();
        debug_assert!(nodes.is_sorted());
        MainLine(nodes)
    }

    pub(super) fn nodes(&self) -> &Arc<[NodeId]> {
        &self.0
    }

    /// The number of half-moves up to a node of the line.
    pub(super) fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.0.binary_search(&node).ok().map(|index| index + 1)
    }

    /// The number of half-moves of the line that lead to a node, or to where its variation branches off.
    pub(super) fn plies_before(&self, tree: &GameTree, node: NodeId) -> usize {
        let mut back = std::iter::successors(Some(node), |&node| tree.parent(node));
        back.find_map(|node| self.ply_of(node)).unwrap_or(0)
    }

    /// The position after a node. Only the moves that are not in the record of this line are replayed.
    pub(super) fn position(&self, record: &Record, tree: &GameTree, node: NodeId) -> Position {
        let known = self.plies_before(tree, node).min(record.plies().len());
        let from = record.ply(known).map_or(NodeId::ROOT, |ply| ply.node);
        let mut position = record.position_at(known).clone();
        for mv in tree.moves_between(from, node) {
            advance(&mut position, mv);
        }
        position
    }
}
