//! Refused edits, and games that were played.

use deskmate::rules::{IllegalMove, Move};
use deskmate::tree::{DEEPEST_LINE, Edit, EditError, History, Nag, NodeId};

use crate::history::{history, path, play, words};
use crate::{find, read, written};

#[test]
fn the_moves_of_a_played_game_cannot_be_changed() {
    let tree = read("1. e4 (1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 *");
    let mut history = History::new(tree.clone()).into_played();
    assert!(history.is_played());
    let moves = |moves: &[&str]| find(&tree, moves);
    let [e4, d4] = ["e2e4", "d2d4"].map(|word| moves(&[word]));
    let nf6 = moves(&["d2d4", "g8f6"]);
    let end = moves(&["e2e4", "e7e5", "g1f3"]);
    for edit in [
        Edit::Promote(d4),
        Edit::PromoteToMainLine(nf6),
        Edit::DeleteFrom(e4),
        Edit::DeleteFrom(end),
    ] {
        assert_eq!(
            history.apply(edit.clone()),
            Err(EditError::MainLineIsKept),
            "{edit:?}"
        );
        assert!(*history.tree() == tree && !history.can_undo());
    }
    // All other edits are allowed.
    for edit in [
        Edit::Promote(nf6),
        Edit::ToggleNag {
            node: e4,
            nag: Nag::GOOD,
        },
        words(end, "x"),
        play(e4, "c7c5"),
        Edit::DeleteVariation(nf6),
    ] {
        history.apply(edit).expect("an edit");
    }
    assert_eq!(
        written(history.tree()),
        "1. e4 $1 e5 (1... c5) 2. Nf3 {x} *"
    );
    while history.undo().is_some() {}
    assert!(*history.tree() == tree);
    // In a copy everything can be edited.
    let mut copy = History::new(history.into_tree());
    assert_eq!(copy.apply(Edit::Promote(d4)), Ok(d4));
}

#[test]
fn a_line_after_the_end_of_a_game_is_a_variation_of_its_last_move() {
    let text = "1. f3 e5 2. g4 {[%clk 0:01:00]} 0-1";
    let mut history = History::new(read(text.trim_end_matches("0-1"))).into_played();
    let end = history.tree().line_end(NodeId::ROOT);
    let mate = history.apply(play(end, "d8h4")).expect("a move");
    let with_mate = "1. f3 e5 2. g4 {[%clk 0:01:00]} (2. g4 Qh4#) *";
    assert_eq!(written(history.tree()), with_mate);
    assert_eq!(path(history.tree(), mate), "f3 e5 g4 h4");
    assert!(history.tree().position(mate).legal_moves().is_empty());
    // The next one is added at the same place, and an existing one is found.
    history.apply(play(end, "d7d5")).expect("a move");
    assert_eq!(history.apply(play(end, "d8h4")), Ok(mate));
    let with_both = "1. f3 e5 2. g4 {[%clk 0:01:00]} (2. g4 Qh4# (2... d5)) *";
    assert_eq!(written(history.tree()), with_both);
    assert_eq!(read(with_both), *history.tree());
    for text in [with_mate, "1. f3 e5 2. g4 {[%clk 0:01:00]} *"] {
        assert_eq!(history.undo(), Some(end));
        assert_eq!(written(history.tree()), text);
    }
    // A game that was not played is simply extended.
    let mut free = History::new(history.into_tree());
    free.apply(play(end, "d8h4")).expect("a move");
    assert_eq!(
        written(free.tree()),
        "1. f3 e5 2. g4 {[%clk 0:01:00]} 2... Qh4# *"
    );
    // Without a move there can be no variation.
    let mut empty = History::new(read("*")).into_played();
    let refused = empty.apply(play(NodeId::ROOT, "e2e4"));
    assert_eq!(refused, Err(EditError::NothingPlayed));
}

