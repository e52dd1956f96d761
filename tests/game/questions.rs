//! What happens to an offer or a question, whatever comes next?

use crate::data;

use std::time::Duration;

use data::{legal, position};
use deskmate::game::{DrawRequest, Game, PlayError, Question};
use deskmate::rules::{ByColor, Color, Outcome, Position, Termination};

const NOW: Duration = Duration::from_secs(1);

fn game_from(start: Position) -> Game {
    Game::new(ByColor::default(), start, None)
}

/// After 1. e4 e5 2. Nf3, with one more half-move taken back: Black is to move.
fn game_under_way() -> Game {
    let mut game = game_from(Position::initial());
    for mv in ["e4", "e5", "Nf3", "Nc6"] {
        play(&mut game, mv);
    }
    game.pop(NOW);
    game
}

fn play(game: &mut Game, mv: &str) {
    let mv = legal(game.position(), mv);
    game.push(mv, NOW).expect("a legal move");
}

fn offer(game: &mut Game) {
    assert_eq!(game.request_draw(NOW), DrawRequest::Offered);
}

fn resign(game: &mut Game) {
    game.ask_to_resign(game.turn());
}

fn ask_back(game: &mut Game) {
    game.ask_to_take_back();
}

const BACK: Question = Question::TakeBack(Color::White);
const DRAW: Question = Question::Draw(Color::Black);
const RESIGN: Question = Question::Resign(Color::Black);
const AGREED: Option<Outcome> = Some(Outcome::draw(Termination::Agreement));
const RESIGNED: Option<Outcome> = Some(Outcome::win(Color::White, Termination::Resignation));

/// The pending question, the event, the question after it, and the outcome.
type Row = (
    &'static str,
    fn(&mut Game),
    fn(&mut Game),
    Option<Question>,
    Option<Outcome>,
);

fn nothing(_: &mut Game) {}

fn yes(game: &mut Game) {
    game.answer(true, NOW);
}

fn no(game: &mut Game) {
    game.answer(false, NOW);
}

fn a_move(game: &mut Game) {
    play(game, "d6");
}

fn an_illegal_move(game: &mut Game) {
    let foreign = legal(&Position::initial(), "d4");
    assert!(matches!(
        game.push(foreign, NOW),
        Err(PlayError::Illegal(_))
    ));
}

fn a_takeback(game: &mut Game) {
    assert!(game.pop(NOW));
}

fn a_replay(game: &mut Game) {
    assert!(game.replay(NOW));
}

fn a_pause(game: &mut Game) {
    assert!(game.pause(NOW));
}

fn again_a_draw(game: &mut Game) {
    game.request_draw(NOW);
}

#[test]
fn every_question_with_every_event() {
    let rows: &[Row] = &[
        ("nothing, yes", nothing, yes, None, None),
        ("nothing, no", nothing, no, None, None),
        ("nothing, draw", nothing, again_a_draw, Some(DRAW), None),
        ("nothing, resign", nothing, resign, Some(RESIGN), None),
        ("nothing, ask back", nothing, ask_back, Some(BACK), None),
        ("back, yes", ask_back, yes, None, None),
        ("back, no", ask_back, no, None, None),
        ("back, draw", ask_back, again_a_draw, Some(BACK), None),
        ("back, resign", ask_back, resign, Some(BACK), None),
        ("back, ask back", ask_back, ask_back, Some(BACK), None),
        ("back, move", ask_back, a_move, None, None),
        (
            "back, illegal move",
            ask_back,
            an_illegal_move,
            Some(BACK),
            None,
        ),
        ("back, takeback", ask_back, a_takeback, None, None),
        ("back, replay", ask_back, a_replay, None, None),
        ("draw, ask back", offer, ask_back, Some(DRAW), None),
        ("resign, ask back", resign, ask_back, Some(RESIGN), None),
        ("draw, yes", offer, yes, None, AGREED),
        ("draw, no", offer, no, None, None),
        ("draw, draw", offer, again_a_draw, Some(DRAW), None),
        ("draw, resign", offer, resign, Some(DRAW), None),
        ("draw, move", offer, a_move, None, None),
        (
            "draw, illegal move",
            offer,
            an_illegal_move,
            Some(DRAW),
            None,
        ),
        ("draw, takeback", offer, a_takeback, None, None),
        ("draw, replay", offer, a_replay, None, None),
        ("draw, pause", offer, a_pause, None, None),
        ("resign, yes", resign, yes, None, RESIGNED),
        ("resign, no", resign, no, None, None),
        ("resign, draw", resign, again_a_draw, Some(RESIGN), None),
        ("resign, resign", resign, resign, Some(RESIGN), None),
        ("resign, move", resign, a_move, None, None),
        (
            "resign, illegal move",
            resign,
            an_illegal_move,
            Some(RESIGN),
            None,
        ),
        ("resign, takeback", resign, a_takeback, None, None),
        ("resign, replay", resign, a_replay, None, None),
        ("resign, pause", resign, a_pause, None, None),
        ("pause, draw", a_pause, again_a_draw, None, None),
        ("pause, resign", a_pause, resign, None, None),
    ];
    for (name, stands, happens, question, outcome) in rows {
        let mut game = game_under_way();
        stands(&mut game);
        happens(&mut game);
        assert_eq!(game.question(), *question, "{name}: question");
        assert_eq!(game.outcome(), *outcome, "{name}: outcome");
    }
}

