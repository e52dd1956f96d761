//! Comments: words, the clock as `[%clk 1:02:03.500]`, and the time that a move took as `[%emt
//! 0:00:07]`.

use std::time::Duration;

use crate::tree::tidy;

const CLOCK: &str = "[%clk ";
const ELAPSED: &str = "[%emt ";

/// Writes a clock as `H:MM:SS`, with milliseconds unless they are zero, and with more decimals only if
/// needed.
pub fn write_clock(clock: Duration) -> String {
    let seconds = clock.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let fraction = match (clock.subsec_nanos(), clock.subsec_millis()) {
        (0, _) => String::new(),
        (nanos, millis) if nanos % 1_000_000 == 0 => format!(".{millis:03}"),
        (nanos, _) => format!(".{nanos:09}").trim_end_matches('0').to_owned(),
    };
    format!("{hours}:{minutes:02}:{:02}{fraction}", seconds % 60)
}

/// Whether [`write_clock`] writes this clock exactly as it is here.
fn is_usual(clock: &str) -> bool {
    let (whole, decimals) = split_decimals(clock);
    let decimals = decimals.unwrap_or(b"001");
    let [hours @ .., b':', minutes, _, b':', seconds, _] = whole else {
        return false;
    };
    (hours.len() == 1 || hours.first() != Some(&b'0'))
        && *minutes < b'6'
        && *seconds < b'6'
        && match decimals.len() {
            3 => decimals != b"000",
            4..=9 => decimals.last() != Some(&b'0'),
            _ => false,
        }
}

/// The clock as a comment command, `[%clk 1:02:03.500]`.
pub(super) fn clock_command(clock: Duration) -> String {
    format!("{CLOCK}{}]", write_clock(clock))
}

/// The time that a move took as a comment command, `[%emt 0:00:07]`.
pub fn elapsed_command(time: Duration) -> String {
    format!("{ELAPSED}{}]", write_clock(time))
}

/// Reads a comment: its first clock, and the words to keep.
///
/// The clock stays among the words, so that it is written back as it was read. Only a single clock at
/// the beginning, in the form in which it is written anyway, is removed from them.
pub(super) fn split_clock(comment: &str) -> (Option<Duration>, String) {
    if let Some(clock) = plain_clock(comment) {
        return (Some(clock), String::new());
    }
    // Most others are alone too: then nothing is allocated.
    if let Some((clock, after)) = usual_clock(comment.trim_start())
        && after.trim_start().is_empty()
    {
        return (Some(clock), String::new());
    }
    let words = tidy(comment);
    match usual_clock(&words) {
        Some((clock, after)) => (Some(clock), tidy(after)),
        None => (clock_in(&words), words),
    }
}

/// The clock of a comment that is nothing else, with hours of one digit and without decimals, as nearly all are.
fn plain_clock(comment: &str) -> Option<Duration> {
    let clock = comment.as_bytes().strip_prefix(CLOCK.as_bytes())?;
    let &[
        hours,
        b':',
        tens,
        minutes,
        b':',
        tens_of_seconds,
        seconds,
        b']',
    ] = clock
    else {
        return None;
    };
    let digit = |digit: u8| digit.is_ascii_digit().then(|| u64::from(digit - b'0'));
    let sixty = |tens, ones| Some(10 * digit(tens).filter(|&tens| tens < 6)? + digit(ones)?);
    let minutes = 60 * digit(hours)? + sixty(tens, minutes)?;
    Some(Duration::from_secs(
        60 * minutes + sixty(tens_of_seconds, seconds)?,
    ))
}

/// The clock at the beginning of a comment, if it is the only one and in the usual form, and the text
/// after it.
fn usual_clock(comment: &str) -> Option<(Duration, &str)> {
    let (text, clock, after) = read_command(comment.strip_prefix(CLOCK)?)?;
    let is_word = after.is_empty() || after.starts_with(char::is_whitespace);
    (is_word && is_usual(text) && clock_in(after).is_none()).then_some((clock, after))
}

/// Whether a comment holds a clock or a time, which belong to the move before it.
pub(super) fn has_command(comment: &str) -> bool {
    comment.contains(CLOCK) || comment.contains(ELAPSED)
}

