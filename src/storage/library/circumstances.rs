//! What tells games of the same players with the same moves apart.

use super::date::Date;
use crate::notation::pgn::{GameResult, Pgn, known_value};

/// The result of a game, and when and in which round it was played, in parts. A part that is not known is empty.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Circumstances([Box<str>; 11]);

impl Circumstances {
    pub(super) fn of(game: &Pgn) -> Circumstances {
        let tag = |name| known_value(game.tag(name).unwrap_or_default());
        let date = Date::read(tag("Date"), "");
        let [minute, second] = time(tag("Time"));
        let [utc_minute, utc_second] = time(tag("UTCTime"));
        let round = tag("Round").to_lowercase();
        // The round, the game or the board in it, and the game there.
        let mut round = round.split('.').map(unpadded);
        let mut round = || round.next().unwrap_or_default();
        Circumstances([
            text(game.result.map(GameResult::text)),
            text(date.year()),
            text(date.month()),
            text(date.day()),
            minute,
            second,
            utc_minute,
            utc_second,
            round(),
            round(),
            round(),
        ])
    }

    pub(super) fn has_result(&self) -> bool {
        let [result, ..] = &self.0;
        !result.is_empty()
    }

    /// Whether the result and the day of both are known and the same.
    pub(super) fn is_of_day_and_result_of(&self, other: &Circumstances) -> bool {
        let ([result, year, month, day, ..], [its, its_year, its_month, its_day, ..]) =
            (&self.0, &other.0);
        let own = [result, year, month, day];
        own == [its, its_year, its_month, its_day] && own.iter().all(|part| !part.is_empty())
    }

    /// Whether no part is known of both and different.
    pub(super) fn agree(&self, other: &Circumstances) -> bool {
        let mut parts = self.0.iter().zip(&other.0);
        parts.all(|(one, other)| one.is_empty() || other.is_empty() || one == other)
    }

    /// Adds what another text of the same game knows besides.
    pub(super) fn learn(&mut self, other: Circumstances) {
        for (part, other) in self.0.iter_mut().zip(other.0) {
            if part.is_empty() {
                *part = other;
            }
        }
    }
}

/// The minute of the day and the second of a time.
fn time(time: &str) -> [Box<str>; 2] {
    let minute = Date::read("", time).time();
    let second = time.split(':').nth(2).map(unpadded);
    [
        text(minute.map(|(hour, minute)| format!("{hour}:{minute}"))),
        second.filter(|_| minute.is_some()).unwrap_or_default(),
    ]
}

/// A number without zeros before it, or another text as it is.
fn unpadded(part: &str) -> Box<str> {
    let number = part.parse::<u32>();
    number.map_or_else(|_| part.into(), |number| number.to_string().into())
}

fn text(value: Option<impl ToString>) -> Box<str> {
    value.map_or_else(String::new, |it| it.to_string()).into()
}
