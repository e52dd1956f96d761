//! Time controls as text, in the format of the `TimeControl` tag (PGN standard 9.6.1).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::time_control::{Bonus, LONGEST_TIME, Stage, TimeControl, TimeControlError};

/// The text of a clock that counts up.
const COUNT_UP: &str = "count-up";

/// A number of seconds with as many decimals as it needs: `90`, `0.5`.
pub fn write_seconds(time: Duration) -> String {
    match time.subsec_millis() {
        0 => time.as_secs().to_string(),
        millis => {
            let decimals = format!("{millis:03}");
            format!("{}.{}", time.as_secs(), decimals.trim_end_matches('0'))
        }
    }
}

/// Reads a number of seconds with up to three decimals.
///
/// # Errors
/// If it is not one, or more than [`LONGEST_TIME`].
pub fn read_seconds(text: &str) -> Result<Duration, TimeControlError> {
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let no_seconds = || TimeControlError::Seconds(text.to_string());
    if [whole, decimals]
        .iter()
        .any(|part| part.is_empty() || !is_number(part))
        || decimals.len() > 3
    {
        return Err(no_seconds());
    }
    // Too many digits for a `u64` are more than any time.
    let whole: u64 = whole.parse().map_err(|_| TimeControlError::TooLong)?;
    let millis: u64 = format!("{decimals:0<3}")
        .parse()
        .map_err(|_| no_seconds())?;
    let time = Duration::from_secs(whole).saturating_add(Duration::from_millis(millis));
    if time > LONGEST_TIME {
        Err(TimeControlError::TooLong)
    } else {
        Ok(time)
    }
}

fn read_time(text: &str) -> Result<Duration, TimeControlError> {
    match read_seconds(text)? {
        Duration::ZERO => Err(TimeControlError::Zero),
        time => Ok(time),
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// Reads the value of a `TimeControl` tag. Only the last stage can be without a number of moves.
    /// The standard has no notation for delays and for clocks that count up; here `300b3` is Bronstein's,
    /// `300d3` the US delay, and `count-up` a clock that counts up.
    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        match text {
            "-" => return Ok(TimeControl::NoClock),
            COUNT_UP => return Ok(TimeControl::CountUp),
            _ => {}
        }
        if let Some(time) = text.strip_prefix('*') {
            return Ok(TimeControl::Hourglass(read_time(time)?));
        }
        let stages: Result<Vec<Stage>, _> = text.split(':').map(str::parse).collect();
        TimeControl::stages(stages?)
    }
}

impl FromStr for Stage {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Stage, TimeControlError> {
        let (moves, rest) = match text.split_once('/') {
            None => (None, text),
            Some((moves, rest)) => {
                let no_moves = |_| TimeControlError::Moves(moves.to_string());
                (Some(moves.parse().map_err(no_moves)?), rest)
            }
        };
        let symbol = rest.find(['+', 'b', 'd']);
        let (time, bonus) = rest.split_at(symbol.unwrap_or(rest.len()));
        Ok(Stage {
            moves,
            time: read_time(time)?,
            bonus: bonus.parse()?,
        })
    }
}

impl FromStr for Bonus {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Bonus, TimeControlError> {
        let kind = match text.chars().next() {
            None => return Ok(Bonus::None),
            Some('b') => Bonus::Bronstein,
            Some('d') => Bonus::Delay,
            Some('+') => Bonus::Increment,
            Some(_) => return Err(TimeControlError::Seconds(text.into())),
        };
        let time = read_seconds(text.get(1..).unwrap_or_default())?;
        Ok(if time.is_zero() {
            Bonus::None
        } else {
            kind(time)
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TimeControl::NoClock => f.write_str("-"),
            TimeControl::CountUp => f.write_str(COUNT_UP),
            TimeControl::Hourglass(time) => write!(f, "*{}", write_seconds(*time)),
            TimeControl::Stages(stages) => {
                let texts: Vec<String> = stages.iter().map(Stage::to_string).collect();
                f.write_str(&texts.join(":"))
            }
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}{}", write_seconds(self.time), self.bonus)
    }
}

/// As in PGN: `+30`; empty if there is none.
impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Bonus::None => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}", write_seconds(time)),
            Bonus::Bronstein(time) => write!(f, "b{}", write_seconds(time)),
            Bonus::Delay(time) => write!(f, "d{}", write_seconds(time)),
        }
    }
}
