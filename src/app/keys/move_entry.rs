//! The key bindings for moves without a mouse: typed, or made by a cursor on the board.

use super::binding::*;
use super::library::{SAVE, SAVE_AS};
use crate::app::board::{BoardCommand, Direction};
use crate::app::command::Command::{self, *};
use crate::app::forms::FormCommand;
use crate::app::menu::MenuCommand;
use crate::app::settings::SettingsCommand;
use crate::app::step::Step;

/// In a game, before a way to move is chosen.
pub(super) static MOVE_ENTRY: &[Binding] = &[
    on(key(Key::Enter), Board(BoardCommand::TypeMove)),
    on(key(Key::Tab), Board(BoardCommand::Focus)),
];

/// While the board has the focus.
pub(super) static BOARD: &[Binding] = &[
    arrows(key(Key::Left), Board(BoardCommand::Point(Direction::Left))),
    on(letter(' '), Board(BoardCommand::UsePointed)),
    hidden(key(Key::Enter), Board(BoardCommand::UsePointed)),
    hidden_held(
        key(Key::Right),
        Board(BoardCommand::Point(Direction::Right)),
    ),
    hidden_held(key(Key::Up), Board(BoardCommand::Point(Direction::Up))),
    hidden_held(key(Key::Down), Board(BoardCommand::Point(Direction::Down))),
    on(key(Key::Tab), Board(BoardCommand::Focus)),
];

/// While a promotion is being chosen, besides the letters of the pieces.
pub(super) static CHOOSER: &[Binding] = &[
    hidden_held(key(Key::Up), Board(BoardCommand::Point(Direction::Up))),
    hidden_held(key(Key::Down), Board(BoardCommand::Point(Direction::Down))),
    hidden_held(key(Key::Left), Board(BoardCommand::Point(Direction::Left))),
    hidden_held(
        key(Key::Right),
        Board(BoardCommand::Point(Direction::Right)),
    ),
    hidden(key(Key::Enter), Board(BoardCommand::UsePointed)),
    hidden(letter(' '), Board(BoardCommand::UsePointed)),
];

/// In the line for a typed move.
pub(super) static MOVE_LINE: &[Binding] = &[
    on(key(Key::Enter), Form(FormCommand::Submit)),
    held(key(Key::Tab), Board(BoardCommand::Complete(Step::Forward))),
    held(shift(Key::Tab), Board(BoardCommand::Complete(Step::Back))),
    hidden_held(key(Key::Down), Board(BoardCommand::Complete(Step::Forward))),
    hidden_held(key(Key::Up), Board(BoardCommand::Complete(Step::Back))),
    on(key(Key::Escape), Command::Escape),
    on(key(Key::F1), Menu(MenuCommand::AllKeys)),
    on(key(Key::F11), Settings(SettingsCommand::FullScreen)),
    SAVE,
    SAVE_AS,
];

/// Tab moves through the menu like the arrows.
pub(super) static MENU_TABS: &[Binding] = &[
    hidden_held(key(Key::Tab), Menu(MenuCommand::ChooseLine(Step::Forward))),
    hidden_held(shift(Key::Tab), Menu(MenuCommand::ChooseLine(Step::Back))),
];
