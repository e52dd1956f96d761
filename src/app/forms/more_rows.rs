//! The rows for what is chosen rarely, which are folded at first.

use super::command::FormCommand;
use super::field_id::FieldId;
use super::form::Form;
use super::label::Label;
use super::option::{FieldOption, Rules};
use super::row::{Row, RowLook};
use super::widget::Field;
use crate::app::start::StartCommand;
use crate::game::{DrawRule, Help, HelpKind};
use crate::notation::fen;
use crate::rules::{ByColor, Color, Position};
use crate::storage::Settings;

/// Nobody, one side or both.
const SIDES: [ByColor<bool>; 4] = [
    ByColor::new(false, false),
    ByColor::new(true, false),
    ByColor::new(false, true),
    ByColor::new(true, true),
];

/// The rules of a game that does not begin from a position that was set up.
const RULES: [Rules; 2] = [Rules::Standard, Rules::Chess960];

/// What is chosen rarely, whether its rows are shown or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rare {
    pub(super) rules: Rules,
    pub(super) number: String,
    pub(super) fen: String,
    pub(super) touch_move: bool,
    pub(super) draw_rule: DrawRule,
    pub(super) clock_at_once: bool,
    pub(super) help: ByColor<Help>,
    /// Touch-move and the start of the clocks as the settings had them, where they may be changed meanwhile.
    settings_had: [bool; 2],
    /// Whether the help is that of a person alone.
    is_for_one: bool,
}

impl Rare {
    /// As it was chosen last, but for the start, which is chosen for one game.
    pub(super) fn of(settings: &Settings) -> Rare {
        Rare {
            rules: Rules::Standard,
            number: settings.chess960.clone(),
            fen: settings.position.clone(),
            touch_move: settings.touch_move,
            draw_rule: settings.draw_rule,
            clock_at_once: settings.clock_at_once,
            help: ByColor::default(),
            settings_had: [settings.touch_move, settings.clock_at_once],
            is_for_one: false,
        }
    }

    /// Stores what was chosen here, and not in the settings.
    pub(super) fn remember(&self, settings: &mut Settings) {
        let [touch_move, clock_at_once] = self.settings_had;
        settings.draw_rule = self.draw_rule;
        if self.touch_move != touch_move {
            settings.touch_move = self.touch_move;
        }
        if self.clock_at_once != clock_at_once {
            settings.clock_at_once = self.clock_at_once;
        }
    }

    /// Takes over the fields that are shown.
    pub(super) fn take_over(&mut self, form: &Form) {
        self.rules = self.rules_of(form).unwrap_or(self.rules);
        let draw_rule = form.chosen_of(FieldId::DrawRule, &DrawRule::ALL);
        self.draw_rule = draw_rule.unwrap_or(self.draw_rule);
        self.touch_move = form.is_on(FieldId::TouchMove).unwrap_or(self.touch_move);
        self.clock_at_once = form
            .is_on(FieldId::ClockAtOnce)
            .unwrap_or(self.clock_at_once);
        for kind in HelpKind::ALL {
            if let Some(sides) = form.chosen_of(FieldId::Help(kind), &SIDES) {
                let with = |color| self.help[color].with(kind, sides[color]);
                self.help = ByColor::from_fn(with);
            }
        }
        for (id, entry) in [
            (FieldId::Number, &mut self.number),
            (FieldId::Fen, &mut self.fen),
        ] {
            if form.field(id).is_some() {
                form.text(id).trim().clone_into(entry);
            }
        }
    }

    /// What the two rows about the start say together. Whoever chooses Chess960 no longer wants the position that was set up.
    fn rules_of(&self, form: &Form) -> Option<Rules> {
        let rules = form.chosen_of(FieldId::Rules, &RULES)?;
        let has_position = form.is_on(FieldId::Start)?;
        let had_position = self.rules == Rules::Position;
        let is_chess960_chosen = had_position && rules == Rules::Chess960;
        Some(if has_position && !is_chess960_chosen {
            Rules::Position
        } else {
            rules
        })
    }

    /// What the field for a position holds at first: the last one, or else the usual one. Nothing is wrong before anything
    /// is typed.
    fn propose_position(&mut self, settings: &Settings) {
        if self.fen.is_empty() {
            self.fen.clone_from(&settings.position);
        }
        if self.fen.is_empty() {
            self.fen = fen::write(&Position::initial());
        }
    }

    /// Each player keeps the help with the other colour.
    pub(super) fn exchange_help(&mut self, form: &mut Form) {
        self.set_help(form, self.help.swapped());
    }

    /// A person alone has the help of the last such game; two people have none until they choose it.
    pub(super) fn propose_help(&mut self, form: &mut Form, is_for_one: bool, usual: Help) {
        if self.is_for_one != is_for_one {
            self.is_for_one = is_for_one;
            let help = if is_for_one { usual } else { Help::NONE };
            self.set_help(form, ByColor::from_fn(|_| help));
        }
    }

