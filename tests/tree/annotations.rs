//! The annotations of a move: the words of its comments, its clock and its NAGs.

use deskmate::rules::{Position, Square};
use deskmate::tree::{GameTree, Ink, Mark, Nag, Node, NodeId};

use crate::data::comment;
use crate::{find, read, written};

/// A node with this comment.
pub fn commented(words: &str) -> Node {
    let mut node = GameTree::new(Position::initial()).root().clone();
    node.comment = Some(words.to_owned());
    node
}

/// The comment after a change of another one.
pub fn changed(before: &str, change: impl FnOnce(&mut Node)) -> String {
    let mut node = commented(before);
    change(&mut node);
    assert_ne!(node.comment.as_deref(), Some(""));
    comment(&node).to_owned()
}

#[test]
fn words_exclude_commands() {
    for (comment, words) in [
        ("", ""),
        ("Good.", "Good."),
        (
            "[%csl Gd4] Good. [%eval 0.3] Very good.",
            "Good. Very good.",
        ),
        ("[%csl Gd4][%cal Ge2e4]", ""),
        ("one[%csl Gd4]two", "one two"),
        ("[%foo] bar", "bar"),
        // These are not commands.
        ("[%", "[%"),
        ("[%]", "[%]"),
        ("[% csl]", "[% csl]"),
        ("[%csl Gd4", "[%csl Gd4"),
        ("[%csl [%cal Ge2e4]", "[%csl"),
        ("[csl Gd4] [%a-b c]", "[csl Gd4] [%a-b c]"),
        ("é[%♞ x]", "é[%♞ x]"),
    ] {
        let node = commented(comment);
        assert_eq!(node.words(), words, "{comment}");
        assert_eq!(node.has_words(), !words.is_empty(), "{comment}");
    }
}

#[test]
fn words_are_replaced_in_place() {
    for (before, words, after) in [
        ("", "Good.", "Good."),
        ("Good.", "", ""),
        ("Good.", " Very  good. ", "Very good."),
        ("Good.", "\nVery \n\n good.\n", "Very\ngood."),
        (
            "[%csl Gd4]\nold\n[%eval 1]",
            "a\nb",
            "[%csl Gd4] a\nb [%eval 1]",
        ),
        (
            "[%csl Gd4][%foo] old [%eval 1] words",
            "new",
            "[%csl Gd4][%foo] new [%eval 1]",
        ),
        ("[%csl Gd4]old[%eval 1]", "new", "[%csl Gd4] new [%eval 1]"),
        (
            "[%csl Gd4][%cal Ga1a2]",
            "new",
            "[%csl Gd4][%cal Ga1a2] new",
        ),
        ("[%csl Gd4] old", "", "[%csl Gd4]"),
        // Words stay words.
        ("old", "[%clk 0:00:01]", "[ %clk 0:00:01]"),
        ("old", "[[%%csl Gd4]", "[[ %%csl Gd4]"),
        ("[%csl Gd4]", "[%cal", "[%csl Gd4] [ %cal"),
        // The same words leave what was not understood.
        ("[%cal  odd", "[%cal odd", "[%cal  odd"),
        ("a\n[%eval 1]\nb", "a\nb", "a\n[%eval 1]\nb"),
    ] {
        assert_eq!(changed(before, |node| node.set_words(words)), after);
    }
}

#[test]
fn words_before_a_move_are_apart_from_those_after_it() {
    let mut tree = read("1. e4 (1. d4) 1... e5 *");
    let d4 = find(&tree, &["d2d4"]);
    tree.node_mut(d4).set_words_before("Or");
    tree.node_mut(d4).set_words("the queen's pawn");
    assert_eq!(
        written(&tree),
        "1. e4 ({Or} 1. d4 {the queen's pawn}) 1... e5 *"
    );
    let node = tree.node_mut(d4);
    assert_eq!(
        (node.words_before(), node.words()),
        ("Or".into(), "the queen's pawn".into())
    );
    assert!(node.has_words_before());
    node.set_words_before("");
    assert_eq!(node.comment_before(), None);
    node.set_comment_before(Some("[%csl Gd4] Or".to_owned()));
    node.set_words_before("");
    assert_eq!(node.comment_before(), Some("[%csl Gd4]"));
    assert!(!node.has_words_before());
}

#[test]
fn clocks_and_times_survive_every_annotation() {
    let text = "1. e4 {[%clk 0:01:00] [%emt 0:00:07] old} 1... e5 {old [%clk 000:2:0] words}\n*";
    let mut tree = read(text);
    let line: Vec<NodeId> = tree.main_line().collect();
    let clocks = line
        .iter()
        .map(|&id| tree.node(id).clock)
        .collect::<Vec<_>>();
    let d4 = Square::D4;
    for &id in &line {
        tree.node_mut(id).set_words("new");
        tree.node_mut(id).set_marks(&[Mark::circle(d4, Ink::Red)]);
    }
    let text = written(&tree);
    assert_eq!(
        text,
        "1. e4 {[%clk 0:01:00] [%csl Rd4] [%emt 0:00:07] new} 1... e5 {[%csl Rd4] new\n[%clk 000:2:0]} *"
    );
    let again = read(&text);
    assert_eq!(again, tree);
    assert!(again.main_line().map(|id| again.node(id).clock).eq(clocks));
}

#[test]
fn nags_are_set_and_toggled() {
    let mut tree = read("1. e4 $1 $14 {x} *");
    let e4 = find(&tree, &["e2e4"]);
    let node = tree.node_mut(e4);
    node.toggle_nag(Nag::GOOD);
    assert_eq!(node.nags(), [Nag(14)]);
    node.toggle_nag(Nag::GOOD);
    assert_eq!(node.nags(), [Nag::GOOD, Nag(14)]);
    node.set_nags(&[5, 5, 2].map(Nag));
    assert_eq!(node.nags(), [Nag(5), Nag(2)]);
    node.set_nags(&[]);
    node.comment = None;
    assert!(node.is_bare());
}

#[test]
fn clocks_and_evaluations_do_not_count_as_annotations() {
    let tree = read(
        "1. e4 {[%clk 0:01:00] [%eval 0.3]} 1... e5 $1 2. Nf3 {[%csl Gd4]} 2... Nc6 {x} (2... d6) {y} 3. Bb5 *",
    );
    let annotated: Vec<bool> = tree
        .main_line()
        .map(|id| tree.node(id).is_annotated())
        .collect();
    assert_eq!(annotated, [false, true, true, true, true]);
    let d6 = find(&tree, &["e2e4", "e7e5", "g1f3", "d7d6"]);
    assert!(!tree.node(d6).is_annotated());
}

#[test]
fn braces_that_are_set_become_parentheses_and_those_that_were_read_stay() {
    let mut tree = read("1. e4 ; a set {1, 2} of two\n1... e5 {a {brace} 2. Nf3 *");
    let [e4, e5] = [&["e2e4"][..], &["e2e4", "e7e5"]].map(|path| find(&tree, path));
    let before = tree.clone();
    for id in [e4, e5] {
        let node = tree.node_mut(id);
        node.set_words(&node.words());
    }
    assert!(tree == before);
    assert!(written(&tree).contains("\n; 2}\n"), "{}", written(&tree));
    let node = tree.node_mut(e4);
    node.set_words("a set {1, 2} of three");
    node.set_words_before("a } alone, { and {");
    assert_eq!(node.words(), "a set (1, 2) of three");
    assert_eq!(node.words_before(), "a ) alone, ( and (");
    // An opening brace alone does no harm.
    tree.node_mut(e5).set_words("{ here");
    assert_eq!(tree.node(e5).words(), "{ here");
}
