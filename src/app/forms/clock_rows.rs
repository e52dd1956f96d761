//! The rows for a clock: tiles with times, and a band with all other kinds.

use super::clock_entry::{ClockEntry, OTHER_KINDS};
use super::command::FormCommand;
use super::field_id::FieldId;
use super::label::{Label, Unit};
use super::option::FieldOption;
use super::row::{Row, RowLook};
use super::stages_entry::{MOST_STAGES, StageEntry};
use super::time_entry::quick_choices;
use super::widget::Field;
use crate::rules::Color;
use crate::storage::{ClockKind, SideTime};

impl ClockEntry {
    /// The rows for a clock: the quick choices, and one for all other kinds, which opens a band with them.
    pub(super) fn rows(&self) -> Vec<Row> {
        let quick = quick_choices().map(FieldOption::Time);
        let quick = quick.into_iter().skip(self.left_out);
        let options: Vec<FieldOption> = quick.chain([FieldOption::OtherTime]).collect();
        let other = options.len() - 1;
        let chosen = if self.is_other {
            Some(other)
        } else {
            self.chosen_tile()
        };
        let tiles = Field::choice(FieldId::QuickChoice, options, chosen);
        let tiles = Row::looking(RowLook::Tiles, Label::TimeTiles, [tiles]);
        if !self.is_other {
            return vec![tiles];
        }
        let kind = self.choice.kind;
        let kinds = Field::one_of(FieldId::Clock, OTHER_KINDS, FieldOption::Clock, kind);
        let kinds = Row::looking(RowLook::Flow, Label::None, [kinds]);
        let note = Row::note(Label::AboutClock(kind));
        let band = [kinds, note].into_iter().chain(time_rows(self));
        [tiles].into_iter().chain(band.map(Row::in_band)).collect()
    }
}

/// The rows for the times of both sides or of each, and the choice between these.
fn time_rows(entry: &ClockEntry) -> Vec<Row> {
    let choice = &entry.choice;
    let kind = choice.kind;
    if matches!(kind, ClockKind::NoClock | ClockKind::CountUp) {
        return Vec::new();
    }
    let sides = Field::choice(
        FieldId::Sides,
        [FieldOption::AsWhite, FieldOption::OwnTime],
        Some(usize::from(choice.differ)),
    );
    let white = choice.differ.then_some(Color::White);
    let whose = [white, choice.differ.then_some(Color::Black)];
    let whose = &whose[..if choice.differ { 2 } else { 1 }];
    if kind == ClockKind::Stages {
        return stage_rows(entry, whose, sides);
    }
    let row = |whose: &Option<Color>| {
        let color = whose.unwrap_or(Color::White);
        let side = choice.side(color);
        let look = RowLook::Time(*whose);
        Row::looking(look, Label::None, side_fields(kind, side, color))
    };
    let sides = Row::looking(RowLook::Sides, Label::None, [sides]);
    whose.iter().map(row).chain([sides]).collect()
}

/// The fields for the time of one side, or of both.
fn side_fields(kind: ClockKind, time: &SideTime, color: Color) -> Vec<Field> {
    let minutes = Field::measure(FieldId::Time(color), &time.time, Unit::Minutes);
    let bonus = |unit| Field::measure(FieldId::Bonus(color), &time.bonus, unit);
    match kind {
        ClockKind::Fischer => vec![minutes, bonus(Unit::Increment)],
        ClockKind::Bronstein => vec![minutes, bonus(Unit::GivenBack)],
        ClockKind::Delay => vec![minutes, bonus(Unit::Delay)],
        _ => vec![minutes],
    }
}

/// The rows for the stages: their heading, one for each stage, and what adds another.
fn stage_rows(entry: &ClockEntry, whose: &[Option<Color>], sides: Field) -> Vec<Row> {
    let mut rows = vec![Row::looking(RowLook::StageHead, Label::StageMoves, [])];
    let mut sides = Some(sides);
    for whose in whose {
        let color = whose.unwrap_or(Color::White);
        let stages = &entry.stages[color];
        let numbered = (0..).zip(stages);
        rows.extend(numbered.map(|(number, stage)| {
            let is_last = usize::from(number) + 1 == stages.len();
            stage_row(stage, color, *whose, number, is_last)
        }));
        let add = FormCommand::AddStage(color);
        let add = Field::button(FieldId::AddStage(color), Label::AddStage, add);
        let add = (stages.len() < MOST_STAGES).then_some(add);
        let is_last_side = color == Color::Black || whose.is_none();
        let sides = sides.take_if(|_| is_last_side);
        let fields: Vec<Field> = add.into_iter().chain(sides).collect();
        if !fields.is_empty() {
            rows.push(Row::looking(RowLook::Sides, Label::None, fields));
        }
    }
    rows
}

/// A stage. The last one has the rest of the moves, and the first one cannot be removed.
fn stage_row(
    stage: &StageEntry,
    color: Color,
    whose: Option<Color>,
    number: u8,
    is_last: bool,
) -> Row {
    let moves = FieldId::StageMoves(color, number);
    let moves = (!is_last).then(|| Field::text(moves, &stage.moves));
    let remove = FormCommand::RemoveStage(color, number);
    let remove = Field::button(FieldId::RemoveStage(color, number), Label::None, remove);
    let times = [
        Field::text(FieldId::StageMinutes(color, number), &stage.minutes),
        Field::text(FieldId::StageBonus(color, number), &stage.bonus),
    ];
    let fields = moves
        .into_iter()
        .chain(times)
        .chain((number > 0).then_some(remove));
    let fields: Vec<Field> = fields.collect();
    Row::looking(RowLook::Stage(whose, number), Label::None, fields)
}
