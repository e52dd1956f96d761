//! Does the move reader accept every way of writing a move, and explain what is wrong with other texts?

use crate::data;

use data::{legal, position};
use deskmate::notation::{MoveError, long, read_move, read_moves, san};
use deskmate::rules::{IllegalMove, Position, Role, Square};

/// White can castle to both sides, capture en passant on d6, and promote on a8 or by a capture on b8.
const RICH: &str = "1n2k3/P7/8/3pP3/8/5N2/8/R3K2R w KQ d6 0 1";

fn check(fen: &str, word: &str, texts: &[&str]) {
    let position = position(fen);
    for text in texts {
        let mv = read_move(&position, text);
        assert_eq!(mv.map(|mv| mv.to_string()), Ok(word.to_owned()), "{text}");
    }
}

#[test]
fn every_way_of_writing_a_piece_move() {
    let texts = [
        "Nd4",
        "Nfd4",
        "N3d4",
        "Nf3d4",
        "Nf3-d4",
        "f3d4",
        "f3-d4",
        "nd4",
        "♘d4",
        "♞d4",
        "♞\u{fe0e}d4",
        "Nd4!",
        "Nd4?!",
        "Nd4+",
        "Nd4++",
        "Nd4#",
        "Nd4+!!",
    ];
    check(RICH, "f3d4", &texts);
}

#[test]
fn every_way_of_writing_a_pawn_move() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    check(
        start,
        "e2e4",
        &["e4", "Pe4", "e2e4", "e2-e4", "Pe2-e4", "♙e4", "e4!?"],
    );
}

#[test]
fn every_way_of_writing_a_pawn_capture() {
    let before = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let texts = [
        "exd5", "xd5", "Pxd5", "Pexd5", "ed5", "e4xd5", "e4d5", "Pe4xd5", "e4:d5", "e×d5",
    ];
    check(before, "e4d5", &texts);
}

#[test]
fn every_way_of_writing_an_en_passant_capture() {
    let texts = [
        "exd6",
        "xd6",
        "Pxd6",
        "e5xd6",
        "e5d6",
        "exd6ep",
        "e5xd6ep",
        "exd6e.p.",
        "xd6e.p.",
        "Pxd6e.p.",
        "e5xd6ep+",
        "exd6+ep",
        "exd6e.p.!",
    ];
    check(RICH, "e5d6", &texts);
}

#[test]
fn every_way_of_writing_a_promotion() {
    let texts = [
        "a8=N",
        "a8N",
        "a8(N)",
        "a8/N",
        "a8=n",
        "a8n",
        "a7a8n",
        "a7-a8=N",
        "a7a8N",
        "Pa8=N",
        "a8=N+",
        "a8(N)!",
        "a8=♘",
        "a8♞",
        "a8(♘)",
        "a8=♘\u{fe0e}+",
    ];
    check(RICH, "a7a8n", &texts);
    check(
        RICH,
        "a7b8q",
        &["axb8=Q+", "xb8Q", "a7xb8=Q", "a7b8q", "Pxb8Q", "a7b8Q"],
    );
    check(RICH, "a7a8b", &["a8=B", "a8b", "a7a8b", "a8B"]);
}

#[test]
fn every_way_of_writing_castling() {
    check(
        RICH,
        "e1g1",
        &["O-O", "0-0", "o-o", "O-O+", "0-0!", "e1g1", "Ke1-g1"],
    );
    check(RICH, "e1c1", &["O-O-O", "0-0-0", "o-o-o", "O-O-O#", "e1c1"]);
}

