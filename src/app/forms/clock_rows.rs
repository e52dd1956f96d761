//! The clock rows of the new-game form.

use super::field_id::FieldId;
use super::form::{Field, Form, Row};
use super::label::{Label, Unit};
use super::option::FieldOption;
use super::time_entry::{enter_quick_choice, quick_choices, time_control};
use crate::game::TimeControl;
use crate::rules::{ByColor, Color};
use crate::storage::{ClockChoice, ClockKind, SideTime};

/// The rows for a clock of one of these kinds.
pub(super) fn rows(choice: &ClockChoice, kinds: &[ClockKind]) -> Vec<Row> {
    let left_out = left_out(kinds);
    let kinds = Field::one_of(FieldId::Clock, kinds, FieldOption::Clock, choice.kind);
    let quick = quick_choices().map(FieldOption::Time);
    let quick = quick.into_iter().skip(left_out);
    let chosen = chosen_quickly(choice).and_then(|number| number.checked_sub(left_out));
    let quick = Field::choice(FieldId::QuickChoice, quick, chosen);
    let white = side_row(choice.kind, &choice.white, Color::White, choice.differ);
    let black = side_row(choice.kind, &choice.black, Color::Black, true);
    let sides = Field::choice(
        FieldId::Sides,
        [FieldOption::AsWhite, FieldOption::OwnTime],
        Some(usize::from(choice.differ)),
    );
    let mut rows = vec![Row::new(Label::Clock, [kinds])];
    rows.extend(white);
    rows.push(Row::new(Label::QuickChoice, [quick]));
    if !matches!(choice.kind, ClockKind::NoClock | ClockKind::CountUp) {
        rows.push(Row::beside(Label::TimeForBlack, sides));
        rows.extend(black.filter(|_| choice.differ));
    }
    rows
}

/// The number of quick choices, from the first on, that are of another kind than these: there may have to be a clock.
fn left_out(kinds: &[ClockKind]) -> usize {
    usize::from(!kinds.contains(&ClockKind::NoClock))
}

/// The fields for the time of one side, or of both.
fn side_row(kind: ClockKind, time: &SideTime, color: Color, differ: bool) -> Option<Row> {
    let minutes = Field::measure(FieldId::Time(color), &time.time, Unit::Minutes);
    let bonus = |unit| Field::measure(FieldId::Bonus(color), &time.bonus, unit);
    let fields = match kind {
        ClockKind::NoClock | ClockKind::CountUp => return None,
        ClockKind::SuddenDeath | ClockKind::Hourglass => vec![minutes],
        ClockKind::Fischer => vec![minutes, bonus(Unit::Increment)],
        ClockKind::Bronstein => vec![minutes, bonus(Unit::GivenBack)],
        ClockKind::Delay => vec![minutes, bonus(Unit::Delay)],
        ClockKind::Stages => vec![Field::text(FieldId::Stages(color), &time.stages)],
    };
    let whose = differ.then_some(color);
    let label = match kind {
        ClockKind::Stages => Label::Stages(whose),
        _ => Label::Time(whose),
    };
    Some(Row::new(label, fields))
}

/// The index of the quick choice that equals the entered time.
fn chosen_quickly(choice: &ClockChoice) -> Option<usize> {
    let entered = time_control(choice).ok()?;
    quick_choices()
        .into_iter()
        .position(|quick| entered == both(&quick))
}

fn both(control: &TimeControl) -> ByColor<TimeControl> {
    ByColor::from_fn(|_| control.clone())
}

/// Updates the rows after an entry.
pub(super) fn revise(form: &mut Form, choice: &mut ClockChoice, kinds: &[ClockKind]) {
    take_over(form, choice, kinds);
    let quick = form.chosen(FieldId::QuickChoice);
    let quick = quick.map(|number| number + left_out(kinds));
    if form.focus == FieldId::QuickChoice
        && let Some(number) = quick
        && chosen_quickly(choice) != quick
    {
        enter_quick_choice(choice, number);
    }
    form.replace_rows(FieldId::is_of_clock, rows(choice, kinds));
}

/// Copies the fields into the choice.
fn take_over(form: &Form, choice: &mut ClockChoice, kinds: &[ClockKind]) {
    let kind = form.chosen_of(FieldId::Clock, kinds);
    choice.kind = kind.unwrap_or(choice.kind);
    if let Some(sides) = form.chosen(FieldId::Sides) {
        choice.differ = sides == 1;
    }
    for color in Color::BOTH {
        let side = match color {
            Color::White => &mut choice.white,
            Color::Black => &mut choice.black,
        };
        let entries = [
            (FieldId::Time(color), &mut side.time),
            (FieldId::Bonus(color), &mut side.bonus),
            (FieldId::Stages(color), &mut side.stages),
        ];
        for (id, entry) in entries {
            if form.field(id).is_some() {
                form.text(id).trim().clone_into(entry);
            }
        }
    }
}
