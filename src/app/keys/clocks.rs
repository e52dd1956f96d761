//! The key bindings of the clocks.

use super::binding::{Binding, bind, key};
use super::key::Key;
use crate::app::command::Command;
use crate::app::play::PlayCommand;

/// While a game is in progress.
pub(super) static CLOCKS: [Binding; 2] = [PAUSE, GIVE_TIME];

pub(super) const PAUSE: Binding = bind(key(Key::Char('p')), "P", Command::Play(PlayCommand::Pause));

pub(super) const GIVE_TIME: Binding = bind(
    key(Key::Char('+')),
    "+",
    Command::Play(PlayCommand::GiveTime),
);