/// Words of a variation that are kept in the comment on the move before it. Their clocks and times
/// belong to other moves, so their commands are renamed.
pub(super) fn of_another_move(words: &str) -> String {
    words.replace("[%clk", "[clk").replace("[%emt", "[emt")
}

/// The first clock in a comment, `[%clk 1:02:03.500]`.
pub(super) fn clock_in(comment: &str) -> Option<Duration> {
    time_in(comment, CLOCK)
}

/// The first move time in a comment, `[%emt 0:00:07]`.
pub fn elapsed_in(comment: &str) -> Option<Duration> {
    time_in(comment, ELAPSED)
}

fn time_in(comment: &str, opening: &str) -> Option<Duration> {
    // Starting a search costs as much as reading a clock, and most comments have only a clock.
    if comment.is_empty() {
        return None;
    }
    let mut commands = comment.match_indices(opening);
    commands.find_map(|(start, _)| {
        let (_, time, _) = read_command(&comment[start + opening.len()..])?;
        Some(time)
    })
}

/// Reads a clock and the bracket that closes its command. Returns its text, its time, and the text
/// after it.
fn read_command(text: &str) -> Option<(&str, Duration, &str)> {
    // Stops at a bracket of either kind, so that a long comment is not searched again and again.
    let end = text.bytes().position(|byte| matches!(byte, b'[' | b']'));
    let (clock, rest) = text.split_at(end?);
    Some((clock, read_clock(clock.trim())?, rest.strip_prefix(']')?))
}

/// Puts the time that a move took at the beginning of a comment, in place of its clocks and times.
pub fn set_elapsed(comment: &mut Option<String>, time: Option<Duration>) {
    let words = comment.take().unwrap_or_default();
    *comment = time.map(elapsed_command);
    append_comment(comment, &without_commands(&words));
}

fn without_commands(comment: &str) -> String {
    let mut words = String::new();
    let mut rest = comment;
    while let Some(start) = [CLOCK, ELAPSED].iter().filter_map(|at| rest.find(at)).min()
        && let Some(length) = rest[start..].find(']')
    {
        words.push_str(&rest[..start]);
        rest = &rest[start + length + 1..];
    }
    words.push_str(rest);
    tidy(&words)
}

/// Appends words to a comment.
pub fn append_comment(comment: &mut Option<String>, words: &str) {
    if words.is_empty() {
        return;
    }
    match comment {
        Some(comment) => {
            comment.push(' ');
            comment.push_str(words);
        }
        None => *comment = Some(words.to_owned()),
    }
}

/// Reads `H:MM:SS` with any number of decimals; those past the ninth are dropped.
///
/// ```
/// use std::time::Duration;
///
/// use deskmate::notation::pgn::{read_clock, write_clock};
///
/// assert_eq!(read_clock("0:01:30.5"), Some(Duration::from_millis(90_500)));
/// assert_eq!(write_clock(Duration::from_millis(90_500)), "0:01:30.500");
/// ```
pub fn read_clock(text: &str) -> Option<Duration> {
    let (whole, decimals) = split_decimals(text);
    let mut parts = whole.split(|&byte| byte == b':');
    let mut next = || read_number(parts.next()?);
    let (hours, minutes, seconds) = (next()?, next()?, next()?);
    if parts.next().is_some() {
        return None;
    }
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    let seconds = minutes.checked_mul(60)?.checked_add(seconds)?;
    let nanos = read_decimals(decimals.unwrap_or_default())?;
    Some(Duration::new(seconds, nanos))
}

fn read_number(digits: &[u8]) -> Option<u64> {
    let add = |number: u64, digit: &u8| {
        let digit = digit.is_ascii_digit().then(|| u64::from(digit - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    };
    let number = digits.iter().try_fold(0, add);
    number.filter(|_| !digits.is_empty())
}

/// The part of a clock before its decimal point, and the decimals after it.
fn split_decimals(clock: &str) -> (&[u8], Option<&[u8]>) {
    let clock = clock.as_bytes();
    match clock.iter().position(|&byte| byte == b'.') {
        Some(point) => (&clock[..point], Some(&clock[point + 1..])),
        None => (clock, None),
    }
}

/// The decimals of a second in nanoseconds.
fn read_decimals(decimals: &[u8]) -> Option<u32> {
    if !decimals.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let nine = decimals.iter().chain(std::iter::repeat(&b'0')).take(9);
    Some(nine.fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0')))
}
