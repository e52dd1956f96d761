//! Time controls as people write them: minutes, and seconds for each move.

use std::time::Duration;

use super::fault::{EntryFault, Fault, StageFault};
use super::field_id::FieldId;
use crate::game::{Bonus, LONGEST_TIME, Stage, TimeControl, TimeControlError, read_seconds};
use crate::rules::{ByColor, Color};
use crate::storage::{ClockChoice, ClockKind, SideTime};

/// Minutes, and the seconds that each move adds.
const QUICK_CHOICES: [(u64, u64); 6] = [(1, 0), (3, 2), (5, 3), (10, 0), (15, 10), (90, 30)];

/// The time controls offered as quick choices.
pub(super) fn quick_choices() -> [TimeControl; 6] {
    QUICK_CHOICES.map(|(minutes, seconds)| {
        let bonus = match seconds {
            0 => Bonus::None,
            seconds => Bonus::Increment(Duration::from_secs(seconds)),
        };
        TimeControl::all_moves(Duration::from_secs(60 * minutes), bonus)
    })
}

/// Enters a quick choice for both sides.
pub(super) fn enter_quick_choice(choice: &mut ClockChoice, number: usize) {
    let Some((minutes, seconds)) = QUICK_CHOICES.get(number) else {
        return;
    };
    choice.kind = match seconds {
        0 => ClockKind::SuddenDeath,
        _ => ClockKind::Fischer,
    };
    choice.differ = false;
    choice.white.time = minutes.to_string();
    choice.white.bonus = seconds.to_string();
}

/// The entered time control of each side.
///
/// # Errors
/// If an entry is wrong.
pub fn time_control(choice: &ClockChoice) -> Result<ByColor<TimeControl>, Fault> {
    let white = side(choice.kind, &choice.white, Color::White, choice.differ)?;
    let black = match choice.differ {
        true => side(choice.kind, &choice.black, Color::Black, true)?,
        false => white.clone(),
    };
    Ok(ByColor { white, black })
}

fn side(
    kind: ClockKind,
    entered: &SideTime,
    color: Color,
    named: bool,
) -> Result<TimeControl, Fault> {
    let whose = named.then_some(color);
    let time = || {
        let wrong = Fault {
            field: FieldId::Time(color),
            why: EntryFault::Time(whose),
        };
        minutes(&entered.time).ok_or(wrong)
    };
    let with = |kind: fn(Duration) -> Bonus, why: fn(Option<Color>) -> EntryFault| {
        let wrong = Fault {
            field: FieldId::Bonus(color),
            why: why(whose),
        };
        let (time, bonus) = (time()?, seconds(&entered.bonus).ok_or(wrong)?);
        let bonus = match bonus.is_zero() {
            true => Bonus::None,
            false => kind(bonus),
        };
        Ok(TimeControl::all_moves(time, bonus))
    };
    match kind {
        ClockKind::CountUp => Ok(TimeControl::CountUp),
        ClockKind::SuddenDeath => Ok(TimeControl::all_moves(time()?, Bonus::None)),
        ClockKind::Hourglass => Ok(TimeControl::Hourglass(time()?)),
        ClockKind::Fischer => with(Bonus::Increment, EntryFault::Increment),
        ClockKind::Bronstein => with(Bonus::Bronstein, EntryFault::Delay),
        ClockKind::Delay => with(Bonus::Delay, EntryFault::Delay),
        ClockKind::Stages => {
            let read = stages(entered.stages.trim());
            read.map_err(|why| Fault {
                field: FieldId::Stages(color),
                why: EntryFault::Stages(whose, why),
            })
        }
    }
}

/// Reads minutes: `5`, `0.5`, `1/2`, `1:30` with seconds or `1:30:00` with hours. They must be more than
/// zero.
fn minutes(text: &str) -> Option<Duration> {
    let text = text.trim().replace(',', ".");
    let time = match (text.contains(':'), text.split_once('/')) {
        (true, _) => hours_minutes_seconds(&text)?,
        (false, Some((part, whole))) => {
            let (part, whole) = (seconds(part)?, read_seconds(whole.trim()).ok()?);
            let millis = (60_000 * part.as_millis()).checked_div(whole.as_millis())?;
            Duration::from_millis(u64::try_from(millis).ok()?)
        }
        (false, None) => read_seconds(&text).ok()? * 60,
    };
    (time > Duration::ZERO && time <= LONGEST_TIME).then_some(time)
}

fn hours_minutes_seconds(text: &str) -> Option<Duration> {
    let mut parts = text.split(':').rev();
    let below_sixty = |part: &str| {
        let number = read_seconds(part).ok()?;
        (number < Duration::from_secs(60)).then_some(number)
    };
    let seconds = below_sixty(parts.next()?)?;
    let is_plain = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let whole = |part: &str| Some(part).filter(is_plain)?.parse::<u32>().ok();
    let (minutes, hours) = match (parts.next()?, parts.next()) {
        (minutes, None) => (whole(minutes)?, 0),
        (minutes, Some(hours)) => (whole(minutes).filter(|&n| n < 60)?, whole(hours)?),
    };
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    let time = Duration::from_secs(60 * u64::from(minutes)) + seconds;
    parts.next().is_none().then_some(time)
}

