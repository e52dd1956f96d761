//! Tiles with times, and the kinds of clock as buttons.

use super::GAP;
use crate::app::{FieldOption, Form, Row};
use crate::game::{TimeClass, TimeControl};
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The least width of a tile, in units.
const LEAST_TILE: i32 = 88;

impl View<'_> {
    pub(super) fn tile_columns(&self, width: i32) -> i32 {
        let fits = |columns: &i32| {
            let gaps = (columns - 1) * self.unit(GAP);
            (width - gaps) / columns >= self.unit(LEAST_TILE)
        };
        [4, 3].into_iter().find(fits).unwrap_or(2)
    }

    pub(super) fn tile_rows(&self, row: &Row, width: i32) -> i32 {
        let count = row
            .fields
            .first()
            .map_or(0, |field| options_of(field).0.len());
        (count as i32 + self.tile_columns(width) - 1) / self.tile_columns(width)
    }

    /// The tiles with times: the time, and below it what kind of game it makes.
    pub(super) fn time_tiles(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let (options, chosen) = options_of(field);
        let columns = self.tile_columns(area.w);
        let rows = self.tile_rows(row, area.w);
        let gap = self.unit(GAP);
        let strips = area.rows(rows, gap);
        // The tiles of the last row fill it.
        let count = options.len() as i32;
        let in_row = |row: i32| columns.min(count - row * columns).max(1);
        let cells: Vec<Rect> = (0..)
            .zip(strips)
            .flat_map(|(row, strip)| strip.columns(in_row(row), gap))
            .collect();
        for (number, (option, cell)) in options.iter().zip(cells).enumerate() {
            let is_chosen = chosen == Some(number);
            let is_first = chosen.is_none() && number == 0;
            let has_focus = form.focus == field.id && (is_chosen || is_first);
            let ink = self.tile(cell, is_chosen, has_focus);
            let title = self.words.field_option(option);
            let room = cell.w - self.unit(4);
            let size = match option {
                FieldOption::Time(TimeControl::Stages(_)) => 20,
                _ if self.fonts.width(Face::Bold, &title, self.unit(16)) > room => 14,
                _ => 16,
            };
            let middle = cell.center();
            let set = self.set(Face::Bold, size, ink);
            let title = self.cut(&title, set, room);
            let at = Point::new(middle.x, middle.y - self.unit(8));
            self.text(at, Align::Center, &title, set);
            let ink = self.theme.dim(is_chosen);
            let set = self.set(Face::Regular, 13, ink);
            let kind = self.words.text(kind_of(option));
            let kind = self.cut(kind, set, room);
            let at = Point::new(middle.x, middle.y + self.unit(12));
            self.text(at, Align::Center, &kind, set);
            self.choose_zone(cell, field.id, number);
        }
    }

    /// The numbers of the options in each row of buttons: as many rows as they need, each with about as many buttons.
    pub(super) fn flow(&self, row: &Row, width: i32) -> Vec<Vec<(usize, String, i32)>> {
        let options = row
            .fields
            .first()
            .map_or(&[][..], |field| options_of(field).0);
        let buttons: Vec<(usize, String, i32)> = options
            .iter()
            .enumerate()
            .map(|(number, option)| {
                let text = self.words.field_option(option);
                let wide = self.fonts.width(Face::Bold, &text, self.unit(14)) + self.unit(24);
                (number, text, wide)
            })
            .collect();
        let gap = self.unit(GAP);
        let fits = |row: &[(usize, String, i32)]| {
            let taken: i32 = row.iter().map(|(_, _, wide)| wide + gap).sum();
            row.len() == 1 || taken - gap <= width
        };
        let in_rows = |count: usize| {
            let length = buttons.len().div_ceil(count).max(1);
            let rows = buttons.chunks(length);
            rows.map(<[_]>::to_vec).collect::<Vec<_>>()
        };
        let counts = 1..=buttons.len().max(1);
        let mut tries = counts.map(in_rows);
        let found = tries.find(|rows| rows.iter().all(|row| fits(row)));
        found.unwrap_or_default()
    }

    /// Options as buttons that fill their rows.
    pub(super) fn flow_row(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let (_, chosen) = options_of(field);
        let rows = self.flow(row, area.w);
        let gap = self.unit(GAP);
        let strips: Vec<Rect> = area.rows(rows.len() as i32, gap).collect();
        for (cells, strip) in rows.iter().zip(strips) {
            let count = cells.len().max(1) as i32;
            let needed: i32 = cells.iter().map(|(_, _, wide)| wide).sum();
            let spare = strip.w - needed - gap * (count - 1);
            let mut rest = strip;
            for (place, (number, text, wide)) in (0..).zip(cells) {
                let share = spare * (place + 1) / count - spare * place / count;
                let cell = rest.cut_left(wide + share);
                rest.cut_left(gap);
                let is_chosen = chosen == Some(*number);
                let has_focus = form.focus == field.id && is_chosen;
                let ink = self.tile(cell, is_chosen, has_focus);
                self.option_words(cell, text, is_chosen, ink);
                self.choose_zone(cell, field.id, *number);
            }
        }
    }
}

/// What kind of game a time makes.
fn kind_of(option: &FieldOption) -> Phrase {
    let FieldOption::Time(control) = option else {
        return Phrase::AllKinds;
    };
    match TimeClass::of(control) {
        None => Phrase::Untimed,
        Some(TimeClass::Bullet) => Phrase::Bullet,
        Some(TimeClass::Blitz) => Phrase::Blitz,
        Some(TimeClass::Rapid) => Phrase::Rapid,
        Some(TimeClass::Classical) => Phrase::Classical,
    }
}
