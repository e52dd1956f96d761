//! Known faults of other chess programs, each as a test.

use crate::data;

use data::{legal, play, position};
use deskmate::notation::{MoveError, fen, read_move, san};
use deskmate::rules::{
    Color, IllegalMove, IllegalPosition, Outcome, Piece, PlacedPiece, Position, Square,
    Termination, Winnability,
};

fn square(name: &str) -> Square {
    name.parse::<Square>().expect("a square")
}

#[test]
fn a_pinned_en_passant_capture_is_refused_and_the_pawn_stays() {
    // Both pawns would leave the fifth rank at once, and the rook would check the king.
    let before = position("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
    let error = read_move(&before, "exd3").expect_err("it exposes the king");
    assert_eq!(
        error,
        MoveError::Illegal(IllegalMove::LeavesKingInCheck {
            king: square("a4"),
            attacker: PlacedPiece {
                piece: Piece::WhiteQueen,
                square: square("h4"),
            },
        })
    );
    assert_eq!(before.board().get(square("d4")), Some(Piece::WhitePawn));
    assert_eq!(fen::write(&before), "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1");
}

#[test]
fn of_two_pawns_that_could_capture_en_passant_the_pinned_one_may_not() {
    let pinned = position("b5k1/8/8/3PpP2/8/8/8/7K w - e6 0 1");
    let moves = data::legal_words(&pinned);
    assert!(moves.contains(&"f5e6".to_owned()), "{moves:?}");
    assert!(!moves.contains(&"d5e6".to_owned()), "{moves:?}");
    let error = read_move(&pinned, "dxe6").expect_err("the bishop would check the king");
    assert_eq!(
        error,
        MoveError::Illegal(IllegalMove::LeavesKingInCheck {
            king: square("h1"),
            attacker: PlacedPiece {
                piece: Piece::BlackBishop,
                square: square("a8"),
            },
        })
    );
}

#[test]
fn en_passant_answers_the_check_of_the_double_step() {
    let before = position("8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1");
    let check = play(&before, &["d4+"]);
    assert!(check.is_check());
    let after = play(&check, &["exd3e.p."]);
    assert_eq!(fen::write(&after), "8/8/8/2k5/8/3p4/8/4K3 w - - 0 2");
}

#[test]
fn a_double_step_answered_only_by_en_passant_is_not_mate() {
    let table = data::table("positions.jsonl");
    let rows = data::rows(&table);
    let only_answer = rows
        .iter()
        .map(|row| data::position(data::text(row, "fen")))
        .filter(|p| {
            let moves = p.legal_moves();
            p.is_check() && !moves.is_empty() && moves.iter().all(|&mv| p.is_en_passant(mv))
        });
    let mut found = 0;
    for position in only_answer {
        assert_eq!(position.outcome(), None, "{}", fen::write(&position));
        found += 1;
    }
    assert!(found > 0, "the table has no such position");
}

#[test]
fn going_back_before_an_en_passant_that_gave_check_finds_the_pawn_where_it_was() {
    let before = position("3k4/8/8/3pP3/8/8/8/3RK3 w - d6 0 1");
    let after = play(&before, &["exd6ep"]);
    assert_eq!(after.board().get(square("d5")), None);
    assert_eq!(after.board().get(square("d6")), Some(Piece::WhitePawn));
    // Positions are immutable, so a takeback returns to the earlier one.
    assert_eq!(fen::write(&before), "3k4/8/8/3pP3/8/8/8/3RK3 w - d6 0 1");
}

#[test]
fn castling_is_lost_when_the_rook_is_captured_even_if_another_comes_to_its_square() {
    let before = position("4k3/8/8/8/8/6n1/R7/4K2R b K - 0 1");
    let after = play(&before, &["Nxh1", "Rh2", "Ng3", "Rh1", "Ne4"]);
    assert_eq!(fen::write(&after), "4k3/8/8/8/4n3/8/8/4K2R w - - 4 4");
    assert!(matches!(
        read_move(&after, "O-O"),
        Err(MoveError::Illegal(IllegalMove::CastlingRightLost { .. }))
    ));
}

#[test]
fn a_piece_that_comes_to_the_square_of_the_rook_does_not_castle() {
    let error = fen::read("4k3/8/8/8/8/8/8/4K2N w K - 0 1").expect_err("no rook");
    assert!(matches!(
        error,
        fen::FenError::Illegal(IllegalPosition::CastlingRight(Color::White, _))
    ));
}

#[test]
fn stalemate_is_detected() {
    let before = position("7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    let after = play(&before, &["Qf7"]);
    assert_eq!(after.outcome(), Some(Outcome::draw(Termination::Stalemate)));
}

#[test]
fn an_unusable_en_passant_square_does_not_make_positions_different() {
    let with = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    let without = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(with, without);
    let played = play(&Position::initial(), &["e4"]);
    let again = play(&played, &["Nf6", "Nf3", "Ng8", "Ng1"]);
    assert_eq!(played, again);
}

#[test]
fn a_legal_en_passant_makes_positions_different() {
    let with = position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    let without = position("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    assert_ne!(with, without);
}

#[test]
fn the_placement_alone_does_not_make_positions_equal() {
    let placement = "r3k2r/8/8/8/8/8/8/R3K2R";
    let with = |rest: &str| position(&format!("{placement} {rest}"));
    assert_ne!(with("w KQkq - 0 1"), with("b KQkq - 0 1"));
    assert_ne!(with("w KQkq - 0 1"), with("w KQk - 0 1"));
    assert_eq!(with("w KQkq - 0 1"), with("w KQkq - 7 20"));
}

#[test]
fn fifty_half_moves_are_not_fifty_moves() {
    let mut game = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    for word in ["Ra2", "Kd8", "Ra1", "Ke8"].into_iter().cycle().take(50) {
        game = play(&game, &[word]);
    }
    assert_eq!(game.halfmove_clock(), 50, "a claim needs 100");
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_flag_fall_against_a_bare_king_is_a_draw() {
    let position = position("4k3/8/8/8/8/8/4Q3/3QK3 b - - 0 1");
    let winnability = position.winnability_of_both();
    assert_eq!(
        winnability.black,
        Winnability::Unwinnable,
        "a lone king never mates"
    );
    assert!(matches!(winnability.white, Winnability::Winnable(_)));
}

#[test]
fn a_king_does_not_step_back_along_the_line_of_its_check() {
    let position = position("4k3/8/8/8/4R3/8/8/K7 b - - 0 1");
    assert_eq!(
        data::legal_words(&position),
        ["e8d7", "e8d8", "e8f7", "e8f8"],
    );
}

#[test]
fn a_piece_that_gives_check_does_not_take_the_king_when_its_moves_are_shown() {
    let position = position("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1");
    let moves = position.moves_of(square("e4"));
    assert_eq!(moves.len(), 12);
    assert!(moves.iter().all(|mv| mv.to != square("e1")));
}

#[test]
fn castling_passes_over_an_attacked_rook_but_not_an_attacked_king() {
    let rook_attacked = position("4k3/8/8/8/8/8/1r6/R3K3 w Q - 0 1");
    assert_eq!(
        san::write(&rook_attacked, legal(&rook_attacked, "O-O-O")),
        "O-O-O"
    );
    let king_attacked = position("4k3/8/8/8/8/8/3r4/R3K3 w Q - 0 1");
    assert!(read_move(&king_attacked, "O-O-O").is_err());
}

#[test]
fn the_position_with_most_moves_fits_the_list() {
    let position = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(position.legal_moves().len(), 218);
}
