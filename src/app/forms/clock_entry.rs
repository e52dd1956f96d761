//! The clock as it is being entered, in the form for a new game and in that of the big clock.

use super::command::FormCommand;
use super::fault::Fault;
use super::field_id::FieldId;
use super::form::Form;
use super::label::Label;
use super::quick_choices;
use super::row::Row;
use super::stages_entry::{self, MOST_STAGES, StageEntry};
use super::time_entry::{self, enter_quick_choice};
use crate::game::TimeControl;
use crate::rules::{ByColor, Color};
use crate::storage::{ClockChoice, ClockKind, SideTime};

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

/// What has been entered for a clock, also for kinds that are not chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ClockEntry {
    pub(super) choice: ClockChoice,
    pub(super) stages: ByColor<Vec<StageEntry>>,
    /// Whether the band with the other kinds of clock is open.
    pub(super) is_other: bool,
    /// The number of quick choices that are left out, from the first on: there may have to be a clock.
    pub(super) left_out: usize,
}

impl ClockEntry {
    /// What was entered last. A game may have no clock.
    pub(super) fn of_game(choice: &ClockChoice) -> ClockEntry {
        ClockEntry::new(choice, 0)
    }

    /// The same for a clock that there has to be.
    pub(super) fn of_clock(choice: &ClockChoice) -> ClockEntry {
        ClockEntry::new(choice, 1)
    }

    fn new(choice: &ClockChoice, left_out: usize) -> ClockEntry {
        let mut entry = ClockEntry {
            choice: choice.clone(),
            stages: ByColor {
                white: stages_entry::entries(&choice.white.stages),
                black: stages_entry::entries(&choice.black.stages),
            },
            is_other: false,
            left_out,
        };
        entry.is_other = entry.chosen_tile().is_none();
        entry
    }

    /// The number of the tile with the entered time.
    pub(super) fn chosen_tile(&self) -> Option<usize> {
        let entered = self.time_control().ok()?;
        let both = |quick: &TimeControl| entered.white == *quick && entered.black == *quick;
        let number = quick_choices().iter().position(both)?;
        number.checked_sub(self.left_out)
    }

    /// Updates the rows after an entry.
    pub(super) fn revise(&mut self, form: &mut Form) {
        self.take_over(form);
        let tiles = quick_choices().len() - self.left_out;
        if form.focus == FieldId::QuickChoice
            && let Some(number) = form.chosen(FieldId::QuickChoice)
        {
            self.is_other = number == tiles;
            if !self.is_other && self.chosen_tile() != Some(number) {
                enter_quick_choice(&mut self.choice, number + self.left_out);
            }
            if self.is_other && self.choice.kind == ClockKind::NoClock {
                self.choice.kind = ClockKind::Fischer;
            }
        }
        self.replace_rows(form);
    }

    pub(super) fn replace_rows(&self, form: &mut Form) {
        let is_of_clock = |row: &Row| {
            let is_note = matches!(row.label, Label::AboutClock(_) | Label::StageMoves);
            is_note || row.has(FieldId::is_of_clock)
        };
        form.replace_rows_where(is_of_clock, self.rows());
    }

    /// Adds or removes a stage, and focuses the one that is new or next.
    pub(super) fn change_stages(&mut self, command: FormCommand, form: &mut Form) {
        self.take_over(form);
        let focus = match command {
            FormCommand::AddStage(color) => self.add_stage(color),
            FormCommand::RemoveStage(color, number) => self.remove_stage(color, number),
            _ => return,
        };
        self.replace_rows(form);
        form.focus_on(focus);
    }

    /// The rest of the moves is played in the new stage, and as many as usual in the one before.
    fn add_stage(&mut self, color: Color) -> FieldId {
        const USUAL_MOVES: &str = "20";
        let stages = &mut self.stages[color];
        let last = stages.last().cloned().unwrap_or_default();
        if stages.len() < MOST_STAGES {
            if let Some(before) = stages.last_mut().filter(|it| it.moves.trim().is_empty()) {
                USUAL_MOVES.clone_into(&mut before.moves);
            }
            let moves = String::new();
            stages.push(StageEntry { moves, ..last });
        }
        FieldId::StageMoves(color, (stages.len() as u8).saturating_sub(2))
    }

