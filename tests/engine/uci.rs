//! UCI: parsing and formatting of lines.

use std::time::Duration;

use deskmate::engine::uci::{
    FromEngine, Go, Info, OfferedKind, OfferedOption, Options, ToEngine, read, read_from_engine,
    write_move,
};
use deskmate::engine::{Limits, Report, Root, Score, Strength, TimeBudget};
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
    assert_eq!(
        listed[9..],
        [
            "option name UCI_Elo type spin default 2400 min 600 max 2400",
            "option name Seed type spin default 0 min 0 max 2147483647",
        ]
    );
    let mut options = Options::default();
    for (name, value) in [
        ("hash", "64"),
        ("Threads", "2"),
        ("MultiPV", "3"),
        ("Move Overhead", "0"),
        ("UCI_Chess960", "true"),
        ("Draw Rule", "eight half-moves"),
        ("UCI_Elo", "1500"),
    ] {
        options
            .set(name, Some(value))
            .unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!((options.hash, options.threads, options.lines), (64, 2, 3));
    assert!(options.is_chess960 && options.overhead.is_zero());
    assert_eq!(options.rule, DrawRule::EightHalfMoves);
    let nodes = options.limit(Limits::nodes(1_000_000)).nodes;
    assert_eq!(nodes, Some(1_000_000));
    assert_eq!(options.strength(), None);
    options
        .set("UCI_LimitStrength", Some("true"))
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(options.strength(), Some(Strength::of_elo(1500)));
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

/// What a line is written as after it was read.
fn rewritten(line: &str) -> String {
    read(line)
        .unwrap_or_else(|error| panic!("{line}: {error}"))
        .to_string()
}

#[test]
fn commands_are_written_as_they_are_read() {
    for line in [
        "uci",
        "debug on",
        "debug off",
        "isready",
        "ucinewgame",
        "setoption name Clear Hash",
        "setoption name Move Overhead value 10",
        "position startpos",
        "position startpos moves g1f3 g8f6 f3g1 f6g8",
        "position fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 4 9 moves e1g1 e8d7",
        "position fen 1r3k1r/8/8/8/8/8/8/1R3K1R w KQkq - 0 1 moves f1h1",
        "go infinite",
        "go wtime 60000 btime 50000 winc 1000 binc 0 movestogo 12 ponder",
        "go movetime 500 depth 9 nodes 1000 mate 3 searchmoves e2e4 d2d4",
        "stop",
        "ponderhit",
        "quit",
    ] {
        assert_eq!(rewritten(line), line);
    }
    // Nothing repeats across a pawn move, so the moves before it are left out.
    assert_eq!(
        rewritten("position startpos moves g1f3 e7e5 b1c3"),
        "position fen rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2 moves b1c3"
    );
}

#[test]
fn a_search_is_asked_for_with_its_limits() {
    let root = Root::new(position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    let go = |root: &Root, limits: Limits| Go::with_limits(root, &limits).to_string();
    assert_eq!(go(&root, Limits::default()), "go infinite");
    let lines = Limits {
        lines: 3,
        ..Limits::default()
    };
    assert_eq!(go(&root, lines), "go infinite");
    assert_eq!(go(&root, Limits::nodes(7)), "go nodes 7");
    let seconds = Duration::from_secs;
    let exactly = Limits {
        mate: Some(4),
        ..Limits::time(TimeBudget::exactly(seconds(2)))
    };
    assert_eq!(go(&root, exactly), "go movetime 2000 mate 4");
    let soft = TimeBudget {
        soft: Some(seconds(1)),
        hard: seconds(3),
    };
    assert_eq!(go(&root, Limits::time(soft)), "go movetime 1000");
    let moves = ["O-O", "Ke2"].map(|text| read_move(root.position(), text).expect("legal"));
    let root = root.with_search_moves(moves.into_iter().collect());
    assert_eq!(
        go(&root, Limits::depth(2)),
        "go depth 2 searchmoves e1g1 e1e2"
    );
}

fn offered(line: &str) -> OfferedOption {
    match read_from_engine(line) {
        Some(FromEngine::Option(option)) => option,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn options_of_engines_are_read_as_words_up_to_the_next_field() {
    let option = offered("option name Move  Overhead type spin default 10 min 0 max 5000");
    assert_eq!(option.name, "Move Overhead");
    let kind = OfferedKind::Spin {
        default: Some(10),
        min: Some(0),
        max: Some(5000),
    };
    assert_eq!(option.kind, kind);
    let combo =
        offered("option name Style of Play type combo default Normal var Very Solid var Normal");
    let kind = OfferedKind::Combo {
        default: "Normal".into(),
        values: vec!["Very Solid".into(), "Normal".into()],
    };
    assert_eq!(combo.kind, kind);
    let text = offered("option name SyzygyPath type string default <empty>  ");
    let kind = OfferedKind::Text {
        default: String::new(),
    };
    assert_eq!(text.kind, kind);
    // What is missing or makes no sense is left out.
    let kind = OfferedKind::Spin {
        default: None,
        min: None,
        max: Some(9),
    };
    assert_eq!(offered("option type spin name X max 9 min x").kind, kind);
    let check = OfferedKind::Check { default: true };
    assert_eq!(
        offered("option name Ponder type check default True").kind,
        check
    );
    for line in [
        "option",
        "option name X",
        "option name X type slider",
        "option type check default true",
    ] {
        assert_eq!(read_from_engine(line), None, "{line}");
    }
    let long = format!("option name {} type button", "x".repeat(5000));
    assert_eq!(read_from_engine(&long), None);
}

#[test]
fn our_own_options_are_read_back() {
    for option in Options::ALL {
        let read = offered(&option.to_string());
        assert_eq!(read.name, option.name);
    }
    let shown = |line| offered(line).to_string();
    assert_eq!(
        shown("option name Hash type spin default 16 min 1 max 1024"),
        "Hash: 1 to 1024, default 16"
    );
    assert_eq!(
        shown("option name Style type combo default Solid var Solid var Risky"),
        "Style: Solid | Risky, default Solid"
    );
    assert_eq!(
        shown("option name Clear Hash type button"),
        "Clear Hash: a button"
    );
    assert_eq!(
        shown("option name File type string default <empty>"),
        "File: a text"
    );
}

/// The report in a line from an engine.
fn report(root: &str, line: &str) -> Option<Report> {
    match read_from_engine(line) {
        Some(FromEngine::Info(info)) => info.report(&position(root)),
        other => panic!("{line}: {other:?}"),
    }
}

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn reports_are_read_back() {
    let line = "info depth 12 seldepth 20 multipv 2 score cp -35 nodes 5000 nps 1000000 hashfull 7 time 5 pv e2e4 \
                e7e5 g1f3";
    let read = report(INITIAL, line).expect("a report");
    let start = position(INITIAL);
    let info = Info {
        position: &start,
        report: &read,
        is_chess960: false,
    };
    assert_eq!(info.to_string(), line);
}

#[test]
fn reports_of_engines_are_read_whatever_else_is_in_them() {
    let read = |line| report(INITIAL, line);
    // Unknown words, other orders, moves in another notation, and words after the moves.
    let line = "info score mate -3 wdl 0 0 1000 tbhits 7 pv e2-e4 e7e5Q bestline nodes 5 depth 3 refutation e2e4";
    let found = read(line).expect("a report");
    assert_eq!(found.score, Score::Mate(-3));
    assert_eq!((found.depth, found.line, found.moves.len()), (3, 1, 1));
    assert!(read("info string score cp 3 pv e2e4").is_none());
    assert!(read("info depth 3 currmove e2e4 currmovenumber 1").is_none());
    assert!(read("info depth 3 score cp 3 lowerbound pv e2e4").is_none());
    assert!(read("info depth 3 score cp three pv e2e4").is_none());
}

#[test]
fn castling_of_engines_is_read_in_both_ways() {
    let standard = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for word in ["e1g1", "e1h1"] {
        let line = format!("info depth 1 score cp 0 pv {word}");
        let moves = report(standard, &line).expect("a report").moves;
        assert_eq!(write_move(&position(standard), moves[0], false), "e1g1");
    }
}

#[test]
fn the_end_of_a_search_is_read() {
    let read = |line| match read_from_engine(line) {
        Some(FromEngine::BestMove { best, ponder }) => (best, ponder),
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(read("bestmove e2e4"), ("e2e4".into(), None));
    assert_eq!(
        read("  bestmove e7e8Q ponder a7a6 "),
        ("e7e8Q".into(), Some("a7a6".into()))
    );
    assert_eq!(read("bestmove (none)"), ("(none)".into(), None));
    assert_eq!(read_from_engine("bestmove"), None);
    assert_eq!(read_from_engine("uciok  \t"), Some(FromEngine::UciOk));
    assert_eq!(
        read_from_engine("id name  A  B"),
        Some(FromEngine::Name("A B".into()))
    );
    assert_eq!(read_from_engine("hello"), None);
}

proptest! {
    #[test]
    fn any_line_of_an_engine_is_read_or_left_out(line in "\\PC{0,80}") {
        let _ = read_from_engine(&line);
    }

    #[test]
    fn any_words_of_an_engine_are_read_or_left_out(
        words in prop::collection::vec(prop::sample::select(&[
            "id", "name", "author", "option", "type", "spin", "check", "combo", "default", "min", "max", "var",
            "<empty>", "uciok", "readyok", "info", "depth", "multipv", "score", "cp", "mate", "-0", "lowerbound", "nodes",
            "99999999999999999999", "-7", "pv", "e2e4", "e7e5", "0000", "a1a1", "string", "bestmove", "ponder",
            "(none)", "\u{0}", "é",
        ][..]), 0..14)
    ) {
        if let Some(FromEngine::Info(info)) = read_from_engine(&words.join(" ")) {
            let position = position(INITIAL);
            if let Some(report) = info.report(&position) {
                prop_assert!(position.play(report.moves[0]).is_ok());
            }
        }
    }

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
