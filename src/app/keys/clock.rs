//! The key bindings of the big clock.

use super::binding::*;
use crate::app::big_clock::{ClockCommand, ClockSide};
use crate::app::command::Command::{self, *};

pub(super) const OPEN_CLOCK: Binding = on(letter('k'), Clock(ClockCommand::Open));

pub(super) static CLOCK: &[Binding] = &[
    on(letter(' '), Clock(ClockCommand::PressMover)),
    on(
        key(Key::LeftShift),
        Clock(ClockCommand::PressAt(ClockSide::First)),
    ),
    on(
        key(Key::RightShift),
        Clock(ClockCommand::PressAt(ClockSide::Second)),
    ),
    on(letter('p'), Clock(ClockCommand::Pause)),
    on(letter('s'), Clock(ClockCommand::SetTimes)),
    on(letter('x'), Clock(ClockCommand::ChangeSides)),
    on(letter('r'), Clock(ClockCommand::StartAgain)),
    on(ESCAPE, Command::Escape),
];

/// While the big clock asks something.
pub(super) static CLOCK_QUESTION: &[Binding] = &[
    answer(true, Clock(ClockCommand::Answer(true))),
    answer(false, Clock(ClockCommand::Answer(false))),
    hidden(ESCAPE, Clock(ClockCommand::Answer(false))),
];