/// Reads seconds; an empty text is zero.
fn seconds(text: &str) -> Option<Duration> {
    match text.trim() {
        "" => Some(Duration::ZERO),
        text => read_seconds(&text.replace(',', ".")).ok(),
    }
}

/// Reads stages in minutes, `40/90+30, 0:30+10`, or else in seconds as in PGN, `40/5400+30:1800+30`.
fn stages(text: &str) -> Result<TimeControl, StageFault> {
    stages_in_minutes(text).or_else(|why| match text.parse() {
        Ok(control @ TimeControl::Stages(_)) if text.contains(':') => Ok(control),
        _ => Err(why),
    })
}

fn stages_in_minutes(text: &str) -> Result<TimeControl, StageFault> {
    let stages: Result<Vec<Stage>, StageFault> = text.split(',').map(stage).collect();
    Ok(TimeControl::stages(stages?)?)
}

/// Reads one stage in minutes: `40/90+30`.
fn stage(text: &str) -> Result<Stage, StageFault> {
    let text = text.trim();
    let (moves, rest) = match text.split_once('/') {
        None => (None, text),
        Some((moves, rest)) => {
            let no_moves = |_| TimeControlError::Moves(moves.to_string());
            (Some(moves.trim().parse().map_err(no_moves)?), rest)
        }
    };
    let sign = rest.find(['+', 'b', 'd']).unwrap_or(rest.len());
    let (time, bonus) = rest.split_at(sign);
    Ok(Stage {
        moves,
        time: minutes(time).ok_or_else(|| StageFault::Minutes(time.trim().to_string()))?,
        bonus: bonus.trim().parse()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(
        kind: ClockKind,
        time: &str,
        bonus: &str,
        stages: &str,
    ) -> Result<String, EntryFault> {
        let white = SideTime {
            time: time.into(),
            bonus: bonus.into(),
            stages: stages.into(),
            ..SideTime::default()
        };
        let choice = ClockChoice {
            kind,
            white,
            ..ClockChoice::default()
        };
        let control = time_control(&choice).map_err(|fault| fault.why)?;
        Ok(control.white.to_string())
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        let table = [
            ("5", "300"),
            (" 90 ", "5400"),
            ("0.5", "30"),
            ("0,5", "30"),
            ("1/2", "30"),
            ("1/3", "20"),
            ("1:30", "90"),
            ("0:03", "3"),
            ("90:00", "5400"),
            ("1:30:00", "5400"),
            ("0:00.5", "0.5"),
            ("6000", "360000"),
        ];
        for (text, expected) in table {
            let read = control(ClockKind::SuddenDeath, text, "x", "x");
            assert_eq!(read.as_deref(), Ok(expected), "{text:?}");
        }
        let wrong = [
            "",
            "0",
            "0:00",
            "five",
            "-5",
            "+5",
            "1:60",
            "1:60:00",
            "1:2:3:4",
            "1/0",
            "6000.1",
            "5 min",
            "99999999999999999999",
            "1/2/3",
            "+1:30",
            ":",
            "1:",
            "½",
        ];
        for text in wrong {
            let read = control(ClockKind::SuddenDeath, text, "3", "x");
            assert_eq!(read, Err(EntryFault::Time(None)), "{text:?}");
        }
    }

    #[test]
    fn each_kind_of_clock_uses_its_own_entries() {
        let table = [
            (ClockKind::CountUp, "-"),
            (ClockKind::SuddenDeath, "180"),
            (ClockKind::Fischer, "180+2.5"),
            (ClockKind::Bronstein, "180b2.5"),
            (ClockKind::Delay, "180d2.5"),
            (ClockKind::Hourglass, "*180"),
            (ClockKind::Stages, "40/5400+30:1800+30"),
        ];
        for (kind, expected) in table {
            let read = control(kind, "3", "2,5", "40/90+30, 30+30");
            assert_eq!(read.as_deref(), Ok(expected));
        }
        let read = control(ClockKind::Fischer, "3", "", "");
        assert_eq!(read.as_deref(), Ok("180"));
        let read = control(ClockKind::Delay, "3", "x", "");
        assert_eq!(read, Err(EntryFault::Delay(None)));
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
            let read = control(ClockKind::Stages, "", "", text);
            assert_eq!(read.as_deref(), Ok(expected), "{text:?}");
        }
        let minutes = |text: &str| StageFault::Minutes(text.into());
        let moves = |text: &str| StageFault::Control(TimeControlError::Moves(text.into()));
        let seconds = |text: &str| StageFault::Control(TimeControlError::Seconds(text.into()));
        let wrong = [
            ("", minutes("")),
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
            let read = control(ClockKind::Stages, "", "", text);
            assert_eq!(read, Err(EntryFault::Stages(None, expected)), "{text:?}");
        }
    }
}
