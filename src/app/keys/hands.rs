//! The part of the table for moves without a mouse: typed, or by a cursor on the board.

use super::bindings::{bind, key, shift};
use super::{Binding, Key};
use crate::app::command::Command;
use crate::app::cursor::Direction;
use crate::app::play_command::PlayCommand;
use crate::app::step::Step;

/// In a game, to begin with.
pub(super) static HANDS: [Binding; 2] = [
    bind(
        key(Key::Enter),
        "Enter",
        "Type a move",
        Command::Play(PlayCommand::TypeMove),
    ),
    bind(
        key(Key::Tab),
        "Tab",
        "Play on the board by keys",
        Command::Play(PlayCommand::FocusBoard),
    ),
];

/// Where the board has the focus.
pub(super) static BOARD: [Binding; 7] = [
    bind(
        key(Key::Left),
        "Arrows",
        "Go over the board",
        Command::Play(PlayCommand::Point(Direction::Left)),
    ),
    bind(
        key(Key::Char(' ')),
        "Space",
        "Take a piece, put it down",
        Command::Play(PlayCommand::UsePointed),
    ),
    unsaid(Key::Enter, Command::Play(PlayCommand::UsePointed)),
    unsaid(
        Key::Right,
        Command::Play(PlayCommand::Point(Direction::Right)),
    ),
    unsaid(Key::Up, Command::Play(PlayCommand::Point(Direction::Up))),
    unsaid(
        Key::Down,
        Command::Play(PlayCommand::Point(Direction::Down)),
    ),
    bind(
        key(Key::Tab),
        "Tab",
        "Leave the board",
        Command::Play(PlayCommand::FocusBoard),
    ),
];

/// While a pawn waits to be promoted, besides the letters of the pieces.
pub(super) static CHOOSER: [Binding; 6] = [
    unsaid(Key::Up, Command::Play(PlayCommand::Point(Direction::Up))),
    unsaid(
        Key::Down,
        Command::Play(PlayCommand::Point(Direction::Down)),
    ),
    unsaid(
        Key::Left,
        Command::Play(PlayCommand::Point(Direction::Left)),
    ),
    unsaid(
        Key::Right,
        Command::Play(PlayCommand::Point(Direction::Right)),
    ),
    unsaid(Key::Enter, Command::Play(PlayCommand::UsePointed)),
    unsaid(Key::Char(' '), Command::Play(PlayCommand::UsePointed)),
];

/// In the line in which a move is typed.
pub(super) static LINE: [Binding; 8] = [
    bind(key(Key::Enter), "Enter", "Play the move", Command::Submit),
    bind(
        key(Key::Tab),
        "Tab",
        "Complete the move",
        Command::Play(PlayCommand::Complete(Step::Forward)),
    ),
    bind(
        shift(Key::Tab),
        "Shift Tab",
        "One completion back",
        Command::Play(PlayCommand::Complete(Step::Back)),
    ),
    unsaid(
        Key::Down,
        Command::Play(PlayCommand::Complete(Step::Forward)),
    ),
    unsaid(Key::Up, Command::Play(PlayCommand::Complete(Step::Back))),
    bind(key(Key::Escape), "Esc", "Close the line", Command::Escape),
    bind(key(Key::F1), "F1", "All keys", Command::AllKeys),
    bind(key(Key::F11), "F11", "Full screen", Command::FullScreen),
];

/// The way through the menu by Tab, as by the arrows.
pub(super) static MENU_TABS: [Binding; 2] = [
    unsaid(Key::Tab, Command::ChooseLine(Step::Forward)),
    bind(shift(Key::Tab), "", "", Command::ChooseLine(Step::Back)),
];

/// A key that does what another one does whose line in the list of keys says enough.
const fn unsaid(stroke: Key, command: Command) -> Binding {
    bind(key(stroke), "", "", command)
}
