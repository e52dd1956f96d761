//! The key bindings for moves without a mouse: typed, or made by a cursor on the board.

use super::binding::{Binding, bind, key, shift};
use super::key::Key;
use crate::app::board::{BoardCommand, Direction};
use crate::app::command::Command;
use crate::app::forms::FormCommand;
use crate::app::menu::MenuCommand;
use crate::app::settings::SettingsCommand;
use crate::app::step::Step;

/// In a game, before a way to move is chosen.
pub(super) static MOVE_ENTRY: [Binding; 2] = [
    bind(
        key(Key::Enter),
        "Enter",
        Command::Board(BoardCommand::TypeMove),
    ),
    bind(key(Key::Tab), "Tab", Command::Board(BoardCommand::Focus)),
];

/// While the board has the focus.
pub(super) static BOARD: [Binding; 7] = [
    bind(
        key(Key::Left),
        "Arrows",
        Command::Board(BoardCommand::Point(Direction::Left)),
    ),
    bind(
        key(Key::Char(' ')),
        "Space",
        Command::Board(BoardCommand::UsePointed),
    ),
    unlisted(Key::Enter, Command::Board(BoardCommand::UsePointed)),
    unlisted(
        Key::Right,
        Command::Board(BoardCommand::Point(Direction::Right)),
    ),
    unlisted(Key::Up, Command::Board(BoardCommand::Point(Direction::Up))),
    unlisted(
        Key::Down,
        Command::Board(BoardCommand::Point(Direction::Down)),
    ),
    bind(key(Key::Tab), "Tab", Command::Board(BoardCommand::Focus)),
];

/// While a promotion is being chosen, besides the letters of the pieces.
pub(super) static CHOOSER: [Binding; 6] = [
    unlisted(Key::Up, Command::Board(BoardCommand::Point(Direction::Up))),
    unlisted(
        Key::Down,
        Command::Board(BoardCommand::Point(Direction::Down)),
    ),
    unlisted(
        Key::Left,
        Command::Board(BoardCommand::Point(Direction::Left)),
    ),
    unlisted(
        Key::Right,
        Command::Board(BoardCommand::Point(Direction::Right)),
    ),
    unlisted(Key::Enter, Command::Board(BoardCommand::UsePointed)),
    unlisted(Key::Char(' '), Command::Board(BoardCommand::UsePointed)),
];

/// In the line for a typed move.
pub(super) static MOVE_LINE: [Binding; 8] = [
    bind(key(Key::Enter), "Enter", Command::Form(FormCommand::Submit)),
    bind(
        key(Key::Tab),
        "Tab",
        Command::Board(BoardCommand::Complete(Step::Forward)),
    ),
    bind(
        shift(Key::Tab),
        "Shift Tab",
        Command::Board(BoardCommand::Complete(Step::Back)),
    ),
    unlisted(
        Key::Down,
        Command::Board(BoardCommand::Complete(Step::Forward)),
    ),
    unlisted(Key::Up, Command::Board(BoardCommand::Complete(Step::Back))),
    bind(key(Key::Escape), "Esc", Command::Escape),
    bind(key(Key::F1), "F1", Command::Menu(MenuCommand::AllKeys)),
    bind(
        key(Key::F11),
        "F11",
        Command::Settings(SettingsCommand::FullScreen),
    ),
];

/// Tab moves through the menu like the arrows.
pub(super) static MENU_TABS: [Binding; 2] = [
    unlisted(
        Key::Tab,
        Command::Menu(MenuCommand::ChooseLine(Step::Forward)),
    ),
    bind(
        shift(Key::Tab),
        "",
        Command::Menu(MenuCommand::ChooseLine(Step::Back)),
    ),
];

/// A key that is not listed, since the list has another key for its command.
const fn unlisted(stroke: Key, command: Command) -> Binding {
    bind(key(stroke), "", command)
}
