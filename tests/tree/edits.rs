//! What each edit does, and that it can be undone.

use deskmate::rules::{Move, Square};
use deskmate::tree::{Edit, Evaluation, GameTree, Ink, Mark, Nag, NodeId, Score};

use crate::history::{history, path, play, words};
use crate::{find, mv, written};

const GAME: &str = "1. e4 {[%clk 0:01:00]} (1. d4 d5 (1... Nf6 2. c4)) (1. c4) 1... e5 2. Nf3 *";

/// Applies an edit to a game. Returns the new text and the moves to the node to show. Checks undo and
/// redo.
fn after(text: &str, edit: impl FnOnce(&GameTree) -> Edit) -> (String, String) {
    let mut history = history(text);
    let edit = edit(history.tree());
    let node = edit.node();
    let shown = history.apply(edit).expect("an edit");
    let changed = written(history.tree());
    let way = path(history.tree(), shown);
    let before = history.undo().expect("an edit to take back");
    assert_eq!((before, written(history.tree())), (node, text.to_owned()));
    assert!(history.tree().contains(before));
    assert_eq!(history.undo(), None);
    assert_eq!(history.redo(), Some(shown));
    assert_eq!(written(history.tree()), changed);
    assert!(history.tree().contains(shown));
    assert_eq!(history.redo(), None);
    (changed, way)
}

#[test]
fn a_move_follows_an_existing_line_or_starts_one() {
    let mut history = history(GAME);
    let e4 = find(history.tree(), &["e2e4"]);
    let e5 = history.apply(play(e4, "e7e5"));
    assert_eq!(e5, Ok(find(history.tree(), &["e2e4", "e7e5"])));
    assert!(!history.can_undo(), "nothing was changed");
    let text = "1. e4 (1. d4 (1. c4)) 1... e5 *";
    let played = |moves: &[&str], word| after(text, |tree| play(find(tree, moves), word));
    let text = |text: &str, way: &str| (text.to_owned(), way.to_owned());
    assert_eq!(
        played(&["e2e4", "e7e5"], "g1f3"),
        text("1. e4 (1. d4 (1. c4)) 1... e5 2. Nf3 *", "e4 e5 f3")
    );
    assert_eq!(
        played(&["e2e4"], "c7c5"),
        text("1. e4 (1. d4 (1. c4)) 1... e5 (1... c5) *", "e4 c5")
    );
    assert_eq!(
        played(&[], "b2b3"),
        text("1. e4 (1. d4 (1. c4)) (1. b3) 1... e5 *", "b3")
    );
    let (passed, _) = after("1. e4 e5 *", |tree| Edit::Play {
        after: find(tree, &["e2e4"]),
        mv: Move::NULL,
    });
    assert_eq!(passed, "1. e4 e5 (1... --) *");
}

#[test]
fn a_variation_is_added_with_what_stands_before_it() {
    let added = |comment: &str, note: &str| {
        after("1. e4 e5 *", |tree| Edit::AddVariation {
            replaced: find(tree, &["e2e4"]),
            comment: comment.to_owned(),
            note: note.to_owned(),
            moves: vec![mv("d2d4"), mv("d7d5")],
        })
        .0
    };
    let variations = [
        (("", ""), "(1. d4 d5)"),
        (("Better:", ""), "({Better:} 1. d4 d5)"),
        (("", "best"), "({[%deskmate best]} 1. d4 d5)"),
        (("Better:", "best"), "({Better: [%deskmate best]} 1. d4 d5)"),
    ];
    for ((comment, note), variation) in variations {
        let text = format!("1. e4 {variation} 1... e5 *");
        assert_eq!(added(comment, note), text);
    }
}

#[test]
fn a_line_is_promoted_by_a_step_or_to_the_main_line() {
    let moves = &["d2d4", "g8f6", "c2c4"];
    let clock = "{[%clk 0:01:00]}";
    let step = "(1. d4 Nf6 (1... d5) 2. c4)";
    assert_eq!(
        after(GAME, |tree| Edit::Promote(find(tree, moves))),
        (
            format!("1. e4 {clock} {step} (1. c4) 1... e5 2. Nf3 *"),
            "d4 f6 c4".to_owned()
        )
    );
    assert_eq!(
        after(GAME, |tree| Edit::PromoteToMainLine(find(tree, moves))).0,
        format!("1. d4 (1. e4 {clock} 1... e5 2. Nf3) (1. c4) 1... Nf6 (1... d5) 2. c4\n*")
    );
}

