//! Time controls.

use std::time::Duration;

use crate::app::FieldOption;
use crate::app::time_control as entered;
use crate::game::{Bonus, Stage, TimeControl, write_seconds};
use crate::rules::ByColor;
use crate::storage::{ClockChoice, ClockKind};
use crate::words::{Phrase, Words};

impl Words {
    /// A time control in minutes and seconds: `5+3`.
    pub fn time_control(self, control: &TimeControl) -> String {
        match control {
            TimeControl::NoClock => self.field_option(&FieldOption::Clock(ClockKind::NoClock)),
            TimeControl::CountUp => self.field_option(&FieldOption::Clock(ClockKind::CountUp)),
            TimeControl::Hourglass(time) => {
                self.phrase(Phrase::Hourglass, &[("time", &self.length(*time))])
            }
            TimeControl::Stages(stages) => {
                let names: Vec<String> = stages.iter().map(|it| self.stage(it)).collect();
                names.join(", ")
            }
        }
    }

    /// The time controls of both sides: `5+3`, or `5+0 against 1+0` if they differ.
    pub fn time_controls(self, control: &ByColor<TimeControl>) -> String {
        let ByColor { white, black } = control;
        if white == black {
            self.time_control(white)
        } else {
            let (white, black) = (self.time_control(white), self.time_control(black));
            self.phrase(Phrase::Against, &[("white", &white), ("black", &black)])
        }
    }

    /// The time control that was entered.
    pub fn clock_choice(self, choice: &ClockChoice) -> String {
        let unset = |_| self.text(Phrase::ClockNotSet).to_string();
        entered(choice).map_or_else(unset, |control| self.time_controls(&control))
    }

    fn stage(self, stage: &Stage) -> String {
        let moves = stage.moves.map(|moves| format!("{moves}/"));
        let (bonus, kind) = match stage.bonus {
            Bonus::None => (Duration::ZERO, None),
            Bonus::Increment(time) => (time, None),
            Bonus::Bronstein(time) => (time, Some(Phrase::Bronstein)),
            Bonus::Delay(time) => (time, Some(Phrase::DelayBeforeMove)),
        };
        let (moves, time) = (moves.unwrap_or_default(), self.minutes(stage.time));
        let time = format!("{moves}{time}+{}", self.decimal(write_seconds(bonus)));
        match kind {
            Some(kind) => self.phrase(kind, &[("time", &time)]),
            None => time,
        }
    }

    /// `5 min`, `5 s`, `1:30`
    fn length(self, time: Duration) -> String {
        let is_whole = time.as_millis().is_multiple_of(60_000);
        let is_short = time < Duration::from_secs(60);
        match u32::try_from(time.as_millis()) {
            Ok(millis) if is_whole || is_short => {
                self.field_option(&FieldOption::SearchTime(Some(millis)))
            }
            _ => self.minutes(time),
        }
    }

    /// `5`, `0:03`
    fn minutes(self, time: Duration) -> String {
        let rest = Duration::new(time.as_secs() % 60, time.subsec_nanos());
        let minutes = time.as_secs() / 60;
        if rest.is_zero() {
            minutes.to_string()
        } else if rest < Duration::from_secs(10) {
            format!("{minutes}:0{}", self.decimal(write_seconds(rest)))
        } else {
            format!("{minutes}:{}", self.decimal(write_seconds(rest)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{ClockKind, SideTime};

    #[test]
    fn time_controls_are_given_in_minutes_and_seconds() {
        let table = [
            ("-", "No clock"),
            ("count-up", "Count up"),
            ("300", "5+0"),
            ("300+3", "5+3"),
            ("5400+30", "90+30"),
            ("90", "1:30+0"),
            ("3", "0:03+0"),
            ("0.5+0.1", "0:00.5+0.1"),
            ("300b3", "5+3 Bronstein"),
            ("300d3", "5+3 delay"),
            ("*180", "Hourglass 3 min"),
            ("*90", "Hourglass 1:30"),
            ("*5", "Hourglass 5 s"),
            ("40/9000", "40/150+0"),
            ("40/5400+30:1800+30", "40/90+30, 30+30"),
            ("40/7200:20/3600:900d5", "40/120+0, 20/60+0, 15+5 delay"),
        ];
        for (text, name) in table {
            let control: TimeControl = text.parse().expect("a time control");
            assert_eq!(Words::ENGLISH.time_control(&control), name);
        }
    }
    #[test]
    fn an_entered_time_control_is_named_for_both_sides() {
        let time = |minutes: &str| SideTime {
            time: minutes.into(),
            ..SideTime::default()
        };
        let choice = |white, differ| ClockChoice {
            kind: ClockKind::SuddenDeath,
            white: time(white),
            black: time("1"),
            differ,
            ..ClockChoice::default()
        };
        let table = [
            (choice("5", false), "5+0"),
            (choice("5", true), "5+0 against 1+0"),
            (choice("soon", false), "Clock not set"),
        ];
        for (choice, words) in table {
            assert_eq!(Words::ENGLISH.clock_choice(&choice), words);
        }
    }
}
