//! Does an illegal move get its reason, text and squares?

use crate::data;

use std::collections::BTreeSet;

use data::position;
use deskmate::notation::{MoveError, read_move};
use deskmate::rules::{Position, Square};

/// Every reason there is, and every other fault of a text.
const REASONS: [&str; 27] = [
    "Ambiguous",
    "CannotReach",
    "CastlingBlocked",
    "CastlingOntoAttack",
    "CastlingOutOfCheck",
    "CastlingRightLost",
    "CastlingThroughAttack",
    "EnPassantTooLate",
    "JumpsOver",
    "KingIntoAttack",
    "KingsTouch",
    "LeavesKingInCheck",
    "NoCapture",
    "NoEnPassant",
    "NoPiece",
    "NoneReaches",
    "NotAMove",
    "NotYourTurn",
    "Null",
    "OwnPiece",
    "PawnBlocked",
    "PawnCapturesNothing",
    "PawnDoubleStep",
    "PromotionElsewhere",
    "PromotionMissing",
    "PromotionTo",
    "StaysInCheck",
];

/// The name of an enum variant.
fn name(debug: String) -> String {
    let is_letter = |letter: &char| letter.is_ascii_alphanumeric();
    debug.chars().take_while(is_letter).collect()
}

fn reason(error: &MoveError) -> String {
    match error {
        MoveError::Illegal(illegal) => name(format!("{illegal:?}")),
        error => name(format!("{error:?}")),
    }
}

/// The squares of the reason, separated by spaces.
fn squares(error: &MoveError) -> String {
    let MoveError::Illegal(illegal) = error else {
        return "-".to_owned();
    };
    let names: BTreeSet<String> = illegal
        .squares()
        .into_iter()
        .map(|s| s.to_string())
        .collect();
    Vec::from_iter(names).join(" ")
}

#[test]
fn every_reason_is_found_and_has_its_text() {
    let table = data::table("illegal.tsv");
    let mut found = BTreeSet::new();
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        let [fen, text, ..] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row:?} is no row");
        };
        let error = read_move(&position(fen), text).expect_err(row);
        let (reason, squares) = (reason(&error), squares(&error));
        assert_eq!(format!("{fen}\t{text}\t{reason}\t{squares}\t{error}"), row);
        found.insert(reason);
    }
    assert_eq!(Vec::from_iter(found), REASONS);
}

/// The reason why the piece on a square has no move, with its squares.
fn stuck(fen: &str, square: &str) -> Option<(String, String)> {
    let square: Square = square.parse().expect("a square");
    let illegal = position(fen).why_no_move(square)?;
    let text = illegal.to_string();
    Some((text, squares(&illegal.into())))
}

#[test]
fn a_piece_without_a_move_has_a_reason() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let check = "4r1k1/8/8/8/8/P7/7R/4K3 w - - 0 1";
    let table = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "c1",
            "the bishop on c1 has no square to go to",
            "c1",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "e1",
            "the king on e1 has no square to go to",
            "e1",
        ),
        (
            "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
            "e4",
            "the pawn on e4 has no square to go to",
            "e4",
        ),
        (
            pinned,
            "e2",
            "the knight on e2 is pinned: it shields your king from the rook on e8",
            "e2 e8",
        ),
        (
            check,
            "a3",
            "your king on e1 is in check from the rook on e8",
            "e1 e8",
        ),
        (
            "7k/5Q2/6K1/8/8/8/7p/8 b - - 0 1",
            "h8",
            "your king on h8 has no safe square to go to",
            "h8",
        ),
    ];
    for (fen, square, text, squares) in table {
        let expected = (text.to_string(), squares.to_string());
        assert_eq!(stuck(fen, square), Some(expected), "{fen} {square}");
    }
    for (square, why) in [
        ("e1", "it can move"),
        ("g8", "not its turn"),
        ("a1", "nothing"),
    ] {
        assert_eq!(stuck(pinned, square), None, "{why}");
    }
}

/// In the positions after all first moves: a reason exactly where there is no move.
#[test]
fn a_reason_is_given_if_and_only_if_there_is_no_move() {
    let start = Position::initial();
    for mv in start.legal_moves() {
        let position = start.play(mv).expect("a legal move");
        for square in Square::all() {
            let piece = position.board().get(square);
            let is_own = piece.is_some_and(|piece| piece.color() == position.turn());
            let is_stuck = is_own && position.legal_moves_from(square).is_empty();
            assert_eq!(position.why_no_move(square).is_some(), is_stuck, "{square}");
        }
    }
}
