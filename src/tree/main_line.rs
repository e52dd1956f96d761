//! The main line of a tree as a list, for questions that would otherwise walk through the whole game.

use std::sync::Arc;

use super::{GameTree, NodeId, advance};
use crate::rules::Position;

/// The nodes of a main line in order.
///
/// A node is added to a tree after its parent, so the ids rise along every line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainLine(Arc<[NodeId]>);

impl MainLine {
    /// The main line of a tree.
    pub fn of(tree: &GameTree) -> MainLine {
        let nodes: Arc<[NodeId]> = tree.main_line().collect();
        debug_assert!(nodes.is_sorted());
        MainLine(nodes)
    }

    /// The nodes in order, without the root.
    pub fn nodes(&self) -> &Arc<[NodeId]> {
        &self.0
    }

    /// Whether this is the same list, so that nothing in it has changed.
    pub fn is_same(&self, other: &MainLine) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The number of half-moves up to a node of the line; `None` for the root and for nodes of variations.
    pub fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.0.binary_search(&node).ok().map(|index| index + 1)
    }

    /// Whether a node is the root or on the line.
    pub fn has(&self, node: NodeId) -> bool {
        node == NodeId::ROOT || self.ply_of(node).is_some()
    }

    /// The last node; the root of a game without moves.
    pub fn last(&self) -> NodeId {
        self.0.last().copied().unwrap_or(NodeId::ROOT)
    }

    /// A node and those before it, back to the line.
    fn back<'a>(&'a self, tree: &'a GameTree, node: NodeId) -> impl Iterator<Item = NodeId> + 'a {
        let back = std::iter::successors(Some(node), |&node| tree.parent(node));
        back.take_while(|&node| !self.has(node))
    }

    /// The number of half-moves of the line that lead to a node, or to where its variation branches off.
    pub fn plies_before(&self, tree: &GameTree, node: NodeId) -> usize {
        let first = self.back(tree, node).last();
        let main = first.map_or(Some(node), |first| tree.parent(first));
        main.and_then(|main| self.ply_of(main)).unwrap_or(0)
    }

    /// The nodes from the first move to this one; none for the root.
    pub fn path(&self, tree: &GameTree, node: NodeId) -> Vec<NodeId> {
        let plies = self.plies_before(tree, node);
        let mut path = self.0[..plies].to_vec();
        path.extend(self.back(tree, node));
        path[plies..].reverse();
        path
    }

    /// The number of brackets around a node.
    pub fn depth_of(&self, tree: &GameTree, node: NodeId) -> usize {
        let nestings = self.back(tree, node).map(|node| tree.node(node).nesting);
        nestings.map(usize::from).sum()
    }

    /// Whether a node is in the tree whose main line this is. See [`GameTree::contains`].
    pub(super) fn contains(&self, tree: &GameTree, node: NodeId) -> bool {
        let is_child = |node| {
            let parent = tree.parent(node);
            parent.is_some_and(|parent| tree.children(parent).any(|child| child == node))
        };
        tree.is_listed(node) && self.back(tree, node).all(is_child)
    }

    /// The position after a node of the tree whose main line this is.
    pub(super) fn position(&self, tree: &GameTree, node: NodeId) -> Position {
        let mut position = tree.start().clone();
        for node in self.path(tree, node) {
            advance(&mut position, tree.node(node).mv());
        }
        position
    }

    /// The main line after the moves that follow these nodes have changed: the same list if it still is.
    pub(super) fn updated(&self, tree: &GameTree, branched: &[NodeId]) -> MainLine {
        let place = |&node: &NodeId| match node {
            NodeId::ROOT => Some(0),
            node => self.ply_of(node),
        };
        // The first place from which on it is another.
        let differs = |&ply: &usize| {
            let before = ply
                .checked_sub(1)
                .map_or(NodeId::ROOT, |index| self.0[index]);
            tree.first_child(before) != self.0.get(ply).copied()
        };
        let Some(kept) = branched.iter().filter_map(place).filter(differs).min() else {
            return self.clone();
        };
        let last = kept
            .checked_sub(1)
            .map_or(NodeId::ROOT, |index| self.0[index]);
        let kept = self.0[..kept].iter().copied();
        let nodes: Vec<NodeId> = kept.chain(tree.line_after(last)).collect();
        debug_assert!(nodes.is_sorted());
        MainLine(nodes.into())
    }
}
