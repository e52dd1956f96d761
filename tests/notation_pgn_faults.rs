//! Is every fault of a game's text named with its place, and kept what could be read before it?

mod data;

use std::time::Duration;

use data::{game, move_words};
use deskmate::notation::MoveError;
use deskmate::notation::pgn::{self, GameResult, PgnFault, Tag};
use deskmate::rules::Position;

#[test]
fn every_fault_has_its_place_and_keeps_what_was_read_before_it() {
    let cases = [
        ("", 1, 1, "There is no game here.", 0),
        ("\n  \n", 3, 1, "There is no game here.", 0),
        ("\0\u{1}\u{2}binary", 1, 1, "There is no game here.", 0),
        ("Dear Sir or Madam", 1, 1, "There is no game here.", 0),
        (
            "[Event \"x\"]\n",
            2,
            1,
            "The game breaks off without a result; the text may have been cut.",
            0,
        ),
        (
            "1. e4 e5 2. Nf",
            1,
            13,
            "Nf (half-move 3): \"Nf\" is not a move.",
            2,
        ),
        (
            "1. e4 e5\n2. Nf3",
            2,
            7,
            "The game breaks off without a result; the text may have been cut.",
            3,
        ),
        (
            "1. e4\n\n[Event \"next\"]\n\n*",
            3,
            1,
            "The game breaks off without a result; the text may have been cut.",
            1,
        ),
        (
            "[Event x]",
            1,
            1,
            "This is not a tag such as [White \"Name\"].",
            0,
        ),
        (
            "\n [Event \"x\n",
            2,
            2,
            "This is not a tag such as [White \"Name\"].",
            0,
        ),
        (
            "1. e4 [",
            1,
            7,
            "This is not a tag such as [White \"Name\"].",
            1,
        ),
        ("1. é4 {é} *", 1, 4, "There is no game here.", 0),
        (
            "1. e4 {é} é *",
            1,
            11,
            "é (half-move 2): \"é\" is not a move.",
            1,
        ),
        (
            "1. e4 {open e5 *",
            1,
            7,
            "This comment has no closing brace.",
            1,
        ),
        ("1. e4 (1. d4) *", 1, 7, "A variation is not read here.", 1),
        ("1. e4 ) *", 1, 7, "')' has no place here.", 1),
        ("1. e4 } *", 1, 7, "'}' has no place here.", 1),
        (
            "1. e4 $ *",
            1,
            7,
            "A $ has to follow a move and be followed by a number from 0 to 255.",
            1,
        ),
        (
            "$1 1. e4 $256 *",
            1,
            1,
            "A $ has to follow a move and be followed by a number from 0 to 255.",
            0,
        ),
        (
            "1. e4 e5 2.Ke3 *",
            1,
            12,
            "Ke3 (half-move 3): The king on e1 cannot go to e3.",
            2,
        ),
        (
            "[FEN \"x\"]\n*",
            1,
            1,
            "The tag FEN holds no position: The piece placement needs 8 ranks, not 1.",
            0,
        ),
    ];
    for (text, line, column, fault, moves) in cases {
        let error = pgn::read(text).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text:?}");
        assert_eq!(error.fault.to_string(), fault, "{text:?}");
        assert_eq!(
            error.to_string(),
            format!("Line {line}, column {column}: {fault}")
        );
        assert_eq!(error.partial.moves.len(), moves, "{text:?}");
    }
}

#[test]
fn what_was_read_before_a_fault_has_tags_clocks_and_result() {
    let text = "[White \"x\"]\n[Result \"0-1\"]\n1. e4 {[%clk 0:00:09]} e5 2. Ke3 0-1";
    let error = pgn::read(text).expect_err("the king cannot go there");
    assert!(
        matches!(
            error.fault,
            PgnFault::Move {
                ply: 3,
                error: MoveError::Illegal(_),
                ..
            }
        ),
        "{error}"
    );
    assert_eq!(error.partial.tag("White"), Some("x"));
    assert_eq!(error.partial.result, Some(GameResult::BlackWins));
    assert_eq!(error.partial.moves[0].clock, Some(Duration::from_secs(9)));
    assert_eq!(move_words(&error.partial), ["e2e4", "e7e5"]);
}

#[test]
fn every_way_of_cutting_a_game_short_is_a_fault() {
    let mut whole = game(Position::initial(), &["f3", "e5", "g4", "Qh4"]);
    whole.tags.push(Tag::new("White", "a \"b\" \\ c"));
    whole.result = Some(GameResult::BlackWins);
    for played in &mut whole.moves {
        played.clock = Some(Duration::from_millis(61_500));
    }
    let written = pgn::write(&whole);
    let end = written.len() - "0-1\n".len();
    for length in (0..end + "0-1".len()).filter(|&length| written.is_char_boundary(length)) {
        let error = pgn::read(&written[..length]).expect_err("it was cut");
        let partial = move_words(&error.partial);
        assert_eq!(partial, move_words(&whole)[..partial.len()], "{length}");
    }
}

#[test]
fn a_long_text_takes_no_longer_than_its_length_asks() {
    // Each of these would take minutes if every part of it were looked at again for each other part.
    let parts = [
        "1.",
        "1",
        ".",
        "e4",
        "e4(Q)",
        "0-",
        "[%clk ",
        "[%clk 1:",
        "\\",
        "\\\"",
        "$1",
        "{}",
        ";\n",
        "%\n",
        "!",
        "(",
        "O-",
        "[",
        "x",
        "\u{fe0e}",
        "+",
        "[A \"b\"]",
        "é ",
    ];
    for part in parts {
        let long = part.repeat(300_000);
        for text in [
            long.clone(),
            format!("1. e4 {long}"),
            format!("1. e4 {{{long}}} *"),
            format!("[White \"{long}\"] *"),
        ] {
            let game = pgn::read(&text).unwrap_or_else(|error| *error.partial);
            assert!(game.moves.len() <= 1, "{part:?}");
        }
    }
}
