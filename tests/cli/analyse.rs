//! `deskmate analyse`.

use std::fs;

use deskmate::notation::pgn;
use serde_json::Value;

use crate::Folder;
use crate::terminal::{run, run_with};

/// 3... Nf6 allows mate in one.
const MATE: &str =
    "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

const SHORT: [&str; 3] = ["analyse", "--nodes", "2000"];

fn analyse(arguments: &[&str], input: &str) -> String {
    let ran = run_with(&[&SHORT, arguments].concat(), input.as_bytes());
    ran.good().to_owned()
}

#[test]
fn the_table_has_a_row_for_each_move() {
    let table = analyse(&["-"], MATE);
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(
        rows[..2],
        ["Ann - Ben", "ply  move     score  best     judgement"]
    );
    assert_eq!(rows.len(), 2 + 7 + 2);
    let cells = |row: &str| {
        row.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(cells(rows[7])[..3], ["6", "Nf6", "#1"]);
    assert_eq!(cells(rows[7])[4..], ["??", "blunder"]);
    assert_eq!(cells(rows[8]), ["7", "Qxf7#", "mate", "Qxf7#"]);
    assert!(rows[9].starts_with("White: accuracy "), "{}", rows[9]);
    assert!(rows[10].ends_with("blunders 1"), "{}", rows[10]);
}

#[test]
fn json_has_a_line_for_each_position_and_each_game() {
    let text = analyse(&["--json", "--lines", "2", "-"], MATE);
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 8 + 1);
    assert_eq!(lines[0]["ply"], 0);
    assert_eq!(lines[0].get("move"), None);
    assert_eq!(lines[0]["lines"].as_array().map(Vec::len), Some(2));
    assert_eq!(lines[6]["move"], "Nf6");
    assert_eq!(lines[6]["mate"], 1);
    assert_eq!(lines[6]["judgement"], "blunder");
    assert_eq!(lines[6]["lines"][0]["moves"], serde_json::json!(["Qxf7#"]));
    assert_eq!(lines[7]["checkmate"], "white");
    assert_eq!(lines[7]["accuracy"], 100.0);
    assert_eq!(lines[8]["game"], 1);
    assert_eq!(lines[8]["black"]["blunders"], 1);
}

#[test]
fn the_annotated_game_is_written_and_annotated_again() {
    let folder = Folder::new();
    let file = &folder.path("out.pgn");
    assert_eq!(analyse(&["-", "-o", file], MATE), "");
    let text = fs::read_to_string(file).expect("it was written");
    assert_eq!(pgn::read(&text).faults, []);
    assert!(text.contains("[Annotator \"Deskmate\"]"), "{text}");
    assert!(text.contains("Nf6 $4 {[%eval #1,"), "{text}");
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // These moves protect against the mate.
    let note = "[%deskmate best $4]";
    let is_best =
        |best: &str| words.contains(&format!("({{{best} was best. {note}}} 3... {best} "));
    assert!(["Qe7", "Qf6", "g6"].into_iter().any(is_best), "{text}");
    // The same analysis again leaves it as it is, in its own file too.
    assert_eq!(analyse(&[file, "-o", file], ""), "");
    assert_eq!(fs::read_to_string(file).expect("it was written"), text);
    assert_eq!(analyse(&["-", "-o", "-"], &text), text);
    // So does the analysis of another program, whose marks are replaced.
    let theirs = MATE.replace(
        "3. Qh5 Nf6 ",
        "3. Qh5 {[%eval 0.1]} Nf6? {[%eval 0.3] Mistake. g6 was best.} (3... g6 4. Qf3) ",
    );
    assert_ne!(theirs, MATE);
    assert_eq!(analyse(&["-", "-o", "-"], &theirs), text);
}

