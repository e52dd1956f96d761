//! The moves and scores that the search finds.

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use deskmate::engine::{DEFAULT_TABLE_SIZE, Limits, Root, Score, Searcher, StopFlag, best_move};
use deskmate::game::{DrawRule, Game};
use deskmate::notation::{fen, read_move, san};
use deskmate::rules::{ByColor, MoveList, Position, Role};

use crate::{data, position, random_positions, root, search};

#[test]
fn s1_every_move_is_legal() {
    for position in random_positions(2_000) {
        let result = search(&Root::new(position.clone()), &Limits::nodes(60));
        let legal = position.legal_moves();
        match result.best {
            Some(best) => assert!(legal.contains(&best), "{}", fen::write(&position)),
            None => assert!(legal.is_empty(), "{}", fen::write(&position)),
        }
    }
}

#[test]
fn s4_there_is_no_move_after_the_end_of_the_game() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    for text in [mate, stalemate] {
        assert_eq!(
            search(&Root::new(position(text)), &Limits::depth(3)).best,
            None
        );
    }
    let mut game = Game::new(ByColor::default(), Position::initial(), None)
        .with_draw_rule(DrawRule::EightHalfMoves);
    for word in "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(' ') {
        assert!(
            best_move(game.record(), &Limits::depth(1)).is_some(),
            "{word}"
        );
        let mv = read_move(game.position(), word).expect("a legal move");
        game.push(mv, Duration::ZERO).expect("a legal move");
    }
    assert_eq!(best_move(game.record(), &Limits::depth(1)), None);
}

#[test]
fn s5_the_search_is_deterministic() {
    let limits = [Limits::depth(7), Limits::nodes(5_000)];
    for position in random_positions(40).into_iter().step_by(4) {
        for limits in &limits {
            let root = Root::new(position.clone());
            let [one, other] = [(); 2].map(|()| search(&root, limits));
            assert_eq!(one.best, other.best);
            assert_eq!(one.nodes, other.nodes);
            let scores = [&one, &other].map(|result| result.lines.first().map(|line| line.score));
            assert_eq!(scores[0], scores[1]);
        }
    }
}

#[test]
fn the_limit_of_nodes_is_exact() {
    for nodes in [1, 2, 100, 1_000, 3_333] {
        let result = search(&Root::new(Position::initial()), &Limits::nodes(nodes));
        assert_eq!(result.nodes, nodes);
        assert!(result.best.is_some());
    }
}

/// Mates in up to three moves must be found by the shortest line.
#[test]
fn a_line_is_told_beyond_its_first_move_whenever_the_search_is_stopped() {
    let text = "rn2kb1r/p3qppp/2p2n2/1p2p1B1/2B1P3/1QN5/PPP2PPP/R3K2R w KQkq - 0 10";
    let root = Root::new(position(text));
    for nodes in (2_000..60_000).step_by(500) {
        let result = search(&root, &Limits::nodes(nodes));
        let line = &result.lines[0].moves;
        assert!(line.len() >= 3, "{nodes} nodes: {} moves", line.len());
        line.iter().fold(root.position().clone(), |position, &mv| {
            position.play(mv).expect("a legal move")
        });
    }
}

#[test]
fn mates_are_found() {
    let table = data::table("mates.tsv");
    assert!(table.lines().count() >= 50);
    let mut searcher = Searcher::new(DEFAULT_TABLE_SIZE, NonZeroUsize::MIN);
    let missed = |line: &str| missed_mate(&mut searcher, line);
    let missed: Vec<String> = table.lines().filter_map(missed).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

/// The result for a line of the table of mates, if it is not the expected mate.
pub fn missed_mate(searcher: &mut Searcher, line: &str) -> Option<String> {
    let (moves, text) = line.split_once('\t').expect("two columns");
    let moves: i32 = moves.parse().expect("a number");
    let limits = Limits {
        mate: Some(moves as u8),
        ..Limits::nodes(2_000_000)
    };
    let root = Root::new(position(text));
    searcher.clear();
    let result = searcher.search(&root, &limits, &StopFlag::default(), &mut |_| ());
    match result.lines[0].score {
        Score::Mate(found) if found == moves || moves > 3 && found > 0 => None,
        score => Some(format!("{line}: {score}")),
    }
}

#[test]
fn tactics_are_found() {
    let table = data::table("tactics.tsv");
    let missed: Vec<_> = table
        .lines()
        .filter(|line| {
            let (best, text) = line.split_once('\t').expect("two columns");
            let position = position(text);
            let best = read_move(&position, best).expect("a legal move");
            search(&Root::new(position), &Limits::nodes(100_000)).best != Some(best)
        })
        .collect();
    let count = table.lines().count();
    assert!(count >= 60, "{count}");
    assert!(
        missed.len() * 10 <= count,
        "{} of {count} missed:\n{}",
        missed.len(),
        missed.join("\n")
    );
}

#[test]
fn several_lines_are_sorted_by_score() {
    let position = position("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    let limits = Limits {
        lines: 4,
        ..Limits::depth(6)
    };
    let result = search(&Root::new(position.clone()), &limits);
    assert_eq!(result.lines.len(), 4);
    let value = |line: usize| match result.lines[line].score {
        Score::Centipawns(value) => value,
        score => panic!("{score}"),
    };
    assert!((1..4).all(|line| value(line) <= value(line - 1)));
    let mut firsts: Vec<_> = result.lines.iter().map(|line| line.moves[0]).collect();
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
    for line in &result.lines {
        let played = line
            .moves
            .iter()
            .try_fold(position.clone(), |position, &mv| position.play(mv));
        assert!(played.is_ok(), "{:?}", line.moves);
    }
}

#[test]
fn only_the_given_root_moves_are_searched() {
    let start = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    let only: MoveList = [read_move(&start, "h3").expect("a legal move")]
        .into_iter()
        .collect();
    let result = search(
        &Root::new(start.clone()).with_search_moves(only),
        &Limits::depth(5),
    );
    assert_eq!(san::write(&start, result.best.expect("a move")), "h3");
}

#[test]
fn a_search_without_limits_can_be_stopped() {
    let stop_flag = StopFlag::default();
    let result = thread::scope(|scope| {
        let search = scope.spawn(|| {
            let root = Root::new(Position::initial());
            let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
            searcher.search(&root, &Limits::default(), &stop_flag, &mut |_| ())
        });
        thread::sleep(Duration::from_millis(20));
        stop_flag.stop();
        search.join().expect("no panic")
    });
    assert!(result.best.is_some());
}

#[test]
fn s3_castling_and_promotions_are_found() {
    let promotion = root("8/P6k/8/8/8/8/7p/K7 w - - 0 1", "", DrawRule::Fide);
    let best = search(&promotion, &Limits::depth(4)).best.expect("a move");
    assert_eq!(
        (best.to_string().as_str(), best.promotion),
        ("a7a8q", Some(Role::Queen))
    );
    // Castling mates.
    let castling = root("8/8/8/8/8/8/7R/k3K2R w K - 0 1", "", DrawRule::Fide);
    let result = search(&castling, &Limits::depth(3));
    assert!(matches!(result.lines[0].score, Score::Mate(1)));
}
