//! Does a game end as it must when nobody, or only one side, can still mate?

use crate::data;

use std::time::Duration;

use data::{legal, position};
use deskmate::game::{Game, TimeControl};
use deskmate::notation::pgn;
use deskmate::rules::{ByColor, Color, Outcome, Termination, Winnability};

/// The pawns are locked for Black, but White can open the position: a game on Lichess in which White's
/// flag fell.
const ONE_SIDED: &str = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";

/// Black's king has to take the last piece, which only a search can see.
const DEAD: &str = "kb6/2N5/1K6/8/8/8/8/8 b - - 0 1";

fn game(fen: &str) -> Game {
    let control: TimeControl = "60".parse().expect("a time control");
    let control = ByColor::from_fn(|_| control.clone());
    let mut game = Game::new(ByColor::default(), position(fen), None).with_time_control(control);
    game.start_clock(Duration::ZERO);
    game
}

/// Notes which sides can mate. Returns whether that ended the game.
pub fn note(game: &mut Game, seconds: u64) -> bool {
    let position = game.position().clone();
    let winnability = position.winnability_of_both();
    game.note_winnability(&position, &winnability, Duration::from_secs(seconds))
}

#[test]
fn a_flag_that_falls_is_a_draw_if_the_opponent_cannot_mate() {
    let fallen = Duration::from_secs(61);
    let draw = Outcome::draw(Termination::TimeForfeit);
    for is_noted_before in [false, true] {
        let mut game = game(ONE_SIDED);
        if is_noted_before {
            assert!(!note(&mut game, 1));
        }
        assert!(game.tick(fallen));
        assert_eq!(game.flagged(), Some(Color::White));
        if !is_noted_before {
            assert_eq!(game.outcome(), None);
            assert!(note(&mut game, 62));
        }
        assert_eq!(game.outcome(), Some(draw), "{is_noted_before}");
        assert_eq!(game.flagged(), Some(Color::White));
        assert_eq!(game.clock().settled().white, Duration::ZERO);
    }
    let mut game = game(&ONE_SIDED.replace(" w ", " b "));
    assert!(game.tick(fallen));
    assert!(note(&mut game, 62));
    let win = Outcome::win(Color::White, Termination::TimeForfeit);
    assert_eq!(game.outcome(), Some(win), "White may still mate");
}

#[test]
fn what_is_not_decided_when_a_flag_falls_counts_as_winnable() {
    let mut game = game(ONE_SIDED);
    assert!(game.tick(Duration::from_secs(61)));
    let undecided = ByColor::from_fn(|_| Winnability::Undecided);
    let position = game.position().clone();
    assert!(game.note_winnability(&position, &undecided, Duration::from_secs(61)));
    let lost = Outcome::win(Color::Black, Termination::TimeForfeit);
    assert_eq!(game.outcome(), Some(lost));
}

/// A game that is saved before it is known who wins has its clock at zero, so it ends as soon as it is resumed.
#[test]
fn a_game_saved_between_flag_and_result_ends_when_it_is_resumed() {
    let mut game = game(ONE_SIDED);
    let mv = legal(game.position(), "Kg3");
    game.push(mv, Duration::from_secs(1)).expect("a legal move");
    assert!(game.tick(Duration::from_secs(100)));
    assert_eq!((game.outcome(), game.is_over()), (None, true));
    let mut resumed = Game::from_pgn(&pgn::read(&game.to_text()).game);
    assert!(!resumed.is_over());
    resumed.start_clock(Duration::ZERO);
    assert!(resumed.tick(Duration::ZERO));
    assert!(note(&mut game, 100) && note(&mut resumed, 0));
    let win = Outcome::win(Color::White, Termination::TimeForfeit);
    assert_eq!(game.outcome(), Some(win));
    assert_eq!(resumed.outcome(), Some(win));
    assert_eq!(resumed.to_text(), game.to_text());
}

#[test]
fn a_dead_position_ends_the_game_when_it_is_known() {
    let mut game = game(DEAD);
    assert_eq!(game.outcome(), None);
    assert!(note(&mut game, 1));
    let dead = Outcome::draw(Termination::DeadPosition);
    assert_eq!(game.outcome(), Some(dead));
    assert!(!note(&mut game, 2), "it has ended");
    let text = game.to_text();
    assert!(text.contains("[Termination \"dead position\"]"), "{text}");
    let read = pgn::read(&text);
    assert_eq!(Game::from_pgn(&read.game).outcome(), Some(dead));
}

#[test]
fn a_takeback_reopens_a_dead_position() {
    let mut game = game("kb6/8/1K6/3N4/8/8/8/8 w - - 0 1");
    assert!(!note(&mut game, 0));
    let mv = legal(game.position(), "Nc7");
    game.push(mv, Duration::from_secs(1)).expect("a legal move");
    assert!(note(&mut game, 1));
    assert!(game.pop(Duration::from_secs(2)));
    assert_eq!(game.outcome(), None);
}

#[test]
fn what_was_found_about_another_position_is_ignored() {
    let mut game = game(ONE_SIDED);
    let neither = ByColor::from_fn(|_| Winnability::Unwinnable);
    let other = position(DEAD);
    assert!(!game.note_winnability(&other, &neither, Duration::ZERO));
    assert_eq!(game.outcome(), None);
    assert!(note(&mut self::game(DEAD), 0));
}
