//! The draw rules in the search.

use deskmate::engine::{Limits, Score, SearchResult};
use deskmate::game::DrawRule;

use crate::{root, search};

const DEPTH: u8 = 8;

fn found(start: &str, moves: &str, rule: DrawRule) -> (String, Score) {
    let SearchResult { best, lines, .. } = search(&root(start, moves, rule), &Limits::depth(DEPTH));
    (best.expect("a legal move").to_string(), lines[0].score)
}

fn is_winning(score: Score) -> bool {
    matches!(score, Score::Centipawns(200..) | Score::Mate(1..))
}

fn is_losing(score: Score) -> bool {
    matches!(score, Score::Centipawns(..=-200) | Score::Mate(..0))
}

const BLACK_TO_MOVE: &str = "7k/8/8/8/8/8/8/KR6 b - - 0 1";
const WHITE_TO_MOVE: &str = "7k/8/8/8/8/8/8/KR6 w - - 0 1";

#[test]
fn s6_the_losing_side_completes_eight_half_moves() {
    let seven = "Rb2 Kg8 Rb1 Kh8 Rb2 Kg8 Rb1";
    let (best, score) = found(WHITE_TO_MOVE, seven, DrawRule::EightHalfMoves);
    assert_eq!((best.as_str(), score), ("g8h8", Score::Centipawns(0)));
}

#[test]
fn s6_the_winning_side_avoids_completing_them() {
    let seven = "Kg8 Rb2 Kh8 Rb1 Kg8 Rb2 Kh8";
    let (best, score) = found(BLACK_TO_MOVE, seven, DrawRule::EightHalfMoves);
    assert_ne!(best, "b2b1");
    assert!(is_winning(score), "{score}");
}

#[test]
fn s6_one_half_move_less_is_no_draw_yet() {
    let six = "Kg8 Rb2 Kh8 Rb1 Kg8 Rb2";
    let (_, score) = found(BLACK_TO_MOVE, six, DrawRule::EightHalfMoves);
    // Black cannot force the eighth, which is White's.
    assert!(is_losing(score), "{score}");
}

#[test]
fn s6_a_threefold_repetition_by_other_moves_is_no_draw() {
    // The position after Kh8 occurs for the third time, but reached by different moves.
    let moves = "Rb2 Kg8 Rb1 Kh8 Rb3 Kg8 Rb1";
    let (_, score) = found(WHITE_TO_MOVE, moves, DrawRule::EightHalfMoves);
    assert!(is_losing(score), "{score}");
    let (best, score) = found(WHITE_TO_MOVE, moves, DrawRule::Fide);
    assert_eq!((best.as_str(), score), ("g8h8", Score::Centipawns(0)));
}

#[test]
fn s6_a_capture_starts_the_count_again() {
    let start = "7k/8/8/8/8/8/1p6/KR6 w - - 0 1";
    let (_, score) = found(
        start,
        "Rxb2 Kg8 Rb1 Kh8 Rb2 Kg8 Rb1",
        DrawRule::EightHalfMoves,
    );
    assert!(is_losing(score), "{score}");
}

#[test]
fn s6_castling_is_a_different_move_from_the_king_move() {
    // The king castles only once, so the two groups of four half-moves differ.
    let start = "7k/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let (_, score) = found(
        start,
        "O-O-O Kg8 Kb1 Kh8 Kc1 Kg8 Kb1",
        DrawRule::EightHalfMoves,
    );
    assert!(is_losing(score), "{score}");
}

#[test]
fn a_repetition_within_the_tree_is_a_draw() {
    // White has perpetual check on d8 and g5; anything else loses.
    let start = "6k1/5p1p/5Q2/8/8/7K/qr6/r7 w - - 0 1";
    let (best, score) = found(start, "", DrawRule::Fide);
    assert_eq!(score, Score::Centipawns(0), "{best}");
}

#[test]
fn the_50_move_rule_draws_unless_the_last_move_mates() {
    let pawn = "7k/8/8/8/8/8/P7/K6R b - - 98 80";
    let (_, score) = found(pawn, "Kg7", DrawRule::Fide);
    assert!(is_winning(score), "a pawn move resets the count: {score}");
    let rook = "8/8/8/8/8/6k1/8/K6R w - - 99 80";
    let (_, score) = found(rook, "", DrawRule::Fide);
    assert_eq!(score, Score::Centipawns(0));
    let mate = "6k1/5ppp/8/8/8/8/8/R6K w - - 99 80";
    let (best, score) = found(mate, "", DrawRule::Fide);
    assert_eq!((best.as_str(), score), ("a1a8", Score::Mate(1)));
}

#[test]
fn insufficient_material_is_a_draw() {
    // Any capture leaves insufficient material.
    let (_, score) = found("8/8/8/8/8/4k3/6p1/5K1B w - - 0 1", "", DrawRule::Fide);
    assert_eq!(score, Score::Centipawns(0));
}
