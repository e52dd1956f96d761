//! The keys of the board in the board editor. The letters of the pieces are those of FEN: capitals are
//! White's.

use super::bindings::{self, bind, ctrl, key, shift};
use super::{Binding, Key};
use crate::app::arrange::Arrange;
use crate::app::command::Command;
use crate::app::cursor::Direction;
use crate::rules::{Color, Piece, Role};

/// Several keys do much the same here; they have one line in the list of keys, that of the first.
const fn arrange(key: Key, cap: &'static str, does: &'static str, act: Arrange) -> Binding {
    bind(bindings::key(key), cap, does, Command::Arrange(act))
}

const fn white(letter: char, cap: &'static str, role: Role) -> Binding {
    let put = Arrange::Put(Some(Piece::new(Color::White, role)));
    let stroke = shift(Key::Char(letter));
    bind(stroke, cap, "Put a white piece", Command::Arrange(put))
}

const fn black(letter: char, cap: &'static str, role: Role) -> Binding {
    let put = Arrange::Put(Some(Piece::new(Color::Black, role)));
    arrange(Key::Char(letter), cap, "Put a black piece", put)
}

pub(super) static ARRANGE: [Binding; 24] = [
    arrange(
        Key::Left,
        "Arrows",
        "Go over the board",
        Arrange::Step(Direction::Left),
    ),
    arrange(Key::Right, "", "", Arrange::Step(Direction::Right)),
    arrange(Key::Up, "", "", Arrange::Step(Direction::Up)),
    arrange(Key::Down, "", "", Arrange::Step(Direction::Down)),
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
    arrange(
        Key::Delete,
        "Delete",
        "Take the piece away",
        Arrange::Put(None),
    ),
    arrange(Key::Backspace, "", "", Arrange::Put(None)),
    arrange(
        Key::Char(' '),
        "Space",
        "Put the chosen piece",
        Arrange::Use,
    ),
    arrange(Key::Char('c'), "C", "Clear the board", Arrange::Empty),
    arrange(Key::Char('s'), "S", "Start position", Arrange::Initial),
    bind(key(Key::Char('f')), "F", "Flip", Command::Flip),
    bind(
        ctrl(Key::Char('v')),
        "Ctrl V",
        "Paste a position",
        Command::PasteText,
    ),
    bind(key(Key::Char('?')), "", "", Command::AllKeys),
];
