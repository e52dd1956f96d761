//! A game as it is printed.

use deskmate::notation::san;
use deskmate::rules::Position;
use deskmate::tree::{GameTree, NodeId, TextItem, TextItemKind};
use proptest::prelude::*;

use crate::data::{bracket_depth, nodes};
use crate::random::annotated_games;
use crate::{mv, read, written};

/// The items of a game, with each comment as a character: `<` before its move, `>` after it.
fn printed(tree: &GameTree) -> String {
    let mut text = String::new();
    let mut depth = 0;
    for item in tree.text_order() {
        match item.kind {
            TextItemKind::CommentBefore => text.push('<'),
            TextItemKind::Move => {
                let position = tree.position_before(item.node);
                text += &san::write(&position, tree.node(item.node).mv());
            }
            TextItemKind::Comment => text.push('>'),
            TextItemKind::LineBegins => {
                depth += 1;
                text.push('(');
            }
            TextItemKind::LineEnds => text.push(')'),
        }
        assert_eq!(item.depth, depth);
        depth -= usize::from(item.kind == TextItemKind::LineEnds);
        text.push(' ');
    }
    assert_eq!(depth, 0);
    text.replace("( ", "(")
        .replace(" )", ")")
        .trim_end()
        .to_owned()
}

#[test]
fn lines_are_printed_after_the_moves_that_they_replace() {
    for (text, expected) in [
        ("*", ""),
        ("{x} *", ">"),
        ("1. e4 (1. d4) 1... e5 *", "e4 (d4) e5"),
        (
            "{x} 1. e4 {x} ({x} 1. d4 (1. Nf3 (1. b3) (1. g3) 1... Nf6) 1... d5 {x}) (1. c4) {x} 1... e5 *",
            "> e4 > (< d4 (Nf3 (b3) (g3) Nf6) d5 >) (c4) < e5",
        ),
        (
            "1. e4 {[%csl Ge4]} 1... e5 2. Nf3 (2. f4 exf4 (2... Bc5 3. Nf3 (3. fxe5 Qh4+ (3... d6 4. exd6)) 3... d6)) 2... Nc6 *",
            "e4 e5 Nf3 (f4 exf4 (Bc5 Nf3 (fxe5 Qh4+ (d6 exd6)) d6)) Nc6",
        ),
    ] {
        let tree = read(text);
        assert_eq!(printed(&tree), expected);
        assert_eq!(tree.depth(), bracket_depth(text));
    }
}

/// Ten thousand moves, in lines that are nested twenty deep.
#[test]
fn large_trees_are_printed_whole() {
    let mut tree = GameTree::new(Position::initial());
    let words = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let others = ["b1c3", "b8c6", "c3b1", "c6b8"];
    let mut from = NodeId::ROOT;
    for level in 0..20 {
        let mut line = vec![];
        for ply in 0..500 {
            let words = if ply == 0 && level > 0 {
                &others
            } else {
                &words
            };
            let at = line.last().copied().unwrap_or(from);
            line.push(tree.add(at, mv(words[ply % 4])));
        }
        from = line[3];
    }
    let moves = tree
        .text_order()
        .filter(|item| item.kind == TextItemKind::Move);
    let mut moves: Vec<NodeId> = moves.map(|item| item.node).collect();
    assert_eq!((moves.len(), tree.depth()), (10_000, 19));
    moves.sort();
    moves.dedup();
    assert_eq!(moves.len(), 10_000);
}

/// Very many lines and very deep nesting need little time and no stack.
#[test]
fn neither_width_nor_depth_is_limited() {
    let mut wide = GameTree::new(Position::initial());
    for _ in 0..100_000 {
        wide.add(NodeId::ROOT, mv("e2e4"));
    }
    assert_eq!(
        (wide.text_order().count(), wide.depth()),
        (100_000 + 2 * 99_999, 1)
    );
    let mut deep = GameTree::new(Position::initial());
    let mut last = deep.add(NodeId::ROOT, mv("e2e4"));
    for _ in 0..100_000 {
        deep.add(last, mv("e7e5"));
        last = deep.add(last, mv("c7c5"));
    }
    assert_eq!(deep.depth(), 100_000);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Printing can begin with any move of the main line.
    #[test]
    fn the_items_from_a_main_move_on_are_the_rest_of_all(game in annotated_games()) {
        let all: Vec<_> = game.tree.text_order().collect();
        for node in game.tree.main_line() {
            let is_begin = |item: &TextItem| item.node == node && item.depth == 0;
            let begin = all.iter().position(is_begin).expect("it is printed");
            let rest: Vec<_> = game.tree.text_order_from(node).collect();
            prop_assert_eq!(&rest[..], &all[begin..]);
        }
    }

    #[test]
    fn the_order_is_that_of_a_written_game(game in annotated_games()) {
        let mut tree = game.tree;
        for id in nodes(&tree).into_iter().chain([NodeId::ROOT]) {
            let node = tree.node_mut(id);
            node.set_comment_before(None);
            (node.comment, node.clock) = (None, None);
            node.set_nags(&[]);
        }
        let text = written(&tree);
        let is_move = |word: &&str| !word.ends_with('.') && *word != "*";
        let words: Vec<&str> = text.split_whitespace().collect();
        // A bracket before a move number is attached to the move.
        let joined = words.join(" ").replace("(", "( ").replace("--", "Ka1");
        let joined: Vec<&str> = joined.split(' ').filter(is_move).collect();
        let printed = printed(&tree).replace("(", "( ").replace("--", "Ka1");
        let printed: Vec<&str> = printed.split(' ').filter(|word| !word.is_empty()).collect();
        prop_assert_eq!(joined, printed);
    }
}
