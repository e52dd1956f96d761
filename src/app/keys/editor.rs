//! The key bindings of the editor's board. Pieces have their FEN letters: capitals are White's.

use super::binding::*;
use super::position::HAD_BEFORE;
use crate::app::board::Direction;
use crate::app::command::Command::{self, *};
use crate::app::editor::EditorCommand;
use crate::app::file_command::FileCommand;
use crate::app::menu::MenuCommand;
use crate::rules::{Color, Piece, Role};

const fn step(direction: Direction) -> Command {
    Editor(EditorCommand::Step(direction))
}

const fn white(role: Role) -> Command {
    Editor(EditorCommand::Put(Some(Piece::new(Color::White, role))))
}

const fn black(role: Role) -> Command {
    Editor(EditorCommand::Put(Some(Piece::new(Color::Black, role))))
}

pub(super) static EDITOR_BOARD: &[Binding] = &[
    arrows(LEFT, step(Direction::Left)),
    hidden_held(RIGHT, step(Direction::Right)),
    hidden_held(UP, step(Direction::Up)),
    hidden_held(DOWN, step(Direction::Down)),
    letters("KQRBNP", shift(Key::Char('k')), white(Role::King)),
    hidden(shift(Key::Char('q')), white(Role::Queen)),
    hidden(shift(Key::Char('r')), white(Role::Rook)),
    hidden(shift(Key::Char('b')), white(Role::Bishop)),
    hidden(shift(Key::Char('n')), white(Role::Knight)),
    hidden(shift(Key::Char('p')), white(Role::Pawn)),
    letters("kqrbnp", letter('k'), black(Role::King)),
    hidden(letter('q'), black(Role::Queen)),
    hidden(letter('r'), black(Role::Rook)),
    hidden(letter('b'), black(Role::Bishop)),
    hidden(letter('n'), black(Role::Knight)),
    hidden(letter('p'), black(Role::Pawn)),
    on(DELETE, Editor(EditorCommand::Put(None))),
    hidden(BACKSPACE, Editor(EditorCommand::Put(None))),
    on(letter(' '), Editor(EditorCommand::Use)),
    on(letter('c'), Editor(EditorCommand::Empty)),
    on(letter('s'), Editor(EditorCommand::Initial)),
    on(letter('f'), Command::Flip),
    on(letter('a'), Editor(EditorCommand::Analyse)),
    held(ctrl(Key::Char('v')), File(FileCommand::Paste)),
    HAD_BEFORE,
    hidden(letter('?'), Menu(MenuCommand::AllKeys)),
];
