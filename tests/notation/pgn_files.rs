//! Are the files of other programs and people read: odd, broken and ordinary ones?

use crate::data;

use data::{move_words, nodes, rows, text, texts};
use deskmate::notation::fen;
use deskmate::notation::pgn::{self, GameResult, ParsedGame, Pgn, PgnFault, Reader};
use deskmate::tree::{GameTree, Node, NodeId};
use serde_json::Value;

fn final_fen(game: &Pgn) -> String {
    let last = game.positions().last();
    fen::write(&last.expect("a game has a position"))
}

fn readings(bytes: &[u8]) -> Vec<ParsedGame> {
    let readings = Reader::new(bytes);
    readings
        .map(|reading| reading.expect("bytes in memory"))
        .collect()
}

/// A game survives writing and reading.
fn check_written(name: &str, game: &Pgn) {
    let written = pgn::write(game);
    let again = pgn::read(&written);
    assert_eq!(again.faults, [], "{name}\n{written}");
    let again = again.game;
    assert_eq!(again.tree, game.tree, "{name}\n{written}");
    assert_eq!(again.result, game.result, "{name}");
    assert_eq!(
        fen::write(again.start()),
        fen::write(game.start()),
        "{name}"
    );
    assert_eq!(pgn::write(&again), written, "{name}");
}

/// How many variations a tree has.
fn variations(tree: &GameTree) -> usize {
    let ids = nodes(tree);
    ids.iter().filter(|&&id| !tree.is_main(id)).count()
}

/// The number of nodes with comments, and the number of NAGs, in a game with its variations.
fn notes(game: &Pgn) -> (usize, usize) {
    let tree = &game.tree;
    let ids = [NodeId::ROOT].into_iter().chain(nodes(tree));
    let nodes: Vec<&Node> = ids.map(|id| tree.node(id)).collect();
    let before = nodes.iter().filter(|node| node.comment_before().is_some());
    let beside = nodes
        .iter()
        .filter(|node| node.comment.is_some() || node.clock.is_some());
    (
        before.count() + beside.count(),
        nodes.iter().map(|node| node.nags().len()).sum(),
    )
}

#[test]
fn odd_files_are_read_whole() {
    let table = rows(&data::table("pgn_odd.expected.jsonl"));
    let mut files: Vec<&str> = table.iter().map(|row| text(row, "file")).collect();
    files.dedup();
    assert_eq!(files.len(), 11);
    let mut checked = 0;
    for file in files {
        let here = |row: &&Value| row["file"] == file && !row["index"].is_null();
        let expected: Vec<&Value> = table.iter().filter(here).collect();
        let readings = readings(&data::bytes(file));
        assert_eq!(readings.len(), expected.len(), "{file}");
        for (reading, row) in readings.iter().zip(expected) {
            check_odd(reading, row);
            checked += 1;
        }
    }
    assert_eq!(checked, 91);
}

fn check_odd(reading: &ParsedGame, row: &Value) {
    let name = text(row, "name");
    let faults = &reading.faults;
    match name {
        "null_move" | "underpromotions" => {
            assert_eq!(faults.len(), 1, "{name}: {faults:?}");
            assert!(
                matches!(faults[0].fault, PgnFault::Move { .. }),
                "{name}: {faults:?}"
            );
        }
        "result_missing_everywhere" | "no_final_newline_no_result" => {
            assert_eq!(faults.len(), 1, "{name}: {faults:?}");
            assert_eq!(faults[0].fault, PgnFault::NoResult, "{name}");
        }
        _ => assert_eq!(*faults, [], "{name}"),
    }
    check_moves(name, &reading.game, row);
    check_beside(name, &reading.game, row);
    check_written(name, &reading.game);
    let has_result = !row["movetext_result"].is_null();
    assert_eq!(reading.breaks_off.is_none(), has_result, "{name}");
}

fn check_moves(name: &str, game: &Pgn, row: &Value) {
    if name == "null_move" {
        // The table has no moves for this game, since the other readers disagree.
        assert_eq!(move_words(game), ["e2e4"]);
        return;
    }
    assert_eq!(move_words(game), texts(row, "uci"), "{name}");
    assert_eq!(final_fen(game), text(row, "final_fen"), "{name}");
}

