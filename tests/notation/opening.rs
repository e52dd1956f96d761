//! Are openings found by their positions?

use std::collections::HashSet;

use deskmate::notation::opening::{self, Opening};
use deskmate::notation::{fen, read_move, read_moves, san};
use deskmate::rules::Position;
use proptest::prelude::*;
use proptest::sample::select;

use crate::random;

const TABLE: &str = include_str!("../../assets/openings.tsv");

/// The code, the name and the moves of each line.
fn lines() -> impl Iterator<Item = [&'static str; 3]> {
    TABLE.lines().map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().expect("three columns")
    })
}

/// The positions of a line from the standard start position.
fn positions(moves: &str) -> Vec<Position> {
    positions_from(Position::initial(), moves)
}

fn positions_from(start: Position, moves: &str) -> Vec<Position> {
    let moves = read_moves(&start, moves).expect(moves);
    let mut positions = vec![start];
    for mv in moves {
        let next = positions[positions.len() - 1].play(mv);
        positions.push(next.expect("a legal move"));
    }
    positions
}

/// The opening of a line, found by its positions and by its moves.
fn opening(moves: &str) -> Option<&'static Opening> {
    let found = opening::of_line(&positions(moves));
    assert_eq!(opening::of_moves(moves.split(' ')), found, "{moves}");
    found
}

fn eco(moves: &str) -> Option<&'static str> {
    opening(moves).map(|opening| opening.eco)
}

fn name(moves: &str) -> Option<&'static str> {
    opening(moves).map(|opening| opening.name)
}

#[test]
fn every_line_of_the_table_is_legal_and_found_by_its_own_position() {
    let mut seen = HashSet::new();
    for [eco, name, moves] in lines() {
        let mut position = Position::initial();
        for word in moves.split(' ') {
            let mv = read_move(&position, word).unwrap_or_else(|error| panic!("{moves}: {error}"));
            let written = san::write(&position, mv);
            assert_eq!(written.trim_end_matches(['+', '#']), word, "{moves}");
            position = position.play(mv).expect("a legal move");
        }
        let expected = Some(&Opening { eco, name });
        assert_eq!(opening::of_position(&position), expected, "{moves}");
        assert_eq!(opening(moves), expected);
        assert!(
            seen.insert(position),
            "the position of {moves} is there twice"
        );
    }
    assert!(seen.len() > 2_000, "{}", seen.len());
    let longest = lines().map(|[.., moves]| moves.split(' ').count()).max();
    assert_eq!(longest, Some(opening::LONGEST as usize));
}

#[test]
fn every_code_has_a_line() {
    let codes: HashSet<&str> = lines().map(|[eco, ..]| eco).collect();
    let all = ('A'..='E').flat_map(|volume| (0..100).map(move |number| (volume, number)));
    let all: HashSet<String> = all
        .map(|(volume, number)| format!("{volume}{number:02}"))
        .collect();
    assert_eq!(codes, all.iter().map(String::as_str).collect());
}

#[test]
fn a_code_that_is_none_is_not_shown() {
    let found = || opening("e4 c5");
    let label = |eco: &'static str, name: &'static str| {
        let tag = move |wanted: &str| Some(if wanted == "ECO" { eco } else { name });
        opening::label(tag, found)
    };
    assert_eq!(label("000", ""), "B20 Sicilian Defence");
    assert_eq!(label("000", "Sicilian"), "Sicilian");
    assert_eq!(label("B20", "Sicilian"), "B20 Sicilian");
}

#[test]
fn a_code_has_no_name_of_another_opening() {
    let label = |eco: &'static str| {
        let tag = move |wanted: &str| (wanted == "ECO").then_some(eco);
        opening::label(tag, || opening("e4 c5"))
    };
    assert_eq!(label("B90"), "B90 Sicilian Defence");
    assert_eq!(label("B02"), "B02");
}

