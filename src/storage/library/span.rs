//! Spans of numbers, days and opening codes: `2400..2600`, `2024.05..`, `B20..B99`. Either end may be open, and a value
//! alone stands for itself. A dash is as good as the dots: `2400-2600`, `2400-`; `2400+` has an open end too.

use std::str::FromStr;

use super::date::Date;

/// Why a text is no span.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpanError {
    /// An end is not a value of this kind.
    #[error("\u{201c}{0}\u{201d} is not {1}")]
    End(String, &'static str),
    /// It has neither a beginning nor an end.
    #[error("both ends are open")]
    Open,
}

/// Numbers from one to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    from: Option<u32>,
    to: Option<u32>,
}

impl Span {
    /// The span between two numbers; `None` if both ends are open.
    pub fn new(from: Option<u32>, to: Option<u32>) -> Option<Span> {
        (from.is_some() || to.is_some()).then_some(Span { from, to })
    }

    /// The first number and the last one; `None` for an open end.
    pub fn ends(self) -> [Option<u32>; 2] {
        [self.from, self.to]
    }

    /// Whether a number is one of these.
    pub fn contains(self, number: u32) -> bool {
        self.from.is_none_or(|from| from <= number) && self.to.is_none_or(|to| number <= to)
    }
}

impl FromStr for Span {
    type Err = SpanError;

    fn from_str(text: &str) -> Result<Span, SpanError> {
        let [from, to] = ends(text, "a whole number", |end| end.parse().ok())?;
        Ok(Span { from, to })
    }
}

/// Days from one to another, both included. Of a day the month and the day of the month can be left out: `2024..2025.06`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DateSpan {
    from: Option<Date>,
    to: Option<Date>,
}

impl DateSpan {
    /// All days that a date can be: those of a month if the day is left out, those of a year if the month is, too.
    pub fn of(date: Date) -> DateSpan {
        let end = Some(date.without_time());
        DateSpan { from: end, to: end }
    }

    /// Reads days as people write them: `1 Oct 2026`, `Sep – Oct 2026`. The function reads the name of a month.
    pub(super) fn parse_written(
        text: &str,
        month: impl Fn(&str) -> Option<u8>,
    ) -> Option<DateSpan> {
        let read = |end: &str| Date::typed(end, &month);
        let [from, to] = ends(text, "a date", read).ok()?;
        let from = from.map(|from| from.with_year_of(to.unwrap_or_default()));
        let has_year = |date: Date| date.year().is_some();
        (from.is_none_or(has_year) && to.is_none_or(has_year)).then_some(DateSpan { from, to })
    }

    /// The first date and the last one, as they were given; `None` for an open end.
    pub fn ends(self) -> [Option<Date>; 2] {
        [self.from, self.to]
    }

    /// Whether a date is surely one of these: of an unknown day the month has to be inside, and of an unknown month the
    /// year.
    pub fn contains(self, date: Date) -> bool {
        let [first, last] = [date.without_time(), date.last_day()];
        date.year().is_some()
            && self.from.is_none_or(|from| from <= first)
            && self.to.is_none_or(|to| last <= to.last_day())
    }
}

impl FromStr for DateSpan {
    type Err = SpanError;

    fn from_str(text: &str) -> Result<DateSpan, SpanError> {
        let [from, to] = ends(text, "a date such as 2024.05.31 or 2024", Date::parse)?;
        Ok(DateSpan { from, to })
    }
}

/// Codes of openings from one to another, both included. A code may be cut: `B`, `C4..C5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EcoSpan {
    from: Option<String>,
    to: Option<String>,
}

impl EcoSpan {
    /// The first code and the last one; `None` for an open end.
    pub fn ends(&self) -> [Option<&str>; 2] {
        [self.from.as_deref(), self.to.as_deref()]
    }

    /// Whether a code is one of these.
    pub fn contains(&self, code: &str) -> bool {
        let cut = |end: &str| code.get(..end.len()).unwrap_or_default();
        !code.is_empty()
            && self
                .from
                .as_ref()
                .is_none_or(|from| from.as_str() <= cut(from))
            && self.to.as_ref().is_none_or(|to| cut(to) <= to.as_str())
    }
}

impl FromStr for EcoSpan {
    type Err = SpanError;

    fn from_str(text: &str) -> Result<EcoSpan, SpanError> {
        let [from, to] = ends(text, "an ECO code such as B20 or C4", eco)?;
        Ok(EcoSpan { from, to })
    }
}

/// An ECO code in capitals, of which the last digits may be left out.
fn eco(text: &str) -> Option<String> {
    let code = text.to_ascii_uppercase();
    let mut letters = code.bytes();
    let is_volume = matches!(letters.next(), Some(b'A'..=b'E'));
    (is_volume && code.len() <= 3 && letters.all(|it| it.is_ascii_digit())).then_some(code)
}

