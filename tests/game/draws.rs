//! Which draws are automatic, and which need a claim?

use crate::data;

use std::time::Duration;

use data::{legal, position};
use deskmate::game::{DrawRequest, DrawRule, Game, PlayError, Question};
use deskmate::notation::pgn;
use deskmate::rules::{ByColor, Color, Move, Outcome, Position, Square, Termination};

const NOW: Duration = Duration::ZERO;

fn game_from(start: Position) -> Game {
    Game::new(ByColor::default(), start, None)
}

fn saved(text: &str) -> Game {
    let reading = pgn::read(text);
    assert_eq!(reading.faults, [], "{text}");
    Game::from_pgn(&reading.game)
}

fn play(game: &mut Game, moves: &[&str]) {
    for text in moves {
        let mv = legal(game.position(), text);
        game.push(mv, NOW).expect("a legal move");
    }
}

/// Knights out and back: the same position after four half-moves.
const ROUND: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

#[test]
fn the_third_time_may_be_claimed_and_the_fifth_is_a_draw() {
    let mut game = game_from(Position::initial());
    let mut claims = Vec::new();
    for _ in 0..3 {
        play(&mut game, &ROUND);
        claims.push((game.record().repetitions(), game.claim()));
        assert_eq!(game.outcome(), None);
    }
    let threefold = Some(Termination::ThreefoldRepetition);
    assert_eq!(claims, [(2, None), (3, threefold), (4, threefold)]);
    play(&mut game, &ROUND);
    let fivefold = Outcome::draw(Termination::FivefoldRepetition);
    assert_eq!(game.outcome(), Some(fivefold));
    assert_eq!(game.claim(), None);
    let text = game.to_text();
    assert!(
        text.contains("[Termination \"fivefold repetition\"]"),
        "{text}"
    );
}

#[test]
fn d_claims_at_once_where_the_rules_allow_it() {
    let mut game = game_from(Position::initial());
    play(&mut game, &ROUND);
    play(&mut game, &ROUND);
    assert_eq!(game.request_draw(NOW), DrawRequest::Claimed);
    let claimed = Outcome::draw(Termination::ThreefoldRepetition);
    assert_eq!(game.outcome(), Some(claimed));
    assert_eq!(game.question(), None);
    // It ended on the board, so that it may go on after a takeback.
    assert!(game.pop(NOW));
    assert_eq!(game.outcome(), None);
    assert!(game.replay(NOW));
    assert_eq!(game.outcome(), None, "a claim has to be made again");
    assert_eq!(game.claim(), Some(Termination::ThreefoldRepetition));
}

#[test]
fn a_takeback_takes_the_claim_away() {
    let mut game = game_from(Position::initial());
    play(&mut game, &ROUND);
    play(&mut game, &ROUND);
    game.pop(NOW);
    assert_eq!(game.claim(), None);
    assert_eq!(game.request_draw(NOW), DrawRequest::MoveWanted);
}

#[test]
fn a_draw_is_asked_of_a_move_before_it_is_asked_of_the_opponent() {
    let mut game = game_from(Position::initial());
    play(&mut game, &ROUND);
    play(&mut game, &ROUND[..3]);
    let threefold = Termination::ThreefoldRepetition;
    assert_eq!(game.record().claim_by_move(), Some(threefold));
    assert_eq!(game.request_draw(NOW), DrawRequest::MoveWanted);
    let claim = Question::Claim(Color::Black, threefold);
    assert_eq!(game.question(), Some(claim));
    assert_eq!(game.answer(true, NOW), None, "the move is the answer");
    assert_eq!(game.question(), Some(claim));
    assert_eq!(game.request_draw(NOW), DrawRequest::Offered);
    assert_eq!(game.question(), Some(Question::Draw(Color::Black)));
    assert_eq!(game.request_draw(NOW), DrawRequest::Refused);
}

