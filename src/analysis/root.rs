//! The root of a search, from a place in a game.

use crate::engine::Root;
use crate::game::DrawRule;
use crate::rules::{Move, Position};
use crate::tree::{GameTree, NodeId};

/// The position after the last node of a path from the start, with the moves before it, which count for repetitions.
pub fn root_after(tree: &GameTree, path: &[NodeId], rule: DrawRule) -> Root {
    let mut root = Root::new(tree.start().clone()).with_rule(rule);
    for &id in path {
        root = after(root, tree.node(id).mv(), || tree.position(id));
    }
    root
}

/// The root after a move. What stood before a null move cannot be repeated.
pub(super) fn after(mut root: Root, mv: Move, position: impl FnOnce() -> Position) -> Root {
    match root.play(mv) {
        Ok(()) => root,
        Err(_) => Root::new(position()).with_rule(root.rule()),
    }
}
