//! The commands that start from a position: apply, moves, perft.

use crate::data;
use crate::terminal;

use data::{rows, table, text, texts};
use terminal::{run, run_moves, run_with};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn apply_prints_the_position_after_the_moves() {
    let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n";
    let written: [&[&str]; 5] = [
        &["e4", "e5", "Nf3"],
        &["e2e4", "e7-e5", "Ng1-f3"],
        &["1. e4 e5 2. Nf3 *"],
        &["1.Pe4", "1...", "Pe5!", "2.", "♘f3", "1/2-1/2"],
        &["1", "e4", "e5", "2", "Nf3", "0.5-0.5"],
    ];
    for moves in written {
        assert_eq!(run_moves(&["apply"], moves).good(), after, "{moves:?}");
    }
}

#[test]
fn apply_reads_castling_promotion_and_en_passant_in_every_dialect() {
    let cases = [
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "0-0 o-o-o",
            "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2",
        ),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "a8(N)",
            "N7/7k/8/8/8/8/8/K7 b - - 0 1",
        ),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "a8N",
            "N7/7k/8/8/8/8/8/K7 b - - 0 1",
        ),
        (
            "k7/8/8/3pP3/8/8/8/K7 w - d6 0 2",
            "xd6e.p.",
            "k7/8/3P4/8/8/8/8/K7 b - - 0 2",
        ),
        (
            "k7/8/8/3pP3/8/8/8/K7 w - d6 0 2",
            "exd6 e.p.",
            "k7/8/3P4/8/8/8/8/K7 b - - 0 2",
        ),
    ];
    for (start, moves, end) in cases {
        let ran = run(&["apply", "--fen", start, moves]);
        assert_eq!(ran.good(), format!("{end}\n"), "{moves}");
    }
}

#[test]
fn apply_names_the_move_that_cannot_be_played() {
    let cases: [(&[&str], &str); 6] = [
        (
            &["e4", "e5", "Ke3"],
            "Ke3 (half-move 3): the king on e1 cannot go to e3",
        ),
        (
            &["e4", "e2e4"],
            "e2e4 (half-move 2): there is no piece on e2",
        ),
        (
            &["1. xyzzy"],
            "xyzzy (half-move 1): \"xyzzy\" is not a move",
        ),
        (&["1-0", "e4"], "1-0 (half-move 1): \"1-0\" is not a move"),
        (
            &["Nc3 a6 Ne4 a5 Nf3 a4 Ng5"],
            "Ng5 (half-move 7): it is not clear which piece is meant: the one on f3 or the one on e4",
        ),
        (&["f3", "e5", "g4", "Qh4#", "a3"], "a3 (half-move 5): "),
    ];
    for (moves, fault) in cases {
        let ran = run_moves(&["apply"], moves);
        assert_eq!((ran.status, ran.text()), (1, ""), "{moves:?}");
        let expected = format!("deskmate: {fault}");
        assert!(ran.err.starts_with(&expected), "{moves:?}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
}

#[test]
fn moves_can_come_from_standard_input() {
    let ran = run_with(&["apply", "-"], b"1. e4 e5\n2. Nf3 *\n");
    let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n";
    assert_eq!(ran.good(), after);
    assert_eq!(run_with(&["apply", "-"], b"").good(), format!("{START}\n"));
    assert!(
        run_with(&["status", "-"], b"e4")
            .good()
            .contains("\"ply\":1,")
    );
    let wrong = run_with(&["apply", "-"], b"e4 \xff");
    assert_eq!(
        (wrong.status, wrong.err.as_str()),
        (1, "deskmate: -: not text in UTF-8\n")
    );
}

#[test]
fn without_moves_the_position_itself_is_printed() {
    assert_eq!(run(&["apply"]).good(), format!("{START}\n"));
    let ran = run(&["apply", "--fen", "8/8/8/8/8/k7/8/K7 b - -"]);
    assert_eq!(ran.good(), "8/8/8/8/8/k7/8/K7 b - - 0 1\n");
}

#[test]
fn a_fault_of_the_fen_gives_status_1() {
    let commands: [&[&str]; 4] = [&["apply"], &["moves"], &["status"], &["perft", "1"]];
    for command in commands {
        for fen in ["", "8/8/8 w - - 0 1", "8/8/8/8/8/8/8/K7 w - - 0 1", "é"] {
            let ran = run(&[command, &["--fen", fen]].concat());
            assert_eq!((ran.status, ran.text()), (1, ""), "{command:?} {fen}");
            ran.says_first("deskmate: the ");
            assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        }
    }
}

#[test]
fn a_position_that_is_not_legal_is_named_once() {
    let ran = run(&["moves", "--fen", "k7/8/8/8/8/8/R7/1K6 w - - 0 1"]);
    let reason = "Black is in check, but it is not Black's turn";
    assert_eq!(
        ran.err,
        format!("deskmate: the position is not legal: {reason}\n")
    );
}

#[test]
fn moves_are_printed_on_one_line_sorted_with_a_comma_after_each() {
    let all = "a2a3,a2a4,b1a3,b1c3,b2b3,b2b4,c2c3,c2c4,d2d3,d2d4,e2e3,e2e4,f2f3,f2f4,g1f3,g1h3,g2g3,g2g4,\
               h2h3,h2h4,\n";
    assert_eq!(run(&["moves"]).good(), all);
    assert_eq!(run(&["moves", "--from", "e2"]).good(), "e2e3,e2e4,\n");
    assert_eq!(
        run(&["moves", "--san", "--from", "g1"]).good(),
        "Nf3,Nh3,\n"
    );
    let promoting = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    assert_eq!(
        run(&["moves", "--fen", promoting, "--from", "a7"]).good(),
        "a7a8b,a7a8n,a7a8q,a7a8r,\n"
    );
    assert_eq!(
        run(&["moves", "--fen", promoting, "--from", "a7", "--san"]).good(),
        "a8=B,a8=N,a8=Q,a8=R,\n"
    );
}

#[test]
fn without_legal_moves_the_line_is_empty() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(run(&["moves", "--fen", mate]).good(), "\n");
    for square in ["e4", "e1", "e7"] {
        assert_eq!(run(&["moves", "--from", square]).good(), "\n", "{square}");
    }
}

#[test]
fn perft_prints_a_line_for_each_first_move_and_the_sum() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let ran = run(&["perft", "--fen", kiwipete, "3"]);
    let lines: Vec<&str> = ran.good().lines().collect();
    let (last, divided) = lines.split_last().expect("lines");
    assert_eq!(*last, "Nodes searched: 97862");
    assert_eq!(divided.len(), 48);
    assert!(divided.is_sorted());
    assert!(divided.contains(&"e1g1: 2059"), "{divided:?}");
    let count = |line: &&str| -> u64 {
        let (_, nodes) = line.split_once(": ").expect("a move and its nodes");
        nodes.parse().expect("a number")
    };
    assert_eq!(divided.iter().map(count).sum::<u64>(), 97_862);
}

