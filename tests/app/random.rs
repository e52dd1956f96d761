//! Does the program stay consistent under random actions?

use crate::desk;

use crate::acts::{act, acts};
use desk::{Desk, players};
use deskmate::app::{Effect, Hand, Screen};
use deskmate::game::Question;
use deskmate::notation::pgn::{self, GameResult};
use deskmate::storage::{ClockChoice, ClockKind, Seating, SideTime};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// The moves and the result that were last to be saved.
fn last_saved(desk: &Desk) -> Option<(usize, Option<GameResult>)> {
    let text = desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::Save(text) => Some(text),
        _ => None,
    })?;
    let reading = pgn::read(text);
    assert_eq!(reading.faults, [], "{text}");
    let saved = reading.game;
    Some((saved.moves().count(), saved.result))
}

/// Invariants.
fn check(desk: &Desk) {
    assert!(!desk.scene().shapes.is_empty());
    let Screen::Play(table) = &desk.app.screen else {
        return;
    };
    let game = table.game();
    let played = game.record().plies().len();
    let result = game.outcome().map(|outcome| GameResult::of(outcome.winner));
    let is_new = played == 0 && result.is_none();
    if !is_new {
        assert_eq!(last_saved(desk), Some((played, result)));
    }
    // Of a game that has ended only its last move can be asked back.
    let asks = game.question();
    let asks_back = matches!(asks, Some(Question::TakeBack(_)));
    assert!(asks.is_none() || asks_back || game.outcome().is_none());
    let runs = game.clock().running();
    let goes_on = game.outcome().is_none() && !game.is_paused();
    assert_eq!(
        runs,
        goes_on.then_some(game.turn()),
        "the clock of the side on move runs while the game goes on"
    );
    assert!(game.question().is_none() || !game.is_paused());
    assert!(table.input().typed().is_none() || game.outcome().is_none() && !game.is_paused());
    if let Hand::Selected { square, .. } | Hand::Lifted(square) = table.input().hand() {
        let piece = game.position().board().get(square);
        assert_eq!(piece.map(|piece| piece.color()), Some(game.turn()));
        assert!(!table.is_looking_back());
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_actions_keep_screen_clocks_and_file_consistent(
        acts in vec(acts(), 0..80),
        kind in select(&ClockKind::ALL[..]),
        seating in select(&[Seating::Fixed, Seating::Turning, Seating::FaceToFace][..]),
        asks in any::<bool>(),
    ) {
        let mut settings = players();
        settings.seating = seating;
        settings.takeback_asks = asks;
        settings.touch_move = asks;
        // Half a minute for the game, so that some flags fall.
        settings.clock = ClockChoice {
            kind,
            white: SideTime { time: "0:30".into(), ..SideTime::default() },
            ..ClockChoice::default()
        };
        let mut desk = Desk::with(settings, |_| {});
        desk.new_game();
        for step in &acts {
            act(&mut desk, step);
            if desk.effects.contains(&Effect::Quit) {
                break;
            }
            check(&desk);
        }
    }
}
