//! Faults in form entries.

use std::fmt::Display;

use crate::app::{EntryFault, StageFault};
use crate::words::{Counted, Phrase, Words};

impl Words {
    /// A fault in a form entry.
    pub fn entry_fault(self, fault: &EntryFault) -> String {
        let with =
            |values: &[(&str, &dyn Display)]| self.fill(self.texts.entry_fault(fault), values);
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
            EntryFault::Fen(error) => with_reason(&self.fen_error(error)),
            EntryFault::Over(outcome) => with_reason(&self.texts.termination(outcome.termination)),
            EntryFault::Castling(error) => with_reason(&self.illegal_position(error)),
            EntryFault::Failed(why) => with_reason(&self.failure_alone(why)),
            EntryFault::NoRoom(room) => with(&[("room", &self.grouped(*room))]),
            EntryFault::Exists(name, 0 | 1) => with(&[("name", name)]),
            EntryFault::Exists(name, games) => {
                let games = self.counted(Counted::Games, *games);
                with(&[("name", &format!("{name} ({games})"))])
            }
            EntryFault::Chess960Number
            | EntryFault::PlayedEachOther
            | EntryFault::Rating
            | EntryFault::MatchLength
            | EntryFault::HalfOfNoTime
            | EntryFault::Date => with(&[]),
        }
    }

    fn stage_fault(self, fault: &StageFault) -> String {
        match fault {
            StageFault::Empty => self.phrase(Phrase::StageIsEmpty, &[]),
            StageFault::Minutes(entry) => self.phrase(Phrase::NotMinutes, &[("entry", entry)]),
            StageFault::Control(error) => self.time_control_error(error),
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
    fn values_are_filled_into_faults() {
        let no_fen = fen::read("x").expect_err("no position");
        let no_right = IllegalPosition::CastlingRight(Color::White, CastlingSide::King);
        let stages = |fault| EntryFault::Stages(None, fault);
        let table = [
            (
                EntryFault::Time(Some(Color::Black)),
                "Black’s time must be in minutes, such as 5, 0.5 or 1:30, up to 10 hours.",
            ),
            (
                stages(StageFault::Minutes("9x".into())),
                "The stages cannot be read: “9x” is not a time in minutes, up to 10 hours.",
            ),
            (
                stages(StageFault::Control(TimeControlError::Endless)),
                "The stages cannot be read: only the last stage can be without a number of moves.",
            ),
            (
                EntryFault::Fen(no_fen),
                "The piece placement needs 8 ranks, not 1.",
            ),
            (
                EntryFault::Castling(no_right),
                "White cannot have the right to castle on the king's side: king or rook is not at home.",
            ),
            (
                EntryFault::NoRoom(4_096),
                "This line holds 4,096 characters at most; the rest was cut off.",
            ),
            (
                EntryFault::Exists("a.pgn".into(), 299),
                "a.pgn (299 games) already exists. Enter again to replace it.",
            ),
            (
                EntryFault::Failed(Failure::Storage(StorageError::NoFile)),
                "This game is in no file",
            ),
        ];
        for (fault, words) in table {
            assert_eq!(Words::ENGLISH.entry_fault(&fault), words);
        }
    }
}
