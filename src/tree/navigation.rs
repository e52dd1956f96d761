//! Navigation for the keys of a review.

use std::iter;

use super::text_order::TextItemKind;
use super::{GameTree, NodeId, advance};
use crate::rules::Position;

impl GameTree {
    /// The next sibling of a node.
    pub fn next_alternative(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.next
    }

    /// The previous sibling of a node.
    pub fn previous_alternative(&self, id: NodeId) -> Option<NodeId> {
        let mut siblings = self.children(self.parent(id)?);
        siblings.find(|&sibling| self.next_alternative(sibling) == Some(id))
    }

    /// The next alternative to a node, `None` at the last. For a node without alternatives, the move
    /// before the last branching.
    pub fn next_line(&self, id: NodeId) -> Option<NodeId> {
        if self.has_alternatives(id) {
            self.next_alternative(id)
        } else {
            self.branching_before(id)
        }
    }

    /// The previous alternative to a node, `None` at the main one. For a node without alternatives, the
    /// move before the last branching.
    pub fn previous_line(&self, id: NodeId) -> Option<NodeId> {
        if self.has_alternatives(id) {
            self.previous_alternative(id)
        } else {
            self.branching_before(id)
        }
    }

    /// The last node before this one with more than one child.
    pub fn branching_before(&self, id: NodeId) -> Option<NodeId> {
        let mut before = iter::successors(self.parent(id), |&id| self.parent(id));
        before.find(|&id| self.children(id).nth(1).is_some())
    }

    /// Whether a node has siblings.
    pub fn has_alternatives(&self, id: NodeId) -> bool {
        let parent = self.parent(id);
        parent.is_some_and(|parent| self.children(parent).nth(1).is_some())
    }

    /// The first move of the variation that a node belongs to; `None` in the main line.
    pub fn variation_start(&self, id: NodeId) -> Option<NodeId> {
        let mut back = iter::successors(Some(id), |&id| self.parent(id));
        back.find(|&id| !self.is_main(id))
    }

    /// The last node of the main line from a node on.
    pub fn line_end(&self, id: NodeId) -> NodeId {
        self.line_after(id).last().unwrap_or(id)
    }

    /// The moves that lead to a node and the main moves after it.
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path(id);
        line.extend(self.line_after(id));
        line
    }

    /// The positions before the first move of such a line and after each of its moves.
    pub fn positions_of(&self, line: &[NodeId]) -> Vec<Position> {
        let after_each = line.iter().scan(self.start().clone(), |position, &id| {
            advance(position, self.node(id).mv());
            Some(position.clone())
        });
        iter::once(self.start().clone()).chain(after_each).collect()
    }

    /// The next annotated node in text order.
    pub fn next_annotated(&self, id: NodeId) -> Option<NodeId> {
        let mut after = self.in_text_order().skip_while(|&node| node != id).skip(1);
        after.find(|&id| self.node(id).is_annotated())
    }

    /// The previous annotated node in text order.
    pub fn previous_annotated(&self, id: NodeId) -> Option<NodeId> {
        let before = self.in_text_order().take_while(|&node| node != id);
        before.filter(|&id| self.node(id).is_annotated()).last()
    }

    /// All nodes in text order, the root first.
    fn in_text_order(&self) -> impl Iterator<Item = NodeId> + '_ {
        let moves = self
            .text_order()
            .filter(|item| item.kind == TextItemKind::Move);
        iter::once(NodeId::ROOT).chain(moves.map(|item| item.node))
    }
}
