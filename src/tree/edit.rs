//! Changes of the order of lines.
//!
//! What is not moved keeps its brackets: only lines that stood in those of a moved line come out of them.

use super::{GameTree, NodeId};

/// The moves that can follow a node, in their order, each with its nesting.
///
/// The first has nesting 0, and every other at least 1 and at most one more than the move before it.
pub(super) type Place = Vec<(NodeId, u8)>;

impl GameTree {
    /// Takes a node and all that follows it out of the tree. The root stays. [`GameTree::attach`] puts it back.
    pub fn detach(&mut self, id: NodeId) {
        self.rearrange(id, |place| take(place, id));
    }

    /// Removes all that follows a node.
    pub(crate) fn cut_after(&mut self, id: NodeId) {
        let links = &mut self.node_mut(id).links;
        links.first_child = None;
        links.last_child = None;
    }

    /// Makes a node of the main line its last one. What followed becomes a variation beside it that begins with
    /// the same move, since PGN has no place for a variation after the last move. After the root it is removed.
    pub(crate) fn end_main_line_at(&mut self, id: NodeId) {
        if let Some(parent) = self.parent(id).filter(|_| self.first_child(id).is_some()) {
            let mv = self.node(id).mv();
            let known = self
                .variations(id)
                .find(|&other| self.node(other).mv() == mv);
            let beside = known.unwrap_or_else(|| self.add(parent, mv));
            self.copy_after(id, beside);
        }
        self.cut_after(id);
    }

    /// Copies all that follows one node to follow another.
    fn copy_after(&mut self, from: NodeId, to: NodeId) {
        let mut waiting = vec![(from, to)];
        while let Some((from, to)) = waiting.pop() {
            let children: Vec<NodeId> = self.children(from).collect();
            for child in children {
                let original = self.node(child);
                let (mv, clock, written) = (original.mv(), original.clock, original.written());
                let copy = self.add(to, mv);
                self.node_mut(copy).clock = clock;
                self.node_mut(copy).set_written(written);
                waiting.push((child, copy));
            }
        }
    }

    /// Puts a node among the moves in its place, as the one with this number from 0, or as the last: one that was
    /// taken out goes back, one that is there goes to another place.
    pub fn attach(&mut self, id: NodeId, number: usize) {
        self.rearrange(id, |place| {
            take(place, id);
            put(place, id, number);
        });
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

    /// Changes the moves in a node's place.
    fn rearrange(&mut self, id: NodeId, change: impl FnOnce(&mut Place)) {
        if let Some(parent) = self.parent(id) {
            let mut place = self.place_after(parent);
            change(&mut place);
            self.set_place_after(parent, &place);
        }
    }

    /// The moves after a node, as they stand.
    pub(super) fn place_after(&self, parent: NodeId) -> Place {
        let children = self.children(parent);
        children.map(|id| (id, self.node(id).nesting)).collect()
    }

    /// Lets these moves follow a node, and no others.
    pub(super) fn set_place_after(&mut self, parent: NodeId, place: &[(NodeId, u8)]) {
        let mut next = self.first_child(parent);
        while let Some(id) = next {
            next = self.node_mut(id).links.next.take();
        }
        let mut next = None;
        for &(id, nesting) in place.iter().rev() {
            let node = self.node_mut(id);
            node.links.next = next.replace(id);
            node.nesting = nesting;
        }
        let links = &mut self.node_mut(parent).links;
        links.first_child = next;
        links.last_child = place.last().map(|&(id, _)| id);
    }
}

/// Takes a move out of a place. The lines in its brackets come out of them.
fn take(place: &mut Place, id: NodeId) {
    let Some(at) = place.iter().position(|&(other, _)| other == id) else {
        return;
    };
    let (_, nesting) = place.remove(at);
    let mut behind = place.iter_mut().skip(at).map(|(_, nesting)| nesting);
    // Behind the main move the first variation takes its place, and the others stay variations.
    if nesting == 0
        && let Some(first) = behind.next()
    {
        *first = 0;
    }
    for inner in behind.take_while(|inner| **inner > nesting.max(1)) {
        *inner -= 1;
    }
}

/// Puts a move in a place, as the one with this number or the last.
fn put(place: &mut Place, id: NodeId, number: usize) {
    let number = number.min(place.len());
    if number == 0 {
        if let Some((_, first)) = place.first_mut() {
            *first = 1;
        }
        place.insert(0, (id, 0));
    } else {
        // Before a move in the same brackets, so that nothing comes into those of the new one.
        let nesting = place.get(number).map_or(1, |&(_, nesting)| nesting);
        place.insert(number, (id, nesting));
    }
}
