//! Undo and redo of a game that is being edited.

use deskmate::tree::{Edit, EditError, GameTree, History, NodeId};

use crate::{find, mv, read, written};

pub fn history(text: &str) -> History {
    History::new(read(text))
}

pub fn play(after: NodeId, word: &str) -> Edit {
    Edit::Play {
        after,
        mv: mv(word),
    }
}

pub fn words(node: NodeId, words: &str) -> Edit {
    let words = words.to_owned();
    Edit::Words { node, words }
}

/// The target squares of the moves that lead to a node.
pub fn path(tree: &GameTree, id: NodeId) -> String {
    let path = tree.path(id);
    let squares: Vec<String> = path
        .iter()
        .map(|&id| tree.node(id).mv().to.to_string())
        .collect();
    squares.join(" ")
}

#[test]
fn a_comment_counts_as_one_edit_however_long_it_is_typed() {
    let mut history = history("1. e4 {old} 1... e5 *");
    let [e4, e5] = [&["e2e4"][..], &["e2e4", "e7e5"]].map(|moves| find(history.tree(), moves));
    let type_in = |history: &mut History, node, text: &str| {
        for end in 1..=text.len() {
            assert_eq!(history.apply(words(node, &text[..end])), Ok(node));
        }
    };
    type_in(&mut history, e4, "Best by test");
    type_in(&mut history, e5, "Solid");
    assert_eq!(history.undo(), Some(e5));
    assert_eq!(written(history.tree()), "1. e4 {Best by test} 1... e5 *");
    assert_eq!(history.undo(), Some(e4));
    assert_eq!(written(history.tree()), "1. e4 {old} 1... e5 *");
    assert_eq!((history.undo(), history.redo()), (None, Some(e4)));
    // Typing later is another edit, after any undo or redo or the end of the comment.
    type_in(&mut history, e4, "Second");
    history.end_comment();
    type_in(&mut history, e4, "Third");
    for left in ["Second", "Best by test", "old"] {
        history.undo();
        assert_eq!(history.tree().node(e4).words(), left);
    }
    // An edit that restores the old state is dropped, and earlier ones are unchanged.
    type_in(&mut history, e5, "Solid");
    type_in(&mut history, e4, "new");
    history.apply(words(e4, "old")).expect("an edit");
    history.apply(words(e4, "newer")).expect("an edit");
    assert_eq!(history.undo(), Some(e4));
    assert_eq!(history.undo(), Some(e5));
    assert_eq!(history.undo(), None);
}

#[test]
fn comments_before_and_after_a_move_are_two_edits() {
    let mut history = history("1. e4 (1. d4) *");
    let node = find(history.tree(), &["d2d4"]);
    let before = Edit::WordsBefore {
        node,
        words: "or".to_owned(),
    };
    for edit in [words(node, "solid"), before] {
        history.apply(edit).expect("an edit");
    }
    assert_eq!(written(history.tree()), "1. e4 ({or} 1. d4 {solid}) *");
    history.undo();
    assert_eq!(written(history.tree()), "1. e4 (1. d4 {solid}) *");
}

#[test]
fn an_edit_drops_what_was_undone() {
    let mut history = history("*");
    let e4 = history.apply(play(NodeId::ROOT, "e2e4")).expect("a move");
    history.undo();
    assert!(history.can_redo() && !history.can_undo());
    // An edit without effect keeps it.
    assert_eq!(history.apply(words(NodeId::ROOT, " ")), Ok(NodeId::ROOT));
    assert!(history.can_redo());
    let d4 = history.apply(play(NodeId::ROOT, "d2d4")).expect("a move");
    assert!(!history.can_redo());
    assert_eq!(history.redo(), None);
    assert_eq!(written(history.tree()), "1. d4 *");
    // The deleted move can no longer be edited.
    assert_ne!(e4, d4);
    assert_eq!(history.apply(words(e4, "x")), Err(EditError::NotInTree));
}

#[test]
fn it_is_known_whether_something_is_unsaved() {
    let mut history = history("1. e4 *");
    let e4 = find(history.tree(), &["e2e4"]);
    let start = history.revision();
    assert!(!history.is_changed_since(start));
    history.apply(words(e4, "a")).expect("an edit");
    let saved = history.revision();
    assert!(history.is_changed_since(start) && !history.is_changed_since(saved));
    history.apply(words(e4, "ab")).expect("an edit");
    assert!(history.is_changed_since(saved), "it was typed on");
    let typed = history.revision();
    history.undo();
    assert!(!history.is_changed_since(start) && history.is_changed_since(saved));
    history.redo();
    assert!(!history.is_changed_since(typed));
    history.undo();
    history.apply(words(e4, "c")).expect("an edit");
    assert!(
        [start, saved, typed]
            .iter()
            .all(|&state| history.is_changed_since(state))
    );
    // After deleting the comment by hand the state is the first one again.
    history.apply(words(e4, "")).expect("an edit");
    assert!(!history.is_changed_since(start));
}
