//! The form for the tags of a game.

use super::fault::EntryFault;
use super::field_id::FieldId;
use super::form::{Field, Form, Row};
use crate::notation::pgn::{GameResult, Pgn, Tag};
use crate::rules::Color;

/// The tags that can be changed, with their fields.
const FIELDS: [(FieldId, &str, &str); 8] = [
    (FieldId::White, "White", "White"),
    (FieldId::Black, "Black", "Black"),
    (FieldId::WhiteElo, "WhiteElo", "White’s rating"),
    (FieldId::BlackElo, "BlackElo", "Black’s rating"),
    (FieldId::Event, "Event", "Event"),
    (FieldId::Site, "Site", "Place"),
    (FieldId::Date, "Date", "Date: year.month.day"),
    (FieldId::Round, "Round", "Round"),
];

/// The results, as the form offers them.
const RESULTS: [(Option<GameResult>, &str); 4] = [
    (Some(GameResult::WhiteWins), "1–0"),
    (Some(GameResult::BlackWins), "0–1"),
    (Some(GameResult::Draw), "½–½"),
    (None, "open"),
];

/// The tags of a game, while they are changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TagsForm {
    /// The fields.
    pub form: Form,
    tags: Vec<Tag>,
    result: Option<GameResult>,
}

impl TagsForm {
    /// The tags as they are. The result of a game that was played stands.
    pub(in crate::app) fn new(game: &Pgn, is_played: bool) -> TagsForm {
        let field = |(id, name, _): (FieldId, &str, &str)| {
            let value = game.tag(name).filter(|value| *value != "?");
            Field::text(id, value.unwrap_or_default())
        };
        let label = |at: usize| FIELDS[at].2;
        let row = |at: usize| Row::new(label(at), [field(FIELDS[at])]);
        let mut rows = vec![
            row(0),
            row(1),
            Row::new(
                "Ratings: White, Black",
                [field(FIELDS[2]), field(FIELDS[3])],
            ),
            row(4),
            row(5),
            Row::new(
                "Date: year.month.day, round",
                [field(FIELDS[6]), field(FIELDS[7])],
            ),
        ];
        if !is_played {
            let chosen = RESULTS
                .iter()
                .position(|(result, _)| *result == game.result);
            let words = RESULTS.map(|(_, words)| words);
            rows.push(Row::new(
                "Result",
                [Field::choice(FieldId::Result, words, chosen)],
            ));
        }
        TagsForm {
            form: Form {
                title: "About the game",
                rows,
                submit: "Done",
                focus: FieldId::White,
                fault: None,
            },
            tags: game.tags.clone(),
            result: game.result,
        }
    }

    /// Something was changed: what was said of it before holds no longer.
    pub(in crate::app) fn revise(&mut self) {
        self.form.fault = None;
    }

    /// Whether all can be taken over; else it is said what cannot.
    pub(in crate::app) fn check(&mut self) -> bool {
        for color in Color::BOTH {
            let id = match color {
                Color::White => FieldId::WhiteElo,
                Color::Black => FieldId::BlackElo,
            };
            let rating = self.form.text(id).trim();
            if !rating.is_empty() && rating != "-" && rating.parse::<u16>().is_err() {
                self.form.fault = Some(EntryFault::Rating);
                return false;
            }
        }
        if !is_date(self.form.text(FieldId::Date).trim()) {
            self.form.fault = Some(EntryFault::Date);
            return false;
        }
        true
    }

    /// The tags and the result that were entered.
    pub(in crate::app) fn entered(&self) -> (Vec<Tag>, Option<GameResult>) {
        let mut tags = self.tags.clone();
        for (id, name, _) in FIELDS {
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
        let results = RESULTS.map(|(result, _)| result);
        let result = self.form.chosen_of(FieldId::Result, &results);
        (tags, result.unwrap_or(self.result))
    }
}

/// Whether a text is a date as PGN has it, in which parts may be unknown (PGN standard 8.1.1.3).
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let is_part = |part: &str, length: usize| {
        let is_known = part.bytes().all(|byte| byte.is_ascii_digit());
        let is_unknown = part.bytes().all(|byte| byte == b'?');
        part.len() == length && (is_known || is_unknown)
    };
    match parts[..] {
        [""] => true,
        [year, month, day] => is_part(year, 4) && is_part(month, 2) && is_part(day, 2),
        _ => false,
    }
}