#[test]
fn a_small_b_is_the_file_and_a_capital_one_the_bishop() {
    let both = "4k3/8/8/2p5/1P6/8/8/2B1K3 w - - 0 1";
    check(both, "b4c5", &["bxc5", "bc5", "xc5"]);
    check(both, "c1e3", &["Be3"]);
    check("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "b2b4", &["b4"]);
}

#[test]
fn a_pawn_move_without_a_file_is_not_a_capture() {
    let position = position("1r2k3/P7/8/3p4/4P3/8/8/4K3 w - - 0 1");
    for (text, reason) in [
        ("d5", "no pawn of yours can go to d5"),
        ("Pd5", "no pawn of yours can go to d5"),
        ("b8Q", "no pawn of yours can go to b8"),
        ("b8=Q+", "no pawn of yours can go to b8"),
    ] {
        let error = read_move(&position, text).expect_err("it captures");
        assert_eq!(error.to_string(), reason, "{text}");
    }
}

#[test]
fn text_that_is_not_a_move_is_reported_as_such() {
    let position = Position::initial();
    let texts = [
        "", " ", "e", "e9", "i4", "44", "Nf", "Nxx3", "banana", "e4e4e4", "O-O-O-O", "O", "-",
        "O-", "Xe4", "e4=", "e8=X", "e8(Q", "e8Q)", "1-0", "*", "e4 e5", "e.p.", "Ne4.", "-e4",
        "e-e4", "N-f3", "P-e4", "é4", "♘", "\0", "…e5", "Kee2e2",
    ];
    for text in texts {
        let error = read_move(&position, text);
        assert_eq!(error, Err(MoveError::NotAMove(text.to_owned())));
    }
}

#[test]
fn a_null_move_is_distinguished_from_other_text() {
    for text in ["--", "Z0", "0000", "null", "--?!"] {
        let error = read_move(&Position::initial(), text);
        assert_eq!(error, Err(MoveError::Illegal(IllegalMove::Null)), "{text}");
    }
}

#[test]
fn a_long_text_is_quoted_in_part() {
    let error = read_move(&Position::initial(), &"e4".repeat(20_000));
    let error = error.expect_err("it is no move");
    assert_eq!(
        error.to_string(),
        "\"e4e4e4e4e4e4e4e4e4e4e4e4…\" is not a move"
    );
}

#[test]
fn an_ambiguous_move_names_the_candidates() {
    let position = position("4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1");
    let error = read_move(&position, "Nd4").expect_err("two knights can go there");
    let candidates = ["Nbd4", "Nfd4"].map(|text| legal(&position, text)).to_vec();
    assert_eq!(error, MoveError::Ambiguous(candidates));
    assert_eq!(
        error.to_string(),
        "it is not clear which piece is meant: the one on b3 or the one on f3"
    );
}

#[test]
fn a_capture_without_a_file_is_ambiguous_where_two_pawns_can_take() {
    let position = position("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1");
    for text in ["xd5", "Pxd5"] {
        let error = read_move(&position, text).expect_err("two pawns can take");
        assert!(matches!(error, MoveError::Ambiguous(_)), "{error:?}");
    }
}

#[test]
fn a_pinned_piece_makes_no_move_ambiguous() {
    check(
        "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1",
        "a1c2",
        &["Nc2", "Nac2"],
    );
}

#[test]
fn what_the_text_claims_has_to_be_true() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let quiet = read_move(&position(RICH), "Nxd4");
    assert_eq!(quiet, Err(MoveError::NoCapture(square("d4"))));
    let capture = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let passing = read_move(&capture, "exd5ep");
    assert_eq!(passing, Err(MoveError::NoEnPassant(square("d5"))));
}

#[test]
fn an_illegal_move_has_the_reason_of_the_one_piece_that_it_can_mean() {
    // Both knights are pinned, but only one of them is near the square.
    let position = position("4k3/8/8/b3r3/8/2N1N3/8/4K3 w - - 0 1");
    let error = read_move(&position, "Nf5").expect_err("the knight is pinned");
    assert!(
        matches!(
            error,
            MoveError::Illegal(IllegalMove::LeavesKingInCheck { .. })
        ),
        "{error:?}"
    );
    let error = read_move(&position, "Nh8").expect_err("no knight goes there");
    let to = Square::H8;
    assert_eq!(
        error,
        MoveError::NoneReaches {
            role: Role::Knight,
            to
        }
    );
    assert_eq!(error.to_string(), "no knight of yours can go to h8");
}

#[test]
fn long_algebraic_is_written_with_both_squares() {
    let position = position(RICH);
    let texts = [
        "Nf3-d4", "e5xd6ep", "a7xb8=Q+", "a7-a8=N", "O-O", "O-O-O", "Ke1-e2", "Ra1-d1",
    ];
    for text in texts {
        assert_eq!(long::write(&position, legal(&position, text)), text);
    }
}

#[test]
fn figurine_san_has_outlined_pieces_for_both_sides() {
    let white = position(RICH);
    for (text, figurine) in [
        ("Nfd4", "♘d4"),
        ("axb8=Q+", "axb8=♕+"),
        ("exd6", "exd6"),
        ("O-O-O", "O-O-O"),
        ("Rd1", "♖d1"),
    ] {
        let written = san::write_figurine(&white, legal(&white, text));
        assert_eq!(written, figurine);
        assert_eq!(legal(&white, &written), legal(&white, text));
    }
    let black = data::play(&Position::initial(), &["e4"]);
    let written = san::write_figurine(&black, legal(&black, "Nf6"));
    assert_eq!(written, "♘f6");
}

#[test]
fn san_names_the_file_or_else_the_rank_or_else_both() {
    let position = position("8/k7/8/8/4Q2Q/8/1K6/7Q w - - 0 1");
    for (word, text) in [("e4e1", "Qee1"), ("h1e1", "Q1e1"), ("h4e1", "Qh4e1")] {
        assert_eq!(san::write(&position, legal(&position, word)), text);
    }
}

#[test]
fn san_marks_mate() {
    let position = data::play(&Position::initial(), &["f3", "e5", "g4"]);
    assert_eq!(san::write(&position, legal(&position, "d8h4")), "Qh4#");
}

#[test]
fn the_first_move_that_cannot_be_played_is_named_with_its_place() {
    let start = Position::initial();
    for (text, ply, word) in [
        ("e5", 1, "e5"),
        ("1. e4 e4", 2, "e4"),
        ("1. e4 e5 2. Nf3 Nf3", 4, "Nf3"),
    ] {
        let error = read_moves(&start, text).expect_err(text);
        assert_eq!((error.ply, error.text.as_str()), (ply, word));
    }
}

#[test]
fn castling_has_a_letter_for_each_step() {
    for text in ["O-e", "e-O", "O-O-e", "O-e-O", "e-O-O"] {
        let read = read_move(&position(RICH), text);
        assert!(
            matches!(read, Err(MoveError::NotAMove(_))),
            "{text}: {read:?}"
        );
    }
}
