//! The static evaluation.

use deskmate::engine::evaluation::evaluate;
use deskmate::notation::fen;
use deskmate::rules::Position;

use crate::{position, random_positions};

/// The position with the colours swapped and the board flipped.
fn mirrored(position: &Position) -> Position {
    let text = fen::write(position);
    let fields: Vec<&str> = text.split(' ').collect();
    let swap = |text: &str| -> String {
        let other = |letter: char| {
            if letter.is_ascii_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            }
        };
        text.chars().map(other).collect()
    };
    let ranks: Vec<&str> = fields[0].split('/').rev().collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let castling: String = {
        let mut letters: Vec<char> = swap(fields[2]).chars().collect();
        letters.sort_unstable();
        letters.into_iter().collect()
    };
    let en_passant = fields[3]
        .replace('3', "x")
        .replace('6', "3")
        .replace('x', "6");
    let text = format!(
        "{} {turn} {castling} {en_passant} {} {}",
        swap(&ranks.join("/")),
        fields[4],
        fields[5]
    );
    fen::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_evaluation_is_symmetric() {
    for position in random_positions(10_000) {
        assert_eq!(
            evaluate(&position),
            evaluate(&mirrored(&position)),
            "{}",
            fen::write(&position)
        );
    }
}

#[test]
fn more_material_is_worth_more() {
    let queen_up = position("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(evaluate(&queen_up) > 600, "{}", evaluate(&queen_up));
    let pawn_up = position("4k3/pp6/8/8/8/8/PPP5/4K3 w - - 0 1");
    assert!(
        (30..400).contains(&evaluate(&pawn_up)),
        "{}",
        evaluate(&pawn_up)
    );
    assert!(evaluate(&Position::initial()).abs() < 60);
}

#[test]
fn a_drawn_endgame_is_close_to_zero() {
    let lone_bishop = position("4k3/8/8/8/8/8/4B3/4K3 w - - 0 1");
    assert!(
        evaluate(&lone_bishop).abs() < 60,
        "{}",
        evaluate(&lone_bishop)
    );
}
