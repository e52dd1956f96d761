//! Dates with unknown parts.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, NaiveDate, NaiveDateTime, Timelike};

use crate::time::{self, SystemTime};

/// A PGN date, with the time of day if known. Later dates are greater; unknown parts come first.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// Zero if unknown, as are the fields below.
    year: u16,
    month: u8,
    day: u8,
    /// The second of the day, counted from 1.
    second: u32,
}

impl Date {
    /// Reads the tags `Date` (`2026.11.20`, with `?` for unknown) and `Time` (`14:02:31`).
    pub fn read(date: &str, time: &str) -> Date {
        let mut parts = date.split('.');
        let year = number(parts.next(), 9999);
        let month = number(parts.next(), 12);
        let day = number(parts.next(), 31);
        Date {
            year,
            month,
            day,
            second: second(time).unwrap_or_default(),
        }
    }

    /// Reads a day whose parts are all known; the last ones may be left out.
    pub(super) fn parse(text: &str) -> Option<Date> {
        let text = text.replace('-', ".");
        let date = Date::read(&text, "");
        let known = [date.year > 0, date.month > 0, date.day > 0];
        let given = text.split('.').count();
        (1..=known.len())
            .contains(&given)
            .then(|| known.iter().take(given).all(|known| *known))?
            .then_some(date)
    }

    /// Reads a day or a month as people write it: `1 Oct 2026`, `Oct 2026`, `10/2026`, `1. 10. 2026`. The year may be left out
    /// after the name of a month, which the function reads.
    fn parse_written(text: &str, month: impl Fn(&str) -> Option<u8>) -> Option<Date> {
        let mut numbers = Vec::new();
        let mut named = None;
        let is_between = |letter: char| letter.is_whitespace() || ",./".contains(letter);
        for part in text.split(is_between).filter(|part| !part.is_empty()) {
            match part.parse::<u16>() {
                Ok(number) => numbers.push(number),
                Err(_) if named.is_none() => named = Some(month(part)?),
                Err(_) => return None,
            }
        }
        let year = numbers.pop_if(|last| *last > 31).unwrap_or_default();
        let mut numbers = numbers.into_iter().map(u8::try_from).rev();
        let month = match named {
            None if year == 0 => return None,
            None => numbers.next()?.ok()?,
            Some(month) => month,
        };
        let day = numbers.next().transpose().ok()?.unwrap_or_default();
        let is_date = (1..=12).contains(&month) && day <= 31 && numbers.next().is_none();
        is_date.then_some(Date {
            year,
            month,
            day,
            second: 0,
        })
    }

    /// Reads a day, a month or a year as programs or people write it: `2026-11-20`, `28 Oct 2026`. The function reads the name
    /// of a month, after which the year may be left out.
    pub(super) fn typed(text: &str, month: impl Fn(&str) -> Option<u8>) -> Option<Date> {
        Date::parse(text).or_else(|| Date::parse_written(text, month))
    }

    /// The value of the tag `Date`: `2026.10.28`, `2026.10.??` (PGN standard 8.1.1.3).
    pub fn tag(self) -> String {
        let part = |part: u16, length| match part {
            0 => "?".repeat(length),
            known => format!("{known:0length$}"),
        };
        let (month, day) = (u16::from(self.month), u16::from(self.day));
        format!("{}.{}.{}", part(self.year, 4), part(month, 2), part(day, 2))
    }

    /// The same in the year of another date, if its own is unknown.
    pub(super) fn with_year_of(self, other: Date) -> Date {
        let year = self.year().or(other.year()).unwrap_or_default();
        Date { year, ..self }
    }

    /// The last day that it can be.
    pub(super) fn last_day(self) -> Date {
        let or_last = |part: u8, last| if part == 0 { last } else { part };
        Date {
            month: or_last(self.month, 12),
            day: or_last(self.day, 31),
            second: 0,
            ..self
        }
    }

    /// The local date and time of a moment.
    pub fn of(moment: SystemTime) -> Date {
        let local = time::local_of(moment);
        let date = Date::on(local.date());
        Date {
            second: 1 + local.num_seconds_from_midnight(),
            ..date
        }
    }

    /// A day.
    pub fn on(day: NaiveDate) -> Date {
        Date {
            year: u16::try_from(day.year()).unwrap_or_default(),
            month: day.month() as u8,
            day: day.day() as u8,
            second: 0,
        }
    }

    /// The bits of an age, and that of a date of which nothing is known.
    pub(super) const AGE_BITS: u32 = 39;
    const GREATEST_AGE: u64 = (1 << Self::AGE_BITS) - 1;

    /// A number that is smaller for later dates.
    pub(super) fn age(self) -> u64 {
        Self::GREATEST_AGE - self.youth()
    }

    /// The same, but greater for later dates.
    pub(super) fn youth(self) -> u64 {
        let days = (u64::from(self.year) * 13 + u64::from(self.month)) * 32 + u64::from(self.day);
        days << 17 | u64::from(self.second)
    }

    /// The date without the time of day as a number.
    pub(super) fn packed(self) -> u32 {
        u32::from(self.year) << 9 | u32::from(self.month) << 5 | u32::from(self.day)
    }

