//! Nested brackets of a text.

use deskmate::tree::{GameTree, NodeId};

use crate::data::{self, movetext, variation_words};
use crate::{children_words, find, mv, read, written};

#[test]
fn nested_brackets_survive_reading_and_writing() {
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
fn a_change_leaves_the_brackets_of_other_lines_as_they_are() {
    let text = "1. e4 (1. d4 (1. Nf3 (1. b3)) (1. g3)) (1. c4) *";
    let changed = |word: &str, change: fn(&mut GameTree, NodeId)| {
        let mut tree = read(text);
        let id = find(&tree, &[word]);
        change(&mut tree, id);
        let text = written(&tree);
        assert_eq!(read(&text), tree, "{text}");
        text
    };
    for (word, left) in [
        ("e2e4", "1. d4 (1. Nf3 (1. b3)) (1. g3) (1. c4) *"),
        ("d2d4", "1. e4 (1. Nf3 (1. b3)) (1. g3) (1. c4) *"),
        ("g1f3", "1. e4 (1. d4 (1. b3) (1. g3)) (1. c4) *"),
        ("b2b3", "1. e4 (1. d4 (1. Nf3) (1. g3)) (1. c4) *"),
        ("g2g3", "1. e4 (1. d4 (1. Nf3 (1. b3))) (1. c4) *"),
        ("c2c4", "1. e4 (1. d4 (1. Nf3 (1. b3)) (1. g3)) *"),
    ] {
        assert_eq!(changed(word, GameTree::detach), left);
    }
    assert_eq!(
        changed("g1f3", GameTree::promote),
        "1. Nf3 (1. e4) (1. d4 (1. b3) (1. g3)) (1. c4) *"
    );
    assert_eq!(
        changed("c2c4", |tree, id| tree.attach(id, 3)),
        "1. e4 (1. d4 (1. Nf3 (1. c4) (1. b3)) (1. g3)) *"
    );
    assert_eq!(
        changed("e2e4", |tree, id| tree.attach(id, 9)),
        "1. d4 (1. Nf3 (1. b3)) (1. g3) (1. c4) (1. e4) *"
    );
}

#[test]
fn the_brackets_around_a_variation_are_those_it_is_nested_in() {
    let tree = read("1. e4 (1. d4 (1. Nf3 (1. b3)) (1. g3)) (1. c4) *");
    for (word, around) in [
        ("e2e4", &[][..]),
        ("d2d4", &[]),
        ("g1f3", &["d2d4"]),
        ("b2b3", &["g1f3", "d2d4"]),
        ("g2g3", &["d2d4"]),
        ("c2c4", &[]),
    ] {
        let found = tree.brackets_around(find(&tree, &[word]));
        let words: Vec<String> = found
            .iter()
            .map(|&id| tree.node(id).mv().to_string())
            .collect();
        assert_eq!(words, around, "{word}");
    }
}
