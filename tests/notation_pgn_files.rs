//! Are games read that other programs and people have written: odd ones, broken ones and ordinary
//! ones?

mod data;

use data::{move_words, rows, text, texts};
use deskmate::notation::fen;
use deskmate::notation::pgn::{self, GameResult, Pgn, PgnError, PgnFault};
use serde_json::Value;

fn final_fen(game: &Pgn) -> String {
    let play = |position: deskmate::rules::Position, played: &pgn::PgnMove| {
        position.play(played.mv).expect("a legal move")
    };
    fen::write(&game.moves.iter().fold(game.start.clone(), play))
}

/// The texts of a file's games. A game begins with the first tag after the moves of another.
fn games(file: &str) -> Vec<String> {
    let mut games: Vec<String> = vec![String::new()];
    let mut after_moves = false;
    for line in file.split_inclusive('\n') {
        let is_tag = line.trim_start_matches('\u{feff}').starts_with('[');
        if is_tag && after_moves {
            games.push(String::new());
            after_moves = false;
        } else if !is_tag && !line.trim().is_empty() {
            after_moves = true;
        }
        games.last_mut().expect("there is one").push_str(line);
    }
    games
}

/// What the reader makes of a game is written and read again as the same.
fn check_written(name: &str, game: &Pgn) {
    let written = pgn::write(game);
    let again = pgn::read(&written).unwrap_or_else(|error| panic!("{name}: {error}\n{written}"));
    assert_eq!(again.moves, game.moves, "{name}");
    assert_eq!(again.comment, game.comment, "{name}");
    assert_eq!(again.result, game.result, "{name}");
    assert_eq!(fen::write(&again.start), fen::write(&game.start), "{name}");
    assert_eq!(pgn::write(&again), written, "{name}");
}

/// The files whose games are all text with tags; the two games without tags stand in the test below.
const ODD_FILES: [&str; 8] = [
    "pgn_odd.pgn",
    "pgn_odd_blanklines.pgn",
    "pgn_odd_bom.pgn",
    "pgn_odd_crlf.pgn",
    "pgn_odd_noeol.pgn",
    "pgn_odd_noeol_noresult.pgn",
    "pgn_odd_longline.pgn",
    "pgn_odd_joined.pgn",
];

#[test]
fn odd_games_are_read() {
    let table = rows(&data::table("pgn_odd.expected.jsonl"));
    let mut checked = 0;
    for file in ODD_FILES {
        let is_here = |row: &&Value| {
            row["file"] == file
                && row["tags_in_order"]
                    .as_array()
                    .is_some_and(|tags| !tags.is_empty())
        };
        let expected: Vec<&Value> = table.iter().filter(is_here).collect();
        let games = games(&data::table(file));
        assert_eq!(games.len(), expected.len(), "{file}");
        for (game, row) in games.iter().zip(expected) {
            check_odd(game, row);
            checked += 1;
        }
    }
    assert_eq!(checked, 87);
}

fn check_odd(game: &str, row: &Value) {
    let name = text(row, "name");
    match pgn::read(game) {
        Ok(game) => {
            check_whole(name, &game, row);
            check_written(name, &game);
        }
        Err(error) => check_fault(name, &error, row),
    }
}

fn check_whole(name: &str, game: &Pgn, row: &Value) {
    assert_eq!(move_words(game), texts(row, "uci"), "{name}");
    assert_eq!(final_fen(game), text(row, "final_fen"), "{name}");
    assert_eq!(
        game.result.map_or("*", GameResult::text),
        text(row, "result"),
        "{name}"
    );
    let tags: Vec<Value> = game
        .tags
        .iter()
        .map(|tag| Value::from(vec![tag.name.as_str(), tag.value.as_str()]))
        .collect();
    assert_eq!(Value::from(tags), row["tags_in_order"], "{name}");
}

/// Faults are allowed where there are variations, no result, or something that good readers differ
/// about; and then the moves before the fault have to be right.
fn check_fault(name: &str, error: &PgnError, row: &Value) {
    let words = move_words(&error.partial);
    let expected = match name {
        // The table has no moves for this game, since the readers behind it disagree.
        "null_move" => vec!["e2e4"],
        _ => texts(row, "uci"),
    };
    assert!(words.len() <= expected.len(), "{name}: {error}");
    assert_eq!(words, expected[..words.len()], "{name}: {error}");
    match &error.fault {
        PgnFault::Variation => assert!(row["variations"].as_u64() > Some(0), "{name}: {error}"),
        PgnFault::NoResult => {
            assert_eq!(row["movetext_result"], Value::Null, "{name}: {error}");
            assert_eq!(words, expected, "{name}: {error}");
        }
        _ => assert!(
            ["underpromotions", "ep_suffix", "null_move"].contains(&name),
            "{name}: {error}"
        ),
    }
}

#[test]
fn games_without_tags_are_read() {
    for (text, words) in [
        ("1. c4 c5 2. g3 *\n", vec!["c2c4", "c7c5", "g2g3"]),
        (
            "1. f3 e5 2. g4 Qh4# 0-1\n",
            vec!["f2f3", "e7e5", "g2g4", "d8h4"],
        ),
    ] {
        assert!(data::table("pgn_odd.pgn").contains(text));
        assert_eq!(move_words(&pgn::read(text).expect("a game")), words);
    }
}

#[test]
fn files_without_a_game_are_told() {
    for file in ["pgn_odd_empty.pgn", "pgn_odd_blank.pgn"] {
        let error = pgn::read(&data::table(file)).expect_err("there is no game");
        assert_eq!(error.fault, PgnFault::NoGame, "{file}");
    }
}

#[test]
fn broken_games_are_read_up_to_their_fault() {
    let table = rows(&data::table("pgn_broken.jsonl"));
    assert_eq!(table.len(), 30);
    for row in &table {
        let name = text(row, "name");
        let (game, fault) = match pgn::read(text(row, "pgn")) {
            Ok(game) => (game, None),
            Err(error) => (*error.partial, Some(error.fault)),
        };
        let words = move_words(&game);
        let oracle = texts(&row["python_chess"], "uci");
        assert!(words.len() <= oracle.len(), "{name}: {words:?}");
        assert_eq!(words, oracle[..words.len()], "{name}");
        let is_sound = ["only_result", "variant_tag"].contains(&name);
        assert_eq!(fault.is_none(), is_sound, "{name}: {fault:?}");
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
    let games = games(&file);
    assert_eq!(games.len(), 299);
    assert_eq!(table.len(), 299);
    for (game, row) in games.iter().zip(&table) {
        let name = format!("game {}", row["index"]);
        let game = pgn::read(game).unwrap_or_else(|error| panic!("{name}: {error}\n{game}"));
        let expected: Vec<&str> = text(row, "uci").split_whitespace().collect();
        assert_eq!(move_words(&game), expected, "{name}");
        assert_eq!(final_fen(&game), text(row, "final_fen"), "{name}");
        for (tag, value) in row["headers"].as_object().expect("tags") {
            let missing = if tag == "Date" { "????.??.??" } else { "?" };
            let read = game.tag(tag).unwrap_or(missing);
            assert_eq!(Some(read), value.as_str(), "{name}");
        }
        check_written(&name, &game);
    }
}
