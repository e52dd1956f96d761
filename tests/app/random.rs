//! Does the program stay consistent under random actions?

use crate::desk;

use desk::{Desk, key_press, players};
use deskmate::app::keys::Key;
use deskmate::app::{Effect, Hand, Screen};
use deskmate::game::Question;
use deskmate::notation::pgn::{self, GameResult};
use deskmate::storage::{ClockChoice, ClockKind, Seating, SideTime};
use deskmate::view::{Button, Event, Modifiers, Point};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// An action of a player.
#[derive(Clone, Debug)]
enum Act {
    /// A legal move, by its index, clicked or dragged.
    Move(usize, bool),
    Event(Event),
    Wait(u64),
    Sleep(u64),
    Resize(i32, i32),
    /// A text typed into the line for moves.
    Type(String),
}

fn points() -> impl Strategy<Value = Point> {
    let on_board = (24..776, 24..776);
    let anywhere = (-200..1_500, -200..1_000);
    prop_oneof![2 => on_board, 1 => anywhere].prop_map(|(x, y)| Point::new(x, y))
}

fn keys() -> impl Strategy<Value = Key> {
    let letters =
        select("slcdgtynfrqbpk+?, e4oxu/".chars().collect::<Vec<char>>()).prop_map(Key::Char);
    let named = select(vec![
        Key::Enter,
        Key::Escape,
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Home,
        Key::End,
        Key::F1,
        Key::Tab,
        Key::Backspace,
        Key::Delete,
        Key::F11,
        Key::PageUp,
        Key::PageDown,
    ]);
    prop_oneof![2 => letters, 1 => named]
}

fn acts() -> impl Strategy<Value = Act> {
    let button = select(&[Button::Left, Button::Left, Button::Right][..]);
    let key = (keys(), prop::bool::weighted(0.1), prop::bool::weighted(0.1));
    prop_oneof![
        6 => (0..200_usize, any::<bool>()).prop_map(|(number, drag)| Act::Move(number, drag)),
        2 => points().prop_map(|at| Act::Event(Event::Moved(at))),
        2 => (button.clone(), points()).prop_map(|(button, at)| Act::Event(Event::Pressed(button, at))),
        2 => (button, points()).prop_map(|(button, at)| Act::Event(Event::Released(button, at))),
        5 => key.prop_map(|(key, shift, repeat)| Act::Event(Event::Key(key_press(key, shift, repeat)))),
        1 => (-1..=1_i32).prop_map(|notches| Act::Event(Event::Wheel(notches))),
        1 => Just(Act::Event(Event::FocusLost)),
        1 => (any::<bool>(), any::<bool>(), any::<bool>()).prop_map(|(shift, ctrl, alt)| {
            Act::Event(Event::Modifiers(Modifiers { shift, ctrl, alt }))
        }),
        2 => "[a-hNBO][1-8x-][a-hO]?[1-8]?".prop_map(Act::Type),
        2 => (0..5_000_u64).prop_map(Act::Wait),
        1 => (0..10_000_u64).prop_map(Act::Sleep),
        1 => (1..3_000_i32, 1..2_000_i32).prop_map(|(w, h)| Act::Resize(w, h)),
    ]
}

fn act(desk: &mut Desk, act: &Act) {
    match *act {
        Act::Event(event) => desk.event(event),
        Act::Wait(millis) => desk.wait(millis),
        Act::Sleep(millis) => desk.sleep(millis),
        Act::Resize(w, h) => desk.resize(w, h),
        Act::Type(ref text) => desk.type_move(text),
        Act::Move(number, drag) => {
            let Screen::Play(table) = &desk.app.screen else {
                return;
            };
            let moves = table.game().position().legal_moves();
            if moves.is_empty() {
                return;
            }
            let mv = moves[number % moves.len()];
            let (from, to) = (mv.from.to_string(), mv.to.to_string());
            match drag {
                true => desk.drag(&from, &to),
                false => desk.play(&[&(from + &to)]),
            }
        }
    }
}

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