#[test]
fn an_edit_that_cannot_be_made_says_why() {
    let tree = read("1. e4 (1. d4 -- 2. c4) 1... e5 2. Qh5 Nc6 3. Qxf7+ *");
    let mut history = History::new(tree.clone());
    let e4 = find(&tree, &["e2e4"]);
    let null = find(&tree, &["d2d4", "a1a1"]);
    let d4 = find(&tree, &["d2d4"]);
    let check = tree.line_end(NodeId::ROOT);
    let gone = read("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *");
    let gone = gone.line_end(NodeId::ROOT);
    let no_words = String::new;
    for (edit, error) in [
        (Edit::DeleteFrom(NodeId::ROOT), EditError::NoMove),
        (
            Edit::Nags {
                node: NodeId::ROOT,
                nags: vec![Nag::GOOD],
            },
            EditError::NoMove,
        ),
        (
            Edit::ToggleNag {
                node: NodeId::ROOT,
                nag: Nag::GOOD,
            },
            EditError::NoMove,
        ),
        (
            Edit::WordsBefore {
                node: NodeId::ROOT,
                words: no_words(),
            },
            EditError::NoMove,
        ),
        (Edit::Promote(NodeId::ROOT), EditError::IsMainLine),
        (Edit::PromoteToMainLine(e4), EditError::IsMainLine),
        (Edit::DeleteVariation(check), EditError::IsMainLine),
        (Edit::PromoteToMainLine(null), EditError::NullMoveInMainLine),
        (Edit::Promote(d4), EditError::NullMoveInMainLine),
        (Edit::DeleteFrom(e4), EditError::NullMoveInMainLine),
        (
            Edit::Play {
                after: check,
                mv: Move::NULL,
            },
            EditError::Illegal(IllegalMove::Null),
        ),
        (words(gone, "x"), EditError::NotInTree),
    ] {
        assert_eq!(history.apply(edit.clone()), Err(error), "{edit:?}");
        assert!(*history.tree() == tree && !history.can_undo(), "{edit:?}");
    }
    let illegal = history
        .apply(play(e4, "e7e4"))
        .expect_err("an illegal move");
    assert_eq!(illegal.to_string(), "a pawn on e7 cannot go to e4");
    let mut free = History::new(read("1. e4 *"));
    let e4 = free.tree().line_end(NodeId::ROOT);
    let null = Edit::Play {
        after: e4,
        mv: Move::NULL,
    };
    assert_eq!(free.apply(null), Err(EditError::NullMoveInMainLine));
}

#[test]
fn lines_are_not_nested_more_deeply_than_they_are_read() {
    let mains = ["g1f3", "g8f6", "g1f3", "g8f6"];
    let others = ["b1c3", "b8c6", "c3b1", "c6b8"];
    let mut history = history("1. Nf3 *");
    let mut last = NodeId::ROOT;
    // At each position the other knight's move is a variation, which has the next position.
    for depth in 0..DEEPEST_LINE {
        let (main, other) = (mains[depth % 4], others[depth % 4]);
        history.apply(play(last, main)).expect("a move");
        last = history.apply(play(last, other)).expect("a move");
    }
    let text = written(history.tree());
    assert_eq!(
        (history.tree().depth(), read(&text) == *history.tree()),
        (DEEPEST_LINE, true)
    );
    history.apply(play(last, "g1f3")).expect("a move");
    let refused = history.apply(play(last, "b1c3"));
    assert_eq!(refused, Err(EditError::TooDeep));
    assert_eq!(history.tree().depth(), DEEPEST_LINE);
    // A promotion nests the old main line deeper; a deletion does not.
    let main = find(history.tree(), &["g1f3"]);
    let other = find(history.tree(), &["b1c3"]);
    history.apply(Edit::Promote(other)).expect("one less");
    assert_eq!(history.tree().depth(), DEEPEST_LINE - 1);
    history.apply(Edit::DeleteFrom(main)).expect("an edit");
}
