//! Changes of the order of lines.

use super::{GameTree, NodeId};

impl GameTree {
    /// Takes a node and all that follows it out of the tree. The root stays. [`GameTree::attach`] puts it back.
    pub fn detach(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        if self.children(parent).any(|child| child == id) {
            let before = self
                .children(parent)
                .take_while(|&child| child != id)
                .last();
            let next = self.node_mut(id).links.next.take();
            self.link(parent, before, next);
            self.settle(parent);
        }
    }

    /// Takes all that follows a node out of the tree, for good.
    pub(crate) fn cut_after(&mut self, id: NodeId) {
        let links = &mut self.node_mut(id).links;
        links.first_child = None;
        links.last_child = None;
    }

    /// Puts a node among the moves in its place, as the one with this number from 0, or as the last: one that was
    /// taken out goes back, one that is there goes to another place.
    pub fn attach(&mut self, id: NodeId, number: usize) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        self.detach(id);
        let before = self.children(parent).take(number).last();
        let next = match before {
            Some(sibling) => self.node(sibling).links.next,
            None => self.first_child(parent),
        };
        self.node_mut(id).links.next = next;
        self.link(parent, before, Some(id));
        self.settle(parent);
    }

    /// Makes a node the main move in its place. What was the main move becomes the first variation.
    pub fn promote(&mut self, id: NodeId) {
        if !self.is_main(id) {
            self.attach(id, 0);
        }
    }

    /// Promotes all moves that lead to a node, so that it stands in the main line.
    pub fn promote_to_main_line(&mut self, id: NodeId) {
        for id in self.path(id) {
            self.promote(id);
        }
    }

    /// Puts the links right after a change among the moves in one place, and hangs all variations directly on
    /// the main move: brackets within brackets would belong to a move that may stand elsewhere now.
    fn settle(&mut self, parent: NodeId) {
        let mut last = None;
        while let Some(id) = match last {
            Some(last) => self.node(last).links.next,
            None => self.first_child(parent),
        } {
            self.node_mut(id).nesting = u8::from(last.is_some());
            last = Some(id);
        }
        self.node_mut(parent).links.last_child = last;
    }
}
