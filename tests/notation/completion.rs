//! Completions of a typed move.

use crate::data;

use data::{legal, position};
use deskmate::notation::{MoveError, completions, long, read_move, san};
use deskmate::rules::{Move, Position};

/// Castling both ways, promotions with and without capture, en passant, two knights and two rooks to
/// one square.
const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1",
    "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 2",
    "4k3/8/8/3p4/8/1N3N2/2P1P3/R3K2R w KQ - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
];

fn texts(position: &Position, typed: &str) -> Vec<String> {
    let found = completions(position, typed).into_iter();
    found.map(|completion| completion.text).collect()
}

fn moves(position: &Position, typed: &str) -> Vec<Move> {
    let found = completions(position, typed).into_iter();
    found.map(|completion| completion.mv).collect()
}

#[test]
fn completions_keep_the_notation_of_the_typed_text() {
    let start = Position::initial();
    assert_eq!(texts(&start, "N"), ["Na3", "Nc3", "Nf3", "Nh3"]);
    assert_eq!(texts(&start, "nf"), ["Nf3"]);
    assert_eq!(texts(&start, "e2"), ["e2e3", "e2e4"]);
    assert_eq!(texts(&start, "e2-"), ["e2-e3", "e2-e4"]);
    assert_eq!(texts(&start, "Ng1"), ["Ng1-f3", "Ng1-h3"]);
    assert_eq!(texts(&start, "Pe"), ["Pe3", "Pe4"]);
    assert_eq!(texts(&start, "♘f"), ["♘f3"]);
    assert_eq!(texts(&start, "Nf3!"), ["Nf3"]);
    assert_eq!(texts(&start, "x"), [""; 0]);
    assert_eq!(texts(&start, "").len(), 20);
}

#[test]
fn case_does_not_matter_and_b_is_a_file_too() {
    let position = position("4k3/8/8/8/8/3p4/1BP5/4K3 w - - 0 1");
    assert_eq!(texts(&position, "bd"), ["Bd4"]);
    assert_eq!(texts(&position, "BC"), ["Bc1", "Bc3"]);
    assert_eq!(
        texts(&position, "b2"),
        [
            "b2a1", "b2a3", "b2c1", "b2c3", "b2d4", "b2e5", "b2f6", "b2g7", "b2h8"
        ]
    );
}

#[test]
fn castling_begins_with_o_zero_or_the_king() {
    let position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (typed, expected) in [
        ("o", ["O-O", "O-O-O"]),
        ("O-", ["O-O", "O-O-O"]),
        ("0-0", ["0-0", "0-0-0"]),
    ] {
        assert_eq!(texts(&position, typed), expected, "{typed}");
    }
    assert!(moves(&position, "e1h1").contains(&legal(&position, "O-O")));
    assert!(moves(&position, "Kg1").contains(&legal(&position, "O-O")));
}

#[test]
fn a_promotion_offers_all_pieces() {
    let position = position("2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1");
    assert_eq!(texts(&position, "b8"), ["b8=B", "b8=N", "b8=Q", "b8=R"]);
    assert_eq!(texts(&position, "b8/"), ["b8/B", "b8/N", "b8/Q", "b8/R"]);
    assert_eq!(texts(&position, "b7xc8(n").len(), 1);
}

#[test]
fn ambiguous_texts_are_completed_to_distinct_moves() {
    let position = position("4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1");
    assert_eq!(texts(&position, "Nd2"), ["Nbd2", "Nfd2"]);
    let read = read_move(&position, "Nd2");
    assert!(matches!(read, Err(MoveError::Ambiguous(moves)) if moves.len() == 2));
}

/// Every completion begins with the typed text, or is SAN instead, and is read as its move.
#[test]
fn every_completion_is_read_as_its_move() {
    for fen in POSITIONS {
        let position = position(fen);
        let beginnings = "a b c d e f g h n k q r p o 0 x ♘ ♟ e1 h8 Ng Pe".split(' ');
        for typed in beginnings {
            for found in completions(&position, typed) {
                assert_eq!(
                    read_move(&position, &found.text),
                    Ok(found.mv),
                    "{fen} {typed}"
                );
                let begins = found.text.to_lowercase().starts_with(&typed.to_lowercase());
                assert!(begins, "{fen}: {typed} {}", found.text);
            }
        }
    }
}

/// Every prefix of a move in any notation offers the move.
#[test]
fn every_move_is_offered_at_every_letter_of_its_text() {
    for fen in POSITIONS {
        let position = position(fen);
        for mv in position.legal_moves() {
            let texts = [
                san::write(&position, mv),
                san::write_figurine(&position, mv),
                long::write(&position, mv),
                mv.to_string(),
                san::write(&position, mv).replace('x', "×").to_lowercase(),
                san::write(&position, mv).replace('O', "0").replace('=', ""),
                long::write(&position, mv)
                    .replace("ep", "e.p.")
                    .replace('-', ""),
            ];
            for text in texts {
                if !matches!(read_move(&position, &text), Ok(read) if read == mv) {
                    continue;
                }
                let ends = text
                    .char_indices()
                    .map(|(start, letter)| start + letter.len_utf8());
                for end in ends {
                    let typed = &text[..end];
                    assert!(
                        moves(&position, typed).contains(&mv),
                        "{fen}: {typed} of {text}"
                    );
                }
            }
        }
    }
}
