//! When a game began.

/// A day and a time of day by the local clock, as the tags `Date` and `Time` of PGN have them.
///
/// ```
/// use deskmate::game::DateTime;
///
/// let began = DateTime::from_tags("2026.11.20", "14:02:07").expect("a day and a time");
/// assert_eq!(Some(began), DateTime::new([2026, 11, 20], [14, 2, 7]));
/// assert_eq!(began.tags(), ["2026.11.20", "14:02:07"]);
/// assert_eq!(DateTime::new([2026, 2, 29], [14, 2, 7]), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DateTime {
    date: [u16; 3],
    time: [u16; 3],
}

impl DateTime {
    /// From year, month and day, and from hour, minute and second; `None` if there is no such day or time.
    pub fn new(date: [u16; 3], time: [u16; 3]) -> Option<DateTime> {
        let ([year, month, day], [hour, minute, second]) = (date, time);
        let is_day = (1..=9999).contains(&year) && (1..=days_in(year, month)).contains(&day);
        let is_time = hour < 24 && minute < 60 && second < 60;
        (is_day && is_time).then_some(DateTime { date, time })
    }

    /// Reads the tags `Date` and `Time`; `None` if a part is unknown.
    pub fn from_tags(date: &str, time: &str) -> Option<DateTime> {
        DateTime::new(numbers(date, '.')?, numbers(time, ':')?)
    }

    /// The tags `Date` and `Time`.
    pub fn tags(self) -> [String; 2] {
        let ([year, month, day], [hour, minute, second]) = (self.date, self.time);
        [
            format!("{year:04}.{month:02}.{day:02}"),
            format!("{hour:02}:{minute:02}:{second:02}"),
        ]
    }

    /// Year, month and day.
    pub fn date(self) -> [u16; 3] {
        self.date
    }
}

/// The number of days in a month; 0 for one that does not exist.
fn days_in(year: u16, month: u16) -> u16 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u16::from(is_leap),
        _ => 0,
    }
}

fn numbers(text: &str, separator: char) -> Option<[u16; 3]> {
    let mut parts = text.split(separator);
    let mut next = || parts.next()?.parse().ok();
    let numbers = [next()?, next()?, next()?];
    parts.next().is_none().then_some(numbers)
}
