//! The tables of facts that tests are held against, and how they are read.
//!
//! The tables were made for this project or are bare facts (published perft numbers). Tables that
//! contain other people's games are not carried along: they are read from `../shared/corpora` where
//! that folder exists.

#![allow(dead_code)] // Every test uses its own share of this.

use std::fs;
use std::io::{Write, stderr};
use std::path::{Path, PathBuf};

use deskmate::notation::pgn::{Pgn, PgnMove};
use deskmate::notation::{coordinate, fen, read_move};
use deskmate::rules::{Move, Position};
use serde_json::Value;

/// The text of a table in this folder.
pub fn table(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The bytes of a file in this folder, which need not be text.
pub fn bytes(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text of a table that the project may not carry; says so if it is not there.
pub fn foreign_table(name: &str) -> Option<String> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpora");
    let text = fs::read_to_string(folder.join(name)).ok();
    if text.is_none() {
        // Written past the test runner, which does not show what passing tests print.
        let _ = writeln!(
            stderr(),
            "NOT CHECKED: ../shared/corpora/{name} is not there."
        );
    }
    text
}

/// The rows of a table in JSON Lines.
pub fn rows(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a row of JSON"))
        .collect()
}

/// A text in a row.
pub fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key]
        .as_str()
        .unwrap_or_else(|| panic!("no text {key} in {row}"))
}

/// A list of texts in a row.
pub fn texts<'a>(row: &'a Value, key: &str) -> Vec<&'a str> {
    let list = row[key]
        .as_array()
        .unwrap_or_else(|| panic!("no list {key} in {row}"));
    list.iter()
        .map(|item| item.as_str().expect("a text"))
        .collect()
}

/// The position that a FEN stands for.
pub fn position(fen: &str) -> Position {
    fen::read(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal move that a text stands for.
pub fn legal(position: &Position, text: &str) -> Move {
    read_move(position, text)
        .unwrap_or_else(|error| panic!("{} {text}: {error}", fen::write(position)))
}

/// Plays moves in any notation.
pub fn play(start: &Position, moves: &[&str]) -> Position {
    let step = |position: Position, text: &&str| {
        let mv = legal(&position, text);
        position.play(mv).expect("a legal move")
    };
    moves.iter().fold(start.clone(), step)
}

/// All legal moves in coordinate notation, sorted.
pub fn legal_words(position: &Position) -> Vec<String> {
    let mut words: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|&mv| coordinate::write(mv))
        .collect();
    words.sort();
    words
}

/// A game of these moves, in any notation.
pub fn game(start: Position, moves: &[&str]) -> Pgn {
    let mut game = Pgn::new(start.clone());
    let mut position = start;
    for text in moves {
        let mv = legal(&position, text);
        position = position.play(mv).expect("a legal move");
        game.main.moves.push(PgnMove::new(mv));
    }
    game
}

/// The moves of a game in coordinate notation.
pub fn move_words(game: &Pgn) -> Vec<String> {
    let words = game
        .main
        .moves
        .iter()
        .map(|played| coordinate::write(played.mv));
    words.collect()
}
