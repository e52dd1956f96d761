//! UCI: parsing and formatting of lines.

use std::time::Duration;

use deskmate::engine::uci::{Go, Options, ToEngine, read, write_move};
use deskmate::game::DrawRule;
use deskmate::notation::{fen, read_move};
use deskmate::rules::Color;
use proptest::prelude::*;

use crate::position;

fn go(line: &str) -> Go {
    match read(line) {
        Ok(ToEngine::Go(go)) => *go,
        other => panic!("{other:?}"),
    }
}

#[test]
fn go_parameters_are_read_in_any_order() {
    let read = go(
        "go binc 20 wtime 1000 searchmoves e2e4 d2d4 depth 5 btime -30 movestogo 3 winc 10 ponder",
    );
    assert_eq!(read.search_moves, ["e2e4", "d2d4"]);
    assert_eq!(read.limits.depth, Some(5));
    assert_eq!(read.moves_to_go, Some(3));
    assert_eq!(read.times.white.left, Some(Duration::from_secs(1)));
    assert_eq!(read.times.white.increment, Duration::from_millis(10));
    assert_eq!(read.times.black.left, Some(Duration::ZERO));
    assert!(read.is_pondering && !read.is_infinite);
    let limits = go("go movetime 70 nodes 9").limits(Color::White, Duration::from_millis(10));
    assert_eq!(
        limits.time.map(|time| time.hard),
        Some(Duration::from_millis(70))
    );
    assert_eq!(limits.nodes, Some(9));
    assert_eq!(
        go("go infinite wtime 5")
            .limits(Color::White, Duration::ZERO)
            .time,
        None
    );
    assert_eq!(go("go depth 1000 mate 900").limits.depth, Some(255));
}

#[test]
fn a_position_is_read_with_its_moves() {
    let line = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9 moves e1g1 e8c8";
    let Ok(ToEngine::Position(root)) = read(line) else {
        panic!("{line}");
    };
    assert_eq!(
        fen::write(root.position()),
        "2kr3r/8/8/8/8/8/8/R4RK1 w - - 5 10"
    );
}

#[test]
fn error_messages() {
    let message = |line: &str| read(line).map(|_| ()).unwrap_err().to_string();
    assert_eq!(message("hello"), "unknown command: hello");
    assert_eq!(message("position"), "missing word after position");
    assert_eq!(
        message("position here"),
        "unexpected word after position: here"
    );
    assert_eq!(message("go depth"), "missing word after depth");
    assert_eq!(message("go wtime soon"), "invalid number after wtime: soon");
    assert_eq!(
        message("setoption value 3"),
        "unexpected word after setoption: value"
    );
    assert!(
        message("position startpos moves e2e5").starts_with("illegal move e2e5 (half-move 1): ")
    );
    assert!(message("position fen 8/8/8/8/8/8/8/8 w - - 0 1").starts_with("illegal position: "));
    assert!(matches!(read("joho debug on"), Ok(ToEngine::Debug(true))));
}

#[test]
fn options_are_listed_and_set() {
    let listed: Vec<String> = Options::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(
        listed[0],
        "option name Hash type spin default 16 min 1 max 4096"
    );
    assert_eq!(
        listed[6],
        "option name Draw Rule type combo default Standard var Standard var Eight half-moves"
    );
    let mut options = Options::default();
    for (name, value) in [
        ("hash", "64"),
        ("Threads", "2"),
        ("MultiPV", "3"),
        ("Move Overhead", "0"),
        ("UCI_Chess960", "true"),
        ("Draw Rule", "eight half-moves"),
    ] {
        options
            .set(name, Some(value))
            .unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!((options.hash, options.threads, options.lines), (64, 2, 3));
    assert!(options.is_chess960 && options.overhead.is_zero());
    assert_eq!(options.rule, DrawRule::EightHalfMoves);
    let message = |name, value| Options::default().set(name, value).unwrap_err().to_string();
    assert_eq!(
        message("Hash", Some("0")),
        "invalid value for option Hash: 0"
    );
    assert_eq!(message("Ponder", None), "invalid value for option Ponder: ");
    assert_eq!(message("Style", Some("risky")), "no such option: Style");
}

#[test]
fn castling_is_written_as_the_option_uci_chess960_says() {
    let standard = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let castling = read_move(&standard, "O-O").expect("a legal move");
    assert_eq!(write_move(&standard, castling, false), "e1g1");
    assert_eq!(write_move(&standard, castling, true), "e1h1");
    assert_eq!(read_move(&standard, "e1h1"), Ok(castling));
    let other = position("1r3k1r/8/8/8/8/8/8/1R3K1R w HBhb - 0 1");
    let castling = read_move(&other, "f1b1").expect("a legal move");
    assert_eq!(write_move(&other, castling, true), "f1b1");
}

proptest! {
    #[test]
    fn any_line_is_parsed_or_rejected(line in "\\PC{0,80}") {
        let _ = read(&line);
    }

    #[test]
    fn any_sequence_of_words_is_parsed_or_rejected(
        words in prop::collection::vec(prop::sample::select(&[
            "uci", "debug", "on", "isready", "setoption", "name", "value", "Hash", "position", "startpos", "fen",
            "moves", "e2e4", "0000", "go", "infinite", "depth", "-1", "99999999999999999999", "wtime", "movestogo",
            "searchmoves", "mate", "nodes", "ponder", "stop", "ponderhit", "8/8", "w", "KQkq", "\u{0}", "é",
        ][..]), 0..12)
    ) {
        let _ = read(&words.join(" "));
    }
}
