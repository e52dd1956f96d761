//! Does the program stay consistent under random actions?

use crate::desk;

use crate::acts::{act, acts};
use desk::{Desk, players};
use deskmate::app::{Effect, FileEffect, Hand, Screen, WindowEffect};
use deskmate::game::{Game, Question};
use deskmate::notation::fen;
use deskmate::notation::pgn::{self, GameResult};
use deskmate::rules::Move;
use deskmate::storage::{BoardOrientation, ClockChoice, ClockKind, SideTime};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// The game that was last to be saved, read back, with the result in its file.
fn last_saved(desk: &Desk) -> Option<(Game, Option<GameResult>)> {
    let text = desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::File(FileEffect::Save(game)) => Some(game.write()),
        _ => None,
    })?;
    let reading = pgn::read(&text);
    assert_eq!(reading.faults, [], "{text}");
    Some((Game::from_pgn(&reading.game), reading.game.result))
}

fn moves(game: &Game) -> Vec<Move> {
    game.record().plies().iter().map(|ply| ply.mv).collect()
}

/// The file has the whole game.
fn check_saved(desk: &Desk, game: &Game) {
    let result = game.outcome().map(|outcome| GameResult::of(outcome.winner));
    if !game.is_begun() {
        return;
    }
    let (saved, saved_result) = last_saved(desk).expect("a saved game");
    assert_eq!(moves(&saved), moves(game));
    assert_eq!(saved.position(), game.position());
    assert_eq!(saved_result, result);
}

/// The position is one that can occur, and a move that is taken back and played again leads to it.
fn check_position(desk: &Desk, game: &Game) {
    let written = fen::write(game.position());
    assert_eq!(
        fen::read(&written).as_ref(),
        Ok(game.position()),
        "{written}"
    );
    let mut copy = game.clone();
    let now = desk.now().time;
    if copy.pop(now) {
        assert_eq!(moves(&copy), moves(game)[..moves(game).len() - 1]);
        assert!(copy.replay(now), "a move that was taken back");
        assert_eq!(
            (moves(&copy), copy.position()),
            (moves(game), game.position())
        );
    }
}

/// Invariants.
fn check(desk: &Desk) {
    assert!(!desk.scene().shapes.is_empty());
    let Screen::Play(table) = &desk.app.screen else {
        return;
    };
    let game = table.game();
    check_saved(desk, game);
    check_position(desk, game);
    // Of a game that has ended only its last move can be asked back.
    let asks = game.question();
    let asks_back = matches!(asks, Some(Question::TakeBack(_)));
    assert!(asks.is_none() || asks_back || game.outcome().is_none());
    let runs = game.clock().running();
    let goes_on = game.outcome().is_none() && !game.is_paused();
    let is_due = desk.app.settings.clock_at_once || !game.awaits_first_move();
    assert_eq!(
        runs,
        (goes_on && game.has_clock() && is_due && desk.app.dialogs.is_empty())
            .then_some(game.turn()),
        "the clock of the side on move runs while the game goes on and nothing covers the board"
    );
    assert!(game.question().is_none() || !game.is_paused());
    assert!(table.input().typed().is_none() || game.outcome().is_none() && !game.is_paused());
    if let Hand::Selected { square, .. } | Hand::Lifted(square) = table.input().hand() {
        let piece = game.position().board().get(square);
        assert_eq!(piece.map(|piece| piece.color()), Some(game.turn()));
        assert!(!table.is_looking_back());
    }
}

/// The greatest number of actions in a case.
const LONGEST: u32 = 80;

/// The number of cases: 60, or as many as have `LONG_RUN` actions on average.
fn cases() -> u32 {
    let actions = std::env::var("LONG_RUN").ok();
    let actions = actions.map(|text| text.parse::<u32>().expect("LONG_RUN is a number"));
    actions.map_or(60, |count| count.div_ceil(LONGEST / 2))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_actions_keep_screen_clocks_and_file_consistent(
        acts in vec(acts(), 0..=LONGEST as usize),
        kind in select(&ClockKind::ALL[..]),
        orientation in select(&[BoardOrientation::Fixed, BoardOrientation::Turning, BoardOrientation::FaceToFace][..]),
        asks in any::<bool>(),
        at_once in any::<bool>(),
    ) {
        let mut settings = players();
        settings.orientation = orientation;
        settings.takeback_asks = asks;
        settings.touch_move = asks;
        settings.clock_at_once = at_once;
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
            if desk.effects.contains(&Effect::Window(WindowEffect::Quit)) {
                break;
            }
            check(&desk);
        }
    }
}
