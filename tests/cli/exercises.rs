//! `deskmate exercises`.

use serde_json::{Value, json};

use crate::Folder;
use crate::terminal::{run, run_with};

/// Black does not see the mate in one.
const MATE: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n\
    [FEN \"r5k1/5ppp/8/8/8/7Q/5PPP/6K1 b - - 0 24\"]\n\n24... h6?? 25. g3 *\n";

/// White does not see the mate in one.
const MISSED: &str = "[White \"Eve\"]\n[Black \"Ann\"]\n\
    [FEN \"6k1/5ppp/7q/8/8/8/5PPP/R5K1 w - - 0 1\"]\n\n1. h3?? g6 *\n";

fn exercises(arguments: &[&str], input: &str) -> String {
    let short = ["exercises", "--nodes", "20000"];
    let ran = run_with(&[&short, arguments, &["-"]].concat(), input.as_bytes());
    ran.good().to_owned()
}

fn objects(arguments: &[&str], input: &str) -> Vec<Value> {
    let text = exercises(&[&["--json"], arguments].concat(), input);
    let lines = text.lines().map(serde_json::from_str);
    lines.map(|line| line.expect("JSON")).collect()
}

#[test]
fn a_line_has_the_error_what_was_right_and_the_position() {
    assert_eq!(
        exercises(&[], MISSED),
        "1\t1. h3??\tRa8#\t6k1/5ppp/7q/8/8/8/5PPP/R5K1 w - - 0 1\n"
    );
}

#[test]
fn json_has_an_object_for_each_exercise() {
    let found = objects(&[], &format!("{MATE}\n{MISSED}"));
    let ids: Vec<_> = found
        .iter()
        .map(|one| (&one["game"], &one["ply"]))
        .collect();
    assert_eq!(ids, [(&json!(1), &json!(1)), (&json!(2), &json!(1))]);
    let (ben, eve) = (&found[0], &found[1]);
    assert_eq!(ben["side"], "black");
    assert_eq!(ben["player"], "Ben");
    assert_eq!(ben["judgement"], "blunder");
    assert_eq!(ben["error"]["san"], "h6");
    assert_eq!(ben["error"]["uci"], "h7h6");
    let refutation = ben["error"]["line"].as_array();
    assert!(refutation.is_some_and(|line| !line.is_empty()));
    assert!(ben["win_percent"].as_f64() > ben["error"]["win_percent"].as_f64());
    let right = ben["solutions"].as_array().expect("solutions");
    assert_eq!((right.len(), &right[0]["san"]), (1, &json!("Ra1#")));
    assert_eq!(ben["win_percent"], right[0]["win_percent"]);
    assert_eq!(eve["solutions"][0]["uci"], "a1a8");
    assert_eq!(eve["solutions"].as_array().map(Vec::len), Some(1));
}

#[test]
fn the_mistakes_of_one_player_can_be_asked_for() {
    let both = format!("{MATE}\n{MISSED}");
    let players = |name| {
        let found = objects(&["--player", name], &both);
        found
            .iter()
            .map(|one| one["player"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(players("eve"), ["Eve"]);
    assert_eq!(players("ben"), ["Ben"]);
    assert_eq!(players("ann"), Vec::<Value>::new());
}

#[test]
fn a_game_without_marks_is_analysed() {
    let plain = MATE.replace("??", "");
    assert_ne!(exercises(&[], MATE), "");
    assert_eq!(exercises(&[], &plain), exercises(&[], MATE));
    // One that was analysed is taken as it is.
    let analysed = plain.replace("h6 ", "h6 {[%eval 0.3]} ");
    assert_eq!(exercises(&[], &analysed), "");
}

#[test]
fn games_are_counted_over_all_files_with_those_that_have_no_legal_start() {
    let folder = Folder::new();
    let broken = "[FEN \"8/8 w\"]\n\n*\n\n";
    let one = folder.file("one.pgn", format!("{broken}{MATE}"));
    let other = folder.file("other.pgn", format!("{broken}{MISSED}"));
    let ran = run(&["exercises", "--nodes", "20000", &one, &other]);
    assert_eq!(ran.status, 1);
    let lines = ran.text().lines();
    let numbers: Vec<_> = lines.map(|line| line.split('\t').next()).collect();
    assert_eq!(numbers, [Some("2"), Some("4")]);
}

#[test]
fn faults_are_reported() {
    let ran = run_with(&["exercises", "--nodes", "2000", "-"], b"1. e4 e5 2. Ke3 *");
    assert_eq!(ran.status, 1);
    ran.says_first("-:1:13: game 1: ");
    for wrong in [&["exercises"][..], &["exercises", "-", "--nodes", "0"]] {
        assert_eq!(run(wrong).status, 2, "{wrong:?}");
    }
}
