//! The key bindings of the editor's board. Pieces have their FEN letters: capitals are White's.

use super::binding::{self, Binding, bind, ctrl, key, shift};
use super::key::Key;
use crate::app::board::Direction;
use crate::app::command::Command;
use crate::app::editor::EditorCommand;
use crate::app::file_command::FileCommand;
use crate::app::menu::MenuCommand;
use crate::rules::{Color, Piece, Role};

/// Groups of similar keys share one line in the list of keys, that of the first.
const fn arrange(key: Key, cap: &'static str, act: EditorCommand) -> Binding {
    bind(binding::key(key), cap, Command::Editor(act))
}

const fn white(letter: char, cap: &'static str, role: Role) -> Binding {
    let put = EditorCommand::Put(Some(Piece::new(Color::White, role)));
    let stroke = shift(Key::Char(letter));
    bind(stroke, cap, Command::Editor(put))
}

const fn black(letter: char, cap: &'static str, role: Role) -> Binding {
    let put = EditorCommand::Put(Some(Piece::new(Color::Black, role)));
    arrange(Key::Char(letter), cap, put)
}

pub(super) static EDITOR_BOARD: [Binding; 24] = [
    arrange(Key::Left, "Arrows", EditorCommand::Step(Direction::Left)),
    arrange(Key::Right, "", EditorCommand::Step(Direction::Right)),
    arrange(Key::Up, "", EditorCommand::Step(Direction::Up)),
    arrange(Key::Down, "", EditorCommand::Step(Direction::Down)),
    white('k', "KQRBNP", Role::King),
    white('q', "", Role::Queen),
    white('r', "", Role::Rook),
    white('b', "", Role::Bishop),
    white('n', "", Role::Knight),
    white('p', "", Role::Pawn),
    black('k', "kqrbnp", Role::King),
    black('q', "", Role::Queen),
    black('r', "", Role::Rook),
    black('b', "", Role::Bishop),
    black('n', "", Role::Knight),
    black('p', "", Role::Pawn),
    arrange(Key::Delete, "Delete", EditorCommand::Put(None)),
    arrange(Key::Backspace, "", EditorCommand::Put(None)),
    arrange(Key::Char(' '), "Space", EditorCommand::Use),
    arrange(Key::Char('c'), "C", EditorCommand::Empty),
    arrange(Key::Char('s'), "S", EditorCommand::Initial),
    bind(key(Key::Char('f')), "F", Command::Flip),
    bind(
        ctrl(Key::Char('v')),
        "Ctrl V",
        Command::File(FileCommand::Paste),
    ),
    bind(key(Key::Char('?')), "", Command::Menu(MenuCommand::AllKeys)),
];