#[test]
fn an_answer_says_which_question_it_answered() {
    let mut game = game_under_way();
    assert_eq!(game.answer(true, NOW), None);
    offer(&mut game);
    assert_eq!(game.answer(false, NOW), Some(DRAW));
    resign(&mut game);
    assert_eq!(game.answer(false, NOW), Some(RESIGN));
    assert_eq!(game.answer(true, NOW), None);
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_move_is_taken_back_when_the_opponent_says_yes() {
    let mut game = game_under_way();
    let moves = game.record().plies().len();
    ask_back(&mut game);
    assert_eq!(game.answer(false, NOW), Some(BACK));
    assert_eq!(game.record().plies().len(), moves);
    ask_back(&mut game);
    assert_eq!(game.answer(true, NOW), Some(BACK));
    assert_eq!(game.record().plies().len(), moves - 1);
    assert_eq!(game.turn(), Color::White);
    let mut game = game_from(Position::initial());
    ask_back(&mut game);
    assert_eq!(game.question(), None, "there is no move");
}

/// A yes never answers another question than the one that was shown.
#[test]
fn resign_then_draw_then_yes_is_a_resignation_everywhere() {
    let mut game = game_under_way();
    resign(&mut game);
    again_a_draw(&mut game);
    yes(&mut game);
    assert_eq!(game.outcome(), RESIGNED);
    let text = game.to_text();
    assert!(text.contains("[Result \"1-0\"]"), "{text}");
    assert!(text.contains("[Termination \"resignation\"]"), "{text}");
    assert!(text.trim_end().ends_with("1-0"), "{text}");
}

#[test]
fn no_draw_is_agreed_without_an_answer() {
    let mut game = game_under_way();
    offer(&mut game);
    play(&mut game, "d6");
    play(&mut game, "d4");
    assert_eq!(game.outcome(), None);
    offer(&mut game);
    assert_eq!(game.question(), Some(DRAW));
}

#[test]
fn nothing_is_asked_and_nothing_moves_after_the_end() {
    for end in [offer as fn(&mut Game), resign] {
        let mut game = game_under_way();
        end(&mut game);
        yes(&mut game);
        let ended = game.outcome();
        assert_eq!(game.request_draw(NOW), DrawRequest::Refused);
        game.ask_to_resign(game.turn());
        game.ask_to_take_back();
        assert_eq!(game.question(), None);
        let mv = legal(game.position(), "d6");
        assert_eq!(game.push(mv, NOW), Err(PlayError::Over));
        assert!(
            !game.pop(NOW),
            "a game that the players ended does not go on"
        );
        assert!(!game.replay(NOW));
        assert_eq!(game.outcome(), ended);
        game.start_clock(NOW);
        assert_eq!(game.clock().running(), None);
    }
}

#[test]
fn the_end_of_the_game_drops_the_question() {
    let mut game = game_from(position("6k1/8/6K1/8/8/8/8/1R6 w - - 0 1"));
    play(&mut game, "Ra1");
    play(&mut game, "Kh8");
    offer(&mut game);
    play(&mut game, "Ra8#");
    assert_eq!(game.question(), None);
    let mated = Outcome::win(Color::White, Termination::Checkmate);
    assert_eq!(game.outcome(), Some(mated));
    assert_eq!(game.answer(true, NOW), None);
    assert_eq!(game.outcome(), Some(mated));
}

#[test]
fn the_side_that_resigns_loses() {
    let mut game = game_from(Position::initial());
    resign(&mut game);
    assert_eq!(game.question(), Some(Question::Resign(Color::White)));
    yes(&mut game);
    let lost = Outcome::win(Color::Black, Termination::Resignation);
    assert_eq!(game.outcome(), Some(lost));
    assert!(game.to_text().contains("[Result \"0-1\"]"));
}
