//! Is FEN read and written correctly, and every fault reported with its field?

use crate::data;

use data::{rows, text};
use deskmate::notation::fen::{self, FenError, Field};
use deskmate::rules::IllegalPosition;

fn columns(line: &str) -> Vec<&str> {
    line.split('\t').collect()
}

#[test]
fn every_valid_fen_is_read_and_written_in_its_canonical_form() {
    let table = data::table("fen_valid.txt");
    assert_eq!(table.lines().count(), 355);
    for line in table.lines() {
        let row = columns(line);
        assert_eq!(fen::write(&data::position(row[0])), row[1], "{line}");
        // The other convention, with every en passant square, means the same position.
        assert_eq!(data::position(row[2]), data::position(row[1]), "{line}");
    }
}

#[test]
fn every_invalid_fen_is_rejected_with_its_field_named() {
    let table = data::table("fen_invalid.txt");
    assert_eq!(table.lines().count(), 159);
    for line in table.lines() {
        let row = columns(line);
        let error = match fen::read(row[0]) {
            Ok(position) => panic!("{line}: read as {}", fen::write(&position)),
            Err(error) => error,
        };
        assert!(is_fault_of(&error, row[1]), "{line}: {error:?}");
    }
}

#[test]
fn setups_are_written_unchanged_legal_or_not() {
    for text in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8 b KQkq e3 7 0",
        "kk6/8/8/8/4P3/8/8/PPPPPPPP b - e3 0 1",
        "r2k2r1/8/8/8/8/8/8/R2K1R1R w FQkq - 12 80",
        "4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 1",
    ] {
        let setup = fen::read_setup(text).expect("six fields that can be read");
        assert_eq!(
            fen::read_setup(&fen::write_setup(&setup)),
            Ok(setup),
            "{text}"
        );
    }
}

#[test]
fn en_passant_squares_are_those_with_a_pawn_to_take_there() {
    let squares = |text: &str| {
        let setup = fen::read_setup(text).expect("six fields that can be read");
        let names: Vec<String> = setup
            .en_passant_squares()
            .map(|at| at.to_string())
            .collect();
        names.join(" ")
    };
    assert_eq!(squares("4k3/8/8/1Pp2pP1/4p3/8/8/4K3 w - - 0 1"), "c6 f6");
    assert_eq!(squares("4k3/8/8/1Pp2pP1/4p3/8/8/4K3 b - - 0 1"), "");
    assert_eq!(squares("4k3/8/8/8/pP2PppP/8/8/4K3 b - - 0 1"), "b3 e3 h3");
    // The pawn's path was blocked; there is a pawn on the other edge, but not next to it.
    assert_eq!(squares("4k3/8/8/8/pP6/1N6/8/4K3 b - - 0 1"), "");
    assert_eq!(squares("4k3/8/8/8/P6p/8/8/4K3 b - - 0 1"), "");
}

/// Whether a fault is one that its category in the table can mean.
fn is_fault_of(error: &FenError, category: &str) -> bool {
    use IllegalPosition::*;
    match category {
        "rank_count" | "rank_width" | "bad_piece" => error.field() == Field::Placement,
        "bad_side" => error.field() == Field::Turn,
        "bad_castling" => error.field() == Field::Castling,
        "bad_ep" => error.field() == Field::EnPassant,
        "bad_counter" => matches!(error.field(), Field::HalfmoveClock | Field::FullmoveNumber),
        "no_king" => matches!(error, FenError::Illegal(NoKing(_))),
        "many_kings" => matches!(error, FenError::Illegal(ManyKings(_))),
        "many_pieces" => matches!(error, FenError::Illegal(ManyPawns(_) | ManyPieces(_))),
        "pawn_on_end_rank" => matches!(error, FenError::Illegal(PawnOnBackRank(_))),
        "kings_adjacent" => matches!(error, FenError::Illegal(AdjacentKings(_))),
        "opponent_in_check" => matches!(error, FenError::Illegal(OpponentInCheck(_))),
        "impossible_check" => matches!(error, FenError::Illegal(ImpossibleCheck)),
        "too_many_fields" | "missing_field" | "garbage" | "unicode" => true,
        _ => false,
    }
}

#[test]
fn disputed_texts_are_read_as_one_of_the_other_readers_does() {
    let table = data::table("fen_lenient.txt");
    assert_eq!(table.lines().count(), 62);
    for line in table.lines() {
        let row = columns(line);
        check_if_read(row[0], &row[2..]);
    }
}

