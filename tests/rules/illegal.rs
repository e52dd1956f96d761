//! Does an illegal move get its reason, text and squares?

use crate::data;

use std::collections::BTreeSet;

use data::position;
use deskmate::notation::{MoveError, read_move};

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

#[test]
fn a_sentence_begins_with_a_capital_and_ends_with_a_full_stop() {
    for row in data::table("illegal.tsv")
        .lines()
        .filter(|row| !row.starts_with('#'))
    {
        let sentence = row.split('\t').next_back().unwrap_or_default();
        assert!(
            sentence.starts_with(|c: char| c.is_uppercase() || c == '"'),
            "{row}"
        );
        assert!(sentence.ends_with('.'), "{row}");
    }
}
