//! Does a tree of moves keep its order, its names and all that is written in it, however it is changed?

mod data;
mod random;

use std::collections::HashMap;

use data::{line_words, movetext, nodes, play, variation_words};
use deskmate::notation::fen;
use deskmate::notation::pgn::{self, Pgn};
use deskmate::rules::{Move, Position, Square};
use deskmate::tree::{GameTree, NodeId};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use random::annotated_games;

fn mv(word: &str) -> Move {
    let square = |name: &str| Square::parse(name).expect("a square");
    Move::new(square(&word[..2]), square(&word[2..]))
}

/// The tree of a game without faults.
fn read(text: &str) -> GameTree {
    data::read(text).tree
}

/// The moves of a game as they are written.
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

#[test]
fn a_tree_begins_with_nothing_but_its_root() {
    let tree = GameTree::new(Position::initial());
    assert!(tree.is_empty() && tree.root().is_bare());
    assert_eq!(tree.root().mv(), Move::NULL);
    assert_eq!(tree.parent(NodeId::ROOT), None);
    assert_eq!(tree.first_child(NodeId::ROOT), None);
    assert_eq!(tree.main_line().count(), 0);
    assert_eq!(
        (tree.ply(NodeId::ROOT), tree.path(NodeId::ROOT)),
        (0, vec![])
    );
    assert!(tree.is_main(NodeId::ROOT) && tree.is_on_main_line(NodeId::ROOT));
    assert_eq!(tree.position(NodeId::ROOT), Position::initial());
}

#[test]
fn moves_are_added_as_the_last_in_their_place() {
    let mut tree = GameTree::new(Position::initial());
    let e4 = tree.add(NodeId::ROOT, mv("e2e4"));
    let e5 = tree.add(e4, mv("e7e5"));
    let d4 = tree.add(NodeId::ROOT, mv("d2d4"));
    let c5 = tree.add(e4, mv("c7c5"));
    let e6 = tree.add_or_find(e4, mv("e7e6"));
    assert_eq!(tree.add_or_find(e4, mv("c7c5")), c5);
    assert_eq!(tree.children(e4).collect::<Vec<_>>(), [e5, c5, e6]);
    assert_eq!(tree.variations(e5).collect::<Vec<_>>(), [c5, e6]);
    assert_eq!(tree.variations(c5).count(), 0, "it is one itself");
    assert_eq!(tree.main_line().collect::<Vec<_>>(), [e4, e5]);
    assert_eq!(tree.line_after(NodeId::ROOT).count(), 2);
    assert_eq!(tree.parent(c5), Some(e4));
    assert_eq!((tree.ply(c5), tree.path(c5)), (2, vec![e4, c5]));
    assert!(tree.is_on_main_line(e5));
    assert!(!tree.is_on_main_line(c5) && !tree.is_on_main_line(d4));
    assert!(!tree.is_empty());
    assert_eq!(
        written(&tree),
        "1. e4 (1. d4) 1... e5 (1... c5) (1... e6) *"
    );
}

#[test]
fn positions_are_those_after_the_moves_that_lead_to_a_node() {
    let tree = read("1. e4 (1. d4 Nf6 (1... -- 2. Nf3)) 1... e5 2. Nf3 *");
    let start = Position::initial();
    let after = |moves: &[&str]| tree.position(find(&tree, moves));
    assert_eq!(
        after(&["e2e4", "e7e5", "g1f3"]),
        play(&start, &["e4", "e5", "Nf3"])
    );
    let nf6 = find(&tree, &["d2d4", "g8f6"]);
    assert_eq!(tree.position(nf6), play(&start, &["d4", "Nf6"]));
    assert_eq!(tree.position_before(nf6), play(&start, &["d4"]));
    let passed = tree.children(find(&tree, &["d2d4"])).nth(1);
    let passed = passed.expect("the null move");
    assert_eq!(tree.node(passed).mv(), Move::NULL);
    let knight = tree.first_child(passed).expect("a move");
    assert_eq!(
        fen::write(&tree.position(knight)),
        "rnbqkbnr/pppppppp/8/8/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq - 2 2"
    );
}