#[test]
fn control_characters_and_very_long_texts_are_harmless() {
    let rows = rows(&data::table("fen_special.jsonl"));
    assert_eq!(rows.len(), 19);
    for row in &rows {
        let input = text(row, "fen");
        match text(row, "verdict") {
            "invalid" => assert!(fen::read(input).is_err(), "{row}"),
            _ => check_if_read(
                input,
                &["python_chess", "shakmaty", "cozy_chess"].map(|oracle| text(row, oracle)),
            ),
        }
    }
}

/// An accepted text must mean the same to one of the other readers.
fn check_if_read(input: &str, verdicts: &[&str]) {
    let Ok(position) = fen::read(input) else {
        return;
    };
    let written = fen::write(&position);
    assert!(
        verdicts
            .iter()
            .any(|verdict| *verdict == format!("ok {written}")),
        "{input:?} is read as {written}, the others say {verdicts:?}"
    );
}

#[test]
fn only_the_counters_may_be_missing() {
    let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let read = |rest: &str| fen::read(&format!("{placement}{rest}"));
    let written = |rest| read(rest).map(|position| fen::write(&position));
    let initial = Ok(format!("{placement} w KQkq - 0 1"));
    assert_eq!(written(" w KQkq -"), initial);
    assert_eq!(written(" w KQkq - 0"), initial);
    assert_eq!(read("").err(), Some(FenError::Missing(Field::Turn)));
    assert_eq!(read(" w").err(), Some(FenError::Missing(Field::Castling)));
    assert_eq!(
        read(" w KQkq").err(),
        Some(FenError::Missing(Field::EnPassant))
    );
    assert_eq!(
        fen::read("").err(),
        Some(FenError::Missing(Field::Placement))
    );
}

#[test]
fn faults_are_named() {
    let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let cases = [
        ("", "the FEN has no piece placement"),
        (placement, "the FEN has no side to move"),
        ("8/8 w - -", "the piece placement needs 8 ranks, not 2"),
        (
            "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
            "the piece placement does not have 8 squares on rank 6",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/3x4/8/PPPPPPPP/RNBQKBNR w KQkq -",
            "the piece placement has 'x' on rank 4, which is neither a piece nor a number from 1 to 8",
        ),
        (
            &format!("{placement} W KQkq -"),
            "the side to move cannot be \"W\": it is w or b",
        ),
        (
            &format!("{placement} w KQkX -"),
            "the castling rights cannot be \"KQkX\": it is - or letters out of KQkq, or of a rook's file, each right once",
        ),
        (
            &format!("{placement} w KQkq e9"),
            "the en passant square cannot be \"e9\": it is - or a square such as e3",
        ),
        (
            &format!("{placement} w KQkq - -1 1"),
            "the half-move clock cannot be \"-1\": it is a whole number, and not a huge one",
        ),
        (
            &format!("{placement} w KQkq - 0 1 bm e4;"),
            "the FEN goes on after the move number, with \"bm\"",
        ),
        (
            "8/8/8/8/8/8/8/K7 w - - 0 1",
            "the position is not legal: Black has no king",
        ),
    ];
    for (text, sentence) in cases {
        let error = fen::read(text).expect_err("it has a fault");
        assert_eq!(error.to_string(), sentence, "{text}");
    }
}

#[test]
fn a_setup_may_be_illegal_but_not_a_position() {
    let setup = fen::read_setup("8/8/8/8/8/8/8/4K3 w - - 3 9").expect("it can be set up");
    assert_eq!(setup.halfmove_clock, 3);
    assert_eq!(setup.fullmove_number, 9);
    assert!(setup.validate().is_err());
}

#[test]
fn epd_is_read_with_its_operations() {
    let fields = "4k3/8/8/8/8/8/8/4K2R w K -";
    for (rest, counters) in [
        ("", "0 1"),
        ("bm O-O;", "0 1"),
        ("bm O-O; id \"a 1; b\";  ", "0 1"),
        ("hmvc 7; fmvn 30;", "7 30"),
        ("5 9 am Rh2; c0 \"one\";", "5 9"),
        ("5 am Rh2;", "5 1"),
    ] {
        let position = fen::read_epd(&format!("{fields} {rest}")).expect(rest);
        assert_eq!(
            fen::read(&format!("{fields} {rest}")).is_ok(),
            rest.is_empty()
        );
        assert_eq!(fen::write(&position), format!("{fields} {counters}"));
    }
    for rest in ["bm O-O", "hmvc x;", "hmvc;", "-1 bm O-O;", "0 1 2 bm O-O;"] {
        assert!(
            fen::read_epd(&format!("{fields} {rest}")).is_err(),
            "{rest}"
        );
    }
}
