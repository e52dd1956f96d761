//! Random actions of players, for a [`Desk`].

use deskmate::app::Screen;
use deskmate::app::keys::Key;
use deskmate::view::{Button, Event, Modifiers, Point};
use proptest::prelude::*;
use proptest::sample::select;

use crate::desk::{Desk, key_press};

/// An action of a player.
#[derive(Clone, Debug)]
pub enum Act {
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

/// Any action.
pub fn acts() -> impl Strategy<Value = Act> {
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

/// Does an action.
pub fn act(desk: &mut Desk, act: &Act) {
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
            if drag {
                desk.drag(&from, &to)
            } else {
                desk.play(&[&(from + &to)])
            }
        }
    }
}
