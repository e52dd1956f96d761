//! Options side by side, and notes.

use super::{GAP, NOTE};
use crate::app::{Field, FieldOption, Form, Row, RowLook};
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;

/// The room for the label of options side by side, and of those in a band, in units.
const SEGMENT_LABEL: i32 = 72;
const BAND_LABEL: i32 = 136;

/// The size of labels in a band.
const BAND_TEXT: i32 = 14;

/// How much nearer a note is to what it explains than to what follows, in units.
const NOTE_RISE: i32 = 5;

/// The least width of an option, for a finger, in units.
const LEAST_SEGMENT: i32 = 44;

impl View<'_> {
    /// The widths of options side by side.
    fn widths_of(&self, options: &[FieldOption]) -> Vec<i32> {
        let em = self.unit(14);
        let width = |option: &FieldOption| {
            let text = self.words.field_option(option);
            let words = self.fonts.width(Face::Bold, &text, em) + self.unit(20);
            words.max(self.unit(LEAST_SEGMENT))
        };
        options.iter().map(width).collect()
    }

    /// The width of options next to their label, if there is room for both. All of a form begin at the same place,
    /// but those that need more room than that leaves.
    pub(super) fn segments_beside(&self, row: &Row, width: i32) -> Option<i32> {
        let options = row
            .fields
            .first()
            .map_or(&[][..], |field| options_of(field).0);
        let taken: i32 = self.widths_of(options).iter().sum();
        let form = self.app.form().map_or(&[][..], |form| &form.rows[..]);
        let alike = form
            .iter()
            .filter(|other| other.look == RowLook::Segments && other.is_in_band == row.is_in_band);
        let widest = alike.map(|other| self.segment_label(other)).max();
        let usual = if row.is_in_band {
            BAND_LABEL
        } else {
            SEGMENT_LABEL
        };
        let label = self.segment_label(row);
        let widest = widest.unwrap_or(label).max(self.unit(usual));
        let rooms = [width - widest, width - label];
        rooms.into_iter().find(|&room| taken <= room)
    }

    /// The width of the label of options side by side, with the gap after it.
    fn segment_label(&self, row: &Row) -> i32 {
        let size = if row.is_in_band { BAND_TEXT } else { 13 };
        let label = self.words.label(row.label);
        self.fonts.width(Face::Regular, label, self.unit(size)) + self.unit(GAP)
    }

    /// A label, and options side by side.
    pub(super) fn segment_row(&mut self, form: &Form, row: &Row, area: Rect) {
        let mut area = area;
        if let Some(wide) = self.segments_beside(row, area.w) {
            let at = Point::new(area.x, area.center().y);
            if row.is_in_band {
                let set = self.set(Face::Regular, BAND_TEXT, self.theme.text);
                let text = self.words.label(row.label);
                self.text(at, Align::Left, text, set);
            } else {
                self.own_label(at, row.label);
            }
            area = area.cut_right(wide);
        }
        if let Some(field) = row.fields.first() {
            self.side_by_side(form, field, area);
        }
    }

    /// Options side by side, as wide as their words need.
    pub(super) fn side_by_side(&mut self, form: &Form, field: &Field, area: Rect) {
        let (options, chosen) = options_of(field);
        let border = self.control_ground(area, self.theme.button, form.focus == field.id);
        let mut widths = self.widths_of(options);
        let spare = area.w - widths.iter().sum::<i32>();
        let count = widths.len().max(1) as i32;
        for (place, width) in (0..).zip(&mut widths) {
            *width += spare * (place + 1) / count - spare * place / count;
        }
        let mut rest = area;
        for (number, (option, width)) in options.iter().zip(widths).enumerate() {
            let cell = rest.cut_left(width);
            let is_chosen = chosen == Some(number);
            let ink = self.option_ground(area, cell, border, is_chosen);
            if number > 0 {
                let line = Rect {
                    w: self.unit(1),
                    ..cell
                };
                self.scene
                    .plain(line.inset(0, border.width), self.theme.border);
            }
            let text = self.words.field_option(option);
            self.option_words(cell, &text, is_chosen, ink);
            self.choose_zone(cell, field.id, number);
        }
    }

    pub(super) fn note_lines(&self, row: &Row, width: i32) -> Vec<String> {
        let text = self.words.label(row.label);
        self.fonts.wrap(Face::Regular, text, self.unit(13), width)
    }

    pub(super) fn note(&mut self, row: &Row, area: Rect) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let step = self.unit(NOTE);
        for (number, line) in (0..).zip(self.note_lines(row, area.w)) {
            let middle = area.y + number * step + step / 2 - self.unit(NOTE_RISE);
            let at = Point::new(area.x, middle);
            self.text(at, Align::Left, &line, set);
        }
    }
}
