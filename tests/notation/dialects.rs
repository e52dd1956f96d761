//! Is the same game read from every dialect, move by move, and written in ours?

use crate::data;

use data::{legal, rows, text, texts};
use deskmate::notation::{fen, long, read_move, san};
use deskmate::rules::{Move, Position};
use serde_json::Value;

fn games() -> Vec<Value> {
    let rows = rows(&data::table("dialects.jsonl"));
    assert_eq!(rows.len(), 60);
    rows
}

/// The moves of a text, without numbers and result.
fn move_words(text: &str) -> Vec<&str> {
    let is_number = |word: &str| {
        word.trim_end_matches('.')
            .bytes()
            .all(|b| b.is_ascii_digit())
    };
    let results = ["1-0", "0-1", "1/2-1/2", "0.5-0.5", "*"];
    text.split_whitespace()
        .filter(|word| !is_number(word) && !results.contains(word))
        .collect()
}

/// Reads the moves in one dialect, each of which has to be the move of the same game.
fn check(game: &Value, dialect: &str, words: &[&str]) {
    let id = text(game, "id");
    let expected = texts(game, "uci");
    assert_eq!(words.len(), expected.len(), "{id} {dialect}");
    let mut position = Position::initial();
    for (word, uci) in words.iter().zip(expected) {
        let mv = read_move(&position, word);
        let read = mv.clone().map(|mv| mv.to_string());
        assert_eq!(read, Ok(uci.to_owned()), "{id} {dialect} {word}");
        position = position.play(legal(&position, uci)).expect("a legal move");
    }
    assert_eq!(
        fen::write(&position),
        text(game, "final_fen"),
        "{id} {dialect}"
    );
}

#[test]
fn dialects_that_are_one_text_are_read() {
    for game in &games() {
        for dialect in ["san", "long", "thinkchess", "uci_text"] {
            check(game, dialect, &move_words(text(game, dialect)));
        }
    }
}

#[test]
fn the_course_dialect_is_read_with_all_its_liberties() {
    for game in &games() {
        for dialect in ["course", "course_mixed", "course_wild"] {
            let lines = texts(game, dialect).join("\n");
            check(game, dialect, &move_words(&lines));
        }
    }
}

#[test]
fn dialects_are_written() {
    for game in &games() {
        check_written(game, "san", san::write);
        check_written(game, "long", long::write);
        check_written(game, "uci_text", |_, mv| mv.to_string());
    }
}

fn check_written(game: &Value, dialect: &str, write: impl Fn(&Position, Move) -> String) {
    let mut position = Position::initial();
    let mut written = Vec::new();
    for uci in texts(game, "uci") {
        let mv = legal(&position, uci);
        written.push(write(&position, mv));
        position = position.play(mv).expect("a legal move");
    }
    assert_eq!(
        written,
        move_words(text(game, dialect)),
        "{} {dialect}",
        text(game, "id")
    );
}
