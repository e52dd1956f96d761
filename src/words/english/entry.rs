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
        EntryFault::Rating => "Ratings are numbers, such as 1850.".to_string(),
        EntryFault::Date => {
            "Dates are year.month.day, such as 2026.11.20 or 2026.11.??.".to_string()
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Failure;
    use crate::game::TimeControlError;
    use crate::notation::fen;
    use crate::rules::{IllegalPosition, Side};
    use crate::storage::StorageError;

    #[test]
    fn every_fault_of_an_entry_is_put_into_words() {
        let no_fen = fen::read("x").expect_err("no position");
        let no_right = IllegalPosition::CastlingRight(Color::White, Side::King);
        let (fen_words, right_words) = (no_fen.to_string(), format!("{no_right}."));
        let stages = |fault| EntryFault::Stages(None, fault);
        let table = [
            (
                EntryFault::Time(None),
                "The time is minutes, such as 5, 0.5 or 1:30, up to 100 hours.",
            ),
            (
                EntryFault::Time(Some(Color::Black)),
                "Black’s time is minutes, such as 5, 0.5 or 1:30, up to 100 hours.",
            ),
            (
                EntryFault::Increment(None),
                "The increment is seconds, such as 3.",
            ),
            (EntryFault::Delay(None), "The delay is seconds, such as 3."),
            (
                stages(StageFault::Minutes("9x".into())),
                "The stages are not clear: “9x” is not a time in minutes.",
            ),
            (
                stages(StageFault::Control(TimeControlError::Endless)),
                "The stages are not clear: only the last stage can be without a number of moves.",
            ),
            (
                EntryFault::Chess960Number,
                "Start positions have numbers from 0 to 959.",
            ),
            (EntryFault::Fen(no_fen), &*fen_words),
            (EntryFault::Castling(no_right), &*right_words),
            (
                EntryFault::NoRoom(4_096),
                "There is room for 4,096 letters here; the rest was left out.",
            ),
            (
                EntryFault::Exists("a.pgn".into()),
                "a.pgn is there already. Enter again to replace it.",
            ),
            (
                EntryFault::Failed(Failure::Storage(StorageError::NoFile)),
                "this game is in no file",
            ),
        ];
        for (fault, words) in table {
            assert_eq!(entry_fault(&fault), words);
        }
    }
}
