//! The rows for a match.

use super::field_id::FieldId;
use super::form::Form;
use super::label::Label;
use super::option::{FieldOption, MatchChoice};
use super::row::{Row, RowLook};
use super::widget::Field;

/// The number of games that is proposed where another one than those offered is wanted.
const USUAL_OTHER: &str = "9";

/// The rows for a number of games, as entered. Another number than those offered has a field of its own.
pub(super) fn rows(length: &str) -> Vec<Row> {
    rows_of(MatchChoice::of(length), length)
}

fn rows_of(choice: MatchChoice, length: &str) -> Vec<Row> {
    let choices = Field::one_of(
        FieldId::Match,
        &MatchChoice::ALL,
        FieldOption::Match,
        choice,
    );
    let length = Field::text(FieldId::MatchLength, length);
    let length = Row::new(Label::MatchLength, [length]);
    let length = (choice == MatchChoice::Other).then_some(length);
    let rows = [Row::looking(RowLook::Segments, Label::Match, [choices])];
    rows.into_iter().chain(length).collect()
}

/// Chooses a game alone.
pub(super) fn choose_one_game(form: &mut Form) {
    let is_one = |choice: &MatchChoice| *choice == MatchChoice::OneGame;
    form.choose(FieldId::Match, MatchChoice::ALL.iter().position(is_one));
}

/// The number of games, as entered.
pub(super) fn entered(form: &Form) -> &str {
    match form.chosen_of(FieldId::Match, &MatchChoice::ALL) {
        None => "1",
        Some(choice) => choice
            .games()
            .unwrap_or(form.text(FieldId::MatchLength).trim()),
    }
}

/// Updates the rows after an entry.
pub(super) fn revise(form: &mut Form) {
    if let Some(choice) = form.chosen_of(FieldId::Match, &MatchChoice::ALL) {
        let length = match form.field(FieldId::MatchLength) {
            Some(_) => form.text(FieldId::MatchLength).trim().to_string(),
            None => USUAL_OTHER.to_string(),
        };
        let is_of_match = |id| matches!(id, FieldId::Match | FieldId::MatchLength);
        form.replace_rows(is_of_match, rows_of(choice, &length));
    }
}