fn check_beside(name: &str, game: &Pgn, row: &Value) {
    let result = game.result.map_or("*", GameResult::text);
    assert_eq!(result, text(row, "result"), "{name}");
    let tags: Vec<Value> = game
        .tags
        .iter()
        .map(|tag| Value::from(vec![tag.name.as_str(), tag.value.as_str()]))
        .collect();
    assert_eq!(Value::from(tags), row["tags_in_order"], "{name}");
    let count = |key: &str| row[key].as_u64().map(|count| count as usize);
    assert_eq!(Some(variations(&game.tree)), count("variations"), "{name}");
    if row["agree"]["python_chess"] == true {
        let (comments, nags) = notes(game);
        let (expected_comments, expected_nags) = match name {
            // The counts are from python-chess, which drops comments after a semicolon.
            "semicolon_comments" => (Some(4), count("nags")),
            "crlf_second" => (Some(1), count("nags")),
            // It reads the question mark in the next game's tag as a NAG.
            "joined_first" => (count("comments"), Some(0)),
            _ => (count("comments"), count("nags")),
        };
        assert_eq!(Some(comments), expected_comments, "{name}");
        assert_eq!(Some(nags), expected_nags, "{name}");
    }
}

#[test]
fn files_without_a_game_are_reported() {
    for file in ["pgn_odd_empty.pgn", "pgn_odd_blank.pgn"] {
        assert!(readings(&data::bytes(file)).is_empty(), "{file}");
        let reading = pgn::read(&data::table(file));
        assert_eq!(reading.faults[0].fault, PgnFault::NoGame, "{file}");
    }
}

#[test]
fn broken_games_are_read_up_to_their_fault() {
    let table = rows(&data::table("pgn_broken.jsonl"));
    assert_eq!(table.len(), 30);
    for row in &table {
        let name = text(row, "name");
        let reading = pgn::read(text(row, "pgn"));
        let words = move_words(&reading.game);
        let oracle = texts(&row["python_chess"], "uci");
        assert!(words.len() <= oracle.len(), "{name}: {words:?}");
        assert_eq!(words, oracle[..words.len()], "{name}");
        let is_sound = ["only_result", "variant_tag"].contains(&name);
        assert_eq!(
            reading.faults.is_empty(),
            is_sound,
            "{name}: {:?}",
            reading.faults
        );
        check_written(name, &reading.game);
    }
}

#[test]
fn a_broken_game_does_not_hide_the_next_one() {
    let next = "[Event \"next\"]\n[Result \"*\"]\n\n1. d4 d5 (1... f5) *\n";
    for row in &rows(&data::table("pgn_broken.jsonl")) {
        let name = text(row, "name");
        let file = format!("{}\n\n{next}", text(row, "pgn"));
        let readings = readings(file.as_bytes());
        let last = readings.last().expect("a game");
        assert_eq!(last.faults, [], "{name}");
        assert_eq!(last.game.tag("Event"), Some("next"), "{name}");
        assert_eq!(move_words(&last.game), ["d2d4", "d7d5"], "{name}");
        assert_eq!(readings.len(), 2, "{name}");
    }
}

#[test]
fn games_of_databases_are_read() {
    let (Some(file), Some(table)) = (
        data::foreign_table("games.pgn"),
        data::foreign_table("games.expected.jsonl"),
    ) else {
        return;
    };
    let table = rows(&table);
    let readings = readings(file.as_bytes());
    assert_eq!(readings.len(), 299);
    assert_eq!(table.len(), 299);
    for (reading, row) in readings.iter().zip(&table) {
        let name = format!("game {}", row["index"]);
        assert_eq!(reading.faults, [], "{name}");
        let game = &reading.game;
        let expected: Vec<&str> = text(row, "uci").split_whitespace().collect();
        assert_eq!(move_words(game), expected, "{name}");
        assert_eq!(final_fen(game), text(row, "final_fen"), "{name}");
        for (tag, value) in row["headers"].as_object().expect("tags") {
            let missing = if tag == "Date" { "????.??.??" } else { "?" };
            let read = game.tag(tag).unwrap_or(missing);
            assert_eq!(Some(read), value.as_str(), "{name}");
        }
        check_written(&name, game);
    }
}

/// However long, and wherever it stands; and no memory is taken for it.
#[test]
fn an_escape_line_of_any_length_is_skipped() {
    use std::io::{Read, repeat};
    let long = || b"%".chain(repeat(b'x').take(33 << 20));
    let text = long()
        .chain(&b"\n1. e4\n"[..])
        .chain(long())
        .chain(&b"\ne5 *\n"[..])
        .chain(long());
    let readings: Vec<_> = Reader::new(text).map(|read| read.expect("bytes")).collect();
    assert_eq!(readings.len(), 1);
    assert_eq!(readings[0].faults, []);
    assert_eq!(readings[0].game.moves().count(), 2);
}