    fn remove_stage(&mut self, color: Color, number: u8) -> FieldId {
        let stages = &mut self.stages[color];
        let at = usize::from(number);
        if stages.len() > 1 && at < stages.len() {
            stages.remove(at);
        }
        if let Some(last) = stages.last_mut() {
            last.moves.clear();
        }
        let next = at.min(stages.len() - 1);
        FieldId::StageMinutes(color, next as u8)
    }

    /// Each player keeps their time.
    pub(super) fn change_colors(&mut self) {
        self.choice.change_colors();
        if self.choice.differ {
            let ByColor { white, black } = &mut self.stages;
            std::mem::swap(white, black);
        }
    }

    /// The time of each side.
    ///
    /// # Errors
    /// If an entry is wrong.
    pub(super) fn time_control(&self) -> Result<ByColor<TimeControl>, Fault> {
        if self.choice.kind != ClockKind::Stages {
            return time_entry::time_control(&self.choice);
        }
        let differ = self.choice.differ;
        let read = |color: Color, whose: Option<Color>| {
            stages_entry::read_entries(&self.stages[color], color, whose)
        };
        let white = read(Color::White, differ.then_some(Color::White))?;
        let black = if differ {
            read(Color::Black, Some(Color::Black))?
        } else {
            white.clone()
        };
        Ok(ByColor { white, black })
    }

    /// What is kept of it for the next time. Stages that are not used or cannot be read stay as they were.
    pub(super) fn choice(&self) -> ClockChoice {
        let mut choice = self.choice.clone();
        if choice.kind != ClockKind::Stages {
            return choice;
        }
        for color in Color::BOTH {
            let read = stages_entry::read_entries(&self.stages[color], color, None);
            let text = read.ok().and_then(|read| stages_entry::stages_text(&read));
            if let Some(text) = text {
                choice.side_mut(color).stages = text;
            }
        }
        choice
    }

    /// Copies the fields.
    fn take_over(&mut self, form: &Form) {
        let before = self.choice.kind;
        let kind = form.chosen_of(FieldId::Clock, OTHER_KINDS);
        self.choice.kind = kind.unwrap_or(before);
        if let Some(sides) = form.chosen(FieldId::Sides) {
            let differ = sides == 1;
            // Black begins with White's time.
            if differ && !self.choice.differ {
                self.choice.black = self.choice.white.clone();
                self.stages.black = self.stages.white.clone();
            }
            self.choice.differ = differ;
        }
        for color in Color::BOTH {
            let side = self.choice.side_mut(color);
            let mut entries = vec![
                (FieldId::Time(color), &mut side.time),
                (FieldId::Bonus(color), &mut side.bonus),
            ];
            for (number, stage) in (0..).zip(&mut self.stages[color]) {
                entries.extend([
                    (FieldId::StageMoves(color, number), &mut stage.moves),
                    (FieldId::StageMinutes(color, number), &mut stage.minutes),
                    (FieldId::StageBonus(color, number), &mut stage.bonus),
                ]);
            }
            for (id, entry) in entries {
                if form.field(id).is_some() {
                    form.text(id).trim().clone_into(entry);
                }
            }
        }
        if self.choice.kind != before {
            self.propose_delay();
        }
    }

    /// A delay of no seconds is none.
    fn propose_delay(&mut self) {
        if !matches!(self.choice.kind, ClockKind::Bronstein | ClockKind::Delay) {
            return;
        }
        for color in Color::BOTH {
            let side = self.choice.side_mut(color);
            if side.bonus == "0" {
                side.bonus = SideTime::default().bonus;
            }
        }
    }
}
