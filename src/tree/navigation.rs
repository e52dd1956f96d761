//! Navigation for the keys of a review.

use std::iter;

use super::text_order::TextItemKind;
use super::{GameTree, MainLine, NodeId};

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
}

/// How many moves of the main line are searched at once, backwards.
const STRETCH: usize = 256;

impl MainLine {
    /// The next annotated node in text order.
    pub fn next_annotated(&self, tree: &GameTree, id: NodeId) -> Option<NodeId> {
        let mut after = self.in_text_order(tree, self.place_of(tree, id));
        after.find(|&node| node == id);
        after.find(|&id| tree.node(id).is_annotated())
    }

    /// The previous annotated node in text order.
    pub fn previous_annotated(&self, tree: &GameTree, id: NodeId) -> Option<NodeId> {
        let mut end = id;
        let mut place = self.place_of(tree, id);
        while end != NodeId::ROOT {
            let begin = place.saturating_sub(STRETCH);
            let before = self
                .in_text_order(tree, begin)
                .take_while(|&node| node != end);
            let annotated = before.filter(|&id| tree.node(id).is_annotated()).last();
            if annotated.is_some() {
                return annotated;
            }
            end = self.place(begin);
            place = begin;
        }
        None
    }

    /// The place of the main move that a node is, or below which it stands in the text; 0 for the root.
    fn place_of(&self, tree: &GameTree, id: NodeId) -> usize {
        let plies = self.plies_before(tree, id);
        if self.has(id) { plies } else { plies + 1 }
    }

    /// The nodes from a place on in text order.
    fn in_text_order<'a>(
        &self,
        tree: &'a GameTree,
        place: usize,
    ) -> impl Iterator<Item = NodeId> + use<'a> {
        let items = match self.place(place) {
            NodeId::ROOT => tree.text_order(),
            node => tree.text_order_from(node),
        };
        let root = (place == 0).then_some(NodeId::ROOT);
        let moves = items.filter(|item| item.kind == TextItemKind::Move);
        root.into_iter().chain(moves.map(|item| item.node))
    }

    /// The node after this many half-moves of the line.
    fn place(&self, plies: usize) -> NodeId {
        let index = plies.checked_sub(1);
        index
            .and_then(|index| self.nodes().get(index))
            .copied()
            .unwrap_or(NodeId::ROOT)
    }
}
