//! Walking a tree.

use std::iter;

use super::{GameTree, NodeId};
use crate::rules::Move;

impl GameTree {
    /// The node before a node; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.parent
    }

    /// The main move after a node.
    pub fn first_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.first_child
    }

    /// All moves after a node, the main one first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.siblings_from(self.first_child(id))
    }

    /// The alternatives to a main move; none for a move that is itself a variation.
    pub fn variations(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.siblings_from(self.node(id).links.next.filter(|_| self.is_main(id)))
    }

    /// The variations in brackets directly after a move in the text.
    pub(crate) fn nested(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let nesting = self.node(id).nesting;
        self.siblings_from(self.node(id).links.next)
            .take_while(move |&other| self.node(other).nesting > nesting)
            .filter(move |&other| self.node(other).nesting == nesting + 1)
    }

    /// The first moves of the brackets that begin beside the same move as that of a variation, and that its own is
    /// nested in, the innermost first: `1. d4` for the last move of `1. e4 (1. d4 (1. c4))`.
    pub fn brackets_around(&self, first: NodeId) -> Vec<NodeId> {
        let siblings = self
            .parent(first)
            .and_then(|parent| self.first_child(parent));
        let mut around: Vec<NodeId> = Vec::new();
        for other in self.siblings_from(siblings) {
            let nesting = self.node(other).nesting;
            around.retain(|&outer| self.node(outer).nesting < nesting);
            if other == first {
                break;
            }
            around.extend((nesting > 0).then_some(other));
        }
        around.reverse();
        around
    }

    /// Whether a node is the first among its siblings.
    pub fn is_main(&self, id: NodeId) -> bool {
        let parent = self.parent(id);
        parent.is_none_or(|parent| self.first_child(parent) == Some(id))
    }

    /// The main line: the game as played.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line_after(NodeId::ROOT)
    }

    /// The main moves after a node.
    pub fn line_after(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        iter::successors(self.first_child(id), |&id| self.first_child(id))
    }

    /// Whether a node is in the main line, or the root.
    pub fn is_on_main_line(&self, id: NodeId) -> bool {
        self.up_from(id).all(|id| self.is_main(id))
    }

    /// The number of half-moves from the start to a node.
    pub fn ply(&self, id: NodeId) -> usize {
        self.up_from(id).count() - 1
    }

    /// The nodes from the first move to this one; none for the root.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.up_from(id).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The moves from a node to one of its descendants.
    pub(crate) fn moves_between(&self, from: NodeId, to: NodeId) -> Vec<Move> {
        let back = self.up_from(to).take_while(|&id| id != from);
        let mut moves: Vec<Move> = back.map(|id| self.node(id).mv()).collect();
        moves.reverse();
        moves
    }

    /// A node and its later siblings.
    fn siblings_from(&self, first: Option<NodeId>) -> impl Iterator<Item = NodeId> + '_ {
        iter::successors(first, |&id| self.node(id).links.next)
    }

    /// A node, the one before it, and so on to the root.
    fn up_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        iter::successors(Some(id), |&id| self.parent(id))
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        // The pairs left to compare, each with all later siblings.
        let mut pairs = vec![(Some(NodeId::ROOT), Some(NodeId::ROOT))];
        while let Some(pair) = pairs.pop() {
            match pair {
                (None, None) => {}
                (Some(own), Some(others)) => {
                    let (own, others) = (self.node(own), other.node(others));
                    if !own.is_same(others) {
                        return false;
                    }
                    pairs.push((own.links.next, others.links.next));
                    pairs.push((own.links.first_child, others.links.first_child));
                }
                _ => return false,
            }
        }
        self.start() == other.start()
    }
}

impl Eq for GameTree {}
