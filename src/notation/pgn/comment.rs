//! What stands in comments: words, the clock as `[%clk 1:02:03.500]`, and the time that a move took as
//! `[%emt 0:00:07]`.

use std::time::Duration;

const CLOCK: &str = "[%clk ";
const ELAPSED: &str = "[%emt ";

/// Writes a clock as `H:MM:SS`, with milliseconds unless they are zero.
pub fn write_clock(clock: Duration) -> String {
    let seconds = clock.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let fraction = match clock.subsec_millis() {
        0 => String::new(),
        millis => format!(".{millis:03}"),
    };
    format!("{hours}:{minutes:02}:{:02}{fraction}", seconds % 60)
}

/// The clock as a command to stand in a comment, `[%clk 1:02:03.500]`.
pub(super) fn clock_command(clock: Duration) -> String {
    format!("{CLOCK}{}]", write_clock(clock))
}

/// The time that a move took as a command to stand in a comment, `[%emt 0:00:07]`.
pub fn elapsed_command(time: Duration) -> String {
    format!("{ELAPSED}{}]", write_clock(time))
}

/// Takes the first clock out of a comment, if there is one, and leaves the words around it.
pub(super) fn split_clock(comment: &str) -> (Option<Duration>, String) {
    split_time(comment, CLOCK)
}

/// Takes the first time that a move took out of a comment, if there is one, and leaves the words around
/// it.
pub fn split_elapsed(comment: &str) -> (Option<Duration>, String) {
    split_time(comment, ELAPSED)
}

fn split_time(comment: &str, opening: &str) -> (Option<Duration>, String) {
    // A clock and nothing else is by far the most frequent comment.
    if let Some(command) = comment.trim().strip_prefix(opening)
        && let Some((time, "")) = read_command(command)
    {
        return (Some(time), String::new());
    }
    let comment = tidy(comment);
    for (start, _) in comment.match_indices(opening) {
        let (before, command) = comment.split_at(start);
        if let Some((time, after)) = read_command(&command[opening.len()..]) {
            return (Some(time), tidy(&format!("{before} {after}")));
        }
    }
    (None, comment)
}

/// Reads a clock and the bracket that closes its command, and gives what follows them.
fn read_command(text: &str) -> Option<(Duration, &str)> {
    // Up to a bracket of either kind, so that a long comment is not searched again and again.
    let (clock, rest) = text.split_at(text.find(['[', ']'])?);
    Some((read_clock(clock.trim())?, rest.strip_prefix(']')?))
}

/// The words of a comment, parted by single blanks.
pub(super) fn tidy(comment: &str) -> String {
    let words: Vec<&str> = comment.split_whitespace().collect();
    words.join(" ")
}

/// Reads `H:MM:SS` with any number of decimals; those past the ninth are dropped.
pub fn read_clock(text: &str) -> Option<Duration> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let mut parts = whole.split(':').map(read_number);
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() {
        return None;
    }
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    let seconds = minutes.checked_mul(60)?.checked_add(seconds)?;
    Some(Duration::new(seconds, read_decimals(decimals)?))
}

fn read_number(digits: &str) -> Option<u64> {
    // `parse` would take a leading plus sign as well.
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

/// The nanoseconds that the decimals of a second stand for.
fn read_decimals(decimals: &str) -> Option<u32> {
    if !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let nine = decimals.bytes().chain(std::iter::repeat(b'0')).take(9);
    Some(nine.fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0')))
}
