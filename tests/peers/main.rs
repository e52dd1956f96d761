//! Do other programs read the games that we save, and do we read theirs?
//!
//! All must agree on each game, and none may report a fault.

#[path = "../data/mod.rs"]
mod data;
#[path = "../python/mod.rs"]
mod python;
#[path = "../random/mod.rs"]
mod random;

mod analysis;
mod engines;
mod filters;
mod game_facts;
mod games;
mod library;
mod pgn_extract;
mod pgn_reader;
mod poppler;
mod program;
mod python_chess;

use std::iter::zip;

use data::read;
use deskmate::notation::pgn::{self, Pgn, Reader};
use deskmate::tree::NodeId;
use game_facts::{GameFacts, Variation, normal};

/// The facts of our saved games.
fn ours(saved: &[String]) -> Vec<GameFacts> {
    saved
        .iter()
        .map(|text| GameFacts::of(&read(text)))
        .collect()
}

#[test]
fn python_chess_reads_what_is_saved_and_what_it_writes_is_read() {
    let saved = games::saved();
    let answers = python_chess::read(&saved.join("\n"));
    assert_eq!(answers.len(), saved.len());
    for (saved, answer) in zip(&saved, answers) {
        let game = read(saved);
        assert_eq!(answer.complaints, [""; 0]);
        assert_eq!(answer.facts, GameFacts::of(&game));
        assert_eq!(answer.variations, game_facts::variations(&game));
        let written = read(&answer.written);
        assert_eq!(GameFacts::of(&written), answer.facts);
        assert_eq!(game_facts::variations(&written), answer.variations);
    }
}

/// An empty line between the lines of a comment ends no game.
#[test]
fn python_chess_reads_comments_of_several_lines() {
    let mut game = read("1. e4 *");
    for id in [Some(NodeId::ROOT), game.tree.first_child(NodeId::ROOT)] {
        let node = game.tree.node_mut(id.expect("a move"));
        node.comment = Some("one\n[Event \"x\"]\n%two".to_owned());
    }
    let script = "import sys, chess.pgn\n\
        while game := chess.pgn.read_game(sys.stdin):\n    \
            print([node.comment for node in [game, *game.mainline()]], game.errors)\n";
    let comment = r#"'one\n\n [Event "x"]\n\n %two'"#;
    let line = format!("[{comment}, {comment}] []\n");
    let written = pgn::write(&game);
    let answer = python::run(script, &format!("{written}\n{written}"));
    assert_eq!(answer, line.repeat(2));
}

#[test]
fn python_chess_reads_what_was_taken_back_as_a_variation() {
    let answers = python_chess::read(&games::with_takebacks().to_text());
    let [answer] = &*answers else {
        panic!("one game");
    };
    assert_eq!(answer.complaints, [""; 0]);
    assert_eq!(answer.facts.moves, ["e4", "c5", "Nc3", "Nc6"]);
    let line = |moves: &[(&str, u128)]| -> Variation {
        let facts = moves
            .iter()
            .map(|&(san, clock)| (san.to_owned(), Some(clock)));
        facts.collect()
    };
    let expected = [
        line(&[("d5", 180_500)]),
        line(&[("e5", 180_500), ("Nf3", 181_000)]),
        line(&[("Nf3", 181_000), ("d6", 181_000)]),
    ];
    assert_eq!(answer.variations, expected);
    assert_eq!(read(&answer.written).tree.main_line().count(), 4);
}

#[test]
fn python_chess_does_not_take_a_clock_that_counts_up_for_time_left() {
    let answers = python_chess::read(&games::draw_by_claim().to_text());
    let facts = &answers[0].facts;
    assert_eq!(facts.clocks, [None; 8]);
    assert_eq!(facts.elapsed, [Some(1_500); 8]);
}

#[test]
fn pgn_reader_reads_what_is_saved() {
    let saved = games::saved();
    let theirs = pgn_reader::read(&saved.join("\n"));
    assert_eq!(theirs.len(), saved.len());
    for (ours, theirs) in zip(ours(&saved), theirs) {
        assert_eq!(theirs, ours);
    }
}

#[test]
fn pgn_extract_reads_what_is_saved_and_what_it_writes_is_read() {
    let mut saved = games::saved();
    // It does not support comments after a semicolon.
    saved.retain(|text| !text.contains("\n;"));
    let written = pgn_extract::rewrite(&saved.join("\n"));
    let games: Vec<Pgn> = Reader::new(written.as_bytes())
        .map(|reading| {
            let reading = reading.expect("bytes in memory");
            assert_eq!(reading.faults, []);
            reading.game
        })
        .collect();
    assert_eq!(games.len(), saved.len());
    for (ours, game) in zip(ours(&saved), games) {
        // Where nothing was played there is no such comment.
        if let Some(last) = game.tree.main_line().last() {
            assert_eq!(
                data::comment(game.tree.node(last))
                    .split('"')
                    .nth(1)
                    .map(normal)
                    .as_ref(),
                Some(&ours.last)
            );
        }
        assert_eq!(GameFacts::of(&game), ours);
    }
}
