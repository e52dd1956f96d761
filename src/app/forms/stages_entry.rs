//! The stages of a time control as people write them.

use super::fault::StageFault;
use super::minutes::minutes;
use crate::game::{Stage, TimeControl, TimeControlError};

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