#[test]
fn the_table_is_sorted() {
    let keys = lines().map(|[eco, _, moves]| (eco, moves.split(' ').collect::<Vec<_>>()));
    assert!(keys.is_sorted());
}

#[test]
fn names_have_one_style() {
    for [_, name, _] in lines() {
        let (family, variation) = name.split_once(": ").unwrap_or((name, "-"));
        assert!(
            !family.contains([',', ':']) && !variation.contains(':'),
            "{name}"
        );
        assert!(
            !name.contains("Defense") && !name.contains("Center"),
            "{name}"
        );
        assert!(name == name.trim() && !name.contains("  "), "{name}");
        let parts = name.split([':', ',']).map(str::trim);
        for part in parts {
            let first = part.chars().next().unwrap_or(' ');
            assert!(part.len() > 3 && !first.is_lowercase(), "{name}");
        }
    }
}

#[test]
fn the_last_position_that_is_known_gives_the_name() {
    for (moves, expected) in [
        ("e4", Some("King's Pawn Game")),
        (
            "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6",
            Some("Italian Game: Giuoco Pianissimo, Normal Variation"),
        ),
        (
            "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5",
            Some("King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit"),
        ),
        ("d4 Nf6 c4 e6 Nf3 Bb4+", Some("Bogo-Indian Defence")),
        // Between two names the earlier one stays.
        (
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5",
            Some("Ruy Lopez: Closed Variation, Main Line"),
        ),
        ("e2e4 c7c5", Some("Sicilian Defence")),
    ] {
        assert_eq!(name(moves), expected, "{moves}");
    }
    assert_eq!(opening::of_line(&[Position::initial()]), None);
    assert_eq!(opening::of_moves([]), None);
    assert_eq!(opening::of_moves(["e5"]), None);
    let cut = opening::of_moves(["e4", "c5", "Ke3", "d6"]);
    assert_eq!(
        cut.map(Opening::to_string).as_deref(),
        Some("B20 Sicilian Defence")
    );
}

#[test]
fn lines_that_lead_to_the_same_position_have_the_same_name() {
    for (moves, others, expected) in [
        ("e4 e6 d4", "d4 e6 e4", "French Defence: Normal Variation"),
        (
            "e4 e6 d4 d5 Nc3",
            "Nc3 d5 e4 e6 d4",
            "French Defence: Paulsen Variation",
        ),
        ("e4 c5 Nf3", "Nf3 c5 e4", "Sicilian Defence"),
        (
            "e4 Nf6 Nc3 d5",
            "Nc3 d5 e4 Nf6",
            "Alekhine Defence: Scandinavian Variation",
        ),
        (
            "d4 d5 c4 e6 Nc3 Nf6 Nf3",
            "c4 Nf6 Nf3 e6 Nc3 d5 d4",
            "Queen's Gambit Declined: Three Knights Variation",
        ),
        (
            "d4 Nf6 c4 g6 Nc3 d5",
            "c4 g6 Nc3 Nf6 d4 d5",
            "Grünfeld Defence",
        ),
        (
            "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6",
            "e4 g6 d4 Bg7 c4 Nf6 Nc3 d6",
            "King's Indian Defence: Normal Variation",
        ),
        (
            "e4 c6 d4 d5 exd5 cxd5 c4",
            "c4 c6 e4 d5 exd5 cxd5 d4",
            "Caro-Kann Defence: Panov Attack",
        ),
        (
            "e4 e5 Nf3 Nc6 Nc3 Nf6",
            "Nc3 Nf6 e4 e5 Nf3 Nc6",
            "Four Knights Game",
        ),
        ("f4 e5 e4", "e4 e5 f4", "King's Gambit"),
        // Both sides have lost a move.
        ("e4 e5", "e3 e6 e4 e5", "King's Pawn Game"),
    ] {
        for moves in [moves, others] {
            assert_eq!(name(moves), Some(expected), "{moves}");
        }
    }
}

