//! How high the rows of a form are.

use crate::app::{Field, FieldId, Form, FormKind, Label, Row, RowLook, Widget};
use crate::view::View;
use crate::view::text::font::Face;

/// The height of each further line of text, in units.
pub(in crate::view) const LINE: i32 = 20;

/// The greatest number of lines of a fault.
pub(super) const FAULT_LINES: usize = 6;

/// Measures of a form, in units.
pub(super) mod measure {
    pub const TITLE: i32 = 42;
    pub const LABEL: i32 = 29;
    pub const FIELD: i32 = 42;
    pub const CHOICE: i32 = 38;
    pub const GAP: i32 = 8;
    /// The height of a choice beside its label, and of the gap below it.
    pub const BESIDE: i32 = 32;
    pub const BESIDE_GAP: i32 = 4;
    pub const BUTTONS: i32 = 44;
    /// The height of the buttons of a new game, and of the gap above them and above those for the times of a clock.
    pub const FOOT: i32 = 48;
    pub const ABOVE_FOOT: i32 = 16;
    /// The room above and below the rows of a band, and how far it goes beyond them at the sides.
    pub const BAND: i32 = 16;
    pub const BESIDE_BAND: i32 = 24;
    pub const AFTER_BAND: i32 = 12;
}

impl View<'_> {
    /// The height that a form needs for all its rows, with room for a fault if it has one.
    pub fn form_height(&self, form: &Form, width: i32) -> i32 {
        let fault = form.fault.as_ref().map_or(0, |_| FAULT_LINES as i32 * LINE);
        let around = measure::TITLE + above_foot(form) + measure::BUTTONS + fault;
        self.rows_height(form, width) + self.unit(around)
    }

    /// The height of all rows of a form.
    pub fn rows_height(&self, form: &Form, width: i32) -> i32 {
        let rows = 0..form.rows.len();
        rows.map(|row| self.whole_height(form, row, width)).sum()
    }

    /// The height of a row with all that is around it.
    pub(super) fn whole_height(&self, form: &Form, number: usize, width: i32) -> i32 {
        let row = form
            .rows
            .get(number)
            .map_or(0, |row| self.row_height(row, width));
        let edges: i32 = self.band_edges(form, number).iter().sum();
        row + edges + self.fault_height(form, number, width)
    }

    /// The lines that say what is wrong in a row; none in the others.
    pub(super) fn fault_lines(&self, form: &Form, number: usize, width: i32) -> Vec<String> {
        let Some(wrong) = form.wrong.as_ref() else {
            return Vec::new();
        };
        let has_field = |row: &Row| row.has(|id| id == wrong.field);
        let is_fold = |row: &Row| row.look == RowLook::Fold;
        let mut rows = form.rows.iter();
        // A field that is folded away is spoken for by what unfolds it.
        let at = rows
            .position(has_field)
            .or_else(|| form.rows.iter().position(is_fold));
        if at != Some(number) {
            return Vec::new();
        }
        let text = self.words.entry_fault(&wrong.why);
        self.fonts.wrap(Face::Regular, &text, self.unit(13), width)
    }

    pub(super) fn fault_height(&self, form: &Form, number: usize, width: i32) -> i32 {
        match self.fault_lines(form, number, width).len() as i32 {
            0 => 0,
            lines => self.unit(lines * LINE + measure::GAP),
        }
    }

    /// The room of a band above its first row and below its last one, and above the row that follows it.
    pub(super) fn band_edges(&self, form: &Form, number: usize) -> [i32; 2] {
        let is_in_band = |number: Option<usize>| {
            let row = number.and_then(|number| form.rows.get(number));
            row.is_some_and(|row| row.is_in_band)
        };
        let edge = |is_edge: bool| if is_edge { self.unit(measure::BAND) } else { 0 };
        if !is_in_band(Some(number)) {
            let is_after = is_in_band(number.checked_sub(1));
            let above = if is_after { measure::AFTER_BAND } else { 0 };
            return [self.unit(above), 0];
        }
        [
            edge(!is_in_band(number.checked_sub(1))),
            edge(!is_in_band(Some(number + 1))),
        ]
    }

    pub(super) fn gap_below(&self, row: &Row, width: i32) -> i32 {
        if let Some([_, _, gap]) = self.own_heights(row, width) {
            return gap;
        }
        if self.has_bands() {
            return self.unit(measure::GAP);
        }
        self.unit(match self.width_beside(row, width) {
            Some(_) => measure::BESIDE_GAP,
            None => measure::GAP,
        })
    }

    fn has_bands(&self) -> bool {
        self.app.form().is_some_and(has_bands)
    }

    pub(super) fn row_height(&self, row: &Row, width: i32) -> i32 {
        if let Some(heights) = self.own_heights(row, width) {
            return heights.iter().sum();
        }
        if self.width_beside(row, width).is_some() {
            return if self.has_bands() {
                self.unit(measure::FIELD + measure::GAP)
            } else {
                self.unit(measure::BESIDE + measure::BESIDE_GAP)
            };
        }
        let width = self.field_width(row, width);
        let fields = row
            .fields
            .iter()
            .map(|field| self.field_height(field, width));
        let label = match row.label {
            Label::None => 0,
            _ => self.unit(measure::LABEL),
        };
        match fields.max() {
            None | Some(0) => 0,
            Some(height) => label + height + self.unit(measure::GAP),
        }
    }

    pub(super) fn field_width(&self, row: &Row, width: i32) -> i32 {
        let count = row.fields.len().max(1) as i32;
        (width - (count - 1) * self.unit(10)) / count
    }

    pub(super) fn field_height(&self, field: &Field, width: i32) -> i32 {
        match &field.widget {
            Widget::Text { field: text, .. } if field.id == FieldId::Fen => {
                self.fen_height(text, width)
            }
            Widget::Text { .. } => self.unit(measure::FIELD),
            Widget::Choice { .. } => self.options_height(&self.named_options(field), width),
            Widget::Toggle { .. } | Widget::Button { .. } => self.choice_height(1),
            Widget::Palette { count, .. } => self.palette_height(*count, width),
            Widget::Squares => 0,
        }
    }

    pub fn choice_height(&self, lines: usize) -> i32 {
        let more = lines.saturating_sub(1) as i32;
        self.unit(measure::CHOICE) + more * self.unit(LINE)
    }

    /// The width of a choice next to its label, if the row is made so and has room for both.
    pub(super) fn width_beside(&self, row: &Row, width: i32) -> Option<i32> {
        let [field] = &row.fields[..] else {
            return None;
        };
        let Widget::Choice { .. } = &field.widget else {
            return None;
        };
        let taken = self.options_width(&self.named_options(field));
        let label = self.words.label(row.label);
        let word = self.fonts.width(Face::Regular, label, self.unit(13)) + self.unit(8);
        (row.beside && word + taken <= width).then_some(taken)
    }
}

/// The gap above the buttons, in units: bands need more.
pub(super) fn above_foot(form: &Form) -> i32 {
    if has_bands(form) {
        measure::ABOVE_FOOT
    } else {
        measure::GAP
    }
}

/// Whether a form has tiles, and bands with what they open.
pub(super) fn has_bands(form: &Form) -> bool {
    matches!(form.kind, FormKind::NewGame | FormKind::ClockTimes)
}
