//! Properties of every game read from any text.

use deskmate::notation::pgn::{self, Pgn, ParsedGame};
use deskmate::rules::Move;
use deskmate::tree::{GameTree, NodeId};

/// Faults have places in order, moves are legal, and the game survives writing and reading.
pub fn check(reading: &ParsedGame) {
    let mut last = (1, 1);
    for fault in &reading.faults {
        assert!((fault.line, fault.column) >= last, "{:?}", reading.faults);
        last = (fault.line, fault.column);
        assert!(!fault.to_string().is_empty());
    }
    check_moves(&reading.game.tree);
    check_written(&reading.game);
}

fn check_moves(tree: &GameTree) {
    assert!(tree.main_line().all(|id| tree.node(id).mv() != Move::NULL));
    let mut open = vec![(NodeId::ROOT, tree.start().clone())];
    while let Some((parent, position)) = open.pop() {
        for id in tree.children(parent) {
            let after = match tree.node(id).mv() {
                Move::NULL => position.pass().expect("no check"),
                mv => position.play(mv).expect("a legal move"),
            };
            open.push((id, after));
        }
    }
}

fn check_written(game: &Pgn) {
    let written = pgn::write(game);
    let again = pgn::read(&written);
    assert!(again.faults.is_empty(), "{:?}\n{written}", again.faults);
    assert_eq!(again.game.tree, game.tree, "{written}");
    assert_eq!(again.game.start(), game.start(), "{written}");
    assert_eq!(again.game.result, game.result, "{written}");
    assert_eq!(pgn::write(&again.game), written);
}
