//! Navigation in a review.

use deskmate::tree::{MainLine, NodeId};

use crate::data::nodes;
use crate::{find, read};

const GAME: &str = "{All} 1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4 $5) 1... e5 {main} 2. Nf3 (2. f4 {[%csl Ge5]} 2... exf4) {then} 2... Nc6 {[%eval 0.3]} *";

#[test]
fn up_and_down_lead_to_alternatives_and_back_to_the_branching() {
    let tree = read(GAME);
    let find = |moves: &[&str]| find(&tree, moves);
    let [e4, d4, c4] = ["e2e4", "d2d4", "c2c4"].map(|word| find(&[word]));
    assert_eq!(
        [e4, d4, c4].map(|id| tree.next_line(id)),
        [Some(d4), Some(c4), None]
    );
    assert_eq!(
        [e4, d4, c4].map(|id| tree.previous_line(id)),
        [None, Some(e4), Some(d4)]
    );
    // These moves have no alternatives.
    for (moves, before) in [
        (&["e2e4", "e7e5"][..], &[][..]),
        (&["e2e4", "e7e5", "g1f3", "b8c6"], &["e2e4", "e7e5"]),
        (&["e2e4", "e7e5", "f2f4", "e5f4"], &["e2e4", "e7e5"]),
        (&["d2d4", "g8f6", "c2c4"], &["d2d4"]),
    ] {
        let (id, before) = (find(moves), Some(find(before)));
        assert_eq!(
            (tree.previous_line(id), tree.next_line(id)),
            (before, before)
        );
        assert_eq!(tree.branching_before(id), before);
    }
    assert_eq!(
        (
            tree.previous_line(NodeId::ROOT),
            tree.next_line(NodeId::ROOT)
        ),
        (None, None)
    );
    assert!(tree.has_alternatives(c4) && !tree.has_alternatives(NodeId::ROOT));
}

#[test]
fn a_line_is_known_from_any_of_its_moves() {
    let tree = read(GAME);
    let find = |moves: &[&str]| find(&tree, moves);
    let nf6 = find(&["d2d4", "g8f6"]);
    let c4 = find(&["d2d4", "g8f6", "c2c4"]);
    let d4 = find(&["d2d4"]);
    assert_eq!((tree.line_end(nf6), tree.line_end(c4)), (c4, c4));
    assert_eq!(tree.line_through(nf6), [d4, nf6, c4]);
    assert!(tree.main_line().eq(tree.line_through(NodeId::ROOT)));
    assert_eq!(
        [nf6, c4, d4].map(|id| tree.variation_start(id)),
        [Some(nf6), Some(nf6), Some(d4)]
    );
    let end = tree.line_end(NodeId::ROOT);
    assert_eq!(tree.variation_start(end), None);
    assert_eq!(tree.variation_start(NodeId::ROOT), None);
}

#[test]
fn annotations_are_found_in_text_order() {
    let tree = read(GAME);
    let line = MainLine::of(&tree);
    let annotated = [
        &[][..],
        &["c2c4"],
        &["e2e4", "e7e5"],
        &["e2e4", "e7e5", "f2f4"],
        &["e2e4", "e7e5", "g1f3", "b8c6"],
    ]
    .map(|moves| find(&tree, moves));
    for pair in annotated.windows(2) {
        assert_eq!(line.next_annotated(&tree, pair[0]), Some(pair[1]));
        assert_eq!(line.previous_annotated(&tree, pair[1]), Some(pair[0]));
    }
    assert_eq!(line.previous_annotated(&tree, NodeId::ROOT), None);
    assert_eq!(line.next_annotated(&tree, annotated[4]), None);
    // Also from a move without annotations.
    let d4 = find(&tree, &["d2d4"]);
    assert_eq!(line.next_annotated(&tree, d4), Some(annotated[1]));
    assert_eq!(line.previous_annotated(&tree, d4), Some(NodeId::ROOT));
}

#[test]
fn detached_nodes_are_no_longer_in_the_tree() {
    let mut tree = read(GAME);
    let d4 = find(&tree, &["d2d4"]);
    let c4 = find(&tree, &["d2d4", "d7d5", "c2c4"]);
    assert!(nodes(&tree).iter().all(|&id| tree.contains(id)));
    assert!(tree.contains(NodeId::ROOT));
    tree.detach(d4);
    assert!(!tree.contains(d4) && !tree.contains(c4));
    assert!(nodes(&tree).iter().all(|&id| tree.contains(id)));
    tree.attach(d4, 1);
    assert!(tree.contains(c4));
    let of_another = nodes(&tree).into_iter().max().expect("a move");
    assert!(!read("1. e4 *").contains(of_another));
}
