//! Does a tree of moves keep its order, its node ids and its annotations, however it is edited?

#[path = "../data/mod.rs"]
mod data;
#[path = "../random/mod.rs"]
mod random;

mod annotation_properties;
mod annotations;
mod brackets;
mod edits;
mod history;
mod history_properties;
mod lines;
mod marks;
mod navigation;
mod properties;
mod refused_edits;
mod text_order;

use data::{line_words, movetext};
use deskmate::notation::pgn::Pgn;
use deskmate::rules::{Move, Square};
use deskmate::tree::{GameTree, NodeId};

fn mv(word: &str) -> Move {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    Move::new(square(&word[..2]), square(&word[2..]))
}

/// The tree of a game without faults.
fn read(text: &str) -> GameTree {
    data::read(text).tree
}

/// The movetext of a tree.
fn written(tree: &GameTree) -> String {
    let mut game = Pgn::new(tree.start().clone());
    game.tree = tree.clone();
    movetext(&game)
}

/// The moves that can follow a node.
fn children_words(tree: &GameTree, id: NodeId) -> Vec<String> {
    let children = tree.children(id);
    children
        .map(|child| line_words(tree, child)[0].clone())
        .collect()
}

/// The node after these moves.
fn find(tree: &GameTree, moves: &[&str]) -> NodeId {
    moves.iter().fold(NodeId::ROOT, |parent, word| {
        let wanted = mv(word);
        let found = tree
            .children(parent)
            .find(|&id| tree.node(id).mv() == wanted);
        found.unwrap_or_else(|| panic!("no {word}"))
    })
}

/// Promotes all moves that lead to a node, so that it stands in the main line.
fn promote_to_main_line(tree: &mut GameTree, id: NodeId) {
    for id in tree.path(id) {
        tree.promote(id);
    }
}