#[test]
fn a_declined_draw_is_offered_again_only_after_another_move() {
    let mut game = game_from(Position::initial());
    assert_eq!(game.request_draw(NOW), DrawRequest::TooEarly);
    assert!(!game.may_request_draw());
    play(&mut game, &["Nf3", "Nf6"]);
    assert_eq!(game.request_draw(NOW), DrawRequest::Offered);
    game.answer(false, NOW);
    assert_eq!(game.request_draw(NOW), DrawRequest::Declined);
    assert_eq!(game.question(), None);
    assert!(!game.may_request_draw());
    // What the rules give is not refused.
    play(&mut game, &["Ng1", "Ng8", "Nf3", "Nf6"]);
    assert_eq!(game.request_draw(NOW), DrawRequest::Offered);
    game.answer(false, NOW);
    play(&mut game, &["Ng1"]);
    assert_eq!(game.request_draw(NOW), DrawRequest::MoveWanted);
    game.answer(false, NOW);
    assert_eq!(game.request_draw(NOW), DrawRequest::MoveWanted);
    assert_eq!(game.request_draw(NOW), DrawRequest::Offered);
    game.answer(false, NOW);
    assert_eq!(game.request_draw(NOW), DrawRequest::MoveWanted);
    assert_eq!(game.request_draw(NOW), DrawRequest::Declined);
    assert!(game.may_request_draw(), "a claim with a move");
    // A takeback is another beginning.
    game.pop(NOW);
    assert_eq!(game.request_draw(NOW), DrawRequest::Offered);
}

#[test]
fn a_pending_claim_ends_with_any_move_and_with_a_takeback() {
    let waiting = || {
        let mut game = game_from(Position::initial());
        play(&mut game, &ROUND);
        play(&mut game, &ROUND[..3]);
        game.request_draw(NOW);
        game
    };
    let mut game = waiting();
    let other = legal(game.position(), "e5");
    assert_eq!(game.claim_with(other, NOW), Ok(None));
    assert_eq!(game.question(), None);
    let mut game = waiting();
    play(&mut game, &["e5"]);
    assert_eq!(game.question(), None);
    let mut game = waiting();
    assert!(game.pop(NOW));
    assert_eq!(game.question(), None);
    let mut game = waiting();
    assert_eq!(game.answer(false, NOW).map(|_| game.question()), Some(None));
}

#[test]
fn an_unusable_en_passant_square_does_not_prevent_a_threefold() {
    let mut game = game_from(Position::initial());
    play(&mut game, &["e4", "e5"]);
    play(&mut game, &["Nf3", "Nf6", "Ng1", "Ng8"]);
    play(&mut game, &["Nf3", "Nf6", "Ng1", "Ng8"]);
    // The first time, e6 was passed over, but no pawn can capture there.
    assert_eq!(game.claim(), Some(Termination::ThreefoldRepetition));
}

#[test]
fn a_possible_en_passant_makes_positions_different() {
    let mut game = game_from(position(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    ));
    play(&mut game, &["a6", "e5", "d5"]);
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    play(&mut game, &round);
    play(&mut game, &round);
    assert_eq!(
        game.record().repetitions(),
        2,
        "exd6 was legal the first time"
    );
    assert_eq!(game.claim(), None);
    play(&mut game, &round);
    assert_eq!(game.claim(), Some(Termination::ThreefoldRepetition));
}

#[test]
fn castling_rights_make_positions_different() {
    let mut game = game_from(position("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"));
    let round = ["Rg1", "Rg8", "Rh1", "Rh8"];
    play(&mut game, &round);
    play(&mut game, &round);
    assert_eq!(game.record().repetitions(), 2, "nobody may castle any more");
    play(&mut game, &round);
    assert_eq!(game.claim(), Some(Termination::ThreefoldRepetition));
}

#[test]
fn the_side_to_move_makes_positions_different() {
    // The king loses a move on its way round a triangle, the other king does not.
    let mut game = game_from(position("7k/8/8/8/8/8/P7/K7 w - - 0 1"));
    play(&mut game, &["Kb1", "Kg8", "Kb2", "Kh8", "Ka1"]);
    assert_eq!(game.record().repetitions(), 1);
}

#[test]
fn fifty_moves_are_a_hundred_half_moves() {
    let mut game = game_from(position("7k/8/8/8/8/8/R7/K7 w - - 98 80"));
    play(&mut game, &["Ra3"]);
    assert_eq!(game.claim(), None, "99 half-moves");
    play(&mut game, &["Kg7"]);
    assert_eq!(game.claim(), Some(Termination::FiftyMoveRule));
    assert_eq!(game.outcome(), None, "it has to be claimed");
    assert_eq!(game.request_draw(NOW), DrawRequest::Claimed);
    let claimed = Outcome::draw(Termination::FiftyMoveRule);
    assert_eq!(game.outcome(), Some(claimed));
}

