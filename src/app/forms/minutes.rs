//! Minutes and seconds as people write them.

use std::time::Duration;

use crate::game::read_seconds;

/// The longest time of a game and the longest bonus that can be entered. Files may have longer ones.
const LONGEST_ENTRY: Duration = Duration::from_secs(10 * 3600);
pub(super) const LONGEST_BONUS: Duration = Duration::from_secs(3600);

/// Reads minutes: `5`, `0.5`, `1/2`, `1:30` with seconds or `1:30:00` with hours. They must be more than
/// zero, and at most ten hours.
pub(super) fn minutes(text: &str) -> Option<Duration> {
    let text = text.trim().replace(',', ".");
    let time = match (text.contains(':'), text.split_once('/')) {
        (true, _) => hours_minutes_seconds(&text)?,
        (false, Some((part, whole))) => {
            let (part, whole) = (seconds(part)?, read_seconds(whole.trim()).ok()?);
            let millis = (60_000 * part.as_millis()).checked_div(whole.as_millis())?;
            Duration::from_millis(u64::try_from(millis).ok()?)
        }
        (false, None) => read_seconds(&text).ok()? * 60,
    };
    (time > Duration::ZERO && time <= LONGEST_ENTRY).then_some(time)
}

fn hours_minutes_seconds(text: &str) -> Option<Duration> {
    let mut parts = text.split(':').rev();
    let below_sixty = |part: &str| {
        let number = read_seconds(part).ok()?;
        (number < Duration::from_secs(60)).then_some(number)
    };
    let seconds = below_sixty(parts.next()?)?;
    let is_plain = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let whole = |part: &str| Some(part).filter(is_plain)?.parse::<u32>().ok();
    let (minutes, hours) = match (parts.next()?, parts.next()) {
        (minutes, None) => (whole(minutes)?, 0),
        (minutes, Some(hours)) => (whole(minutes).filter(|&n| n < 60)?, whole(hours)?),
    };
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    let time = Duration::from_secs(60 * u64::from(minutes)) + seconds;
    parts.next().is_none().then_some(time)
}

/// Reads the seconds of a bonus, at most an hour; an empty text is zero.
pub(super) fn seconds(text: &str) -> Option<Duration> {
    let time = match text.trim() {
        "" => Some(Duration::ZERO),
        text => read_seconds(&text.replace(',', ".")).ok(),
    };
    time.filter(|&time| time <= LONGEST_BONUS)
}

/// Minutes as they are entered: `5`, or with seconds `1:30`.
pub(super) fn minutes_text(time: Duration) -> String {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    let millis = time.subsec_millis();
    match (seconds, millis) {
        (0, 0) => minutes.to_string(),
        (_, 0) => format!("{minutes}:{seconds:02}"),
        _ => {
            let fraction = format!("{millis:03}");
            format!("{minutes}:{seconds:02}.{}", fraction.trim_end_matches('0'))
        }
    }
}
