//! Random games, with everything that a game file can hold.

#![allow(dead_code)] // Every test uses its own share of this.

use std::time::Duration;

use deskmate::notation::pgn::{GameResult, Pgn, PgnMove, Tag};
use deskmate::rules::{Color, Position};
use proptest::collection::{hash_set, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A random game of legal moves; it ends early where there is none.
pub fn games(longest: usize) -> impl Strategy<Value = Pgn> {
    vec(any::<Index>(), 0..longest).prop_map(|choices| {
        let mut game = Pgn::new(Position::initial());
        let mut position = game.start.clone();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = *choice.get(&moves);
            position = position.play(mv).expect("a legal move");
            game.moves.push(PgnMove::new(mv));
        }
        game
    })
}

fn clocks() -> impl Strategy<Value = Option<Duration>> {
    option::of((0..400_000_000_u64).prop_map(Duration::from_millis))
}

/// Words that a careless reader or writer could trip over. A comment that holds a whole clock would
/// be read as a clock, so there is none.
fn words() -> impl Strategy<Value = String> {
    const ODD: &[&str] = &[
        "}",
        "{",
        "};",
        "%",
        "%x",
        "[%cal",
        "Ge2e4]",
        "[%csl",
        "\"",
        "\\",
        "1-0",
        "*",
        "(",
        ")",
        "$1",
        "[",
        "]",
        "1.",
        "e4",
        "привет",
        "♞",
        "\u{feff}",
        "a-very-long-word-that-does-not-leave-much-room-on-a-line-of-80",
    ];
    prop_oneof![3 => select(ODD).prop_map(str::to_owned), 1 => "[^\\s\\[]{1,12}"]
}

fn comments() -> impl Strategy<Value = Option<String>> {
    option::weighted(0.3, vec(words(), 1..40).prop_map(|words| words.join(" ")))
}

/// Glyphs beside a move, each once.
fn nags() -> impl Strategy<Value = Vec<u8>> {
    hash_set(any::<u8>(), 0..3).prop_map(Vec::from_iter)
}

fn tags() -> impl Strategy<Value = Vec<Tag>> {
    let tag = ("[A-Za-z][A-Za-z0-9_]{0,12}", "\\PC{0,40}")
        .prop_map(|(name, value)| Tag::new(name, value));
    let roster = (
        select(&["White", "Date", "Result", "FEN", "SetUp"][..]),
        "\\PC{0,9}",
    )
        .prop_map(|(name, value)| Tag::new(name, value));
    vec(prop_oneof![4 => tag, 1 => roster], 0..6)
}

/// A game with everything beside its moves that PGN can hold, from any position of a random game.
pub fn annotated_games() -> impl Strategy<Value = Pgn> {
    let beside = (clocks(), comments(), nags());
    let results = option::of(select(&[Some(Color::White), Some(Color::Black), None][..]));
    (
        games(60),
        0..20_usize,
        tags(),
        comments(),
        results,
        vec(beside, 60),
    )
        .prop_map(|(mut game, skipped, tags, comment, result, beside)| {
            for played in game.moves.drain(..skipped.min(game.moves.len())) {
                game.start = game.start.play(played.mv).expect("a legal move");
            }
            for (played, (clock, comment, nags)) in game.moves.iter_mut().zip(beside) {
                *played = PgnMove {
                    mv: played.mv,
                    clock,
                    comment,
                    nags,
                };
            }
            game.tags = tags;
            game.comment = comment;
            game.result = result.map(GameResult::of);
            game
        })
}
