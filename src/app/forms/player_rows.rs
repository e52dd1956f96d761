//! The rows for the players of a new game.

use super::command::FormCommand;
use super::field_id::FieldId;
use super::form::{Field, Form, Row, RowLook};
use super::label::Label;
use super::option::FieldOption;
use crate::app::command::Command;
use crate::rules::{ByColor, Color};

/// The number of names that are offered.
const OFFERED: usize = 4;

/// The rows for these players. Names are offered by [`revise`].
pub(super) fn rows(players: &ByColor<Option<String>>, lots: bool) -> [Row; 3] {
    let name = |color: Color| {
        let name = players[color].as_deref().unwrap_or_default();
        Field::text(id_of(color), name)
    };
    let swap = Command::Form(FormCommand::SwapPlayers);
    let swap = Field::button(FieldId::Swap, Label::Swap, swap);
    let lots = Field::toggle(FieldId::Lots, Label::Lots, lots);
    let row = |color, fields: Vec<Field>| Row::looking(RowLook::Player(color), Label::None, fields);
    // What is beside the names comes after both, so that Tab goes from one to the other; and the button last, which
    // Enter would press.
    [
        offers(Vec::new()),
        row(Color::White, vec![name(Color::White)]),
        row(Color::Black, vec![name(Color::Black), lots, swap]),
    ]
}

fn offers(names: Vec<String>) -> Row {
    let names = names.into_iter().map(FieldOption::Name);
    let known = Field::choice(FieldId::Known, names, None);
    Row::looking(RowLook::Pills, Label::Players, [known])
}

/// The field for the name of a side.
pub(super) fn id_of(color: Color) -> FieldId {
    match color {
        Color::White => FieldId::White,
        Color::Black => FieldId::Black,
    }
}

/// Puts an offered name into the field that had the focus last, and offers those who play most and are not chosen.
pub(super) fn revise(form: &mut Form, in_hand: &mut Color, known: &[String]) {
    match form.focus {
        FieldId::White => *in_hand = Color::White,
        FieldId::Black => *in_hand = Color::Black,
        _ => {}
    }
    if let Some(FieldOption::Name(name)) = form.chosen_option(FieldId::Known).cloned() {
        form.set_text(id_of(*in_hand), &name);
        form.focus_on(id_of(*in_hand));
        *in_hand = in_hand.other();
    }
    let chosen = Color::BOTH.map(|color| form.text(id_of(color)).trim().to_lowercase());
    let is_free = |name: &&String| !chosen.contains(&name.to_lowercase());
    let names = known.iter().filter(is_free).take(OFFERED).cloned();
    form.replace_rows(|id| id == FieldId::Known, vec![offers(names.collect())]);
}
