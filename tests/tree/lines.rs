//! The order of lines and nodes, and the brackets of a text.

use deskmate::notation::fen;
use deskmate::rules::{Move, Position};
use deskmate::tree::{GameTree, Nag, NodeId};

use crate::data::play;
use crate::{children_words, find, mv, promote_to_main_line, read, written};

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
fn moves_are_added_as_the_last_child() {
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
fn a_detached_node_can_be_attached_again() {
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
        // Its descendants leave the tree with it, and detaching it again does nothing.
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
    promote_to_main_line(&mut tree, NodeId::ROOT);
    assert_eq!(tree, whole);
}

#[test]
fn a_node_can_be_moved_among_its_siblings() {
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
    promote_to_main_line(&mut tree, nc6);
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
    // A removed comment leaves nothing behind.
    tree.node_mut(e4).set_comment_before(Some("b".to_owned()));
    assert_ne!(tree, read(text));
    tree.node_mut(e4).set_comment_before(None);
    assert_eq!(tree, read(text));
}

#[test]
fn a_move_has_each_nag_once() {
    let mut tree = read("1. e4 *");
    let e4 = find(&tree, &["e2e4"]);
    assert!(tree.node(e4).is_bare());
    for nag in [1, 14, 1].map(Nag) {
        tree.node_mut(e4).add_nag(nag);
    }
    assert_eq!(tree.node(e4).nags(), [1, 14].map(Nag));
    assert!(!tree.node(e4).is_bare());
}
