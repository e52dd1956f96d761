//! Faults in form entries.

use std::fmt::Display;

use super::template::fill;
use crate::app::{EntryFault, StageFault};
use crate::words::Words;

impl Words {
    /// A fault in a form entry.
    pub fn entry_fault(self, fault: &EntryFault) -> String {
        let with = |values: &[(&str, &dyn Display)]| fill(self.texts.entry_fault(fault), values);
        let with_reason = |reason: &dyn Display| with(&[("reason", reason)]);
        let side = |color: Option<_>| color.map_or("", |color| self.side(color));
        match fault {
            EntryFault::Time(color)
            | EntryFault::Increment(color)
            | EntryFault::Delay(color)
            | EntryFault::NoDelay(color) => with(&[("side", &side(*color))]),
            EntryFault::Stages(color, why) => {
                with(&[("side", &side(*color)), ("reason", &self.stage_fault(why))])
            }
            EntryFault::Fen(error) => with_reason(error),
            EntryFault::Over(outcome) => with_reason(&self.texts.termination(outcome.termination)),
            EntryFault::Castling(error) => with_reason(error),
            EntryFault::Failed(why) => with_reason(&self.failure(why)),
            EntryFault::NoRoom(room) => with(&[("room", &self.grouped(*room))]),
            EntryFault::Exists(name) => with(&[("name", name)]),
            EntryFault::Chess960Number
            | EntryFault::Rating
            | EntryFault::Date
            | EntryFault::NoEnginePath
            | EntryFault::NotAdded => with(&[]),
        }
    }

    fn stage_fault(self, fault: &StageFault) -> String {
        let text = self.texts.stage_fault(fault);
        match fault {
            StageFault::Empty => text.to_string(),
            StageFault::Minutes(entry) => fill(text, &[("entry", entry)]),
            StageFault::Control(error) => fill(text, &[("error", error)]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Failure;
    use crate::game::TimeControlError;
    use crate::notation::fen;
    use crate::rules::{CastlingSide, Color, IllegalPosition};
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