#[test]
fn all_moves_from_a_node_or_a_variation_are_deleted() {
    let nf6 = &["d2d4", "g8f6"];
    let c4 = &["d2d4", "g8f6", "c2c4"];
    let rest = "(1. c4) 1... e5 2. Nf3 *";
    let clock = "{[%clk 0:01:00]}";
    assert_eq!(
        after(GAME, |tree| Edit::DeleteFrom(find(tree, c4))),
        (
            format!("1. e4 {clock} (1. d4 d5 (1... Nf6)) {rest}"),
            "d4 f6".to_owned()
        )
    );
    for edit in [Edit::DeleteVariation, Edit::DeleteFrom] {
        assert_eq!(
            after(GAME, |tree| edit(find(tree, nf6))),
            (format!("1. e4 {clock} (1. d4 d5) {rest}"), "d4".to_owned())
        );
    }
    assert_eq!(
        after(GAME, |tree| Edit::DeleteVariation(find(tree, c4))).0,
        format!("1. e4 {clock} (1. d4 d5) {rest}")
    );
    assert_eq!(
        after(GAME, |tree| Edit::DeleteFrom(find(tree, &["e2e4"]))),
        (
            "1. d4 (1. c4) 1... d5 (1... Nf6 2. c4) *".to_owned(),
            String::new()
        )
    );
}

#[test]
fn all_annotations_can_be_undone() {
    let text = "1. e4 $1 {[%csl Gd4] old} (1. d4) {before} 1... e5 *";
    let e4 = |tree: &GameTree| find(tree, &["e2e4"]);
    let e5 = |tree: &GameTree| find(tree, &["e2e4", "e7e5"]);
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let arrow = Mark::arrow(square("e2"), square("e4"), Ink::Yellow);
    let mate = Evaluation {
        score: Score::Mate(-2),
        depth: Some(9),
    };
    type MakeEdit<'a> = &'a dyn Fn(&GameTree) -> Edit;
    let edits: [(&str, MakeEdit); 8] = [
        (
            "1. e4 $1 {[%csl Gd4] new} (1. d4) {before} 1... e5 *",
            &|tree| words(e4(tree), "new"),
        ),
        (
            "{all} 1. e4 $1 {[%csl Gd4] old} (1. d4) {before} 1... e5 *",
            &|_| words(NodeId::ROOT, "all"),
        ),
        ("1. e4 $1 {[%csl Gd4] old} (1. d4) 1... e5 *", &|tree| {
            Edit::WordsBefore {
                node: e5(tree),
                words: String::new(),
            }
        }),
        (
            "1. e4 {[%csl Gd4] old} (1. d4) {before} 1... e5 *",
            &|tree| Edit::ToggleNag {
                node: e4(tree),
                nag: Nag::GOOD,
            },
        ),
        (
            "1. e4 $1 $14 {[%csl Gd4] old} (1. d4) {before} 1... e5 *",
            &|tree| Edit::ToggleNag {
                node: e4(tree),
                nag: Nag(14),
            },
        ),
        (
            "1. e4 $1 {[%csl Gd4] old} (1. d4) {before} 1... e5 $2 $16 *",
            &|tree| Edit::Nags {
                node: e5(tree),
                nags: vec![Nag(2), Nag(16)],
            },
        ),
        (
            "1. e4 $1 {[%cal Ye2e4] old} (1. d4) {before} 1... e5 *",
            &|tree| Edit::Marks {
                node: e4(tree),
                marks: vec![arrow],
            },
        ),
        (
            "1. e4 $1 {[%csl Gd4] old} (1. d4) {before} 1... e5 {[%eval #-2,9]} *",
            &|tree| Edit::Evaluation {
                node: e5(tree),
                evaluation: Some(mate),
            },
        ),
    ];
    for (expected, edit) in edits {
        assert_eq!(after(text, edit).0, expected);
    }
}
