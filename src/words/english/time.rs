//! Times.

use std::time::Duration;

/// A time in the largest unit that fits: `2 hours`.
pub fn span(time: Duration) -> String {
    const UNITS: [(u64, &str); 3] = [(86_400, "day"), (3_600, "hour"), (60, "minute")];
    let seconds = time.as_secs();
    let unit = UNITS.into_iter().find(|&(length, _)| seconds >= length);
    let (length, unit) = unit.unwrap_or((1, "second"));
    let count = seconds / length;
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {unit}{plural}")
}
