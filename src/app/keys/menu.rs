//! The key bindings of the menu.

use super::binding::{Binding, bind, key};
use super::clocks::{GIVE_TIME, PAUSE};
use super::key::Key;
use super::library::{LIBRARY, OPEN_FILE, SAVE_AS};
use super::screens::{FLIP, REPLAY, SET_UP, TAKE_BACK};
use crate::app::board::BoardCommand;
use crate::app::command::Command;
use crate::app::menu::MenuCommand;
use crate::app::settings::SettingsCommand;
use crate::app::start::StartCommand;
use crate::app::step::Step;

/// The lines of the menu.
pub(super) static MENU: [Binding; 14] = [
    bind(key(Key::Escape), "Esc", Command::Escape),
    // In the game this is Enter, which chooses a line here.
    bind(
        key(Key::Char('k')),
        "K",
        Command::Board(BoardCommand::TypeMove),
    ),
    REPLAY,
    PAUSE,
    GIVE_TIME,
    bind(
        key(Key::Char('?')),
        "?",
        Command::Menu(MenuCommand::AllKeys),
    ),
    bind(
        key(Key::Char(',')),
        ",",
        Command::Settings(SettingsCommand::Show),
    ),
    bind(
        key(Key::F11),
        "F11",
        Command::Settings(SettingsCommand::FullScreen),
    ),
    LIBRARY,
    OPEN_FILE,
    SAVE_AS,
    SET_UP,
    bind(
        key(Key::Char('s')),
        "S",
        Command::Start(StartCommand::Leave),
    ),
    bind(key(Key::Char('q')), "Q", Command::Quit),
];

/// More lines of the menu, for what has no button after a game.
pub(super) static ENDED_MENU: [Binding; 2] = [TAKE_BACK, FLIP];

/// Moving through the menu.
pub(super) static MENU_MOVES: [Binding; 4] = [
    bind(
        key(Key::Up),
        "↑",
        Command::Menu(MenuCommand::ChooseLine(Step::Back)),
    ),
    bind(
        key(Key::Down),
        "↓",
        Command::Menu(MenuCommand::ChooseLine(Step::Forward)),
    ),
    bind(
        key(Key::Enter),
        "Enter",
        Command::Menu(MenuCommand::RunLine),
    ),
    bind(key(Key::F1), "F1", Command::Menu(MenuCommand::AllKeys)),
];
