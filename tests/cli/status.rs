//! `deskmate status`.

use crate::data;
use crate::terminal;

use data::{rows, table, text, texts};
use serde_json::{Value, json};
use terminal::{run, run_moves};

/// The output of `status` for a game from this position.
fn status(fen: &str, rule: &str, moves: &[&str]) -> Value {
    let ran = run_moves(&["status", "--fen", fen, "--rule", rule], moves);
    serde_json::from_str(ran.good()).expect("JSON")
}

#[test]
fn the_object_has_its_keys_in_their_order() {
    let expected = concat!(
        r#"{"fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3","#,
        r#""turn":"white","ply":4,"check":true,"legal_moves":[],"#,
        r#""outcome":{"result":"0-1","reason":"checkmate"},"claims":[],"#,
        r#""can_mate":{"white":false,"black":true},"undecided":false}"#,
        "\n"
    );
    assert_eq!(run(&["status", "1. f3 e5 2. g4 Qh4# 0-1"]).good(), expected);
    let expected = concat!(
        r#"{"fen":"7k/8/8/8/8/8/P7/K7 w - - 0 1","turn":"white","ply":0,"check":false,"#,
        r#""legal_moves":["a1b1","a1b2","a2a3","a2a4"],"outcome":null,"claims":[],"#,
        r#""can_mate":{"white":true,"black":false},"undecided":false}"#,
        "\n"
    );
    let ran = run(&["status", "--fen", "7k/8/8/8/8/8/P7/K7 w - - 0 1"]);
    assert_eq!(ran.good(), expected);
}

#[test]
fn who_can_mate_is_proved_beyond_the_material() {
    let locked = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";
    let seen = status(locked, "fide", &[]);
    assert_eq!(seen["can_mate"]["black"], false);
    assert_eq!(seen["outcome"], Value::Null);
    // The king has to take the last piece: neither side can mate, so the game is over.
    let forced = status("kb6/2N5/1K6/8/8/8/8/8 b - - 0 1", "fide", &[]);
    assert_eq!(forced["can_mate"], json!({"white": false, "black": false}));
    assert_eq!(forced["undecided"], false);
    assert_eq!(forced["outcome"]["reason"], "dead position");
    // A case of the published table that takes longer.
    let hard = status("k1b5/1p1p4/1P1P4/B7/8/2B5/8/K7 w - - 0 1", "fide", &[]);
    assert_eq!(hard["can_mate"], json!({"white": true, "black": true}));
    assert_eq!(hard["undecided"], true);
}

#[test]
fn promotions_are_sorted_as_words() {
    let promoting = status("8/P6k/8/8/8/8/8/K7 w - - 0 1", "fide", &["a8Q"]);
    assert_eq!(promoting["turn"], "black");
    assert_eq!(promoting["ply"], 1);
    let before = status("8/P6k/8/8/8/8/8/K7 w - - 0 1", "fide", &[]);
    let expected = ["a1a2", "a1b1", "a1b2", "a7a8b", "a7a8n", "a7a8q", "a7a8r"];
    assert_eq!(before["legal_moves"], json!(expected));
}

#[test]
fn a_threefold_repetition_can_be_claimed_and_a_fivefold_is_a_draw() {
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let twice = status(start, "fide", &round.repeat(2));
    assert_eq!(twice["claims"], json!(["threefold repetition"]));
    assert_eq!(twice["outcome"], Value::Null);
    let often = status(start, "fide", &round.repeat(4));
    assert_eq!(
        often["outcome"],
        json!({"result": "1/2-1/2", "reason": "fivefold repetition"})
    );
    assert_eq!(often["claims"], json!([]));
    let course = status(start, "eight-half-moves", &round.repeat(2));
    assert_eq!(
        course["outcome"],
        json!({"result": "1/2-1/2", "reason": "eight half-moves"})
    );
}

#[test]
fn the_first_outcome_stays_when_moves_follow_it() {
    let ended = status(
        "1k6/8/8/8/8/8/R7/1K6 w - - 149 90",
        "fide",
        &["Ra3", "Kb7", "Ra4"],
    );
    let seventy_five = json!({"result": "1/2-1/2", "reason": "seventy-five-move rule"});
    assert_eq!(ended["outcome"], seventy_five);
    assert_eq!(ended["ply"], 3);
    assert_eq!(ended["fen"], "8/1k6/8/8/R7/8/8/1K6 b - - 152 91");
}

#[test]
fn a_fault_of_the_moves_is_named() {
    let ran = run(&["status", "e4", "e4"]);
    assert_eq!((ran.status, ran.text()), (1, ""));
    ran.says_first("deskmate: e4 (half-move 2): ");
}

/// The reason of an outcome by its name in the table.
fn reason(end: &str) -> &str {
    match end {
        "insufficient_material" => "insufficient material",
        "seventyfive_moves" => "seventy-five-move rule",
        "fivefold_repetition" => "fivefold repetition",
        other => other,
    }
}

fn outcome(row: &Value) -> Value {
    let expected = &row["expect"];
    if row["kind"] == "dead_position" {
        return json!({"result": "1/2-1/2", "reason": "dead position"});
    }
    let Some(end) = expected["end"].as_str() else {
        return Value::Null;
    };
    let result = match expected["winner"].as_str() {
        Some("white") => "1-0",
        Some("black") => "0-1",
        _ => "1/2-1/2",
    };
    json!({"result": result, "reason": reason(end)})
}

#[test]
fn every_ending_of_the_table() {
    let rows = rows(&table("endings.jsonl"));
    assert_eq!(rows.len(), 271);
    for row in &rows {
        let (id, moves) = (text(row, "id"), texts(row, "moves"));
        let expected = &row["expect"];
        let seen = status(text(row, "fen"), "fide", &moves);
        assert_eq!(seen["fen"], expected["final_fen"], "{id}");
        assert_eq!(seen["ply"], moves.len(), "{id}");
        assert_eq!(seen["outcome"], outcome(row), "{id}");
        // The table considers only the material.
        if row["kind"] != "dead_position" && seen["outcome"].is_null() {
            for (side, insufficient) in [
                ("white", "insufficient_white"),
                ("black", "insufficient_black"),
            ] {
                let can_mate = seen["can_mate"][side].as_bool();
                assert_eq!(
                    can_mate.map(|can| !can),
                    expected[insufficient].as_bool(),
                    "{id} {side}"
                );
            }
        }
        let claims = seen["claims"].as_array().expect("a list");
        let now =
            |ply: &Value| seen["outcome"].is_null() && ply.as_u64() == Some(moves.len() as u64);
        if now(&expected["threefold_ply"]) {
            assert!(claims.contains(&json!("threefold repetition")), "{id}");
        }
        if now(&expected["fifty_ply"]) {
            assert!(claims.contains(&json!("fifty-move rule")), "{id}");
        }
    }
}

#[test]
fn the_rule_of_eight_half_moves() {
    let rows = rows(&table("endings.jsonl"));
    let about_it = |row: &&Value| text(row, "kind").starts_with("eight_halfmoves");
    let mut drawn = 0;
    for row in rows.iter().filter(about_it) {
        let moves = texts(row, "moves");
        let seen = status(text(row, "fen"), "eight-half-moves", &moves);
        let is_drawn = seen["outcome"]["reason"] == "eight half-moves";
        assert_eq!(
            is_drawn,
            row["expect"]["eight_halfmove_ply"].is_u64(),
            "{}",
            row["id"]
        );
        assert_eq!(seen["claims"], json!([]), "{}", row["id"]);
        drawn += usize::from(is_drawn);
    }
    assert_eq!(drawn, 20);
}