/// The ends of a span, read by a function; a value alone is both.
fn ends<T: Clone>(
    text: &str,
    kind: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<[Option<T>; 2], SpanError> {
    let end = |text: &str| match text.trim() {
        "" => Ok(None),
        text => match read(text) {
            Some(value) => Ok(Some(value)),
            None => Err(SpanError::End(text.into(), kind)),
        },
    };
    // A dash may also be a part of a date.
    let beside_dash = ["–", " - ", "-"].into_iter().find_map(|dash| {
        let (from, to) = text.split_once(dash)?;
        Some([end(from).ok()?, end(to).ok()?])
    });
    let from_on = || Some([Some(read(text.trim().strip_suffix('+')?)?), None]);
    let ends = match (text.split_once(".."), beside_dash.or_else(from_on)) {
        (Some((from, to)), _) => [end(from)?, end(to)?],
        (None, Some(ends)) if read(text.trim()).is_none() => ends,
        (None, _) => {
            let value = end(text)?;
            [value.clone(), value]
        }
    };
    match ends {
        [None, None] => Err(SpanError::Open),
        ends => Ok(ends),
    }
}

/// Whether no end of a span is open, and it is more than one value.
pub(super) fn has_two_ends<T: PartialEq>(ends: [Option<T>; 2]) -> bool {
    matches!(ends, [Some(from), Some(to)] if from != to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_have_open_ends_or_one_value() {
        let inside = |span: &str| {
            let span: Span = span.parse().expect("a span");
            let numbers = [9, 10, 15, 20, 21];
            numbers.map(|number| span.contains(number)).map(u8::from)
        };
        assert_eq!(inside("10..20"), [0, 1, 1, 1, 0]);
        assert_eq!(inside("10.."), [0, 1, 1, 1, 1]);
        assert_eq!(inside("..20"), [1, 1, 1, 1, 0]);
        assert_eq!(inside("15"), [0, 0, 1, 0, 0]);
        assert_eq!(inside("10-20"), [0, 1, 1, 1, 0]);
        assert_eq!(inside("10 – 20"), [0, 1, 1, 1, 0]);
        for open in ["10-", "10 –", "10+"] {
            assert_eq!(inside(open), [0, 1, 1, 1, 1], "{open}");
        }
        assert_eq!(inside("-20"), [1, 1, 1, 1, 0]);
        for wrong in ["", "..", "-", "+", "a..b", "a-", "1...2", "1-2-3"] {
            assert!(wrong.parse::<Span>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_date_is_inside_only_if_all_its_days_are() {
        let table = [
            ("2024", "2024.01.01", true),
            ("2024", "2024.??.??", true),
            ("2024", "2023.12.31", false),
            ("2024.05..2024.06.15", "2024.05.01", true),
            ("2024.05..2024.06.15", "2024.06.15", true),
            ("2024.05..2024.06.15", "2024.06.16", false),
            ("2024.05..2024.06.15", "2024.06.??", false),
            ("2024-05-10..", "2024.05.??", false),
            ("2024-05-10..", "2025.??.??", true),
            ("..2024", "????.??.??", false),
            ("2023-2024", "2024.12.31", true),
            ("2023 - 2024", "2025.??.??", false),
            ("2024-05 – 2024-06", "2024.06.30", true),
        ];
        for (span, date, is_inside) in table {
            let span: DateSpan = span.parse().expect("a span");
            assert_eq!(
                span.contains(Date::read(date, "")),
                is_inside,
                "{span:?} {date}"
            );
        }
        let named = |text: &str| {
            ["sep", "september"]
                .iter()
                .position(|it| *it == text)
                .map(|_| 9)
        };
        let written = [
            ("1 sep 2024", "2024.09.01"),
            ("sep 1, 2024", "2024.09.01"),
            ("1. 9. 2024", "2024.09.01"),
            ("9/2024", "2024.09"),
            ("september 2024", "2024.09"),
            ("sep 2023 - 1 sep 2024", "2023.09..2024.09.01"),
            ("1 sep – 9 sep 2024", "2024.09.01..2024.09.09"),
            ("sep 2024 -", "2024.09.."),
            ("2023-2024", "2023..2024"),
        ];
        for (text, span) in written {
            let found = DateSpan::parse_written(text, named);
            assert_eq!(found, span.parse().ok(), "{text}");
        }
        for wrong in ["sep", "oct 2024", "13/2024", "32 sep 2024", "1 2 3 2024"] {
            assert_eq!(DateSpan::parse_written(wrong, named), None, "{wrong}");
        }
        for wrong in [
            "2024.13",
            "2024.02.32",
            "yesterday",
            "2024.1.1.1",
            "2024.??",
        ] {
            assert!(wrong.parse::<DateSpan>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn codes_of_openings_may_be_cut() {
        let table = [
            ("b20..b99", "B90", true),
            ("B20..B99", "C00", false),
            ("C4..C5", "C59", true),
            ("C4..C5", "C60", false),
            ("D", "D85", true),
            ("D", "", false),
            ("E6..", "E55", false),
        ];
        for (span, code, is_inside) in table {
            let span: EcoSpan = span.parse().expect("a span");
            assert_eq!(span.contains(code), is_inside, "{span:?} {code}");
        }
        for wrong in ["F00", "B200", "Sicilian"] {
            assert!(wrong.parse::<EcoSpan>().is_err(), "{wrong}");
        }
    }
}