#[test]
fn perft_at_depth_zero_and_without_moves() {
    assert_eq!(run(&["perft", "0"]).good(), "Nodes searched: 1\n");
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let ran = run(&["perft", "--fen", stalemate, "3"]);
    assert_eq!(ran.good(), "Nodes searched: 0\n");
}

#[test]
fn apply_reads_whole_games_of_every_dialect() {
    for game in rows(&table("dialects.jsonl")).iter().step_by(6) {
        let end = format!("{}\n", text(game, "final_fen"));
        for dialect in ["san", "long", "thinkchess", "uci_text"] {
            let ran = run(&["apply", text(game, dialect)]);
            assert_eq!(ran.good(), end, "{} {dialect}", text(game, "id"));
        }
        for dialect in ["course", "course_mixed", "course_wild"] {
            let ran = run_moves(&["apply"], &texts(game, dialect));
            assert_eq!(ran.good(), end, "{} {dialect}", text(game, "id"));
        }
    }
}

#[test]
fn a_position_is_read_from_standard_input_or_as_epd() {
    let fen = "8/8/8/8/8/k7/p7/K7 w - - 3 40";
    let epd = "8/8/8/8/8/k7/p7/K7 w - - hmvc 3; fmvn 40; id \"x; y\";";
    for text in [fen, epd] {
        let line = format!("{text}\n");
        let read = run_with(&["apply", "--fen", "-"], line.as_bytes());
        assert_eq!(read.good(), format!("{fen}\n"));
        assert_eq!(run(&["apply", "--fen", text]).good(), format!("{fen}\n"));
    }
    let analysed = run_with(&["analyse", "--depth", "1", "--fen", "-"], fen.as_bytes());
    assert_eq!((analysed.status, analysed.err.as_str()), (0, ""));
    let both = run_with(&["apply", "--fen", "-", "-"], fen.as_bytes());
    assert_eq!((both.status, both.text()), (1, ""));
    both.says("standard input");
}