    fn set_help(&mut self, form: &mut Form, help: ByColor<Help>) {
        self.help = help;
        for kind in HelpKind::ALL {
            let helped = self.sides(kind);
            let number = SIDES.iter().position(|&sides| sides == helped);
            form.choose(FieldId::Help(kind), number);
        }
    }

    /// Which sides are helped with something.
    fn sides(&self, kind: HelpKind) -> ByColor<bool> {
        ByColor::from_fn(|color| self.help[color].has(kind))
    }
}

/// The row that opens the others.
pub(super) fn fold(is_open: bool) -> Row {
    let more = Field::toggle(FieldId::More, Label::More, is_open);
    Row::looking(RowLook::Fold, Label::None, [more])
}

/// Shows the rows if they are open. A game that continues another has no start of its own.
pub(super) fn revise(
    form: &mut Form,
    rare: &mut Rare,
    settings: &Settings,
    is_open: bool,
    has_start: bool,
) {
    let is_rare = |row: &Row| {
        let ids = [
            FieldId::Rules,
            FieldId::Start,
            FieldId::Number,
            FieldId::Fen,
            FieldId::SetUp,
            FieldId::TouchMove,
            FieldId::DrawRule,
            FieldId::ClockAtOnce,
        ];
        let is_note = matches!(
            row.label,
            Label::AboutTouchMove | Label::AboutDrawRule | Label::AboutHelp(_)
        );
        let is_of_help = |field: &Field| matches!(field.id, FieldId::Help(..));
        let is_among = |field: &Field| ids.contains(&field.id) || is_of_help(field);
        is_note || row.fields.iter().any(is_among)
    };
    if rare.rules == Rules::Position && form.field(FieldId::Fen).is_none() {
        rare.propose_position(settings);
    }
    let rows = if is_open {
        rows(rare, has_start)
    } else {
        Vec::new()
    };
    form.replace_rows_where(is_rare, rows);
}

fn rows(rare: &Rare, has_start: bool) -> Vec<Row> {
    let mut rows = Vec::new();
    if has_start {
        rows.extend(start_rows(rare));
    }
    let draw_rule = Field::one_of(
        FieldId::DrawRule,
        &DrawRule::ALL,
        FieldOption::DrawRule,
        rare.draw_rule,
    );
    let at_once = Field::one_of(
        FieldId::ClockAtOnce,
        &[false, true],
        FieldOption::ClockAtOnce,
        rare.clock_at_once,
    );
    let touch_move = Field::switch(FieldId::TouchMove, rare.touch_move);
    rows.extend([
        segments(Label::TouchMove, touch_move),
        Row::note(Label::AboutTouchMove),
        segments(Label::DrawRule, draw_rule),
        Row::note(Label::AboutDrawRule),
        segments(Label::ClockStarts, at_once),
    ]);
    let help = HelpKind::ALL.map(|kind| {
        let row = help_row(kind, rare.sides(kind));
        [row, Row::note(Label::AboutHelp(kind))]
    });
    rows.extend(help.into_iter().flatten());
    rows.into_iter().map(Row::in_band).collect()
}

/// Who is helped with something.
fn help_row(kind: HelpKind, helped: ByColor<bool>) -> Row {
    let option = |sides: ByColor<bool>| match (sides.white, sides.black) {
        (false, false) => FieldOption::Switch(false),
        (true, false) => FieldOption::Giver(Color::White),
        (false, true) => FieldOption::Giver(Color::Black),
        (true, true) => FieldOption::BothSides,
    };
    let field = Field::one_of(FieldId::Help(kind), &SIDES, option, helped);
    segments(Label::Help(kind), field)
}

fn segments(label: Label, field: Field) -> Row {
    Row::looking(RowLook::Segments, label, [field])
}

/// The rules and the start, each with the row for what it needs.
fn start_rows(rare: &Rare) -> Vec<Row> {
    let has_position = rare.rules == Rules::Position;
    let rules = if has_position {
        Rules::Standard
    } else {
        rare.rules
    };
    let rules = Field::one_of(FieldId::Rules, &RULES, FieldOption::Rules, rules);
    let start = Field::one_of(
        FieldId::Start,
        &[false, true],
        FieldOption::FromPosition,
        has_position,
    );
    let mut rows = vec![segments(Label::Rules, rules)];
    if rare.rules == Rules::Chess960 {
        let number = Field::text(FieldId::Number, &rare.number);
        let roll = Field::button(FieldId::Roll, Label::Roll, FormCommand::RollNumber);
        rows.push(Row::new(Label::Chess960Number, [number, roll]));
    }
    rows.push(segments(Label::Start, start));
    if has_position {
        let set_up = StartCommand::SetUp;
        let set_up = Field::button(FieldId::SetUp, Label::SetUpOnBoard, set_up);
        rows.extend([
            Row::new(Label::Position, [Field::text(FieldId::Fen, &rare.fen)]),
            Row::new(Label::None, [set_up]),
        ]);
    }
    rows
}
