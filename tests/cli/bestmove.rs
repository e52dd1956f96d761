//! `deskmate bestmove` and `deskmate bench`, by the requirements of the course (S1 to S9).

use deskmate::notation::fen;
use deskmate::rules::Position;

use crate::data::{self, rows, text};
use crate::terminal::{run, run_moves};

fn best(arguments: &[&str]) -> String {
    let ran = run(&[&["bestmove"], arguments].concat());
    let line = ran.good().to_owned();
    assert!(
        line.ends_with('\n') && line.lines().count() == 1,
        "{line:?}"
    );
    line.trim_end().to_owned()
}

#[test]
fn s1_one_line_with_a_legal_move() {
    let table = data::table("positions.jsonl");
    for row in rows(&table).iter().step_by(25) {
        let position = text(row, "fen");
        let found = best(&["--nodes", "200", "--fen", position]);
        let legal = fen::read(position).expect("a position").legal_moves();
        let words: Vec<String> = legal.into_iter().map(|mv| mv.to_string()).collect();
        if words.is_empty() {
            assert_eq!(found, "0000", "{position}")
        } else {
            assert!(
                found == "0000" || words.contains(&found),
                "{position}: {found}"
            )
        }
    }
}

#[test]
fn s2_an_en_passant_square_after_every_double_step_is_accepted() {
    for position in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
    ] {
        assert_eq!(best(&["--depth", "1", "--fen", position]).len(), 4);
    }
}

#[test]
fn s3_castling_and_promotions_are_written_in_coordinate_notation() {
    let castling = "8/8/8/8/8/8/7R/k3K2R w K - 0 1";
    assert_eq!(best(&["--depth", "3", "--fen", castling]), "e1g1");
    let promotion = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    assert_eq!(best(&["--depth", "4", "--fen", promotion]), "a7a8q");
}

#[test]
fn s4_no_move_is_written_as_0000() {
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert_eq!(best(&["--fen", stalemate]), "0000");
    assert_eq!(best(&["--depth", "1", "f3", "e5", "g4", "Qh4"]), "0000");
    let eight = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    let by_rule = ["bestmove", "--depth", "1", "--rule", "eight-half-moves"];
    assert_eq!(run_moves(&by_rule, &eight).good(), "0000\n");
    assert_ne!(
        run_moves(&["bestmove", "--depth", "1"], &eight).good(),
        "0000\n"
    );
}

#[test]
fn s5_the_result_is_deterministic() {
    for limit in [["--depth", "6"], ["--nodes", "3000"]] {
        let answers: Vec<String> = (0..4)
            .map(|_| best(&[&limit[..], &["e4", "c5"]].concat()))
            .collect();
        assert!(
            answers.iter().all(|answer| *answer == answers[0]),
            "{answers:?}"
        );
    }
}

#[test]
fn s6_the_search_knows_the_draw_rule() {
    let start = ["--fen", "7k/8/8/8/8/8/8/KR6 w - - 0 1", "--depth", "6"];
    let moves = ["Rb2", "Kg8", "Rb1", "Kh8", "Rb2", "Kg8", "Rb1"];
    let rule = ["--rule", "eight-half-moves"];
    assert_eq!(best(&[&start[..], &rule, &moves].concat()), "g8h8");
}

#[test]
fn s7_and_s9_the_library_does_not_change_the_record() {
    use std::time::Duration;

    use deskmate::engine::{Limits, best_move};
    use deskmate::game::Game;
    use deskmate::rules::ByColor;

    let mut game = Game::new(ByColor::default(), Position::initial(), None);
    let e4 = deskmate::notation::read_move(game.position(), "e4").expect("a legal move");
    game.push(e4, Duration::ZERO).expect("a legal move");
    let before = game.record().clone();
    let found = best_move(game.record(), &Limits::depth(4)).expect("a move");
    assert_eq!(*game.record(), before);
    assert!(game.position().is_legal(found));
}

/// Checks only that a search with a time or a clock ends, since tests do not depend on timing.
#[test]
fn s8_a_search_with_a_time_limit_ends() {
    assert_eq!(best(&["--time", "30"]).len(), 4);
    assert_eq!(best(&["--clock", "100+10"]).len(), 4);
    assert_eq!(best(&["--clock", "0"]).len(), 4);
    assert_eq!(run(&["bestmove", "--clock", "soon"]).status, 2);
    assert_eq!(run(&["bestmove", "--depth", "0"]).status, 2);
}

/// The number changes with every change of the search, and must then be updated.
#[test]
fn bench_always_searches_the_same_number_of_nodes() {
    let ran = run(&["bench", "5"]);
    let text = ran.good();
    assert_eq!(text.lines().count(), 43);
    assert!(text.contains("\nNodes searched: 37702\n"), "{text}");
}
