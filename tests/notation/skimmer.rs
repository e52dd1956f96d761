//! Does skimming a text find the same games as reading it?

use crate::data;
use crate::random;

use std::io::Cursor;

use data::move_words;
use deskmate::notation::opening;
use deskmate::notation::pgn::{self, Outline, ParsedGame, Pgn, Reader, Skimmer};
use deskmate::rules::Position;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use random::annotated_games;

fn outlines(bytes: &[u8]) -> Vec<Outline> {
    let mut skimmer = Skimmer::new(Cursor::new(bytes));
    let mut outlines = Vec::new();
    while let Some(outline) = skimmer.next_game().expect("bytes in memory") {
        outlines.push(outline.clone());
    }
    outlines
}

fn readings(bytes: &[u8]) -> Vec<ParsedGame> {
    let readings = Reader::new(bytes);
    readings
        .map(|reading| reading.expect("bytes in memory"))
        .collect()
}

/// Skimming and reading find the same games, and each is read the same from its own bytes alone.
fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let readings = readings(bytes);
    let outlines = outlines(bytes);
    assert_eq!(outlines.len(), readings.len(), "{text}\n{outlines:#?}");
    let mut end = 0;
    for (outline, reading) in outlines.iter().zip(&readings) {
        assert_eq!(outline.range.start, end, "{text}");
        end = outline.range.end;
        check_game(&text, outline, reading);
        // Text that is not a game may be read differently at the beginning of a line.
        if game_is_empty(reading) {
            continue;
        }
        let range = outline.range.start as usize..outline.range.end as usize;
        check_alone(&bytes[range], reading);
    }
    let rest = &bytes[end as usize..];
    assert!(self::readings(rest).is_empty(), "{text}\n{rest:?}");
}

fn game_is_empty(reading: &ParsedGame) -> bool {
    reading.game.tags.is_empty() && reading.game.moves().next().is_none()
}

fn check_game(text: &str, outline: &Outline, reading: &ParsedGame) {
    let game = &reading.game;
    assert_eq!(outline.tags, game.tags, "{text}");
    if reading.faults.is_empty() {
        assert_eq!(outline.plies as usize, game.moves().count(), "{text}");
        assert_eq!(outline.result, game.result, "{text}");
        let tag = game.tag("Opening").unwrap_or("?").trim();
        let is_open = matches!(tag, "" | "?" | "-") && game.tag("FEN").is_none();
        let by_moves = opening::of_line(&positions(game));
        assert_eq!(outline.opening, by_moves.filter(|_| is_open), "{text}");
    }
}

/// The positions of the main line, as far as an opening can go.
fn positions(game: &Pgn) -> Vec<Position> {
    let mut position = game.start().clone();
    let mut positions = vec![position.clone()];
    for mv in game.moves().take(opening::LONGEST as usize) {
        position = position.play(mv).expect("a legal move");
        positions.push(position.clone());
    }
    positions
}

fn check_alone(bytes: &[u8], reading: &ParsedGame) {
    let text = String::from_utf8_lossy(bytes);
    let alone = readings(bytes);
    assert_eq!(alone.len(), 1, "{text}");
    let alone = &alone[0];
    assert_eq!(alone.game.tags, reading.game.tags, "{text}");
    assert_eq!(alone.game.result, reading.game.result, "{text}");
    assert_eq!(alone.faults.len(), reading.faults.len(), "{text}");
    assert_eq!(move_words(&alone.game), move_words(&reading.game), "{text}");
    // The kept text of a faulty variation may differ by a move number at its end.
    if reading.faults.is_empty() {
        assert_eq!(alone.game.tree, reading.game.tree, "{text}");
    }
}

#[test]
fn odd_and_broken_files_are_divided_as_they_are_read() {
    let table = data::rows(&data::table("pgn_odd.expected.jsonl"));
    let mut files: Vec<&str> = table.iter().map(|row| data::text(row, "file")).collect();
    files.dedup();
    for file in files {
        check(&data::bytes(file));
    }
    let next = "[Event \"next\"]\n[Result \"*\"]\n\n1. d4 d5 (1... f5) *\n";
    let mut all = String::new();
    for row in &data::rows(&data::table("pgn_broken.jsonl")) {
        let broken = data::text(row, "pgn");
        check(broken.as_bytes());
        check(format!("{broken}\n\n{next}").as_bytes());
        check(format!("{broken} 1. e4 e5 1-0 2. d4 *\n1. d4 *\n{next}").as_bytes());
        all += broken;
        all += "\n\n";
    }
    check(all.as_bytes());
}