    /// The date of such a number.
    pub(super) fn unpacked(packed: u32) -> Date {
        Date {
            year: (packed >> 9) as u16,
            month: (packed >> 5 & 15) as u8,
            day: (packed & 31) as u8,
            second: 0,
        }
    }

    /// The date without the time of day.
    pub fn without_time(self) -> Date {
        Date { second: 0, ..self }
    }

    /// The date without the day.
    pub(super) fn month_of_year(self) -> Date {
        Date {
            day: 0,
            second: 0,
            ..self
        }
    }

    /// The date without the day and the month.
    pub(super) fn year_alone(self) -> Date {
        Date {
            month: 0,
            ..self.month_of_year()
        }
    }

    /// The year; `None` if it is not known.
    pub fn year(self) -> Option<u16> {
        (self.year > 0).then_some(self.year)
    }

    /// The number of the month, 1 to 12; `None` if it is not known.
    pub fn month(self) -> Option<u8> {
        (self.month > 0).then_some(self.month)
    }

    /// The day of the month, 1 to 31; `None` if it is not known.
    pub fn day(self) -> Option<u8> {
        (self.day > 0).then_some(self.day)
    }

    /// The moment, to the minute; `None` if a part of it is unknown.
    pub fn moment(self) -> Option<NaiveDateTime> {
        let (month, day) = (u32::from(self.month), u32::from(self.day));
        let date = NaiveDate::from_ymd_opt(i32::from(self.year()?), month, day)?;
        let (hour, minute) = self.time()?;
        date.and_hms_opt(u32::from(hour), u32::from(minute), 0)
    }

    /// Hour and minute; `None` if unknown.
    pub fn time(self) -> Option<(u8, u8)> {
        let minute = self.second.checked_sub(1)? / 60;
        Some(((minute / 60) as u8, (minute % 60) as u8))
    }
}

/// A number from 1 on, or zero for anything else.
fn number<T: FromStr + Default + PartialOrd>(text: Option<&str>, most: T) -> T {
    let number = text.and_then(|text| text.parse().ok());
    number.filter(|number| *number <= most).unwrap_or_default()
}

fn second(time: &str) -> Option<u32> {
    let mut parts = time.split(':').map(str::parse);
    let (hour, minute): (u32, u32) = (parts.next()?.ok()?, parts.next()?.ok()?);
    let second = parts.next().and_then(Result::ok).filter(|it| *it < 60);
    let is_time = hour < 24 && minute < 60;
    is_time.then(|| 1 + 3600 * hour + 60 * minute + second.unwrap_or(0))
}

/// As `2026-11-20 14:02`, as far as known.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Some(year) = self.year() else {
            return Ok(());
        };
        write!(f, "{year:04}")?;
        let Some(month) = self.month() else {
            return Ok(());
        };
        write!(f, "-{month:02}")?;
        let Some(day) = self.day() else {
            return Ok(());
        };
        write!(f, "-{day:02}")?;
        match self.time() {
            Some((hour, minute)) => write!(f, " {hour:02}:{minute:02}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_shows_its_known_parts() {
        let shown = |date, time| Date::read(date, time).to_string();
        assert_eq!(shown("2026.11.20", "14:02:31"), "2026-11-20 14:02");
        assert_eq!(shown("2026.11.20", "00:00"), "2026-11-20 00:00");
        assert_eq!(shown("2026.11.20", "24:00:00"), "2026-11-20");
        assert_eq!(shown("1851.06.??", "?"), "1851-06");
        assert_eq!(shown("1851.??.??", ""), "1851");
        for unknown in ["????.??.??", "", "-5.1.1", "99999999999.1.1", "yesterday"] {
            assert_eq!(shown(unknown, ""), "");
        }
        for year_alone in ["2026.13.32", "2026.-5.01", "2026.261.1"] {
            assert_eq!(shown(year_alone, ""), "2026");
        }
        assert_eq!(shown("2026.11.-5", ""), "2026-11");
    }

    #[test]
    fn the_tag_has_all_parts() {
        for tag in ["2026.11.05", "1851.06.??", "0999.??.??", "????.??.??"] {
            assert_eq!(Date::read(tag, "14:02").tag(), tag);
        }
    }

    #[test]
    fn the_later_date_is_the_greater() {
        let dates = [
            ("????.??.??", ""),
            ("1851.??.??", ""),
            ("1851.06.??", ""),
            ("1851.06.21", ""),
            ("2026.11.20", ""),
            ("2026.11.20", "00:00:00"),
            ("2026.11.20", "14:02"),
            ("2026.11.20", "14:02:31"),
        ];
        let dates = dates.map(|(date, time)| Date::read(date, time));
        assert!(dates.is_sorted(), "{dates:?}");
        assert!(dates.iter().rev().is_sorted_by_key(|date| date.age()));
        assert_eq!(Date::default().age(), Date::GREATEST_AGE);
        let last = Date::read("9999.12.31", "23:59");
        assert!(last.youth() < Date::GREATEST_AGE);
    }
}
