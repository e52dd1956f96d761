//! The tags form of a game.

use chrono::NaiveDate;

use super::fault::EntryFault;
use super::field_id::FieldId;
use super::form::Form;
use super::label::{FormKind, Label};
use super::option::FieldOption;
use super::row::Row;
use super::widget::Field;
use crate::notation::pgn::{GameResult, Tag};
use crate::rules::Color;
use crate::storage::library::{Date, EndNames, typed_date};

/// The tags that can be changed, with their fields.
const FIELDS: [(FieldId, &str); 8] = [
    (FieldId::Player(Color::White), "White"),
    (FieldId::Player(Color::Black), "Black"),
    (FieldId::WhiteElo, "WhiteElo"),
    (FieldId::BlackElo, "BlackElo"),
    (FieldId::Event, "Event"),
    (FieldId::Site, "Site"),
    (FieldId::Date, "Date"),
    (FieldId::Round, "Round"),
];

/// The rows of the form, with indices into `FIELDS`.
const ROWS: [(Label, &[usize]); 6] = [
    (Label::Player(Color::White), &[0]),
    (Label::Player(Color::Black), &[1]),
    (Label::Ratings, &[2, 3]),
    (Label::Event, &[4]),
    (Label::Site, &[5]),
    (Label::DateAndRound, &[6, 7]),
];

/// The results on offer.
const RESULTS: [Option<GameResult>; 4] = [
    Some(GameResult::WhiteWins),
    Some(GameResult::BlackWins),
    Some(GameResult::Draw),
    None,
];

/// The tags form, with the tags of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TagsForm {
    /// The fields.
    pub form: Form,
    tags: Vec<Tag>,
    result: Option<GameResult>,
}

impl TagsForm {
    /// The form for a game. The result of a game that was played cannot be changed.
    pub(in crate::app) fn new(
        tags: &[Tag],
        result: Option<GameResult>,
        is_played: bool,
    ) -> TagsForm {
        let field = |&number: &usize| {
            let (id, name) = FIELDS[number];
            let value = Tag::value_in(tags, name).filter(|value| *value != "?");
            Field::text(id, value.unwrap_or_default())
        };
        let row = |(label, numbers): (Label, &[usize])| {
            Row::new(label, numbers.iter().map(field).collect::<Vec<_>>())
        };
        let mut rows: Vec<Row> = ROWS.into_iter().map(row).collect();
        if !is_played {
            let chosen = RESULTS.iter().position(|known| *known == result);
            let options = RESULTS.map(FieldOption::Result);
            let choice = Field::choice(FieldId::Result, options, chosen);
            rows.push(Row::new(Label::Result, [choice]));
        }
        TagsForm {
            form: Form::new(FormKind::Tags, rows, FieldId::Player(Color::White)),
            tags: tags.to_vec(),
            result,
        }
    }

    /// Whether all entries are valid; if not, shows the fault. A date written in another way becomes a PGN date; the names
    /// know the months.
    pub(in crate::app) fn check(&mut self, names: &dyn EndNames) -> bool {
        for id in [FieldId::WhiteElo, FieldId::BlackElo] {
            let rating = self.form.text(id).trim();
            if !rating.is_empty() && rating != "-" && rating.parse::<u16>().is_err() {
                self.form.fault = Some(EntryFault::Rating);
                return false;
            }
        }
        let entered = self.form.text(FieldId::Date).trim();
        if !is_date(entered) {
            let date = typed_date(entered, names).map(Date::tag);
            let Some(date) = date.filter(|date| is_date(date)) else {
                self.form.fault = Some(EntryFault::Date);
                return false;
            };
            self.form.set_text(FieldId::Date, &date);
        }
        true
    }

    /// Whether something was entered that is not saved.
    pub(in crate::app) fn is_changed(&self) -> bool {
        self.entered() != (self.tags.clone(), self.result)
    }

    /// Whether both forms began with the same tags and result.
    pub(in crate::app) fn is_like(&self, other: &TagsForm) -> bool {
        self.tags == other.tags && self.result == other.result
    }

    /// The entered tags and result.
    pub(in crate::app) fn entered(&self) -> (Vec<Tag>, Option<GameResult>) {
        let mut tags = self.tags.clone();
        for (id, name) in FIELDS {
            let value = self.form.text(id).trim();
            let known = tags.iter_mut().find(|tag| tag.name == name);
            match (known, value) {
                (Some(tag), "") if tag.value == "?" => {}
                (Some(_), "") => tags.retain(|tag| tag.name != name),
                (Some(tag), value) => tag.value = value.to_string(),
                (None, "") => {}
                (None, value) => tags.push(Tag::new(name, value)),
            }
        }
        let result = self.form.chosen_of(FieldId::Result, &RESULTS);
        (tags, result.unwrap_or(self.result))
    }
}

/// Whether a text is a PGN date, parts of which may be unknown (PGN standard 8.1.1.3).
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let is_part = |part: &str, length: usize| {
        let is_known = part.bytes().all(|byte| byte.is_ascii_digit());
        let is_unknown = part.bytes().all(|byte| byte == b'?');
        part.len() == length && (is_known || is_unknown)
    };
    match parts[..] {
        [""] => true,
        [year, month, day] => {
            let are_parts = is_part(year, 4) && is_part(month, 2) && is_part(day, 2);
            // What is unknown counts as 2000, January or the first: a leap year and a month of 31 days allow every day.
            let known = |part: &str, or| part.parse().unwrap_or(or);
            let day = known(day, 1);
            let day = NaiveDate::from_ymd_opt(known(year, 2000) as i32, known(month, 1), day);
            are_parts && day.is_some()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_has_days_that_are_in_a_calendar() {
        for date in ["", "2026.11.30", "2026.11.??", "2026.??.??", "????.02.29"] {
            assert!(is_date(date), "{date}");
        }
        for wrong in [
            "2026.11.31",
            "2026.13.01",
            "2026.13.??",
            "2026.00.00",
            "2025.02.29",
            "2026-11-30",
        ] {
            assert!(!is_date(wrong), "{wrong}");
        }
    }
}
