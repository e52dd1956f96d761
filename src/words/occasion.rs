//! Where and when a game was played.

use super::{Words, isolated};
use crate::game::USUAL_EVENT;
use crate::storage::library::Date;

impl Words {
    /// Where and when a game with these tags was played, as far as that is known: `Paris, 1858`, `London, 21 Jun 1851`.
    pub fn place_and_date<'t>(self, tag: impl Fn(&str) -> Option<&'t str>) -> Option<String> {
        let event = tag("Event").filter(|event| *event != USUAL_EVENT);
        let mut places = [tag("Site"), event].into_iter().flatten();
        let place = places.find_map(without_addresses);
        let date = tag("Date").map(|date| self.date(Date::read(date, "")));
        let date = date.filter(|date| !date.is_empty());
        match (place, date) {
            (Some(place), Some(date)) => Some(format!("{}, {date}", isolated(&place))),
            (place, date) => place.or(date),
        }
    }
}

/// A text without the addresses in it, which servers write for places; `None` if nothing else is in it.
fn without_addresses(text: &str) -> Option<String> {
    let words = text.split_whitespace().filter(|it| !it.contains("://"));
    let words: Vec<&str> = words.collect();
    (!words.is_empty()).then(|| words.join(" "))
}
