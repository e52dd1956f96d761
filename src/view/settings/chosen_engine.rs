//! What concerns the chosen engine: its name, what it is used for, and whether it is to be removed.

use crate::app::{Field, FieldId, FieldOption, Label, Row, TrialState};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::settings::blocks::{LABELS, PATH_BUTTON};
use crate::view::text::font::Face;

/// The gap between the name and the button, and the padding of the question, in units.
const GAP: i32 = 16;
const PAD: i32 = 16;

/// The height of a line of the question, in units.
const LINE: i32 = 24;

impl View<'_> {
    /// What an engine calls itself, and who wrote it, once it was tried; before the name of its file.
    pub(super) fn engine_name(&self, option: &FieldOption) -> (String, String) {
        let file = match option {
            FieldOption::Engine(Some(file)) => file,
            _ => "",
        };
        if let Some(TrialState::Done(trial)) = self.app.engine_trial(file)
            && !trial.name.is_empty()
        {
            return (trial.name.clone(), trial.author.clone());
        }
        let words = self.words.field_option(option);
        let name = words.lines().next().unwrap_or_default();
        (name.to_owned(), String::new())
    }

    /// The name of the chosen engine with its author, and at the right the button that removes it.
    pub(super) fn engine_head(&mut self, mut area: Rect, remove: Option<&Field>, focus: FieldId) {
        if let Some(field) = remove {
            let button = area.cut_right(self.unit(PATH_BUTTON).min(area.w / 2));
            self.settings_button(button, field, focus);
            area.cut_right(self.unit(GAP));
        }
        let engine = Some(self.app.settings.engine.clone()).filter(|file| !file.is_empty());
        let (name, author) = self.engine_name(&FieldOption::Engine(engine));
        let set = self.set(Face::Bold, 20, self.theme.bright_text);
        let at = Point::new(area.x, area.center().y);
        let taken = self.fitted(at, &name, set, area.w) + self.unit(GAP);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        if taken + self.width(&author, set) <= area.w {
            let at = Point::new(at.x + taken, at.y);
            self.text(at, Align::Left, &author, set);
        }
    }

    /// What the chosen engine is used for.
    pub(super) fn use_row(&mut self, mut area: Rect, label: Label) {
        let column = area.cut_left(self.unit(LABELS).min(area.w / 4));
        for (place, label, face) in [
            (column, Label::UsedFor, Face::Regular),
            (area, label, Face::Bold),
        ] {
            let set = self.set(face, 15, self.theme.text);
            self.fitted_in(place, Align::Left, self.words.label(label), set);
        }
    }

    fn removal_type(&self) -> Type {
        self.set(Face::Bold, 15, self.theme.question_text)
    }

    fn removal_lines(&self, row: &Row, width: i32) -> Vec<String> {
        let set = self.removal_type();
        let words = self.words.label(row.label);
        let room = width - 2 * self.unit(PAD);
        self.fonts.wrap(set.face, words, set.em, room)
    }

    pub(super) fn removal_height(&self, row: &Row, width: i32) -> i32 {
        let lines = self.removal_lines(row, width).len() as i32;
        lines * self.unit(LINE) + self.control_size() + self.unit(2 * PAD + 8)
    }

    /// Whether the chosen engine is to be removed, on the ground of a question.
    pub(super) fn removal(&mut self, area: Rect, row: &Row, focus: FieldId) {
        self.question_ground(area);
        let mut rest = area.shrunk(self.unit(PAD));
        let set = self.removal_type();
        for text in self.removal_lines(row, area.w) {
            let line = rest.cut_top(self.unit(LINE));
            self.fitted_in(line, Align::Left, &text, set);
        }
        let answers = rest.cut_bottom(self.control_size());
        let cells: Vec<Rect> = answers
            .columns(row.fields.len() as i32, self.unit(8))
            .collect();
        for (field, cell) in row.fields.iter().zip(cells) {
            self.settings_button(cell, field, focus);
        }
    }
}