#[test]
fn brackets_within_brackets_come_back_as_they_were() {
    let texts = [
        "1. e4 (1. d4 (1. Nf3 Nf6) 1... d5) (1. c4) 1... e5 *",
        "1. e4 (1. d4) (1. Nf3 (1. c4 (1. b3) (1. g3)) (1. f4)) (1. a3) *",
        "{all} 1. e4 $1 {a} ({b} 1. d4 $14 {c} ({d} 1. c4 $5 $13) {e} 1... d5 {f}) ({g}\n1. f4) {h} 1... e5 $2 {i} *",
        "1. e4 e5 2. Nf3 (2. f4 exf4 (2... Bc5 3. Nf3 (3. fxe5 Qh4+ (3... d6 4. exd6) 4.\ng3) 3... d6) 3. Nf3) 2... Nc6 1-0",
    ];
    for text in texts {
        assert_eq!(movetext(&data::read(text)), text);
    }
    let tree = read(texts[0]);
    let words = ["e2e4", "d2d4", "g1f3", "c2c4"];
    assert_eq!(children_words(&tree, NodeId::ROOT), words);
    let e4 = find(&tree, &["e2e4"]);
    let variations = ["d2d4 d7d5", "g1f3 g8f6", "c2c4"];
    assert_eq!(variation_words(&tree, e4), variations);
}

#[test]
fn no_variation_is_lost_that_was_added_out_of_order() {
    let mut tree = read("1. e4 (1. d4 (1. Nf3)) (1. c4) *");
    for (replaced, word) in [("g1f3", "b2b3"), ("d2d4", "g2g3"), ("e2e4", "f2f4")] {
        let replaced = find(&tree, &[replaced]);
        tree.add_variation(replaced, mv(word));
    }
    assert_eq!(
        children_words(&tree, NodeId::ROOT)[4..],
        ["b2b3", "g2g3", "f2f4"]
    );
    let text = written(&tree);
    assert_eq!(
        text,
        "1. e4 (1. d4 (1. Nf3)) (1. c4 (1. b3) (1. g3)) (1. f4) *"
    );
    assert_eq!(read(&text), tree);
}

#[test]
fn a_node_that_is_taken_out_goes_back_where_it_was() {
    let whole = read("1. e4 {a} (1. d4 d5) (1. c4 {b} 1... c5) (1. f4) 1... e5 *");
    for (number, word) in ["e2e4", "d2d4", "c2c4", "f2f4"].iter().enumerate() {
        let mut tree = whole.clone();
        let id = find(&tree, &[word]);
        let next = tree.first_child(id);
        tree.detach(id);
        let mut left = vec!["e2e4", "d2d4", "c2c4", "f2f4"];
        left.remove(number);
        assert_eq!(children_words(&tree, NodeId::ROOT), left);
        assert_ne!(tree, whole);
        // What hangs on it is out of the tree with it, and taking it out again does nothing.
        tree.detach(id);
        assert_eq!(tree.first_child(id), next);
        assert!(!tree.is_on_main_line(id));
        tree.attach(id, number);
        assert_eq!(find(&tree, &[word]), id);
        assert_eq!(tree, whole);
    }
}

#[test]
fn the_root_stays_where_it_is() {
    let whole = read("1. e4 (1. d4) 1... e5 *");
    let mut tree = whole.clone();
    tree.detach(NodeId::ROOT);
    tree.attach(NodeId::ROOT, 3);
    tree.promote(NodeId::ROOT);
    tree.promote_to_main_line(NodeId::ROOT);
    assert_eq!(tree, whole);
}

#[test]
fn a_node_goes_to_another_place_among_its_siblings() {
    let mut tree = read("1. e4 (1. d4) (1. c4) *");
    let e4 = find(&tree, &["e2e4"]);
    tree.attach(e4, 1);
    assert_eq!(written(&tree), "1. d4 (1. e4) (1. c4) *");
    tree.attach(e4, 100);
    assert_eq!(written(&tree), "1. d4 (1. c4) (1. e4) *");
    let f4 = tree.add(NodeId::ROOT, mv("f2f4"));
    assert_eq!(tree.children(NodeId::ROOT).last(), Some(f4));
    tree.attach(e4, 0);
    assert_eq!(written(&tree), "1. e4 (1. d4) (1. c4) (1. f4) *");
}

