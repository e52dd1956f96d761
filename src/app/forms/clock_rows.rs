//! The rows for a clock, in the form for a new game and in that of the big clock.

use super::field_id::FieldId;
use super::form::{Field, Form, Row, RowLook};
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
    let [white, sides, black] = time_rows(choice);
    let mut rows = vec![Row::new(Label::Clock, [kinds])];
    rows.extend(white);
    rows.push(Row::new(Label::QuickChoice, [quick]));
    rows.extend(sides);
    rows.extend(black);
    rows
}

/// The kinds of clock that are not among the tiles.
pub(super) const OTHER_KINDS: &[ClockKind] = &[
    ClockKind::Fischer,
    ClockKind::Bronstein,
    ClockKind::Delay,
    ClockKind::SuddenDeath,
    ClockKind::Hourglass,
    ClockKind::Stages,
    ClockKind::CountUp,
];

/// The rows for a clock by tiles: the quick choices, and one for all other kinds, which opens a band with them.
pub(super) fn tiled_rows(choice: &ClockChoice, is_other: bool) -> Vec<Row> {
    let quick = quick_choices().map(FieldOption::Time);
    let other = quick.len();
    let options = quick.into_iter().chain([FieldOption::OtherTime]);
    let chosen = if is_other {
        Some(other)
    } else {
        chosen_quickly(choice)
    };
    let tiles = Field::choice(FieldId::QuickChoice, options, chosen);
    let tiles = Row::looking(RowLook::Tiles, Label::TimeTiles, [tiles]);
    if !is_other {
        return vec![tiles];
    }
    let kind = choice.kind;
    let kinds = Field::one_of(FieldId::Clock, OTHER_KINDS, FieldOption::Clock, kind);
    let kinds = Row::looking(RowLook::Flow, Label::None, [kinds]);
    let note = Row::looking(RowLook::Note, Label::AboutClock(kind), []);
    let times = time_rows(choice).into_iter().flatten();
    let band = [kinds, note].into_iter().chain(times).map(Row::in_band);
    [tiles].into_iter().chain(band).collect()
}

/// Whether a time is not among the tiles.
pub(super) fn is_other(choice: &ClockChoice) -> bool {
    chosen_quickly(choice).is_none()
}

/// Updates the rows with tiles after an entry.
pub(super) fn revise_tiled(form: &mut Form, choice: &mut ClockChoice, is_other: &mut bool) {
    take_over(form, choice, OTHER_KINDS);
    if form.focus == FieldId::QuickChoice
        && let Some(number) = form.chosen(FieldId::QuickChoice)
    {
        *is_other = number == quick_choices().len();
        if !*is_other && chosen_quickly(choice) != Some(number) {
            enter_quick_choice(choice, number);
        }
        if *is_other && choice.kind == ClockKind::NoClock {
            choice.kind = ClockKind::Fischer;
        }
    }
    let is_of_clock = |row: &Row| {
        let is_note = matches!(row.label, Label::AboutClock(_));
        is_note || row.fields.iter().any(|field| field.id.is_of_clock())
    };
    form.replace_rows_where(is_of_clock, tiled_rows(choice, *is_other));
}

/// The rows for White's time, for whether Black's differs, and for Black's.
fn time_rows(choice: &ClockChoice) -> [Option<Row>; 3] {
    let white = side_row(choice.kind, &choice.white, Color::White, choice.differ);
    let black = side_row(choice.kind, &choice.black, Color::Black, true);
    let sides = Field::choice(
        FieldId::Sides,
        [FieldOption::AsWhite, FieldOption::OwnTime],
        Some(usize::from(choice.differ)),
    );
    let has_time = !matches!(choice.kind, ClockKind::NoClock | ClockKind::CountUp);
    let sides = has_time.then(|| Row::beside(Label::TimeForBlack, sides));
    [white, sides, black.filter(|_| choice.differ && has_time)]
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
