//! The part of the table for the menu.

use super::bindings::{REPLAY, SET_UP, bind, key};
use super::clocks::{GIVE_TIME, PAUSE};
use super::library::{LIBRARY, OPEN_FILE, SAVE_AS};
use super::{Binding, Key};
use crate::app::command::Command;
use crate::app::play_command::PlayCommand;
use crate::app::step::Step;

/// The lines of the menu.
pub(super) static MENU: [Binding; 14] = [
    bind(key(Key::Escape), "Esc", "Back", Command::Escape),
    // Enter, which does it in the game, chooses a line here.
    bind(
        key(Key::Char('k')),
        "K",
        "Type a move",
        Command::Play(PlayCommand::TypeMove),
    ),
    REPLAY,
    PAUSE,
    GIVE_TIME,
    bind(key(Key::Char('?')), "?", "All keys", Command::AllKeys),
    bind(key(Key::Char(',')), ",", "Settings", Command::Settings),
    bind(key(Key::F11), "F11", "Full screen", Command::FullScreen),
    LIBRARY,
    OPEN_FILE,
    SAVE_AS,
    SET_UP,
    bind(
        key(Key::Char('s')),
        "S",
        "Start screen",
        Command::LeaveToStart,
    ),
    bind(key(Key::Char('q')), "Q", "Quit", Command::Quit),
];

/// The way through the menu.
pub(super) static MENU_MOVES: [Binding; 4] = [
    bind(
        key(Key::Up),
        "↑",
        "Line above",
        Command::ChooseLine(Step::Back),
    ),
    bind(
        key(Key::Down),
        "↓",
        "Line below",
        Command::ChooseLine(Step::Forward),
    ),
    bind(key(Key::Enter), "Enter", "Do it", Command::TakeLine),
    bind(key(Key::F1), "F1", "All keys", Command::AllKeys),
];
