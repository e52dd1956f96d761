//! The search of a whole game.

use deskmate::analysis::{GameSearch, Judgement, PositionAnalysis, root_after};
use deskmate::engine::{Root, Score};
use deskmate::game::DrawRule;
use deskmate::notation::san;
use deskmate::tree::{self, GameTree, NodeId};

use crate::data::read;
use crate::search;

/// 3... Qf6 allows mate in one.
const MATE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";

#[test]
fn a_game_is_searched_from_its_end_to_its_start() {
    let tree = read(MATE).tree;
    let mut game = GameSearch::new(&tree, DrawRule::Fide);
    // The mate at the end needs no search.
    assert_eq!((game.done(), game.total()), (1, 8));
    for ply in (0..7).rev() {
        let root = game.root().expect("a position to search");
        assert_eq!(root.position(), root_of(&tree, ply).position());
        game.add(None);
    }
    assert!(game.root().is_none());
    assert_eq!(game.done(), 8);
    assert_eq!(game.at(7).map(|end| end.score), Some(Score::Mate(0)));
    assert_eq!(game.at(6), None);
    assert_eq!(game.scores().accuracy(), None);
}

#[test]
fn the_mistakes_of_a_game_are_found() {
    let game = read(MATE);
    let found = search(&game.tree, 30_000);
    let scores = found.scores();
    assert_eq!(found.judgement(&scores, 6), Some(Judgement::Blunder));
    assert_eq!(scores.for_white(6), Some(tree::Score::Mate(1)));
    assert_eq!(found.judgement(&scores, 7), None);
    let end = found.at(6).expect("it was searched");
    assert_eq!(
        san::write_line(root_of(&game.tree, 6).position(), &end.lines[0].moves),
        ["Qxf7#"]
    );
    let counts = found.counts(&scores);
    assert_eq!(counts.black.of(Judgement::Blunder), 1);
    assert_eq!(counts.white.of(Judgement::Blunder), 0);
    let accuracy = scores.accuracy().expect("all positions were searched");
    assert!(accuracy.white > accuracy.black, "{accuracy:?}");
    assert_eq!(scores.white_percent(7).map(f64::round), Some(98.0));
}

fn root_of(tree: &GameTree, ply: usize) -> Root {
    let node = ply
        .checked_sub(1)
        .and_then(|before| tree.main_line().nth(before));
    root_after(
        tree,
        &tree.path(node.unwrap_or(NodeId::ROOT)),
        DrawRule::Fide,
    )
}

#[test]
fn an_ended_game_needs_no_search() {
    for (text, score) in [
        (
            "[FEN \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"]\n\n*",
            Score::Centipawns(0),
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*",
            Score::Centipawns(0),
        ),
        (
            "[FEN \"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\"]\n\n*",
            Score::Mate(0),
        ),
    ] {
        let game = GameSearch::new(&read(text).tree, DrawRule::Fide);
        assert!(game.root().is_none());
        assert_eq!(game.at(0).map(|found| found.score), Some(score));
        assert_eq!(game.at(0).and_then(PositionAnalysis::best), None);
    }
}

#[test]
fn a_root_knows_the_moves_before_it_up_to_a_null_move() {
    let tree = read("1. Nf3 Nf6 2. Ng1 Ng8 (2... -- 3. Nf3 Ng8 4. Ng1) *").tree;
    assert_eq!(root_of(&tree, 4).repetitions(), 2);
    let last = tree.main_line().last().expect("a move");
    let null = tree.variations(last).next().expect("a variation");
    let end = tree.line_end(null);
    assert_eq!(
        root_after(&tree, &tree.path(end), DrawRule::Fide).position(),
        &tree.position(end)
    );
    assert_eq!(
        root_after(&tree, &tree.path(null), DrawRule::Fide).repetitions(),
        1
    );
}

/// Knights go out and back, with pawn moves and a capture on the way.
fn long_game(rounds: usize) -> GameTree {
    let round = "Nf3 Nf6 Ng1 Ng8 ".repeat(rounds);
    read(&format!(
        "{round}e4 d5 {round}exd5 {}*",
        "Nf6 Nf3 Ng8 Ng1 ".repeat(rounds)
    ))
    .tree
}

#[test]
fn each_root_knows_the_moves_before_it() {
    for rule in [DrawRule::Fide, DrawRule::default()] {
        let tree = long_game(3);
        let mut game = GameSearch::new(&tree, rule);
        let line: Vec<NodeId> = tree.main_line().collect();
        for ply in (0..=line.len()).rev() {
            assert_eq!(game.root(), Some(&root_after(&tree, &line[..ply], rule)));
            game.add(None);
        }
        assert_eq!(game.root(), None);
    }
}

#[test]
fn what_is_kept_grows_with_the_game_and_not_with_its_square() {
    let kept = |rounds| {
        let game = GameSearch::new(&long_game(rounds), DrawRule::Fide);
        format!("{game:?}").len()
    };
    let (short, long) = (kept(10), kept(80));
    assert!(long < 10 * short, "{short} {long}");
}
