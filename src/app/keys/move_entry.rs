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
    on(ENTER, Board(BoardCommand::TypeMove)),
    on(letter('i'), Board(BoardCommand::TypeMove)),
    on(TAB, Board(BoardCommand::Focus)),
];

/// While the board has the focus.
pub(super) static BOARD: &[Binding] = &[
    arrows(LEFT, Board(BoardCommand::Point(Direction::Left))),
    on(letter(' '), Board(BoardCommand::UsePointed)),
    hidden(ENTER, Board(BoardCommand::UsePointed)),
    hidden_held(RIGHT, Board(BoardCommand::Point(Direction::Right))),
    hidden_held(UP, Board(BoardCommand::Point(Direction::Up))),
    hidden_held(DOWN, Board(BoardCommand::Point(Direction::Down))),
    on(TAB, Board(BoardCommand::Focus)),
];

/// While a promotion is being chosen, besides the letters of the pieces.
pub(super) static CHOOSER: &[Binding] = &[
    hidden_held(UP, Board(BoardCommand::Point(Direction::Up))),
    hidden_held(DOWN, Board(BoardCommand::Point(Direction::Down))),
    hidden_held(LEFT, Board(BoardCommand::Point(Direction::Left))),
    hidden_held(RIGHT, Board(BoardCommand::Point(Direction::Right))),
    hidden(ENTER, Board(BoardCommand::UsePointed)),
    hidden(letter(' '), Board(BoardCommand::UsePointed)),
];

/// In the line for a typed move.
pub(super) static MOVE_LINE: &[Binding] = &[
    on(ENTER, Form(FormCommand::Submit)),
    held(TAB, Board(BoardCommand::Complete(Step::Forward))),
    held(shift(Key::Tab), Board(BoardCommand::Complete(Step::Back))),
    hidden_held(DOWN, Board(BoardCommand::Complete(Step::Forward))),
    hidden_held(UP, Board(BoardCommand::Complete(Step::Back))),
    on(ESCAPE, Command::Escape),
    on(F1, Menu(MenuCommand::AllKeys)),
    on(F11, Settings(SettingsCommand::FullScreen)),
    SAVE,
    SAVE_AS,
];

/// Tab moves through the menu like the arrows.
pub(super) static MENU_TABS: &[Binding] = &[
    hidden_held(TAB, Menu(MenuCommand::ChooseLine(Step::Forward))),
    hidden_held(shift(Key::Tab), Menu(MenuCommand::ChooseLine(Step::Back))),
];
