//! Time controls as people write them: minutes, and seconds for each move.

use std::time::Duration;

use super::fault::{EntryFault, Fault};
use super::field_id::FieldId;
use super::minutes::{minutes, seconds};
use super::stages_entry::stages;
use crate::game::{Bonus, TimeControl};
use crate::rules::{ByColor, Color};
use crate::storage::{ClockChoice, ClockKind, SideTime};

/// Minutes, and the seconds that each move adds; nothing for a game without a clock.
const QUICK_CHOICES: [Option<(u64, u64)>; 7] = [
    None,
    Some((1, 0)),
    Some((3, 2)),
    Some((5, 3)),
    Some((10, 0)),
    Some((15, 10)),
    Some((90, 30)),
];

/// The time controls offered as quick choices.
pub fn quick_choices() -> [TimeControl; 7] {
    QUICK_CHOICES.map(|quick| {
        let Some((minutes, seconds)) = quick else {
            return TimeControl::NoClock;
        };
        let bonus = match seconds {
            0 => Bonus::None,
            seconds => Bonus::Increment(Duration::from_secs(seconds)),
        };
        TimeControl::all_moves(Duration::from_secs(60 * minutes), bonus)
    })
}

/// Enters a quick choice for both sides.
pub(super) fn enter_quick_choice(choice: &mut ClockChoice, number: usize) {
    let Some(quick) = QUICK_CHOICES.get(number) else {
        return;
    };
    let Some((minutes, seconds)) = quick else {
        choice.kind = ClockKind::NoClock;
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
    let black = if choice.differ {
        side(choice.kind, &choice.black, Color::Black, true)?
    } else {
        white.clone()
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
        let wrong = Fault::new(FieldId::Time(color), EntryFault::Time(whose));
        minutes(&entered.time).ok_or(wrong)
    };
    let with = |kind: fn(Duration) -> Bonus, why: fn(Option<Color>) -> EntryFault| {
        let wrong = Fault::new(FieldId::Bonus(color), why(whose));
        let (time, bonus) = (time()?, seconds(&entered.bonus).ok_or(wrong)?);
        let bonus = if bonus.is_zero() {
            Bonus::None
        } else {
            kind(bonus)
        };
        Ok(TimeControl::all_moves(time, bonus))
    };
    let with_delay = |kind| match with(kind, EntryFault::Delay) {
        Ok(control) if control.bonus(0) == Bonus::None => Err(Fault::new(
            FieldId::Bonus(color),
            EntryFault::NoDelay(whose),
        )),
        control => control,
    };
    match kind {
        ClockKind::NoClock => Ok(TimeControl::NoClock),
        ClockKind::CountUp => Ok(TimeControl::CountUp),
        ClockKind::SuddenDeath => Ok(TimeControl::all_moves(time()?, Bonus::None)),
        ClockKind::Hourglass => Ok(TimeControl::Hourglass(time()?)),
        ClockKind::Fischer => with(Bonus::Increment, EntryFault::Increment),
        ClockKind::Bronstein => with_delay(Bonus::Bronstein),
        ClockKind::Delay => with_delay(Bonus::Delay),
        ClockKind::Stages => {
            let read = stages(entered.stages.trim());
            let field = FieldId::StageMoves(color, 0);
            read.map_err(|why| Fault::new(field, EntryFault::Stages(whose, why)))
        }
    }
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
            ("600", "36000"),
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
            "600.1",
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
            (ClockKind::NoClock, "-"),
            (ClockKind::CountUp, "count-up"),
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
        for kind in [ClockKind::Delay, ClockKind::Bronstein] {
            let read = control(kind, "3", "x", "");
            assert_eq!(read, Err(EntryFault::Delay(None)));
            let read = control(kind, "3", "3600.5", "");
            assert_eq!(read, Err(EntryFault::Delay(None)));
            for zero in ["", "0", "0.0"] {
                let read = control(kind, "3", zero, "");
                assert_eq!(read, Err(EntryFault::NoDelay(None)));
            }
        }
    }
}
