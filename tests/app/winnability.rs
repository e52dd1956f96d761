//! Does a game in progress end when a position is found to be dead?

use crate::desk;

use desk::Desk;
use deskmate::app::{Effect, Message, Reply};
use deskmate::rules::{Color, Outcome, Position, Termination};

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
    desk.play(&["e2e4"]);
    let first = desk.game().position().clone();
    desk.wait(3_000);
    desk.play(&["e7e5"]);
    let second = desk.game().position().clone();
    assert_eq!(asked(&desk), [Position::initial(), first, second]);
}

#[test]
fn a_flag_that_falls_before_the_answer_waits_for_it() {
    let control =
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/3R4/4K3 w - - 0 1\"]\n[TimeControl \"3\"]\n\n*\n";
    let mut desk = Desk::with_last(control);
    desk.is_winnability_slow = true;
    desk.key('c');
    desk.play(&["d2d3", "e8e7"]);
    let last = desk.game().position().clone();
    desk.wait(2_999);
    assert!(!desk.game().is_over());
    let saves = desk.saves();
    desk.wait(1);
    // Nothing is searched here: the players see who is out of time, and the game is kept.
    assert_eq!(desk.game().outcome(), None);
    assert_eq!(desk.app.message(), Some(Message::FlagFallen(Color::White)));
    assert_eq!(desk.app.wake(desk.now()), None);
    assert_eq!(desk.saves(), saves + 1);
    assert!(
        desk.file().contains("[WhiteClock \"0:00:00\"]"),
        "{}",
        desk.file()
    );
    // No move, takeback, offer or question is taken meanwhile, and no other game begins.
    desk.play(&["d3d4"]);
    for key in ['t', 'd', 'g', 'p', '+', 's'] {
        desk.key(key);
    }
    assert_eq!(*desk.game().position(), last);
    assert_eq!(
        (desk.game().question(), desk.game().is_paused()),
        (None, false)
    );
    desk.run(answer(&last));
    let draw = Outcome::draw(Termination::TimeForfeit);
    assert_eq!(desk.game().outcome(), Some(draw));
    assert!(desk.file().contains("[Termination \"time forfeit\"]"));
    assert!(desk.file().contains("[Result \"1/2-1/2\"]"));
}

#[test]
fn a_game_that_is_left_between_flag_and_answer_gets_its_result_when_it_is_resumed() {
    let mut desk = Desk::with_last("[TimeControl \"3\"]\n\n*\n");
    desk.is_winnability_slow = true;
    desk.key('c');
    desk.play(&["e2e4"]);
    desk.wait(3_000);
    assert_eq!(desk.app.message(), Some(Message::FlagFallen(Color::Black)));
    let mut desk = desk.restarted();
    desk.key('c');
    let asked = asked(&desk);
    desk.run(answer(asked.last().expect("the position")));
    let win = Outcome::win(Color::White, Termination::TimeForfeit);
    assert_eq!(desk.game().outcome(), Some(win));
    assert!(desk.file().contains("[Result \"1-0\"]"));
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
