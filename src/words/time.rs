//! Times.

use std::time::Duration;

use crate::game::TimeControl;
use crate::notation::pgn;
use crate::words::{Counted, Words};

impl Words {
    /// A duration in the largest unit that fits: `2 hours`.
    pub fn span(self, time: Duration) -> String {
        const UNITS: [(u64, Counted); 3] = [
            (86_400, Counted::Days),
            (3_600, Counted::Hours),
            (60, Counted::Minutes),
        ];
        let seconds = time.as_secs();
        let unit = UNITS.into_iter().find(|&(length, _)| seconds >= length);
        let (length, unit) = unit.unwrap_or((1, Counted::Seconds));
        self.counted(unit, (seconds / length) as usize)
    }

    /// The text of a clock with this time control.
    pub fn clock(self, control: &TimeControl, shown: Duration) -> String {
        if control.counts_down() {
            self.time_left(shown, control.is_low(shown))
        } else {
            self.hours_minutes_seconds(shown)
        }
    }

    /// What is left of a delay or of some work as `M:SS`, rounded up.
    pub(super) fn minutes_left(self, left: Duration) -> String {
        let seconds = left.as_millis().div_ceil(1_000);
        self.time_left(Duration::from_secs(seconds as u64), false)
    }

    /// A time as `H:MM:SS`, rounded down.
    fn hours_minutes_seconds(self, time: Duration) -> String {
        pgn::write_clock(Duration::from_secs(time.as_secs()))
    }

    /// The time left as `M:SS` or `H:MM:SS`, rounded down; with tenths of a second if it is low.
    fn time_left(self, time: Duration, low: bool) -> String {
        let seconds = time.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        let seconds = seconds % 60;
        let tenths = if low {
            format!(
                "{}{}",
                self.language.decimal_separator(),
                time.subsec_millis() / 100
            )
        } else {
            String::new()
        };
        match hours {
            0 => format!("{minutes}:{seconds:02}{tenths}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}{tenths}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_have_the_largest_unit_that_fits() {
        let table = [
            (0, "0 seconds"),
            (1, "1 second"),
            (60, "1 minute"),
            (7_199, "1 hour"),
            (172_800, "2 days"),
        ];
        for (seconds, words) in table {
            assert_eq!(Words::ENGLISH.span(Duration::from_secs(seconds)), words);
        }
    }

    #[test]
    fn a_clock_is_written_as_its_time_control_runs() {
        let table = [("300", 65_000, "1:05"), ("count-up", 65_000, "0:01:05")];
        for (control, shown, words) in table {
            let control = control.parse().expect("a time control");
            assert_eq!(
                Words::ENGLISH.clock(&control, Duration::from_millis(shown)),
                words
            );
        }
    }

    #[test]
    fn low_time_shows_tenths() {
        let shown = |millis, low| Words::ENGLISH.time_left(Duration::from_millis(millis), low);
        assert_eq!(shown(5_400_000, false), "1:30:00");
        assert_eq!(shown(3_599_999, false), "59:59");
        assert_eq!(shown(10_000, false), "0:10");
        assert_eq!(shown(9_999, true), "0:09.9");
        assert_eq!(shown(99, true), "0:00.0");
    }

    #[test]
    fn clocks_show_whole_seconds() {
        assert_eq!(
            Words::ENGLISH.hours_minutes_seconds(Duration::from_millis(999)),
            "0:00:00"
        );
        assert_eq!(
            Words::ENGLISH.hours_minutes_seconds(Duration::from_secs(36_061)),
            "10:01:01"
        );
    }
}
