//! The rows for the players of a new game.

use super::command::FormCommand;
use super::field_id::FieldId;
use super::form::Form;
use super::label::Label;
use super::option::FieldOption;
use super::row::{Row, RowLook};
use super::widget::Field;
use crate::game::{LEVELS, name_key, program_level, program_name, read_name};
use crate::rules::{ByColor, Color};

/// The number of names that are offered: four besides those of the players.
const OFFERED: usize = 6;

/// The rows for these players. Names are offered by [`revise`].
pub(super) fn rows(players: &ByColor<Option<String>>, lots: bool) -> [Row; 3] {
    let name = |color: Color| player_field(color, players[color].as_deref());
    let kind = |color: Color| {
        let is_program = players[color].as_deref().and_then(program_level).is_some();
        let kinds = [FieldOption::Person, FieldOption::Computer];
        Field::choice(FieldId::Kind(color), kinds, Some(usize::from(is_program)))
    };
    let swap = Field::button(FieldId::Swap, Label::Swap, FormCommand::SwapPlayers);
    let lots = Field::toggle(FieldId::Lots, Label::Lots, lots);
    let row = |color, fields: Vec<Field>| Row::looking(RowLook::Player(color), Label::None, fields);
    // What is beside the names comes after both, so that Tab goes from one to the other; and the button last, which
    // Enter would press.
    [
        offers(Vec::new()),
        row(Color::White, vec![name(Color::White)]),
        row(
            Color::Black,
            vec![
                name(Color::Black),
                kind(Color::White),
                kind(Color::Black),
                lots,
                swap,
            ],
        ),
    ]
}

/// The field for a person's name, or for the level of the program.
fn player_field(color: Color, name: Option<&str>) -> Field {
    let name = name.unwrap_or_default();
    match program_level(name) {
        Some(level) => {
            let levels: Vec<u8> = LEVELS.collect();
            Field::one_of(FieldId::Player(color), &levels, FieldOption::Level, level)
        }
        None => Field::text(FieldId::Player(color), name),
    }
}

/// The players who have a name; the program has that of its level.
pub(super) fn entered(form: &Form) -> ByColor<Option<String>> {
    ByColor::from_fn(|color| match form.chosen_option(FieldId::Player(color)) {
        Some(FieldOption::Level(level)) => Some(program_name(*level)),
        _ => read_name(color, form.text(FieldId::Player(color)).trim()),
    })
}

/// Puts players into the fields.
pub(super) fn enter(form: &mut Form, players: &ByColor<Option<String>>) {
    for color in Color::BOTH {
        let name = players[color].as_deref();
        let is_program = name.and_then(program_level).is_some();
        if let Some(field) = form.field_mut(FieldId::Player(color)) {
            *field = player_field(color, name);
        }
        form.choose(FieldId::Kind(color), Some(usize::from(is_program)));
    }
}

/// Who was replaced by the other kind of player, to come back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Replaced(ByColor<Option<String>>);

impl Replaced {
    /// Replaces a person by the program, or the program by a person, where another kind of player was chosen. A person who was
    /// not replaced before is the one of these names, the latest first, who does not play already.
    pub(super) fn revise(&mut self, form: &mut Form, names: &[String]) {
        const FIRST_LEVEL: u8 = 3;
        let mut players = entered(form);
        let mut is_changed = false;
        for color in Color::BOTH {
            let is_program = players[color].as_deref().and_then(program_level).is_some();
            let wants_program = form.chosen(FieldId::Kind(color)) == Some(1);
            if is_program != wants_program {
                let opponent = name_key(players[color.other()].as_deref().unwrap_or_default());
                let person = || {
                    names
                        .iter()
                        .find(|name| name_key(name) != opponent)
                        .cloned()
                };
                let other = self.0[color].take().or_else(|| {
                    if wants_program {
                        Some(program_name(FIRST_LEVEL))
                    } else {
                        person()
                    }
                });
                self.0[color] = std::mem::replace(&mut players[color], other);
                is_changed = true;
            }
        }
        if is_changed {
            enter(form, &players);
        }
    }

    /// The person whom the program has replaced on a side.
    pub(super) fn by_program(&self, color: Color) -> Option<String> {
        self.0[color].clone()
    }

    /// The players exchange their sides.
    pub(super) fn exchange(&mut self) {
        self.0 = std::mem::take(&mut self.0).swapped();
    }
}

fn offers(names: Vec<FieldOption>) -> Row {
    let known = Field::choice(FieldId::Known, names, None);
    Row::looking(RowLook::Pills, Label::Players, [known])
}

/// Puts an offered name into the field that had the focus last, or else into the only empty one.
pub(super) fn revise(form: &mut Form, in_hand: &mut Color, known: &[String]) {
    match form.focus {
        FieldId::Player(color) | FieldId::Kind(color) => *in_hand = color,
        _ => {}
    }
    match form.chosen_option(FieldId::Known).cloned() {
        Some(FieldOption::Name(name)) => take(form, in_hand, &name),
        Some(FieldOption::Playing(color, _)) => {
            *in_hand = color;
            form.focus_on(FieldId::Player(color));
        }
        _ => {}
    }
    offer(form, known);
}

/// Puts a name into a field, and goes on to the other one if that is a person's.
fn take(form: &mut Form, in_hand: &mut Color, name: &str) {
    let is_program = |color| {
        let chosen = form.chosen_option(FieldId::Player(color));
        matches!(chosen, Some(FieldOption::Level(_)))
    };
    let is_empty =
        |color| !is_program(color) && form.text(FieldId::Player(color)).trim().is_empty();
    if is_program(*in_hand) || !is_empty(*in_hand) && is_empty(in_hand.other()) {
        *in_hand = in_hand.other();
    }
    let taken = *in_hand;
    if !is_program(taken.other()) {
        *in_hand = taken.other();
    }
    form.set_text(FieldId::Player(taken), name);
    form.focus_on(FieldId::Player(*in_hand));
}

/// Offers those who play most. Who plays in this game keeps the place, so that a second click beside the first one takes who
/// stood there.
fn offer(form: &mut Form, known: &[String]) {
    let chosen = Color::BOTH.map(|color| (color, name_key(form.text(FieldId::Player(color)))));
    let option = |name: &String| {
        let mut chosen = chosen
            .iter()
            .filter(|(_, chosen)| *chosen == name_key(name));
        match chosen.next() {
            Some((color, _)) => FieldOption::Playing(*color, name.clone()),
            None => FieldOption::Name(name.clone()),
        }
    };
    let people = known.iter().filter(|name| program_level(name).is_none());
    let names = people.take(OFFERED).map(option).collect();
    form.replace_rows(|id| id == FieldId::Known, vec![offers(names)]);
}
