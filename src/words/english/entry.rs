//! What is wrong with what was entered in a form.

use super::failure::failure;
use super::library::grouped;
use crate::app::{EntryFault, StageFault};
use crate::rules::Color;

/// What is wrong with what was entered.
pub fn entry_fault(fault: &EntryFault) -> String {
    match fault {
        EntryFault::Time(side) => {
            let whose = whose(*side);
            format!("{whose}time is minutes, such as 5, 0.5 or 1:30, up to 100 hours.")
        }
        EntryFault::Increment(side) => {
            format!("{}increment is seconds, such as 3.", whose(*side))
        }
        EntryFault::Delay(side) => format!("{}delay is seconds, such as 3.", whose(*side)),
        EntryFault::Stages(side, fault) => {
            let why = match fault {
                StageFault::Minutes(text) => format!("“{text}” is not a time in minutes"),
                StageFault::Control(error) => error.to_string(),
            };
            format!("{}stages are not clear: {why}.", whose(*side))
        }
        EntryFault::Chess960Number => "Start positions have numbers from 0 to 959.".to_string(),
        EntryFault::Fen(error) => error.to_string(),
        EntryFault::Castling(error) => format!("{error}."),
        EntryFault::NoRoom(room) => no_room(*room),
        EntryFault::Exists(name) => {
            format!("{name} is there already. Enter again to replace it.")
        }
        EntryFault::Failed(why) => failure(why),
    }
}

/// A line has room for so many letters.
pub(super) fn no_room(room: usize) -> String {
    let room = grouped(room);
    format!("There is room for {room} letters here; the rest was left out.")
}

fn whose(side: Option<Color>) -> String {
    match side {
        Some(color) => format!("{color}’s "),
        None => "The ".to_string(),
    }
}