#[test]
fn only_games_from_the_standard_position_have_an_opening() {
    let elsewhere = [
        // Positions of Chess960; the second one has only king and queen swapped.
        "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w GBgb - 0 1",
        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w HAha - 0 1",
        // Odds of a rook, and a game that was set up after its first move.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    ];
    for start in elsewhere {
        let start = fen::read(start).expect(start);
        let moves = if start.turn() == Position::initial().turn() {
            "e4 e5"
        } else {
            "e5 Nf3"
        };
        let line = positions_from(start, moves);
        assert_eq!(opening::of_line(&line), None);
    }
    assert_eq!(opening::of_line(&[]), None);
    // Castling rights belong to the position.
    assert_eq!(name("e4 e5 Ke2 Ke7 Ke1 Ke8"), Some("Bongcloud Attack"));
}

/// Famous games, with the codes that books give them.
const FAMOUS: [(&str, &str, &str); 34] = [
    (
        "Anderssen–Kieseritzky 1851",
        "C33",
        "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3",
    ),
    (
        "Anderssen–Dufresne 1852",
        "C52",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6",
    ),
    (
        "Morphy–Brunswick and Isouard 1858",
        "C41",
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4",
    ),
    (
        "Zukertort–Blackburne 1883",
        "A13",
        "c4 e6 e3 Nf6 Nf3 b6 Be2 Bb7 O-O d5",
    ),
    (
        "Lasker–Bauer 1889",
        "A03",
        "f4 d5 e3 Nf6 b3 e6 Bb2 Be7 Bd3 b6",
    ),
    (
        "Steinitz–Bardeleben 1895",
        "C54",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 d5",
    ),
    (
        "Pillsbury–Tarrasch 1895",
        "D63",
        "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 Nf3 Nbd7 Rc1 O-O e3 b6 cxd5 exd5 Bd3",
    ),
    (
        "Levitsky–Marshall 1912",
        "C10",
        "d4 e6 e4 d5 Nc3 c5 Nf3 Nc6 exd5 exd5 Be2 Nf6",
    ),
    (
        "Lasker–Capablanca 1914",
        "C68",
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 d4 exd4 Qxd4 Qxd4 Nxd4 Bd6",
    ),
    (
        "Capablanca–Marshall 1918",
        "C89",
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5",
    ),
    (
        "Bogoljubov–Alekhine 1922",
        "A90",
        "d4 f5 c4 Nf6 g3 e6 Bg2 Bb4+ Bd2 Bxd2+ Nxd2 Nc6",
    ),
    (
        "Réti–Alekhine 1925",
        "A00",
        "g3 e5 Nf3 e4 Nd4 d5 d3 exd3 Qxd3",
    ),
    (
        "Torre–Lasker 1925",
        "A46",
        "d4 Nf6 Nf3 e6 Bg5 c5 e3 cxd4 exd4 Be7",
    ),
    (
        "Alekhine–Nimzowitsch 1930",
        "C17",
        "e4 e6 d4 d5 Nc3 Bb4 e5 c5 Bd2 Ne7 Nb5",
    ),
    (
        "Botvinnik–Capablanca 1938",
        "E49",
        "d4 Nf6 c4 e6 Nc3 Bb4 e3 d5 a3 Bxc3+ bxc3 c5 cxd5 exd5 Bd3 O-O Ne2",
    ),
    (
        "D. Byrne–Fischer 1956",
        "D92",
        "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7",
    ),
    (
        "Polugaevsky–Nezhmetdinov 1958",
        "A53",
        "d4 Nf6 c4 d6 Nc3 e5 e4 exd4 Qxd4 Nc6",
    ),
    (
        "Spassky–Bronstein 1960",
        "C36",
        "e4 e5 f4 exf4 Nf3 d5 exd5 Bd6 Nc3 Ne7",
    ),
    (
        "Tal–Botvinnik 1960, first game",
        "C18",
        "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Qc7 Qg4 f5",
    ),
    (
        "Botvinnik–Tal 1960, sixth game",
        "E69",
        "c4 Nf6 Nf3 g6 g3 Bg7 Bg2 O-O d4 d6 Nc3 Nbd7 O-O e5 e4 c6 h3 Qb6",
    ),
    (
        "Fischer–Benko 1963",
        "B09",
        "e4 g6 d4 Bg7 Nc3 d6 f4 Nf6 Nf3 O-O Bd3 Bg4",
    ),
    (
        "Larsen–Spassky 1970",
        "A01",
        "b3 e5 Bb2 Nc6 c4 Nf6 Nf3 e4 Nd4 Bc5",
    ),
    (
        "Spassky–Fischer 1972, first game",
        "E56",
        "d4 Nf6 c4 e6 Nf3 d5 Nc3 Bb4 e3 O-O Bd3 c5 O-O Nc6 a3 Ba5 Ne2",
    ),
    (
        "Spassky–Fischer 1972, third game",
        "A61",
        "d4 Nf6 c4 e6 Nf3 c5 d5 exd5 cxd5 d6 Nc3 g6 Nd2 Nbd7",
    ),
    (
        "Fischer–Spassky 1972, sixth game",
        "D59",
        "c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7",
    ),
    (
        "Karpov–Unzicker 1974",
        "C98",
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 Nc6 d5",
    ),
    (
        "Kasparov–Portisch 1983",
        "E12",
        "d4 Nf6 c4 e6 Nf3 b6 Nc3 Bb7 a3 d5 cxd5 Nxd5 e3",
    ),
    (
        "Karpov–Kasparov 1985, sixteenth game",
        "B44",
        "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nb5 d6 c4 Nf6 N1c3 a6 Na3 d5 cxd5",
    ),
    (
        "Kasparov–Karpov 1990, twentieth game",
        "C92",
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Bb7 d4 Re8",
    ),
    (
        "Short–Timman 1991",
        "B04",
        "e4 Nf6 e5 Nd5 d4 d6 Nf3 g6 Bc4 Nb6 Bb3 Bg7 Qe2",
    ),
    (
        "Deep Blue–Kasparov 1997, sixth game",
        "B17",
        "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Ng5 Ngf6 Bd3 e6 N1f3 h6",
    ),
    (
        "Kasparov–Topalov 1999",
        "B07",
        "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5",
    ),
    (
        "Kramnik–Kasparov 2000, second game",
        "D85",
        "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Nf3 c5 Be3 Qa5",
    ),
    (
        "Carlsen–Anand 2014, sixth game",
        "B41",
        "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 c4 Nf6 Nc3 Bb4",
    ),
];

#[test]
fn famous_games_have_the_codes_of_the_books() {
    for (game, expected, moves) in FAMOUS {
        assert_eq!(eco(moves), Some(expected), "{game}: {:?}", name(moves));
    }
}

proptest! {
    /// The search by moves stops where no name can follow, and still finds the same.
    #[test]
    fn a_random_game_has_the_same_opening_by_its_moves_and_by_its_positions(
        game in random::games(26),
        line in select(lines().map(|[_, _, moves]| moves).collect::<Vec<_>>()),
    ) {
        // Random moves alone leave the table at once, so they also follow a line of it.
        for start in ["", line] {
            let mut line = match start {
                "" => vec![Position::initial()],
                moves => positions(moves),
            };
            let mut written: Vec<String> = start.split_whitespace().map(str::to_owned).collect();
            for mv in game.moves() {
                let Some(last) = line.last().filter(|_| written.len() < 26) else {
                    break;
                };
                let Ok(next) = last.play(mv) else {
                    break;
                };
                written.push(san::write(last, mv));
                line.push(next);
            }
            let by_moves = opening::of_moves(written.iter().map(String::as_str));
            prop_assert_eq!(by_moves, opening::of_line(&line));
        }
    }
}
