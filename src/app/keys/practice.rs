//! The key bindings of exercises.

use super::binding::*;
use super::screens::FLIP;
use crate::app::board::BoardCommand;
use crate::app::command::Command::{self, *};
use crate::app::practice::PracticeCommand;
use crate::app::step::Step;

pub(super) const OF_GAME: Binding = on(letter('e'), Practice(PracticeCommand::OfGame));

const OTHER_PLAYER: Binding = on(letter('o'), Practice(PracticeCommand::OtherPlayer));

/// In the list of players.
pub(super) static PLAYERS: &[Binding] = &[
    on(key(Key::Enter), Practice(PracticeCommand::Begin)),
    held(key(Key::Up), Practice(PracticeCommand::Choose(Step::Back))),
    held(
        key(Key::Down),
        Practice(PracticeCommand::Choose(Step::Forward)),
    ),
    on(key(Key::Escape), Command::Escape),
];

/// While a move is asked for.
pub(super) static ASKED: &[Binding] = &[
    on(letter('h'), Practice(PracticeCommand::Hint)),
    on(letter('v'), Practice(PracticeCommand::Solution)),
    on(letter('k'), Practice(PracticeCommand::Skip)),
    OTHER_PLAYER,
    on(key(Key::Enter), Board(BoardCommand::TypeMove)),
    on(key(Key::Tab), Board(BoardCommand::Focus)),
    FLIP,
    on(key(Key::Escape), Command::Escape),
];

/// After an exercise.
pub(super) static ENDED: &[Binding] = &[
    on(key(Key::Enter), Practice(PracticeCommand::Next)),
    on(letter('t'), Practice(PracticeCommand::Again)),
    on(letter('i'), Practice(PracticeCommand::Keep)),
    on(key(Key::Delete), Practice(PracticeCommand::Drop)),
    on(letter('l'), Practice(PracticeCommand::Review)),
    OTHER_PLAYER,
    held(key(Key::Left), Practice(PracticeCommand::Line(Step::Back))),
    held(
        key(Key::Right),
        Practice(PracticeCommand::Line(Step::Forward)),
    ),
    held(
        key(Key::Up),
        Practice(PracticeCommand::OtherLine(Step::Back)),
    ),
    held(
        key(Key::Down),
        Practice(PracticeCommand::OtherLine(Step::Forward)),
    ),
    FLIP,
    on(key(Key::Escape), Command::Escape),
];