#[test]
fn a_position_has_its_lines() {
    let text = analyse(
        &[
            "--lines",
            "3",
            "--fen",
            "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        ],
        "",
    );
    assert_eq!(text.lines().count(), 3);
    let first: Vec<&str> = text
        .lines()
        .next()
        .expect("a line")
        .split_whitespace()
        .collect();
    assert_eq!((first[0], first[3]), ("#1", "Ra8#"));
    let mate = [
        "--threads",
        "2",
        "--fen",
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    ];
    assert_eq!(analyse(&mate, "").split_whitespace().next(), Some("#1"));
    let ended = analyse(&["--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"], "");
    assert_eq!(ended, "The game is over.\n");
}

#[test]
fn every_game_of_a_file_is_analysed() {
    let two = format!("{MATE}\n{MATE}");
    let table = analyse(&["-"], &two);
    let (one, other) = table.split_once("\n\n").expect("two tables");
    assert_eq!(one, other.trim_end());
}

#[test]
fn a_game_without_a_legal_start_counts_in_the_numbers() {
    let input = format!("[FEN \"8/8 w\"]\n\n*\n\n{MATE}");
    let ran = run_with(&[&SHORT[..], &["--json", "-"]].concat(), input.as_bytes());
    assert_eq!(ran.status, 1);
    ran.says(": game 1: ");
    let lines = ran.text().lines().map(serde_json::from_str);
    let lines: Vec<Value> = lines.map(|line| line.expect("JSON")).collect();
    assert!(!lines.is_empty());
    assert!(lines.iter().all(|line| line["game"] == 2), "{lines:?}");
    // The first table has no empty line above it.
    let table = run_with(&SHORT_ON_INPUT, input.as_bytes());
    assert!(table.text().starts_with("Ann - Ben\n"), "{}", table.text());
}

#[test]
fn faults_are_reported() {
    let ran = run_with(&SHORT_ON_INPUT, b"1. e4 e5 2. Ke3 *");
    assert_eq!(ran.status, 1);
    ran.says_first("-:1:13: game 1: ");
    assert!(ran.text().contains("\n  2  e5 "), "{}", ran.text());
    for wrong in [
        &["analyse"][..],
        &["analyse", "-", "--fen", "x"],
        &["analyse", "-", "--depth", "0"],
        &["analyse", "-", "--threads", "0"],
        &["analyse", "-", "--json", "-o", "x.pgn"],
    ] {
        assert_eq!(run(wrong).status, 2, "{wrong:?}");
    }
    assert_eq!(run(&["analyse", "--fen", "x"]).status, 1);
}

const SHORT_ON_INPUT: [&str; 4] = ["analyse", "--nodes", "2000", "-"];

/// An engine that gives every position the same score, and dies when it has searched often enough.
#[cfg(unix)]
const MATERIALIST: &str = r#"count=0
while read -r line; do
    case $line in
        uci) echo 'id name Fake'; echo uciok ;;
        isready) echo readyok ;;
        go*) count=$((count + 1)); [ $count -gt 2 ] && exit
             echo 'info depth 7 score cp 42 nodes 9 pv e2e4'; echo 'bestmove e2e4' ;;
        quit) exit ;;
    esac
done"#;

#[cfg(unix)]
#[test]
fn another_engine_searches_and_is_replaced_when_it_fails() {
    let folder = Folder::new();
    let name = &crate::engines::script(&folder, "fake", MATERIALIST);
    let start = deskmate::notation::fen::write(&deskmate::rules::Position::initial());
    let arguments = ["analyse", "--engine", name, "--nodes", "500"];
    let ran = run(&[&arguments[..], &["--fen", &start]].concat());
    assert_eq!(ran.good(), "  +0.42  depth 7   e4\n");
    // A game needs more searches than it survives.
    let ran = run_with(&[&arguments[..], &["-"]].concat(), MATE.as_bytes());
    assert_eq!(ran.status, 1);
    ran.says_first(&format!("deskmate: {name}: "));
    ran.says("Deskmate searched instead");
    assert_eq!(ran.text().lines().count(), 2 + 7 + 2);
    for command in [
        &["analyse", "--engine", "", "--fen", &start][..],
        &["engines", ""],
    ] {
        let ran = run(command);
        assert_eq!(ran.text(), "");
        assert!(
            ran.status > 0 && !ran.err.contains("standard output"),
            "{}",
            ran.err
        );
    }
    let ran = run(&["analyse", "--engine", "nobody", "--fen", &start]);
    assert_eq!(ran.status, 1);
    ran.says_first("deskmate: nobody: no such engine");
}

/// What an engine lacks is said once for a game, and not for each of its positions.
#[cfg(unix)]
#[test]
fn a_fault_is_reported_once_for_a_game() {
    let folder = Folder::new();
    let name = &crate::engines::script(&folder, "fake", MATERIALIST);
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let game = format!("[Variant \"Chess960\"]\n[FEN \"{fen}\"]\n\n9. h3 h6 10. g3 *\n");
    let arguments = ["analyse", "--engine", name, "--nodes", "500", "-"];
    let ran = run_with(&arguments, format!("{game}\n{game}").as_bytes());
    assert_eq!(ran.status, 1);
    let told = format!("deskmate: {name}: does not know Chess960; Deskmate searched instead\n");
    assert_eq!(ran.err, told.repeat(2));
}
