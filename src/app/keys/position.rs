//! The key bindings of the search for a position.

use super::binding::*;
use super::key::Stroke;
use super::screens::FLIP;
use crate::app::command::Command::{self, *};
use crate::app::file_command::FileCommand;
use crate::app::position::PositionCommand;
use crate::app::sources::SourceCommand;
use crate::app::step::Step;

/// Looks for the position on the board in the saved games. In the library the same key shows the tab for it.
pub(super) const HAD_BEFORE: Binding = on(ctrl(Key::Char('3')), Position(PositionCommand::Open));

const fn group(stroke: Stroke, step: Step) -> Binding {
    held(stroke, Position(PositionCommand::Group(step)))
}

const fn option(arrow: Key, step: Step) -> Binding {
    held(key(arrow), Position(PositionCommand::Option(step)))
}

const fn row(arrow: Key, step: Step) -> Binding {
    held(key(arrow), Position(PositionCommand::Row(step)))
}

const fn page(arrow: Key, step: Step) -> Binding {
    held(key(arrow), Position(PositionCommand::Page(step)))
}

/// In the search for a position.
pub(super) static POSITION: &[Binding] = &[
    on(ENTER, Position(PositionCommand::Review)),
    on(letter('e'), Position(PositionCommand::SetUp)),
    on(ctrl(Key::Char('v')), File(FileCommand::Paste)),
    on(shift(Key::Delete), Position(PositionCommand::Initial)),
    on(ctrl(Key::Char('o')), Source(SourceCommand::OtherFile)),
    on(letter('a'), Position(PositionCommand::AllGames)),
    on(letter('x'), File(FileCommand::ExportAll)),
    row(Key::Up, Step::Back),
    row(Key::Down, Step::Forward),
    page(Key::PageUp, Step::Back),
    page(Key::PageDown, Step::Forward),
    row(Key::Home, Step::First),
    row(Key::End, Step::Last),
    group(shift(Key::Tab), Step::Back),
    group(TAB, Step::Forward),
    option(Key::Left, Step::Back),
    option(Key::Right, Step::Forward),
    on(letter(' '), Position(PositionCommand::Switch)),
    on(BACKSPACE, Position(PositionCommand::Back)),
    hidden(ctrl(Key::Tab), Source(SourceCommand::Turn(Step::Forward))),
    FLIP,
    on(ESCAPE, Command::Escape),
];
