//! Random changes of random trees.

use std::collections::HashMap;

use deskmate::notation::pgn;
use deskmate::rules::{Move, Position, Square};
use deskmate::tree::{GameTree, NodeId};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::data::{self, nodes};
use crate::promote_to_main_line;
use crate::random::annotated_games;

/// A change of a tree at nodes chosen from the existing ones.
#[derive(Clone, Debug)]
enum Change {
    Add(Index, u8),
    Detach(Index),
    Attach(Index, usize),
    Promote(Index),
    PromoteToMainLine(Index),
}

fn changes() -> impl Strategy<Value = Change> {
    let node = any::<Index>;
    prop_oneof![
        4 => (node(), 0..64_u8).prop_map(|(parent, to)| Change::Add(parent, to)),
        1 => node().prop_map(Change::Detach),
        1 => (node(), 0..5_usize).prop_map(|(id, number)| Change::Attach(id, number)),
        1 => node().prop_map(Change::Promote),
        1 => node().prop_map(Change::PromoteToMainLine),
    ]
}

/// The same tree kept as plain lists.
#[derive(Default)]
struct Model {
    ids: Vec<NodeId>,
    parents: HashMap<NodeId, NodeId>,
    children: HashMap<NodeId, Vec<NodeId>>,
}

impl Model {
    fn detach(&mut self, id: NodeId) {
        if let Some(parent) = self.parents.get(&id) {
            let siblings = self.children.entry(*parent).or_default();
            siblings.retain(|&sibling| sibling != id);
        }
    }

    fn attach(&mut self, id: NodeId, number: usize) {
        self.detach(id);
        if let Some(parent) = self.parents.get(&id) {
            let siblings = self.children.entry(*parent).or_default();
            siblings.insert(number.min(siblings.len()), id);
        }
    }

    fn promote_path(&mut self, id: NodeId) {
        let mut next = Some(id);
        while let Some(id) = next {
            self.attach(id, 0);
            next = self.parents.get(&id).copied();
        }
    }

    fn check(&self, tree: &GameTree) {
        for &id in &self.ids {
            let parent = self.parents.get(&id).copied();
            let children = self.children.get(&id).map_or(&[][..], Vec::as_slice);
            assert_eq!(tree.parent(id), parent);
            assert_eq!(tree.children(id).collect::<Vec<_>>(), children);
            assert_eq!(tree.first_child(id), children.first().copied());
            let siblings = parent.and_then(|parent| self.children.get(&parent));
            let is_main = siblings.is_none_or(|siblings| siblings.first() == Some(&id));
            assert_eq!(tree.is_main(id), is_main);
        }
    }
}

/// Carries out a change on a tree and on its model.
fn change(tree: &mut GameTree, model: &mut Model, change: &Change) {
    let node = |model: &Model, index: &Index| *index.get(&model.ids);
    match change {
        Change::Add(parent, to) => {
            let parent = node(model, parent);
            let to = Square::from_index(usize::from(*to)).expect("a square");
            let id = tree.add(parent, Move::new(to, to));
            model.ids.push(id);
            model.parents.insert(id, parent);
            model.children.entry(parent).or_default().push(id);
        }
        Change::Detach(id) => {
            let id = node(model, id);
            tree.detach(id);
            model.detach(id);
        }
        Change::Attach(id, number) => {
            let id = node(model, id);
            tree.attach(id, *number);
            model.attach(id, *number);
        }
        Change::Promote(id) => {
            let id = node(model, id);
            tree.promote(id);
            model.attach(id, 0);
        }
        Change::PromoteToMainLine(id) => {
            let id = node(model, id);
            promote_to_main_line(tree, id);
            model.promote_path(id);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_change_leaves_the_nodes_where_lists_would_have_them(list in vec(changes(), 0..60)) {
        let mut tree = GameTree::new(Position::initial());
        let mut model = Model { ids: vec![NodeId::ROOT], ..Model::default() };
        for next in &list {
            change(&mut tree, &mut model, next);
            model.check(&tree);
        }
    }

    #[test]
    fn a_tree_is_written_and_read_as_the_same(game in annotated_games()) {
        let text = pgn::write(&game);
        let again = data::read(&text);
        prop_assert!(again.tree == game.tree, "{}", text);
        prop_assert_eq!(pgn::write(&again), text);
    }

    #[test]
    fn a_tree_with_lines_promoted_is_written_as_it_is_read(
        game in annotated_games(),
        chosen in vec(any::<Index>(), 1..8),
    ) {
        let mut game = game;
        for index in chosen {
            let ids = nodes(&game.tree);
            if ids.is_empty() {
                break;
            }
            let mut promoted = game.tree.clone();
            promote_to_main_line(&mut promoted, *index.get(&ids));
            // A file has null moves only in variations.
            if promoted.main_line().all(|id| promoted.node(id).mv() != Move::NULL) {
                game.tree = promoted;
            }
        }
        let text = pgn::write(&game);
        prop_assert_eq!(pgn::write(&data::read(&text)), text);
    }
}
