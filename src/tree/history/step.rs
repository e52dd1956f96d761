//! What an edit has changed, to be put back.

use crate::tree::edit::Place;
use crate::tree::node::Written;
use crate::tree::{GameTree, NodeId};

/// A part of a tree as it was at another moment.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    /// The moves after a node.
    Place(NodeId, Place),
    /// What is written beside a move.
    Written(NodeId, Written),
}

impl Part {
    /// The same part of the tree as it is now.
    fn now(&self, tree: &GameTree) -> Part {
        match self {
            Part::Place(parent, _) => Part::Place(*parent, tree.place_after(*parent)),
            Part::Written(node, _) => Part::Written(*node, tree.node(*node).written()),
        }
    }

    /// Gives the tree this part, and keeps the one that it had.
    fn swap(&mut self, tree: &mut GameTree) {
        let now = self.now(tree);
        match std::mem::replace(self, now) {
            Part::Place(parent, place) => tree.set_place_after(parent, &place),
            Part::Written(node, written) => tree.node_mut(node).set_written(written),
        }
    }
}

/// What an edit has changed: while it stands, the parts as they were before; once undone, as they were after it.
#[derive(Clone, Default, Debug)]
pub(super) struct Step(Vec<Part>);

impl Step {
    /// Notes the moves after a node, before they are changed.
    pub(super) fn note_place(&mut self, tree: &GameTree, parent: NodeId) {
        self.0.push(Part::Place(parent, tree.place_after(parent)));
    }

    /// Notes what is written beside a move, before it is changed.
    pub(super) fn note_written(&mut self, tree: &GameTree, node: NodeId) {
        self.0.push(Part::Written(node, tree.node(node).written()));
    }

    /// Whether the tree has come out as it was.
    pub(super) fn is_without_effect(&self, tree: &GameTree) -> bool {
        self.0.iter().all(|part| *part == part.now(tree))
    }

    pub(super) fn undo(&mut self, tree: &mut GameTree) {
        for part in self.0.iter_mut().rev() {
            part.swap(tree);
        }
    }

    pub(super) fn redo(&mut self, tree: &mut GameTree) {
        for part in &mut self.0 {
            part.swap(tree);
        }
    }
}
