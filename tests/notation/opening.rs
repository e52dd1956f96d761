//! Are openings known by their moves?

use std::collections::HashSet;

use deskmate::notation::{opening, read_move, san};
use deskmate::rules::Position;

const TABLE: &str = include_str!("../../assets/openings.tsv");

fn name(moves: &str) -> Option<&'static str> {
    opening::find(moves.split_whitespace()).map(|opening| opening.name)
}

#[test]
fn every_line_of_the_table_is_legal_and_written_as_san() {
    let mut seen = HashSet::new();
    for line in TABLE.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [eco, name, moves] = columns[..] else {
            panic!("{line}");
        };
        assert!(
            eco.len() == 3 && ('A'..='E').contains(&eco.chars().next().unwrap_or(' ')),
            "{line}"
        );
        assert!(eco[1..].bytes().all(|byte| byte.is_ascii_digit()), "{line}");
        assert!(!name.is_empty() && name == name.trim(), "{line}");
        assert!(seen.insert(moves), "twice: {line}");
        let mut position = Position::initial();
        for word in moves.split(' ') {
            let mv = read_move(&position, word).unwrap_or_else(|error| panic!("{line}: {error}"));
            let written = san::write(&position, mv);
            assert_eq!(written.trim_end_matches(['+', '#']), word, "{line}");
            position = position.play(mv).expect("a legal move");
        }
        let found = opening::find(moves.split(' ')).expect("a line of the table");
        assert_eq!((found.eco, found.name), (eco, name));
        assert_eq!(found.label, format!("{eco} {name}"));
    }
    assert!(seen.len() > 400, "{}", seen.len());
}

#[test]
fn the_table_is_sorted() {
    let key = |line: &'static str| {
        let (eco, rest) = line.split_once('\t').expect("two columns");
        let (_, moves) = rest.split_once('\t').expect("three columns");
        (eco, moves.split(' ').collect::<Vec<_>>())
    };
    let keys: Vec<_> = TABLE.lines().map(key).collect();
    assert!(keys.is_sorted());
}

#[test]
fn the_longest_line_that_is_known_gives_the_name() {
    for (moves, expected) in [
        ("", None),
        ("Na6", None),
        ("e4", Some("King's Pawn Game")),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6",
            Some("Italian Game: Giuoco Pianissimo"),
        ),
        (
            "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5",
            Some("King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit"),
        ),
        ("d4 Nf6 c4 e6 Nf3 Bb4+", Some("Bogo-Indian Defense")),
        // Between two names the shorter one stays.
        (
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3",
            Some("Ruy Lopez: Closed"),
        ),
        ("e2e4 e7e5", None),
    ] {
        assert_eq!(name(moves), expected, "{moves}");
    }
}