#[test]
fn games_of_databases_are_divided_as_they_are_read() {
    if let Some(text) = data::foreign_table("games.pgn") {
        check(text.as_bytes());
    }
}

#[test]
fn a_game_that_is_read_again_may_be_longer_than_the_buffer() {
    let comment = format!("{{{}}}", "long ".repeat(100_000));
    let doubtful = format!("[Event \"one\"]\n\n1. e4 {comment} e5 1-0 is no end here\n");
    let text = format!("{doubtful}\n[Event \"two\"]\n\n1. d4 *\n");
    check(text.repeat(3).as_bytes());
}

#[test]
fn an_empty_line_in_a_comment_ends_no_game() {
    let next = "[Event \"next\"]\n\n1. d4 {its\n\nlines} d5 *\n";
    for comment in [
        "one\n\n two",
        "one\n\n [Event \"x\"]\n\n%",
        "one\n\n1-0\n\n*",
    ] {
        for closed in ["}", ""] {
            let text =
                format!("[Event \"a\"]\n\n{{{comment}}} 1. e4 {{{comment}{closed} e5 *\n\n{next}");
            check(text.as_bytes());
            let outlines = outlines(text.as_bytes());
            let last = outlines.last().and_then(|game| game.tag("Event"));
            assert_eq!(last, Some("next"), "{text}");
            assert!(closed.is_empty() || outlines.len() == 2, "{text}");
        }
    }
}

#[test]
fn a_draw_in_latin1_ends_a_game() {
    check(b"1. e4 e5 \xBD-\xBD\n1. d4 *\n");
    check(b"[Event \"a\"]\n\n1. e4 e5 \xBD-\xBD\n\n[Event \"b\"]\n\n1. d4 *\n");
}

#[test]
fn a_game_begins_after_the_unreadable_text_of_a_variation() {
    // Its first line may begin with ignored text.
    for blank in ["", " ", "\u{feff}", "\u{a0}"] {
        let text = format!("1. e4 e5 (1... x {{a ) b}} d4\n{blank}[Event \"b\"]\n\n1. d4 *\n");
        check(text.as_bytes());
        let readings = readings(text.as_bytes());
        assert_eq!(readings.len(), 2, "{text}");
        assert_eq!(readings[1].game.tag("Event"), Some("b"));
    }
}

/// Text between and inside games that makes their ends doubtful.
fn rubbish() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "1-0",
        "1/2-1/2",
        "*",
        "0-1 ",
        "½-½",
        "e4",
        "Ke5",
        "Qh8",
        "e.p.",
        "!?",
        "$3",
        "$",
        "(",
        ")",
        "((",
        "))",
        "{",
        "}",
        "[",
        "]",
        "[White \"x\"]",
        "[Event \"x (\"]",
        "\n[Event \"y\"]\n",
        "\n[Round \"1\"\n",
        "\n[FEN \"8/8\"]\n",
        "\n%",
        "%",
        ";",
        "; (\n",
        "hello",
        "--",
        "1. ",
        "\n",
        "1. e4 e5 *",
        "1. d4 d5 (1... f5) 1-0\n",
        "{ * }",
        "e8(Q)",
        "\\",
        "\"",
        "\t",
    ];
    vec(select(WORDS), 0..8).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sound_games_are_divided_as_they_are_read(games in vec(annotated_games(), 0..4)) {
        let text: Vec<String> = games.iter().map(pgn::write).collect();
        check(text.join("\n").as_bytes());
    }

    #[test]
    fn damaged_games_are_divided_as_they_are_read(
        games in vec(annotated_games(), 1..4),
        damages in vec((any::<Index>(), rubbish(), 0..9_usize), 1..4),
    ) {
        let games: Vec<String> = games.iter().map(pgn::write).collect();
        let mut text: Vec<char> = games.join("\n").chars().collect();
        for (at, rubbish, replaced) in damages {
            let start = at.index(text.len());
            let end = text.len().min(start + replaced);
            text.splice(start..end, rubbish.chars());
        }
        check(String::from_iter(text).as_bytes());
    }

    #[test]
    fn rubbish_is_divided_as_it_is_read(rubbish in vec(rubbish(), 0..6)) {
        check(rubbish.join("\n").as_bytes());
    }
}
