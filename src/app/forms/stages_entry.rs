//! The stages of a time control: as rows of entries, and as the text that keeps them.

use super::fault::{EntryFault, Fault, StageFault};
use super::field_id::FieldId;
use super::minutes::{LONGEST_BONUS, minutes, minutes_text};
use crate::game::{Bonus, Stage, TimeControl, TimeControlError};
use crate::rules::Color;

/// The greatest number of stages.
pub(super) const MOST_STAGES: usize = 9;

/// What was entered for a stage.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct StageEntry {
    /// The number of moves; the last stage uses none.
    pub(super) moves: String,
    pub(super) minutes: String,
    /// Seconds a move.
    pub(super) bonus: String,
}

impl StageEntry {
    fn of(stage: &Stage) -> StageEntry {
        let moves = stage.moves.map_or(String::new(), |moves| moves.to_string());
        let bonus = stage.bonus.to_string();
        StageEntry {
            moves,
            minutes: minutes_text(stage.time),
            bonus: bonus.trim_start_matches('+').to_owned(),
        }
    }

    /// The stage with this number of a side, the last of which has the rest of the moves. `whose` names the side in a
    /// fault.
    fn read(
        &self,
        color: Color,
        number: u8,
        is_last: bool,
        whose: Option<Color>,
    ) -> Result<Stage, Fault> {
        let fault = |field: fn(Color, u8) -> FieldId, why: StageFault| Fault {
            field: field(color, number),
            why: EntryFault::Stages(whose, why),
        };
        let named = |text: &str, why: fn(String) -> StageFault| match text.trim() {
            "" => StageFault::Empty,
            text => why(text.to_owned()),
        };
        let moves = self.moves.trim().parse().ok();
        if moves.is_none() && !is_last {
            let why = named(&self.moves, |text| TimeControlError::Moves(text).into());
            return Err(fault(FieldId::StageMoves, why));
        }
        let time = minutes(&self.minutes);
        let time = time.ok_or_else(|| {
            fault(
                FieldId::StageMinutes,
                named(&self.minutes, StageFault::Minutes),
            )
        })?;
        let bonus = read_bonus(&self.bonus);
        let bonus = bonus.map_err(|why| fault(FieldId::StageBonus, why.into()))?;
        if bonus.time() > LONGEST_BONUS {
            let field = FieldId::StageBonus(color, number);
            return Err(Fault::new(field, EntryFault::Increment(whose)));
        }
        Ok(Stage {
            moves: moves.filter(|_| !is_last),
            time,
            bonus,
        })
    }
}

/// Reads seconds a move; with `b` or `d` before them they are a delay, as in PGN.
fn read_bonus(text: &str) -> Result<Bonus, TimeControlError> {
    let text = text.trim().replace(',', ".");
    match text.chars().next() {
        Some(first) if first.is_ascii_digit() => format!("+{text}").parse(),
        _ => text.parse(),
    }
}

/// The entries of a text; those of the usual stages if it cannot be read. The last one has the rest of the moves.
pub(super) fn entries(text: &str) -> Vec<StageEntry> {
    const USUAL: &str = "40/90+30, 30+30";
    let read = stages(text.trim()).or_else(|_| stages(USUAL));
    match read {
        Ok(TimeControl::Stages(stages)) => stages
            .iter()
            .take(MOST_STAGES)
            .map(StageEntry::of)
            .collect(),
        _ => vec![StageEntry::default()],
    }
}

/// The time control of what a side has entered.
pub(super) fn read_entries(
    entries: &[StageEntry],
    color: Color,
    whose: Option<Color>,
) -> Result<TimeControl, Fault> {
    let stage = |(number, entry): (u8, &StageEntry)| {
        let is_last = usize::from(number) + 1 == entries.len();
        entry.read(color, number, is_last, whose)
    };
    let stages: Result<Vec<Stage>, Fault> = (0..).zip(entries).map(stage).collect();
    TimeControl::stages(stages?).map_err(|why| Fault {
        field: FieldId::StageMinutes(color, 0),
        why: EntryFault::Stages(whose, why.into()),
    })
}

/// The text of stages, in minutes.
pub(super) fn stages_text(control: &TimeControl) -> Option<String> {
    let TimeControl::Stages(stages) = control else {
        return None;
    };
    let text = |stage: &Stage| {
        let moves = stage
            .moves
            .map_or(String::new(), |moves| format!("{moves}/"));
        format!("{moves}{}{}", minutes_text(stage.time), stage.bonus)
    };
    let texts: Vec<String> = stages.iter().map(text).collect();
    Some(texts.join(", "))
}

/// Reads stages in minutes, `40/90+30, 0:30+10`, or else in seconds as in PGN, `40/5400+30:1800+30`.
pub(super) fn stages(text: &str) -> Result<TimeControl, StageFault> {
    stages_in_minutes(text).or_else(|why| match text.parse() {
        Ok(control @ TimeControl::Stages(_)) if text.contains(':') => Ok(control),
        _ => Err(why),
    })
}

fn stages_in_minutes(text: &str) -> Result<TimeControl, StageFault> {
    let stages: Result<Vec<Stage>, StageFault> = text.split(',').map(stage).collect();
    Ok(TimeControl::stages(stages?)?)
}

