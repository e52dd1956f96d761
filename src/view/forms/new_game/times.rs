//! The times of other kinds of clock: fields side by side, and stages below one another.

use super::{FIELD, GAP, NOTE};
use crate::app::{Command, Field, FieldId, Form, Label, Row, Widget};
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;

/// The widths in units: the number of a stage, its columns, and the cross that removes it.
const NUMBER: i32 = 32;
const CROSS: i32 = 48;

/// The parts of the columns in the room for them.
const COLUMNS: [i32; 3] = [112, 100, 100];

/// The room for the label of the button that adds a stage beside the choice of the sides, in units.
const ADD: i32 = 160;

impl View<'_> {
    /// The time of a side, behind its disc, or of both.
    pub(super) fn time_row(&mut self, form: &Form, row: &Row, color: Option<Color>, area: Rect) {
        let mut rest = area;
        if let Some(color) = color {
            let disc = self.cut_disc(&mut rest);
            self.color_disc(disc, color);
        }
        let cells = rest.columns(row.fields.len() as i32, self.unit(GAP));
        let cells: Vec<Rect> = cells.collect();
        for (field, cell) in row.fields.iter().zip(cells) {
            self.time_field(form, field, cell);
        }
    }

    fn time_field(&mut self, form: &Form, field: &Field, cell: Rect) {
        if let Widget::Text { field: text, unit } = &field.widget
            && self.scene.is_mostly_visible(cell)
        {
            self.text_widget(cell, field.id, text, *unit, form.focus == field.id);
        }
    }

    /// The columns of a stage: number, moves, minutes, seconds, cross.
    fn stage_cells(&self, area: Rect) -> [Rect; 5] {
        let mut rest = area;
        let number = rest.cut_left(self.unit(NUMBER));
        let cross = rest.cut_right(self.unit(CROSS));
        let gap = self.unit(GAP);
        let room = rest.w - 3 * gap;
        let whole: i32 = COLUMNS.iter().sum();
        let [moves, minutes, bonus] = COLUMNS.map(|part| {
            let cell = rest.cut_left(room * part / whole);
            rest.cut_left(gap);
            cell
        });
        [number, moves, minutes, bonus, cross]
    }

    /// The headings of the columns.
    pub(super) fn stage_head(&mut self, area: Rect) {
        let [_, cells @ .., _] = self.stage_cells(area);
        let labels = [Label::StageMoves, Label::StageMinutes, Label::StageBonus];
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let gap = self.unit(GAP);
        for (label, cell) in labels.into_iter().zip(cells) {
            let at = Point::new(cell.x, area.y + self.unit(NOTE) / 2);
            let last = label == Label::StageBonus;
            let room = if last {
                area.right() - cell.x
            } else {
                cell.w + gap / 2
            };
            self.fitted(at, self.words.label(label), set, room);
        }
    }

    /// A stage. The last one has the rest of the moves.
    pub(super) fn stage_row(
        &mut self,
        form: &Form,
        row: &Row,
        (color, number): (Option<Color>, u8),
        area: Rect,
    ) {
        let [place, moves, minutes, bonus, cross] = self.stage_cells(area);
        match color.filter(|_| number == 0) {
            Some(color) => {
                let side = self.unit(20);
                let disc = Point::new(place.x + side / 2, place.center().y);
                self.color_disc(Rect::around(disc, side), color);
            }
            None => {
                let set = self.set(Face::Bold, 13, self.theme.dim_text);
                let text = (number + 1).to_string();
                self.text_in(place, Align::Left, &text, set);
            }
        }
        let mut has_moves = false;
        for field in &row.fields {
            match field.id {
                FieldId::StageMoves(..) => {
                    has_moves = true;
                    self.time_field(form, field, moves);
                }
                FieldId::StageMinutes(..) => self.time_field(form, field, minutes),
                FieldId::StageBonus(..) => self.time_field(form, field, bonus),
                _ => self.remove_cross(form, field, cross),
            }
        }
        if !has_moves {
            self.control_ground(moves, self.theme.key_cap, false);
            let set = self.set(Face::Regular, 15, self.theme.dim_text);
            let room = moves.inset(self.unit(12), 0);
            let text = self.words.label(Label::RestOfMoves);
            self.fitted_in(room, Align::Left, text, set);
        }
    }

    /// The cross that removes a stage.
    fn remove_cross(&mut self, form: &Form, field: &Field, area: Rect) {
        let Widget::Button { command, .. } = &field.widget else {
            return;
        };
        let ink = self.pointed_ink(area);
        let button = Rect::around(area.center(), self.unit(FIELD));
        self.icon(Rect::around(area.center(), self.unit(20)), Icon::Cross, ink);
        if form.focus == field.id {
            self.outline_focus(button, self.unit(8));
        }
        self.row_zone(button, command.clone());
    }

    /// The button that adds a stage, and whether both sides have the same time.
    pub(super) fn sides_row(&mut self, form: &Form, row: &Row, area: Rect) {
        let mut rest = area;
        for field in &row.fields {
            match &field.widget {
                Widget::Button { command, .. } => {
                    let cell = rest.cut_left(self.unit(ADD).min(area.w / 2));
                    rest.cut_left(self.unit(GAP));
                    self.add_button(form, field.id, command, cell);
                }
                _ => self.side_by_side(form, field, rest),
            }
        }
    }

    fn add_button(&mut self, form: &Form, id: FieldId, command: &Command, area: Rect) {
        let ink = self.tile(area, false, form.focus == id);
        let label = self.words.label(Label::AddStage);
        let set = self.set(Face::Regular, 15, ink);
        let (side, gap) = (self.unit(20), self.unit(GAP));
        let room = area.w - side - gap - self.unit(16);
        let label = self.cut(label, set, room);
        let wide = self.width(&label, set);
        let left = area.center().x - (wide + side + gap) / 2;
        let plus = Point::new(left + side / 2, area.center().y);
        self.icon(Rect::around(plus, side), Icon::Plus, ink);
        let at = Point::new(left + side + gap, area.center().y);
        self.text(at, Align::Left, &label, set);
        self.row_zone(area, command.clone());
    }
}
