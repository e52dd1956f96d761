//! Switches, and choices with their labels.

use crate::app::{Command, Field, FormCommand, Label, Widget};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::Border;
use crate::view::settings::blocks::is_switch;
use crate::view::settings::screen::option_words;
use crate::view::text::font::Face;

/// The size of a switch, and the distance of its knob from the edge, in units.
const SWITCH: (i32, i32) = (44, 24);
const KNOB_EDGE: i32 = 3;

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
            let lines = self.switch_label(label, column).len() as i32;
            return self.control_size() + (lines - 1) * self.unit(20);
        }
        if self.fits_beside(field, label, width) {
            return self.control_size() + self.unit(8);
        }
        let options = if self.segments_width(field) <= width {
            self.control_size()
        } else {
            self.options_height(&option_words(self.words, field), width)
        };
        options + self.unit(LABEL + 8)
    }

    pub(super) fn control(&mut self, area: Rect, field: &Field, label: Label, focused: bool) {
        if is_switch(field) {
            self.switch(area, field, label, focused);
        } else {
            self.labelled_segments(area, field, label, focused);
        }
    }

    fn switch_label(&self, label: Label, width: i32) -> Vec<String> {
        let room = width - self.unit(SWITCH.0 + 16);
        let em = self.unit(15);
        self.fonts
            .wrap(Face::Regular, self.words.label(label), em, room)
    }

    /// A switch at the right of its label; a click on either turns it.
    fn switch(&mut self, area: Rect, field: &Field, label: Label, focused: bool) {
        let set = self.set(Face::Regular, 15, self.theme.text);
        let lines = self.switch_label(label, area.w);
        let step = self.unit(20);
        let mut y = area.center().y - (lines.len() as i32 - 1) * step / 2;
        for line in &lines {
            self.line(Point::new(area.x, y), line, set, area.w);
            y += step;
        }
        let (width, height) = (self.unit(SWITCH.0), self.unit(SWITCH.1));
        let at = Rect::new(
            area.right() - width,
            area.center().y - height / 2,
            width,
            height,
        );
        let Widget::Choice { chosen, .. } = &field.widget else {
            return;
        };
        let is_on = *chosen == Some(1);
        self.switch_body(at, is_on);
        if focused {
            let border = self.focus_border(true);
            self.outline(at.shrunk(-self.unit(3)), height / 2 + self.unit(3), border);
        }
        let turn = FormCommand::Choose(field.id, usize::from(!is_on));
        self.scene.add_zone(area, Zone::Do(Command::Form(turn)));
    }

    fn switch_body(&mut self, area: Rect, is_on: bool) {
        let edge = self.unit(KNOB_EDGE);
        let side = area.h - 2 * edge;
        let (ground, line, x, knob) = if is_on {
            let x = area.right() - edge - side;
            (self.theme.good, self.theme.good, x, self.theme.on_mark)
        } else {
            (
                self.theme.key_cap,
                self.theme.dim_text,
                area.x + edge,
                self.theme.dim_text,
            )
        };
        let border = Border {
            width: self.unit(1),
            color: line,
        };
        self.scene.bordered(area, area.h / 2, ground, border);
        let knob_area = Rect::new(x, area.y + edge, side, side);
        self.scene.rounded(knob_area, side / 2, knob);
    }

    fn segments_width(&self, field: &Field) -> i32 {
        let words = option_words(self.words, field);
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
            let at = Point::new(rest.x, rest.center().y);
            self.line(at, words, set, rest.w);
            rest = rest.cut_right(self.segments_width(field));
        } else {
            let label = rest.cut_top(self.unit(LABEL));
            rest.cut_bottom(self.unit(8));
            let at = Point::new(label.x, label.center().y);
            self.line(at, words, set, label.w);
        }
        if self.segments_width(field) <= rest.w {
            return self.segments(rest, field, focused, 14);
        }
        if let Widget::Choice { chosen, .. } = &field.widget {
            let words = option_words(self.words, field);
            self.choice_widget(rest, field.id, &words, *chosen, focused);
        }
    }

    /// The options of a choice side by side, equally wide.
    pub(super) fn segments(&mut self, area: Rect, field: &Field, focused: bool, size: i32) {
        let Widget::Choice { chosen, .. } = &field.widget else {
            return;
        };
        let words = option_words(self.words, field);
        let border = self.focus_border(focused);
        self.scene
            .bordered(area, self.unit(8), self.theme.button, border);
        let cells: Vec<Rect> = area.columns(words.len().max(1) as i32, 0).collect();
        for (number, (word, cell)) in words.iter().zip(cells).enumerate() {
            let is_chosen = *chosen == Some(number);
            let ink = self.option_ground(area, cell, border, is_chosen);
            if number > 0 && !is_chosen && *chosen != Some(number - 1) {
                let edge = Rect {
                    w: self.unit(1),
                    ..cell.inset(0, self.unit(8))
                };
                self.scene.plain(edge, self.theme.border);
            }
            let face = if is_chosen { Face::Bold } else { Face::Regular };
            let set = self.set(face, size, ink);
            let (word, set) = self.fitting(word, set, cell.w);
            self.scene
                .text(self.fonts, cell.center(), Align::Center, &word, set);
            let choose = Command::Form(FormCommand::Choose(field.id, number));
            self.scene.add_zone(cell, Zone::Do(choose));
        }
    }
}
