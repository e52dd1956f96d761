//! Switches, and choices with their labels.

use crate::app::{Command, Field, FieldOption, FormCommand, Label, Widget};
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::settings::blocks::{LABELS, is_switch};
use crate::view::text::font::Face;

/// The width of a number and of the space around it, in units.
const NUMBER: i32 = 88;

/// The room around an option in a row of segments, in units.
const OPTION_ROOM: i32 = 28;

/// The least width of an option, in units.
const LEAST_OPTION: i32 = 52;

/// The height of the label above a choice, in units.
const LABEL: i32 = 28;

impl View<'_> {
    /// The height of a switch or a choice with its label: beside it, or below it if there is no room for both.
    pub(super) fn control_height(
        &self,
        field: &Field,
        label: Label,
        column: i32,
        width: i32,
    ) -> i32 {
        if is_switch(field) {
            let lines = self.switch_label(self.words.label(label), column).len() as i32;
            return self.control_size() + (lines - 1) * self.unit(20);
        }
        if is_number(field) {
            return self.control_size() + self.unit(8);
        }
        if self.fits_beside(field, label, width) {
            return self.control_size() + self.unit(8);
        }
        let options = if self.segments_width(field) <= width {
            self.control_size()
        } else {
            self.options_height(&self.named_options(field), width)
        };
        options + self.unit(LABEL + 8)
    }

    pub(super) fn control(&mut self, area: Rect, field: &Field, label: Label, focused: bool) {
        if is_switch(field) {
            self.switch(area, field, self.words.label(label), focused);
        } else if is_number(field) {
            self.number(area, field, label, focused);
        } else {
            self.labelled_segments(area, field, label, focused);
        }
    }

    /// A switch at the right of these words.
    pub(super) fn switch(&mut self, area: Rect, field: &Field, words: &str, focused: bool) {
        let (_, chosen) = options_of(field);
        let is_on = chosen == Some(1);
        let turn = FormCommand::Choose(field.id, usize::from(!is_on));
        let at = self.labelled_switch(area, words, is_on, Command::Form(turn));
        if focused && self.shows_focus() {
            let border = self.focus_border(true);
            let around = self.unit(3);
            self.outline(at.shrunk(-around), at.h / 2 + around, border);
        }
    }

    /// A number between the buttons that lower and raise it, behind its label; then what it means, if there is room.
    fn number(&mut self, mut area: Rect, field: &Field, label: Label, focused: bool) {
        area.cut_bottom(self.unit(8));
        let (options, chosen) = options_of(field);
        let (gap, side) = (self.unit(8), self.control_size());
        let width = 2 * (side + gap) + self.unit(NUMBER);
        let label_area = area.cut_left(self.unit(LABELS).min(area.w - width));
        let set = self.set(Face::Regular, 15, self.theme.text);
        let at = Point::new(label_area.x, area.center().y);
        let words = self.words.label(label);
        self.fitted(at, words, set, label_area.w - gap);
        let mut rest = area.cut_left(width);
        let lower = rest.cut_left(side);
        let raise = rest.cut_right(side);
        let lowered = chosen.and_then(|number| number.checked_sub(1));
        let raised = chosen.map_or(0, |number| number + 1);
        self.number_step(lower, field, Icon::Minus, lowered);
        let raised = Some(raised).filter(|&number| number < options.len());
        self.number_step(raise, field, Icon::Plus, raised);
        let value = rest.inset(gap, 0);
        self.control_ground(value, self.theme.key_cap, focused);
        let option = chosen.and_then(|number| options.get(number));
        let words = option.map_or_else(String::new, |option| self.words.field_option(option));
        let set = self.set(Face::Bold, 16, self.theme.bright_text);
        self.fitted_in(value, Align::Center, &words, set);
        area.cut_left(self.unit(16));
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let note = self
            .words
            .about_number(field.id, self.app.machine().threads);
        if self.width(&note, set) <= area.w {
            self.text_in(area, Align::Left, &note, set);
        }
    }

    /// What lowers or raises a number, if it can be.
    fn number_step(&mut self, area: Rect, field: &Field, icon: Icon, number: Option<usize>) {
        let command = Command::Form(FormCommand::Choose(field.id, number.unwrap_or(0)));
        self.plain_icon_button(area, icon, 16, command, number.is_none());
    }

    fn segments_width(&self, field: &Field) -> i32 {
        let words = self.named_options(field);
        let em = self.unit(14);
        let widths = words
            .iter()
            .map(|word| self.fonts.width(Face::Bold, word, em));
        let width = widths.max().unwrap_or(0) + self.unit(OPTION_ROOM);
        width.max(self.unit(LEAST_OPTION)) * words.len() as i32
    }

    fn fits_beside(&self, field: &Field, label: Label, width: i32) -> bool {
        let words = self.words.label(label);
        let label = self.fonts.width(Face::Regular, words, self.unit(15));
        label + self.unit(16) + self.segments_width(field) <= width
    }

    fn labelled_segments(&mut self, area: Rect, field: &Field, label: Label, focused: bool) {
        let set = self.set(Face::Regular, 15, self.theme.text);
        let words = self.words.label(label);
        let mut rest = area;
        if self.fits_beside(field, label, area.w) {
            rest.cut_bottom(self.unit(8));
            self.fitted_in(rest, Align::Left, words, set);
            rest = rest.cut_right(self.segments_width(field));
        } else {
            let label = rest.cut_top(self.unit(LABEL));
            rest.cut_bottom(self.unit(8));
            self.fitted_in(label, Align::Left, words, set);
        }
        if self.segments_width(field) <= rest.w {
            return self.segments(rest, field, focused, 14);
        }
        self.choice_widget(rest, field, focused);
    }

    /// The options of a choice side by side, equally wide.
    pub(super) fn segments(&mut self, area: Rect, field: &Field, focused: bool, size: i32) {
        let (_, chosen) = options_of(field);
        let words = self.named_options(field);
        let border = self.control_ground(area, self.theme.button, focused);
        let cells: Vec<Rect> = area.columns(words.len().max(1) as i32, 0).collect();
        for (number, (word, cell)) in words.iter().zip(cells).enumerate() {
            let is_chosen = chosen == Some(number);
            let ink = self.option_ground(area, cell, border, is_chosen);
            if number > 0 && !is_chosen && chosen != Some(number - 1) {
                let edge = Rect {
                    w: self.unit(1),
                    ..cell.inset(0, self.unit(8))
                };
                self.scene.plain(edge, self.theme.border);
            }
            let face = if is_chosen { Face::Bold } else { Face::Regular };
            let set = self.set(face, size, ink);
            self.fitted_in(cell, Align::Center, word, set);
            let choose = Command::Form(FormCommand::Choose(field.id, number));
            self.scene.add_zone(cell, Zone::Do(choose));
        }
    }
}

/// Whether a field is a number of many.
fn is_number(field: &Field) -> bool {
    let is_number = |option: &FieldOption| {
        matches!(
            option,
            FieldOption::Threads(_)
                | FieldOption::Memory(_)
                | FieldOption::Lines(_)
                | FieldOption::SearchTime(_)
        )
    };
    matches!(&field.widget, Widget::Choice { options, .. } if options.iter().all(is_number))
}
