//! The key bindings of exercises.

use super::binding::*;
use super::screens::FLIP;
use crate::app::board::BoardCommand;
use crate::app::command::Command::{self, *};
use crate::app::practice::PracticeCommand;
use crate::app::step::Step;

pub(super) const OF_GAME: Binding = on(letter('e'), Practice(PracticeCommand::OfGame));

const OTHER_PLAYER: Binding = on(letter('o'), Practice(PracticeCommand::OtherPlayer));

const UNDO_DROP: Binding = on(letter('u'), Practice(PracticeCommand::UndoDrop));

const UNDO_DROP_TOO: Binding = hidden(ctrl(Key::Char('z')), Practice(PracticeCommand::UndoDrop));

/// In the list of players.
pub(super) static PLAYERS: &[Binding] = &[
    on(ENTER, Practice(PracticeCommand::Begin)),
    held(UP, Practice(PracticeCommand::Choose(Step::Back))),
    held(DOWN, Practice(PracticeCommand::Choose(Step::Forward))),
    on(ESCAPE, Command::Escape),
];

/// While a move is asked for.
pub(super) static ASKED: &[Binding] = &[
    on(letter('h'), Practice(PracticeCommand::Hint)),
    on(letter('v'), Practice(PracticeCommand::Solution)),
    on(letter('k'), Practice(PracticeCommand::Skip)),
    UNDO_DROP,
    UNDO_DROP_TOO,
    OTHER_PLAYER,
    on(ENTER, Board(BoardCommand::TypeMove)),
    on(TAB, Board(BoardCommand::Focus)),
    FLIP,
    on(ESCAPE, Command::Escape),
];

/// After an exercise.
pub(super) static ENDED: &[Binding] = &[
    on(ENTER, Practice(PracticeCommand::Next)),
    on(letter('t'), Practice(PracticeCommand::Again)),
    on(letter('i'), Practice(PracticeCommand::Keep)),
    on(DELETE, Practice(PracticeCommand::Drop)),
    UNDO_DROP,
    UNDO_DROP_TOO,
    on(letter('l'), Practice(PracticeCommand::Review)),
    OTHER_PLAYER,
    held(LEFT, Practice(PracticeCommand::Line(Step::Back))),
    held(RIGHT, Practice(PracticeCommand::Line(Step::Forward))),
    held(UP, Practice(PracticeCommand::OtherLine(Step::Back))),
    held(DOWN, Practice(PracticeCommand::OtherLine(Step::Forward))),
    FLIP,
    on(ESCAPE, Command::Escape),
];
