//! Which draws do the rules give by themselves, and which on a claim?

mod data;

use std::time::Duration;

use data::{legal, position, rows, text, texts};
use deskmate::game::{DrawRequest, Game};
use deskmate::rules::{ByColor, Outcome, Position, Termination};
use serde_json::Value;

const NOW: Duration = Duration::ZERO;

fn game_from(start: Position) -> Game {
    let players = ByColor::from_fn(|color| color.to_string());
    Game::new(players, start, None)
}

fn play(game: &mut Game, moves: &[&str]) {
    for text in moves {
        let mv = legal(game.position(), text);
        game.push(mv, NOW).expect("a legal move");
    }
}

/// Knights out and back: the same position again after four half-moves.
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
    assert_eq!(game.request_draw(NOW), DrawRequest::Offered);
}

#[test]
fn an_en_passant_square_that_nobody_can_use_hides_no_threefold() {
    let mut game = game_from(Position::initial());
    play(&mut game, &["e4", "e5"]);
    play(&mut game, &["Nf3", "Nf6", "Ng1", "Ng8"]);
    play(&mut game, &["Nf3", "Nf6", "Ng1", "Ng8"]);
    // The first time, e6 was passed over, but no pawn stands to take there.
    assert_eq!(game.claim(), Some(Termination::ThreefoldRepetition));
}

#[test]
fn an_en_passant_that_could_be_played_makes_another_position() {
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
fn other_castling_rights_make_another_position() {
    let mut game = game_from(position("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"));
    let round = ["Rg1", "Rg8", "Rh1", "Rh8"];
    play(&mut game, &round);
    play(&mut game, &round);
    assert_eq!(game.record().repetitions(), 2, "nobody may castle any more");
    play(&mut game, &round);
    assert_eq!(game.claim(), Some(Termination::ThreefoldRepetition));
}

#[test]
fn the_other_side_to_move_makes_another_position() {
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
fn seventy_five_moves_end_the_game_and_mate_goes_before() {
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
fn a_pawn_move_or_capture_begins_the_count_again() {
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
fn games_of_the_table_end_by_themselves_where_they_should_and_nowhere_else() {
    let rows = rows(&data::table("endings.jsonl"));
    assert_eq!(rows.len(), 271);
    for row in &rows {
        let id = text(row, "id");
        let expect = &row["expect"];
        let mut game = game_from(position(text(row, "fen")));
        for word in texts(row, "moves") {
            if game.outcome().is_some() {
                break;
            }
            play(&mut game, &[word]);
        }
        let played = game.record().plies().len();
        let Some(outcome) = game.outcome() else {
            assert_eq!(expect["end"], Value::Null, "{id}: not seen");
            continue;
        };
        assert_eq!(Value::from(end_word(outcome)), expect["end"], "{id}");
        assert_eq!(Value::from(played), expect["end_ply"], "{id}");
        let winner = outcome.winner.map(|color| color.to_string().to_lowercase());
        assert_eq!(Value::from(winner), expect["winner"], "{id}");
    }
}

/// The table's word for how a game ended.
fn end_word(outcome: Outcome) -> String {
    match outcome.termination {
        Termination::SeventyFiveMoveRule => "seventyfive_moves".to_owned(),
        other => other.to_string().replace(' ', "_"),
    }
}
