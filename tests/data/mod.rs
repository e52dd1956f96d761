//! The tables that tests compare with, and how they are read.
//!
//! The tables were made for this project or are plain facts (published perft numbers). Tables with
//! other people's games are not included: they are read from `../shared/corpora` if that folder exists.

#![allow(dead_code)] // Every test uses its own share of this.

use std::fs;
use std::io::{Write, stderr};
use std::path::{Path, PathBuf};

use deskmate::notation::pgn::{self, Pgn};
use deskmate::notation::{fen, read_move};
use deskmate::rules::{Move, Position};
use deskmate::tree::{GameTree, Node, NodeId};
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

/// The text of a table that the project may not include; reports if it is missing.
pub fn foreign_table(name: &str) -> Option<String> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpora");
    let text = fs::read_to_string(folder.join(name)).ok();
    if text.is_none() {
        // Written directly, since the test runner hides the output of passing tests.
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

/// The position of a FEN.
pub fn position(fen: &str) -> Position {
    fen::read(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal move of a text.
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
    let mut words: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    words.sort();
    words
}

/// A game of these moves, in any notation.
pub fn game(start: Position, moves: &[&str]) -> Pgn {
    let mut game = Pgn::new(start.clone());
    let mut position = start;
    let mut last = NodeId::ROOT;
    for text in moves {
        let mv = legal(&position, text);
        position = position.play(mv).expect("a legal move");
        last = game.tree.add(last, mv);
    }
    game
}

/// The game in a text that has no faults.
pub fn read(text: &str) -> Pgn {
    let reading = pgn::read(text);
    assert_eq!(reading.faults, [], "{text}");
    reading.game
}

/// The movetext of a game.
pub fn movetext(game: &Pgn) -> String {
    let written = pgn::write(game);
    let (_, moves) = written.split_once("\n\n").expect("moves after the tags");
    moves.trim_end().to_owned()
}

/// The moves of a game in coordinate notation.
pub fn move_words(game: &Pgn) -> Vec<String> {
    game.moves().map(|mv| mv.to_string()).collect()
}

/// The moves of the line that begins with a node, in coordinate notation.
pub fn line_words(tree: &GameTree, first: NodeId) -> Vec<String> {
    let line = [first].into_iter().chain(tree.line_after(first));
    line.map(|id| tree.node(id).mv().to_string()).collect()
}

/// The variations of a node, each as the words of [`line_words`].
pub fn variation_words(tree: &GameTree, id: NodeId) -> Vec<String> {
    let variations = tree.variations(id);
    variations
        .map(|first| line_words(tree, first).join(" "))
        .collect()
}

/// All moves of a tree.
pub fn nodes(tree: &GameTree) -> Vec<NodeId> {
    let mut found: Vec<NodeId> = tree.children(NodeId::ROOT).collect();
    let mut next = 0;
    while let Some(&id) = found.get(next) {
        found.extend(tree.children(id));
        next += 1;
    }
    found
}

/// The node of the half-move of the main line with this number, from 1.
pub fn main_id(game: &Pgn, number: usize) -> NodeId {
    let id = game.tree.main_line().nth(number - 1);
    id.unwrap_or_else(|| panic!("no half-move {number}"))
}

/// The node of the half-move of the main line with this number, from 1.
pub fn main_node(game: &Pgn, number: usize) -> &Node {
    game.tree.node(main_id(game, number))
}

/// The same, to annotate it.
pub fn main_node_mut(game: &mut Pgn, number: usize) -> &mut Node {
    let id = main_id(game, number);
    game.tree.node_mut(id)
}

/// The node of the first move of a variation: the one with this number, from 0, of a node.
pub fn variation(tree: &GameTree, id: NodeId, number: usize) -> NodeId {
    let first = tree.variations(id).nth(number);
    first.unwrap_or_else(|| panic!("no variation {number}"))
}

/// The comment after a move; empty if there is none.
pub fn comment(node: &Node) -> &str {
    node.comment.as_deref().unwrap_or_default()
}

/// The nesting depth of brackets in a text, without those in comments.
pub fn bracket_depth(text: &str) -> usize {
    let (mut deepest, mut depth, mut in_comment) = (0, 0, false);
    for sign in text.chars() {
        match sign {
            '{' => in_comment = true,
            '}' => in_comment = false,
            '(' if !in_comment => depth += 1,
            ')' if !in_comment => depth -= 1,
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    assert_eq!(depth, 0, "every bracket is closed in {text}");
    deepest
}

/// The position after a move, which in a variation may be the null move.
pub fn after(position: &Position, mv: Move) -> Position {
    if mv == Move::NULL {
        position.pass().expect("the side to move is not in check")
    } else {
        position.play(mv).expect("a legal move")
    }
}

/// Checks that all moves of a tree are legal, and that null moves are only in variations.
pub fn check_legal(tree: &GameTree) {
    for id in tree.main_line() {
        assert_ne!(tree.node(id).mv(), Move::NULL);
    }
    let mut open = vec![(NodeId::ROOT, tree.start().clone())];
    while let Some((parent, position)) = open.pop() {
        for id in tree.children(parent) {
            open.push((id, after(&position, tree.node(id).mv())));
        }
    }
}