/// Reads one stage in minutes: `40/90+30`. A fault names the word that is wrong, or the stage if that word is
/// missing.
fn stage(text: &str) -> Result<Stage, StageFault> {
    let stage = text.trim();
    if stage.is_empty() {
        return Err(StageFault::Empty);
    }
    let named = |word: &str| match word.trim() {
        "" => stage.to_string(),
        word => word.to_string(),
    };
    let (moves, rest) = match stage.split_once('/') {
        None => (None, stage),
        Some((moves, rest)) => {
            let no_moves = |_| TimeControlError::Moves(named(moves));
            (Some(moves.trim().parse().map_err(no_moves)?), rest)
        }
    };
    let (time, bonus) = rest.split_at(bonus_at(rest));
    Ok(Stage {
        moves,
        time: minutes(time).ok_or_else(|| StageFault::Minutes(named(time)))?,
        bonus: bonus.trim().parse()?,
    })
}

/// Where the bonus begins in the text of a stage. The letter of a delay has a number after it, or it belongs to
/// a word such as `blitz`.
fn bonus_at(text: &str) -> usize {
    let begins = |(at, symbol): &(usize, char)| {
        let after = text.get(at + 1..).unwrap_or_default();
        match symbol {
            '+' => !after.trim().is_empty(),
            'b' | 'd' => after.starts_with(|digit: char| digit.is_ascii_digit()),
            _ => false,
        }
    };
    let found = text.char_indices().find(begins);
    found.map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_a_text_make_the_same_stages_and_text() {
        for text in [
            "40/90+30, 30+30",
            "40/120, 20/60, 15+30",
            "5d3",
            "40/90:30+2.5, 0:30b5",
            "10",
        ] {
            let entered = entries(text);
            let control = read_entries(&entered, Color::White, None).expect("a time control");
            assert_eq!(Ok(&control), stages(text).as_ref(), "{text}");
            assert_eq!(stages_text(&control).as_deref(), Some(text));
        }
        assert_eq!(entries("banana").len(), 2);
    }

    #[test]
    fn a_wrong_entry_of_a_stage_is_found_in_its_field() {
        let entry = |moves: &str, minutes: &str, bonus: &str| StageEntry {
            moves: moves.into(),
            minutes: minutes.into(),
            bonus: bonus.into(),
        };
        let (first, rest) = (entry("40", "1,5", "30"), entry("", "1/2", ""));
        let read = read_entries(&[first.clone(), rest.clone()], Color::White, None);
        assert_eq!(read.map(|it| it.to_string()).as_deref(), Ok("40/90+30:30"));
        let wrong = [
            (entry("0", "90", ""), FieldId::StageMoves(Color::White, 0)),
            (entry("", "90", ""), FieldId::StageMoves(Color::White, 0)),
            (entry("40", "x", ""), FieldId::StageMinutes(Color::White, 0)),
            (entry("40", "", ""), FieldId::StageMinutes(Color::White, 0)),
            (
                entry("40", "601", ""),
                FieldId::StageMinutes(Color::White, 0),
            ),
            (entry("40", "90", "y"), FieldId::StageBonus(Color::White, 0)),
            (
                entry("40", "90", "3601"),
                FieldId::StageBonus(Color::White, 0),
            ),
        ];
        for (entry, field) in wrong {
            let read = read_entries(&[entry, rest.clone()], Color::White, None);
            assert_eq!(read.map_err(|fault| fault.field), Err(field));
        }
    }

    #[test]
    fn stages_are_read_in_minutes_or_as_in_pgn() {
        let table = [
            ("40/90+30, 30+30", "40/5400+30:1800+30"),
            ("40/5400+30:1800+30", "40/5400+30:1800+30"),
            ("40/120, 20/60, 15+30", "40/7200:20/3600:900+30"),
            ("40/90", "40/5400"),
            ("5d3", "300d3"),
            ("40/0:30", "40/30"),
            ("2/0:30+1, 0:10", "2/30+1:10"),
            ("40/1:30:00+30, 30:00+30", "40/5400+30:1800+30"),
            ("40/90:30", "40/5430"),
            ("40/7200:3600", "40/7200:3600"),
            ("2/30+1:10", "2/30+1:10"),
        ];
        for (text, expected) in table {
            let read = stages(text).map(|control| control.to_string());
            assert_eq!(read.as_deref(), Ok(expected), "{text:?}");
        }
        let minutes = |text: &str| StageFault::Minutes(text.into());
        let moves = |text: &str| StageFault::Control(TimeControlError::Moves(text.into()));
        let seconds = |text: &str| StageFault::Control(TimeControlError::Seconds(text.into()));
        let wrong = [
            ("", StageFault::Empty),
            ("40/90, ", StageFault::Empty),
            ("40/90+30, banana", minutes("banana")),
            ("40/90 blitz", minutes("90 blitz")),
            ("40/90+", minutes("90+")),
            ("40/90d", minutes("90d")),
            ("40/", minutes("40/")),
            ("/90", moves("/90")),
            ("90, 30", StageFault::Control(TimeControlError::Endless)),
            ("x/90", moves("x")),
            ("0/90", moves("0")),
            ("40/9x", minutes("9x")),
            ("40/90+y", seconds("y")),
            ("40/0:00", minutes("0:00")),
            ("40/0:30:", minutes("0:30:")),
            ("*90:30", minutes("*90:30")),
        ];
        for (text, expected) in wrong {
            assert_eq!(stages(text), Err(expected), "{text:?}");
        }
    }
}