#[test]
fn the_move_that_was_promoted_last_comes_first() {
    let mut tree = read("1. e4 {a} (1. d4 (1. Nf3) 1... d5) (1. c4) 1... e5 2. Nf3 *");
    let [e4, d4, nf3] = ["e2e4", "d2d4", "g1f3"].map(|word| find(&tree, &[word]));
    tree.promote(nf3);
    let brackets = "(1. e4 {a} 1... e5 2. Nf3) (1. d4 d5) (1. c4)";
    assert_eq!(written(&tree), format!("1. Nf3 {brackets} *"));
    tree.promote(d4);
    assert_eq!(tree.main_line().next(), Some(d4));
    tree.promote(e4);
    assert_eq!(
        written(&tree),
        "1. e4 {a} (1. d4 d5) (1. Nf3) (1. c4) 1... e5 2. Nf3 *"
    );
    let before = tree.clone();
    tree.promote(e4);
    assert_eq!(tree, before);
}

#[test]
fn a_line_is_promoted_from_its_first_branch_on() {
    let mut tree = read("1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 *");
    let nc6 = find(&tree, &["e2e4", "c7c5", "b1c3", "b8c6"]);
    tree.promote_to_main_line(nc6);
    assert!(tree.is_on_main_line(nc6));
    assert_eq!(tree.path(nc6), tree.main_line().collect::<Vec<_>>());
    assert_eq!(
        written(&tree),
        "1. e4 c5 (1... e5 2. Nf3) 2. Nc3 (2. Nf3 d6) 2... Nc6 *"
    );
}

#[test]
fn trees_are_equal_in_whatever_order_they_grew() {
    let text = "1. e4 {a} (1. d4 d5) 1... e5 *";
    let mut tree = GameTree::new(Position::initial());
    let d4 = tree.add(NodeId::ROOT, mv("d2d4"));
    tree.add(d4, mv("d7d5"));
    let lost = tree.add(d4, mv("g8f6"));
    tree.detach(lost);
    let e4 = tree.add(NodeId::ROOT, mv("e2e4"));
    tree.add(e4, mv("e7e5"));
    tree.promote(e4);
    assert_eq!((tree.moves_added(), read(text).moves_added()), (5, 4));
    assert_ne!(tree, read(text));
    tree.node_mut(e4).comment = Some("a".to_owned());
    assert_eq!(tree, read(text));
    let others = [
        "1. e4 {a} (1. d4) 1... e5 *",
        "1. e4 {b} (1. d4 d5) 1... e5 *",
        "1. e4 {a} (1. d4 d5) *",
        "1. e4 {a} 1... e5 *",
        "1. d4 (1. e4 {a} 1... e5) 1... d5 *",
        "1. e4 $1 {a} (1. d4 d5) 1... e5 *",
        "1. e4 {a} (1. d4 d5) {b} 1... e5 *",
        "1. e4 {[%clk 0:00:01] a} (1. d4 d5) 1... e5 *",
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1\"]\n1. e4 {a} (1. d4 d5) 1... e5 *",
    ];
    for other in others {
        assert_ne!(tree, read(other), "{other}");
    }
    // A comment that was taken away leaves nothing.
    tree.node_mut(e4).set_comment_before(Some("b".to_owned()));
    assert_ne!(tree, read(text));
    tree.node_mut(e4).set_comment_before(None);
    assert_eq!(tree, read(text));
}

#[test]
fn a_glyph_stands_once_beside_a_move() {
    let mut tree = read("1. e4 *");
    let e4 = find(&tree, &["e2e4"]);
    assert!(tree.node(e4).is_bare());
    for nag in [1, 14, 1] {
        tree.node_mut(e4).add_nag(nag);
    }
    assert_eq!(tree.node(e4).nags(), [1, 14]);
    assert!(!tree.node(e4).is_bare());
}

/// A change of a tree at nodes that are chosen among those there are.
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
            tree.promote_to_main_line(id);
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
            promoted.promote_to_main_line(*index.get(&ids));
            // A file has the null move in variations only.
            if promoted.main_line().all(|id| promoted.node(id).mv() != Move::NULL) {
                game.tree = promoted;
            }
        }
        let text = pgn::write(&game);
        prop_assert_eq!(pgn::write(&data::read(&text)), text);
    }
}
