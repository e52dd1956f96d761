//! Does a game in progress end when a position is found to be dead?

use crate::desk;

use desk::Desk;
use deskmate::app::{Effect, Reply};
use deskmate::rules::{Outcome, Position, Termination};

/// The positions that were asked about, in order.
fn asked(desk: &Desk) -> Vec<Position> {
    let asked = desk.effects.iter().filter_map(|effect| match effect {
        Effect::FindWinnability(position) => Some((**position).clone()),
        _ => None,
    });
    asked.collect()
}

/// The answer about a position.
fn answer(position: &Position) -> Reply {
    Reply::WinnabilityFound(Box::new(position.clone()), position.winnability_of_both())
}

#[test]
fn each_position_of_a_game_is_asked_about_once() {
    let mut desk = Desk::playing();
    assert_eq!(asked(&desk), [], "the usual start position needs no answer");
    desk.play(&["e2e4"]);
    let first = desk.game().position().clone();
    desk.wait(3_000);
    desk.play(&["e7e5"]);
    assert_eq!(asked(&desk), [first, desk.game().position().clone()]);
}

#[test]
fn a_dead_position_ends_the_game_and_is_saved() {
    let mut desk = Desk::playing_from("kb6/8/1K6/3N4/8/8/8/8 w - - 0 1");
    desk.play(&["d5c7"]);
    assert_eq!(desk.game().outcome(), None);
    let dead = desk.game().position().clone();
    assert_eq!(asked(&desk).last(), Some(&dead));
    let saves = desk.saves();
    desk.run(answer(&dead));
    let draw = Outcome::draw(Termination::DeadPosition);
    assert_eq!(desk.game().outcome(), Some(draw));
    assert_eq!(desk.saves(), saves + 1);
    assert!(desk.file().contains("dead position"));
}

#[test]
fn an_answer_about_an_earlier_position_is_ignored() {
    let mut desk = Desk::playing_from("kb6/8/1K6/3N4/8/8/8/8 w - - 0 1");
    desk.play(&["d5c7"]);
    let dead = desk.game().position().clone();
    desk.play(&["b8c7"]);
    let outcome = desk.game().outcome();
    desk.run(answer(&dead));
    assert_eq!(desk.game().outcome(), outcome);
}
