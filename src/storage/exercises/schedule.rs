//! When an exercise comes back: the better it was solved, the later.

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The days until a solved exercise comes back.
pub const DAYS: [u16; 5] = [1, 3, 10, 30, 90];

/// When an exercise is due, and how well it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Schedule {
    /// The step of [`DAYS`] after which it comes back if it is solved at once.
    step: u8,
    /// The first day on which it is asked.
    #[serde(serialize_with = "write_day", deserialize_with = "read_day")]
    due: NaiveDate,
    /// How often it was asked.
    tries: u32,
    /// Whether it was solved when it was last asked, not shown.
    #[serde(default)]
    is_solved: bool,
}

/// How an exercise was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// With the first move, without help.
    AtOnce,
    /// After wrong moves, or with a hint.
    WithTries,
    /// The solution was shown.
    Shown,
}

impl Schedule {
    /// That of a new exercise, which is due at once.
    pub fn new(today: NaiveDate) -> Schedule {
        Schedule {
            step: 0,
            due: today,
            tries: 0,
            is_solved: false,
        }
    }

    /// The next one, after the exercise was solved today. Solved at once, it goes one step up; with tries, one back; with the
    /// solution, to the first one. Before it is due, one that is solved at once comes back when it would have, and another one
    /// not later.
    pub fn after(self, solved: Solved, today: NaiveDate) -> Schedule {
        if !self.is_due(today) && solved == Solved::AtOnce {
            return Schedule {
                tries: self.tries.saturating_add(1),
                is_solved: true,
                ..self
            };
        }
        // A file may have any step.
        let last = DAYS.len() as u8 - 1;
        let step = self.step.min(last);
        let (waits, step) = match solved {
            Solved::AtOnce => (step, (step + 1).min(last)),
            Solved::WithTries => (step.saturating_sub(1), step.saturating_sub(1)),
            Solved::Shown => (0, 0),
        };
        let days = DAYS.get(usize::from(waits)).copied().unwrap_or(1);
        Schedule {
            step,
            due: match later(today, days) {
                due if self.is_due(today) => due,
                due => due.min(self.due),
            },
            tries: self.tries.saturating_add(1),
            is_solved: solved != Solved::Shown,
        }
    }

    /// The first day on which it is asked.
    pub fn due(self) -> NaiveDate {
        self.due
    }

    /// Whether it is asked today.
    pub fn is_due(self, today: NaiveDate) -> bool {
        self.due <= today
    }

    /// The days until it is asked; 0 if it is due.
    pub fn days_left(self, today: NaiveDate) -> u64 {
        u64::try_from((self.due - today).num_days()).unwrap_or(0)
    }

    /// Whether it was solved when it was last asked. Older files tell it only by the step.
    pub fn is_solved(self) -> bool {
        self.is_solved || self.step > 0
    }

    /// How often it was asked.
    pub fn tries(self) -> u32 {
        self.tries
    }
}

fn later(day: NaiveDate, days: u16) -> NaiveDate {
    day.checked_add_days(Days::new(days.into())).unwrap_or(day)
}

fn write_day<S: Serializer>(day: &NaiveDate, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(day)
}

fn read_day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(de::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Solved::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a date")
    }

    /// The days until an exercise comes back, if it is solved like this, always when it is due.
    fn waits(solved: &[Solved]) -> Vec<u64> {
        let mut today = day("2026-11-24");
        let mut schedule = Schedule::new(today);
        let wait = |&solved: &Solved| {
            schedule = schedule.after(solved, today);
            let days = schedule.days_left(today);
            today = schedule.due();
            days
        };
        solved.iter().map(wait).collect()
    }

    #[test]
    fn what_is_solved_at_once_comes_back_later_and_later() {
        assert_eq!(waits(&[AtOnce; 7]), [1, 3, 10, 30, 90, 90, 90]);
    }

    #[test]
    fn tries_go_one_step_back() {
        let solved = [AtOnce, AtOnce, WithTries, AtOnce, AtOnce];
        assert_eq!(waits(&solved), [1, 3, 3, 3, 10]);
        assert_eq!(waits(&[WithTries, WithTries, AtOnce]), [1, 1, 1]);
    }

    #[test]
    fn the_solution_goes_back_to_the_first_step() {
        let solved = [AtOnce, AtOnce, AtOnce, Shown, AtOnce, AtOnce];
        assert_eq!(waits(&solved), [1, 3, 10, 1, 1, 3]);
    }

    #[test]
    fn what_is_solved_before_it_is_due_comes_back_no_later() {
        let today = day("2026-11-24");
        let next = today + Days::new(1);
        let schedule = Schedule::new(today)
            .after(AtOnce, today)
            .after(AtOnce, next);
        let after = |solved, day| schedule.after(solved, day).days_left(day);
        assert_eq!(schedule.days_left(next), 3);
        assert_eq!(
            [AtOnce, WithTries, Shown].map(|it| after(it, next)),
            [3, 3, 1]
        );
        let last = schedule.due() - Days::new(1);
        assert_eq!(
            [AtOnce, WithTries, Shown].map(|it| after(it, last)),
            [1, 1, 1]
        );
        assert_eq!(
            schedule
                .after(AtOnce, last)
                .after(AtOnce, schedule.due())
                .days_left(schedule.due()),
            10
        );
    }

    #[test]
    fn a_new_exercise_is_due_today_and_a_solved_one_when_its_days_have_passed() {
        let today = day("2024-02-28");
        let new = Schedule::new(today);
        assert!(new.is_due(today) && !new.is_solved());
        // February has 29 days in this year.
        let solved = new.after(AtOnce, today).after(AtOnce, day("2024-02-29"));
        assert_eq!(solved.due(), day("2024-03-03"));
        assert!(!solved.is_due(day("2024-03-02")));
        assert!(solved.is_due(day("2024-03-03")) && solved.is_due(day("2025-01-01")));
        assert_eq!(solved.days_left(day("2025-01-01")), 0);
        assert_eq!(solved.tries(), 2);
    }

    #[test]
    fn what_was_missed_for_long_counts_from_the_day_when_it_was_asked() {
        let known = Schedule::new(day("2026-01-01")).after(AtOnce, day("2026-01-01"));
        let asked = known.after(AtOnce, day("2026-06-01"));
        assert_eq!(asked.due(), day("2026-06-04"));
    }

    #[test]
    fn it_is_solved_until_the_solution_is_shown() {
        let today = day("2026-11-24");
        let tried = Schedule::new(today).after(WithTries, today);
        assert!(tried.is_solved());
        assert!(!tried.after(Shown, today).is_solved());
        // Written before the result was noted.
        let text = r#"{"step":1,"due":"2026-11-24","tries":1}"#;
        let older: Schedule = serde_json::from_str(text).expect("a schedule");
        assert!(older.is_solved());
    }

    #[test]
    fn the_last_days_of_the_calendar_and_steps_beyond_the_last_do_no_harm() {
        let end = NaiveDate::MAX;
        assert_eq!(Schedule::new(end).after(AtOnce, end).due(), end);
        let text = r#"{"step":200,"due":"2026-11-24","tries":4294967295}"#;
        let odd: Schedule = serde_json::from_str(text).expect("a schedule");
        let next = odd.after(AtOnce, day("2026-11-24"));
        assert_eq!(next.due(), day("2027-02-22"));
        assert!(next.is_solved());
    }
}
