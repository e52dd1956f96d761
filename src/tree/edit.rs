//! Reordering lines.
//!
//! Other lines keep their brackets; only lines within the brackets of a moved line come out of them.

use super::{GameTree, NodeId};

/// The children of a node in order, each with its nesting.
///
/// The first has nesting 0, and every other at least 1 and at most one more than the move before it.
pub(super) type Children = Vec<(NodeId, u8)>;

impl GameTree {
    /// Removes a node and its descendants from the tree. The root stays. [`GameTree::attach`] puts it
    /// back.
    pub fn detach(&mut self, id: NodeId) {
        self.rearrange(id, |children| take(children, id));
    }

    /// Removes all descendants of a node.
    pub(crate) fn cut_after(&mut self, id: NodeId) {
        let links = &mut self.node_mut(id).links;
        links.first_child = None;
        links.last_child = None;
    }

    /// Ends the main line at a node. The moves after it become a variation of its last move that begins
    /// with the same move, since PGN has no variations after the last move. Moves after the root are
    /// removed.
    pub(crate) fn end_main_line_at(&mut self, id: NodeId) {
        if let Some(parent) = self.parent(id).filter(|_| self.first_child(id).is_some()) {
            let mv = self.node(id).mv();
            let known = self
                .variations(id)
                .find(|&other| self.node(other).mv() == mv);
            let copy = known.unwrap_or_else(|| self.add(parent, mv));
            self.copy_after(id, copy);
        }
        self.cut_after(id);
    }

    /// Copies all descendants of a node to another node.
    fn copy_after(&mut self, from: NodeId, to: NodeId) {
        let mut waiting = vec![(from, to)];
        while let Some((from, to)) = waiting.pop() {
            let children: Vec<NodeId> = self.children(from).collect();
            for child in children {
                let original = self.node(child);
                let (mv, clock, annotations) =
                    (original.mv(), original.clock, original.annotations());
                let copy = self.add(to, mv);
                self.node_mut(copy).clock = clock;
                self.node_mut(copy).set_annotations(annotations);
                waiting.push((child, copy));
            }
        }
    }

    /// Puts a node at this index among its siblings, or at the end. A detached node comes back; one
    /// that is in the tree is moved.
    pub fn attach(&mut self, id: NodeId, number: usize) {
        self.rearrange(id, |children| {
            take(children, id);
            put(children, id, number);
        });
    }

    /// Makes a node the main move among its siblings. The old main move becomes the first variation.
    pub fn promote(&mut self, id: NodeId) {
        if !self.is_main(id) {
            self.attach(id, 0);
        }
    }

    /// Changes a node's siblings.
    fn rearrange(&mut self, id: NodeId, change: impl FnOnce(&mut Children)) {
        if let Some(parent) = self.parent(id) {
            let mut children = self.child_list(parent);
            change(&mut children);
            self.set_child_list(parent, &children);
        }
    }

    /// The children of a node.
    pub(super) fn child_list(&self, parent: NodeId) -> Children {
        let children = self.children(parent);
        children.map(|id| (id, self.node(id).nesting)).collect()
    }

    /// Replaces the children of a node.
    pub(super) fn set_child_list(&mut self, parent: NodeId, children: &[(NodeId, u8)]) {
        let mut next = self.first_child(parent);
        while let Some(id) = next {
            next = self.node_mut(id).links.next.take();
        }
        let mut next = None;
        for &(id, nesting) in children.iter().rev() {
            let node = self.node_mut(id);
            node.links.next = next.replace(id);
            node.nesting = nesting;
        }
        let links = &mut self.node_mut(parent).links;
        links.first_child = next;
        links.last_child = children.last().map(|&(id, _)| id);
    }
}

/// Removes a move from the children. The lines in its brackets come out of them.
fn take(children: &mut Children, id: NodeId) {
    let Some(at) = children.iter().position(|&(other, _)| other == id) else {
        return;
    };
    let (_, nesting) = children.remove(at);
    let mut behind = children.iter_mut().skip(at).map(|(_, nesting)| nesting);
    // The first variation takes the place of the main move, and the others stay variations.
    if nesting == 0
        && let Some(first) = behind.next()
    {
        *first = 0;
    }
    for inner in behind.take_while(|inner| **inner > nesting.max(1)) {
        *inner -= 1;
    }
}

/// Puts a move at this index among the children, or at the end.
fn put(children: &mut Children, id: NodeId, number: usize) {
    let number = number.min(children.len());
    if number == 0 {
        if let Some((_, first)) = children.first_mut() {
            *first = 1;
        }
        children.insert(0, (id, 0));
    } else {
        // Before a move in the same brackets, so that no line comes into the new one's.
        let nesting = children.get(number).map_or(1, |&(_, nesting)| nesting);
        children.insert(number, (id, nesting));
    }
}