#[test]
fn seventy_five_moves_end_the_game_but_mate_takes_precedence() {
    let mut game = game_from(position("7k/8/8/8/8/8/R7/K7 w - - 148 110"));
    play(&mut game, &["Ra3"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &["Kg7"]);
    let drawn = Outcome::draw(Termination::SeventyFiveMoveRule);
    assert_eq!(game.outcome(), Some(drawn));

    let mut mated = game_from(position("7k/8/6K1/8/8/8/8/R7 w - - 149 110"));
    play(&mut mated, &["Ra8#"]);
    let reason = mated.outcome().map(|outcome| outcome.termination);
    assert_eq!(reason, Some(Termination::Checkmate));
}

#[test]
fn a_pawn_move_or_capture_resets_the_count() {
    let mut game = game_from(position("7k/8/8/8/8/8/RP6/K7 w - - 99 80"));
    play(&mut game, &["b3"]);
    assert_eq!(game.claim(), None);
    assert_eq!(game.position().halfmove_clock(), 0);
}

#[test]
fn stalemate_ends_the_game_and_stops_the_clock() {
    let mut game = game_from(position("7k/8/6Q1/8/8/8/8/K7 b - - 0 1"));
    assert_eq!(
        game.outcome(),
        Some(Outcome::draw(Termination::Stalemate)),
        "a game that begins at its end"
    );
    game.start_clock(NOW);
    assert_eq!(game.clock().running(), None);

    let mut played = game_from(position("7k/8/8/6Q1/8/8/8/K7 w - - 0 1"));
    played.start_clock(NOW);
    play(&mut played, &["Qg6"]);
    assert_eq!(
        played.outcome(),
        Some(Outcome::draw(Termination::Stalemate))
    );
    assert_eq!(played.clock().running(), None);
}

#[test]
fn bare_kings_end_the_game() {
    let mut game = game_from(position("7k/8/8/8/8/8/1r6/K7 w - - 0 1"));
    play(&mut game, &["Kxb2"]);
    let drawn = Outcome::draw(Termination::InsufficientMaterial);
    assert_eq!(game.outcome(), Some(drawn));
}

#[test]
fn a_position_in_which_nothing_can_happen_any_more_ends_the_game() {
    let start = "4k3/8/p1p1p1p1/P1P1P1P1/1p1p1p1p/1P1P1P1P/3n4/4K3 w - - 0 1";
    let mut game = game_from(position(start));
    assert_eq!(game.outcome(), None, "the knight can jump");
    play(&mut game, &["Kxd2"]);
    let dead = Outcome::draw(Termination::DeadPosition);
    assert_eq!(game.outcome(), Some(dead));
    let text = game.to_text();
    assert!(text.contains("[Termination \"dead position\"]"), "{text}");
    assert!(game.pop(NOW), "it ended on the board");
}

#[test]
fn fifty_half_moves_allow_no_claim() {
    let mut game = game_from(position("4k3/8/8/8/8/8/8/R3K3 w - - 49 60"));
    play(&mut game, &["Ra2"]);
    assert_eq!(game.position().halfmove_clock(), 50);
    assert_eq!(game.claim(), None);
    assert_eq!(game.outcome(), None);
}

#[test]
fn all_claims_are_listed_with_repetition_first() {
    let mut game = game_from(position("7k/8/8/8/8/8/R7/K7 w - - 92 80"));
    let round = ["Ra3", "Kg7", "Ra2", "Kh8"];
    play(&mut game, &round);
    play(&mut game, &round);
    let claims: Vec<Termination> = game.claims().collect();
    let both = [Termination::ThreefoldRepetition, Termination::FiftyMoveRule];
    assert_eq!(claims, both);
    assert_eq!(game.request_draw(NOW), DrawRequest::Claimed);
    assert_eq!(game.claims().count(), 0, "the game is over");
}

#[test]
fn the_move_that_repeats_the_position_need_not_be_made_to_claim() {
    let mut game = game_from(Position::initial());
    play(&mut game, &ROUND);
    play(&mut game, &ROUND[..3]);
    game.start_clock(NOW);
    let before = game.clone();

    let other = legal(game.position(), "Ng4");
    assert_eq!(game.claim_with(other, NOW), Ok(None));
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let illegal = Move::new(square("f6"), square("f4"));
    let refused = game.claim_with(illegal, NOW);
    assert!(matches!(refused, Err(PlayError::Illegal(_))), "{refused:?}");
    assert_eq!(game, before, "nothing has changed");

    let home = legal(game.position(), "Ng8");
    assert_eq!(game.claim(), None, "not with the position on the board");
    let threefold = Termination::ThreefoldRepetition;
    assert_eq!(game.claim_with(home, NOW), Ok(Some(threefold)));
    assert_eq!(game.outcome(), Some(Outcome::draw(threefold)));
    assert_eq!(game.clock().running(), None);
    assert_eq!(game.record().plies().len(), 7, "the move is not made");
    assert_eq!(game.claim_with(home, NOW), Err(PlayError::Over));
}

#[test]
fn the_move_that_completes_fifty_moves_need_not_be_made_to_claim() {
    let mut game = game_from(position("7k/8/8/8/8/8/RP6/K7 w - - 99 80"));
    let pawn = legal(game.position(), "b3");
    assert_eq!(game.claim_with(pawn, NOW), Ok(None), "it begins again");
    let rook = legal(game.position(), "Ra3");
    let fifty = Termination::FiftyMoveRule;
    assert_eq!(game.claim_with(rook, NOW), Ok(Some(fifty)));
    assert_eq!(game.outcome(), Some(Outcome::draw(fifty)));
}

#[test]
fn a_claim_with_an_intended_move_says_in_the_file_which_one() {
    let mut game = game_from(Position::initial());
    play(&mut game, &ROUND);
    play(&mut game, &ROUND[..3]);
    let home = legal(game.position(), "Ng8");
    game.claim_with(home, NOW).expect("a legal move");
    let claim = "Black claimed a draw by threefold repetition with the intended move Ng8.";
    let text = game.to_text();
    let said = |text: &str| text.replace('\n', " ").matches(claim).count();
    assert_eq!(said(&text), 1, "{text}");
    let end = "Ng8. [%deskmate claim Ng8]} 1/2-1/2";
    assert!(text.trim_end().replace('\n', " ").ends_with(end), "{text}");

    let again = saved(&text);
    assert_eq!(
        again.to_text(),
        text,
        "it is said once, however often it is saved"
    );
    assert_eq!(again.outcome(), game.outcome());
    assert_eq!(again.record().plies().len(), 7);

    // Files of before have no note.
    let old = saved(&text.replace(" [%deskmate claim Ng8]", ""));
    assert_ne!(old.to_text(), text);

    // Who takes a move back withdraws the claim, also in a game that was read.
    for mut game in [game, again, old] {
        assert!(game.pop(NOW));
        assert!(game.replay(NOW));
        assert_eq!((game.outcome(), said(&game.to_text())), (None, 0));
        assert!(game.claim_with(home, NOW).is_ok_and(|draw| draw.is_some()));
        assert_eq!(said(&game.to_text()), 1);
    }
}

#[test]
fn a_claim_with_an_intended_move_leaves_the_comments_of_others() {
    let text =
        "[FEN \"7k/8/8/8/8/8/RP6/K7 b - - 98 80\"]\n[SetUp \"1\"]\n\n80... Kh7 {by hand} *\n";
    let mut game = saved(text);
    let rook = legal(game.position(), "Ra3");
    game.claim_with(rook, NOW).expect("a legal move");
    let claim = "White claimed a draw by the fifty-move rule with the intended move Ra3.";
    let comment = |game: &Game| {
        let record = game.record();
        record.tree().node(record.end()).comment.clone()
    };
    let note = "[%deskmate claim Ra3]";
    assert_eq!(comment(&game), Some(format!("by hand {claim} {note}")));
    let text = game.to_text().replace("} 1/2-1/2", "} 1/2-1/2 {after it}");
    let mut again = saved(&text);
    assert_eq!(
        comment(&again),
        Some(format!("by hand {claim} {note} after it"))
    );
    assert!(again.pop(NOW) && again.replay(NOW));
    assert_eq!(comment(&again), Some("by hand after it".to_owned()));

    // Before the first move there is no move to comment on.
    let mut game = game_from(position("7k/8/8/8/8/8/RP6/K7 w - - 99 80"));
    game.claim_with(rook, NOW).expect("a legal move");
    let written = pgn::read(&game.to_text()).game;
    let comment = written.tree.root().comment.as_deref();
    assert_eq!(comment, Some(&*format!("{claim} {note}")));
}

fn course_game(start: Position) -> Game {
    game_from(start).with_draw_rule(DrawRule::EightHalfMoves)
}

#[test]
fn the_courses_rule_draws_at_once_and_replaces_repetition() {
    let mut game = course_game(Position::initial());
    play(&mut game, &ROUND);
    play(&mut game, &ROUND[..3]);
    assert_eq!(game.outcome(), None);
    assert_eq!(
        game.claim_with(legal(game.position(), "Ng8"), NOW),
        Ok(None)
    );
    play(&mut game, &ROUND[3..]);
    let drawn = Some(Outcome::draw(Termination::EightHalfMoves));
    assert_eq!(game.record().repetitions(), 3);
    assert_eq!(game.outcome(), drawn);

    assert!(game.pop(NOW), "it ended on the board");
    assert_eq!(game.outcome(), None);
    assert!(game.replay(NOW));
    assert_eq!(game.outcome(), drawn);
}

#[test]
fn under_the_courses_rule_the_same_position_may_come_up_by_other_moves() {
    let mut game = course_game(position("4k3/8/8/1n3n2/8/8/8/1N2K1N1 w - - 0 1"));
    let (one, other) = (["Nf3", "Nfd4", "Ng1", "Nf5"], ["Nc3", "Na3", "Nb1", "Nb5"]);
    for round in [one, other, one, other] {
        play(&mut game, &round);
    }
    assert_eq!(game.record().repetitions(), 5);
    assert_eq!((game.outcome(), game.claim()), (None, None));
}

#[test]
fn under_the_courses_rule_a_capture_among_the_half_moves_counts() {
    let mut game = course_game(position("6k1/8/8/3r4/8/8/3R4/3R2K1 w - - 0 1"));
    play(&mut game, &["Rxd5", "Kh8", "R5d2", "Kg8"]);
    play(&mut game, &["Rd5", "Kh8", "R5d2", "Kg8"]);
    assert_eq!(game.outcome(), None, "the first of the eight captured");
    play(&mut game, &["Rd5"]);
    let drawn = Outcome::draw(Termination::EightHalfMoves);
    assert_eq!(game.outcome(), Some(drawn));
}

#[test]
fn the_courses_rule_keeps_the_fifty_and_seventy_five_move_rules() {
    let mut game = course_game(position("7k/8/8/8/8/8/R7/K7 w - - 99 80"));
    play(&mut game, &["Ra3"]);
    assert_eq!(game.claim(), Some(Termination::FiftyMoveRule));
    let mut game = course_game(position("7k/8/8/8/8/8/R7/K7 w - - 149 110"));
    play(&mut game, &["Ra3"]);
    let drawn = Outcome::draw(Termination::SeventyFiveMoveRule);
    assert_eq!(game.outcome(), Some(drawn));
}

#[test]
fn the_rule_of_the_game_is_saved_with_it() {
    let mut game = course_game(Position::initial());
    play(&mut game, &ROUND);
    let text = game.to_text();
    assert!(text.contains("[DrawRule \"eight half-moves\"]"), "{text}");
    let mut again = saved(&text);
    assert_eq!(again.record().draw_rule(), DrawRule::EightHalfMoves);
    assert_eq!(again.to_text(), text);
    play(&mut again, &ROUND);
    let drawn = Outcome::draw(Termination::EightHalfMoves);
    assert_eq!(again.outcome(), Some(drawn));
    assert_eq!(saved(&again.to_text()).outcome(), Some(drawn));
}

#[test]
fn an_unknown_rule_in_a_file_is_kept() {
    let usual = game_from(Position::initial()).to_text();
    assert!(!usual.contains("DrawRule"), "{usual}");
    let foreign = saved("[DrawRule \"none\"]\n\n1. e4 *\n");
    assert_eq!(foreign.record().draw_rule(), DrawRule::Fide);
    let text = foreign.to_text();
    assert!(text.contains("[DrawRule \"none\"]"), "{text}");
}

#[test]
fn a_file_can_say_that_a_flag_fell() {
    let flagged = saved("[Termination \"time forfeit\"]\n[Result \"0-1\"]\n\n1. e4 e5 0-1\n");
    let lost = Outcome::win(Color::Black, Termination::TimeForfeit);
    assert_eq!(flagged.outcome(), Some(lost));
    assert!(!flagged.clone().pop(NOW), "it did not end on the board");
    let text = flagged.to_text();
    assert!(text.contains("[Termination \"time forfeit\"]"), "{text}");
}
