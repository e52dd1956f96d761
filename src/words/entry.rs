//! Faults in form entries.

use crate::app::{EntryFault, StageFault};
use crate::rules::Color;
use crate::words::Words;

impl Words {
    /// A fault in a form entry.
    pub fn entry_fault(self, fault: &EntryFault) -> String {
        match fault {
            EntryFault::Time(side) => {
                let whose = self.whose(*side);
                format!("{whose}time must be in minutes, such as 5, 0.5 or 1:30, up to 100 hours.")
            }
            EntryFault::Increment(side) => {
                format!(
                    "{}increment must be in seconds, such as 3.",
                    self.whose(*side)
                )
            }
            EntryFault::Delay(side) => {
                format!("{}delay must be in seconds, such as 3.", self.whose(*side))
            }
            EntryFault::NoDelay(side) => {
                let whose = self.whose(*side);
                format!("{whose}delay must be more than 0 s. Without a delay choose Sudden death.")
            }
            EntryFault::Stages(side, fault) => {
                let why = match fault {
                    StageFault::Empty => "a stage is empty".to_string(),
                    StageFault::Minutes(text) => format!("“{text}” is not a time in minutes"),
                    StageFault::Control(error) => error.to_string(),
                };
                format!("{}stages cannot be read: {why}.", self.whose(*side))
            }
            EntryFault::Chess960Number => "Start positions have numbers from 0 to 959.".to_string(),
            EntryFault::Fen(error) => error.to_string(),
            EntryFault::Over(outcome) => {
                let why = self.texts.termination(outcome.termination);
                format!("The game would be over at once: {why}.")
            }
            EntryFault::Rating => "Ratings are numbers, such as 1850.".to_string(),
            EntryFault::Date => {
                "Enter the date as year.month.day, such as 2026.11.20 or 2026.11.??.".to_string()
            }
            EntryFault::Castling(error) => format!("{error}."),
            EntryFault::NoRoom(room) => self.no_room(*room),
            EntryFault::NoEnginePath => "Type the path of the engine first.".to_string(),
            EntryFault::NotAdded => {
                "Only an engine that was added by its path can be removed.".to_string()
            }
            EntryFault::Exists(name) => {
                format!("{name} already exists. Enter again to replace it.")
            }
            EntryFault::Failed(why) => self.failure(why),
        }
    }

    /// A line is full.
    pub(in crate::words) fn no_room(self, room: usize) -> String {
        let room = self.grouped(room);
        format!("This line holds {room} characters at most; the rest was cut off.")
    }

    fn whose(self, color: Option<Color>) -> String {
        match color {
            Some(color) => format!("{}’s ", self.side(color)),
            None => "The ".to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Failure;
    use crate::game::TimeControlError;
    use crate::notation::fen;
    use crate::rules::{CastlingSide, IllegalPosition};
    use crate::storage::StorageError;

    #[test]
    fn every_entry_fault_has_words() {
        let no_fen = fen::read("x").expect_err("no position");
        let no_right = IllegalPosition::CastlingRight(Color::White, CastlingSide::King);
        let (fen_words, right_words) = (no_fen.to_string(), format!("{no_right}."));
        let stages = |fault| EntryFault::Stages(None, fault);
        let table = [
            (
                EntryFault::Time(None),
                "The time must be in minutes, such as 5, 0.5 or 1:30, up to 100 hours.",
            ),
            (
                EntryFault::Time(Some(Color::Black)),
                "Black’s time must be in minutes, such as 5, 0.5 or 1:30, up to 100 hours.",
            ),
            (
                EntryFault::Increment(None),
                "The increment must be in seconds, such as 3.",
            ),
            (
                EntryFault::Delay(None),
                "The delay must be in seconds, such as 3.",
            ),
            (
                EntryFault::NoDelay(None),
                "The delay must be more than 0 s. Without a delay choose Sudden death.",
            ),
            (
                stages(StageFault::Empty),
                "The stages cannot be read: a stage is empty.",
            ),
            (
                stages(StageFault::Minutes("9x".into())),
                "The stages cannot be read: “9x” is not a time in minutes.",
            ),
            (
                stages(StageFault::Control(TimeControlError::Endless)),
                "The stages cannot be read: only the last stage can be without a number of moves.",
            ),
            (
                EntryFault::Chess960Number,
                "Start positions have numbers from 0 to 959.",
            ),
            (EntryFault::Fen(no_fen), &*fen_words),
            (EntryFault::Rating, "Ratings are numbers, such as 1850."),
            (
                EntryFault::Date,
                "Enter the date as year.month.day, such as 2026.11.20 or 2026.11.??.",
            ),
            (EntryFault::Castling(no_right), &*right_words),
            (
                EntryFault::NoRoom(4_096),
                "This line holds 4,096 characters at most; the rest was cut off.",
            ),
            (
                EntryFault::NoEnginePath,
                "Type the path of the engine first.",
            ),
            (
                EntryFault::NotAdded,
                "Only an engine that was added by its path can be removed.",
            ),
            (
                EntryFault::Exists("a.pgn".into()),
                "a.pgn already exists. Enter again to replace it.",
            ),
            (
                EntryFault::Failed(Failure::Storage(StorageError::NoFile)),
                "this game is in no file",
            ),
        ];
        for (fault, words) in table {
            assert_eq!(Words::ENGLISH.entry_fault(&fault), words);
        }
    }
}
