//! What an edit has changed, for undo and redo.

use crate::tree::edit::Children;
use crate::tree::node::Annotations;
use crate::tree::{GameTree, NodeId};

/// The nodes that an edit, undo or redo has changed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Changed {
    /// The nodes whose annotations have changed.
    pub annotated: Vec<NodeId>,
    /// The nodes after which there are other moves, or the same in another order.
    pub branched: Vec<NodeId>,
}

/// An earlier or later state of a part of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    /// The children of a node.
    Children(NodeId, Children),
    /// The annotations of a move.
    Annotations(NodeId, Annotations),
}

impl Part {
    /// The same part of the tree as it is now.
    fn now(&self, tree: &GameTree) -> Part {
        match self {
            Part::Children(parent, _) => Part::Children(*parent, tree.child_list(*parent)),
            Part::Annotations(node, _) => Part::Annotations(*node, tree.node(*node).annotations()),
        }
    }

    /// Swaps this part with the one in the tree.
    fn swap(&mut self, tree: &mut GameTree) {
        let now = self.now(tree);
        match std::mem::replace(self, now) {
            Part::Children(parent, children) => tree.set_child_list(parent, &children),
            Part::Annotations(node, annotations) => {
                tree.node_mut(node).set_annotations(annotations)
            }
        }
    }
}

/// The parts that an edit changed: as they were before it, or once undone, as they were after it.
#[derive(Clone, Default, Debug)]
pub(super) struct Step(Vec<Part>);

impl Step {
    /// Records the children of a node before they are changed.
    pub(super) fn record_children(&mut self, tree: &GameTree, parent: NodeId) {
        self.0.push(Part::Children(parent, tree.child_list(parent)));
    }

    /// Records the annotations of a move before they are changed.
    pub(super) fn record_annotations(&mut self, tree: &GameTree, node: NodeId) {
        self.0
            .push(Part::Annotations(node, tree.node(node).annotations()));
    }

    /// Whether the tree is unchanged.
    pub(super) fn is_without_effect(&self, tree: &GameTree) -> bool {
        self.0.iter().all(|part| *part == part.now(tree))
    }

    /// The nodes that it concerns.
    pub(super) fn changed(&self) -> Changed {
        let mut changed = Changed::default();
        for part in &self.0 {
            match *part {
                Part::Children(parent, _) => changed.branched.push(parent),
                Part::Annotations(node, _) => changed.annotated.push(node),
            }
        }
        changed
    }

    /// The nodes whose children were recorded.
    pub(super) fn branched(&self) -> Vec<NodeId> {
        self.changed().branched
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
