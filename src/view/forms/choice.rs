//! Choices in a form: options side by side, one of which is chosen.

use crate::app::{Command, Field, FieldOption, FormCommand, Widget};
use crate::view::View;
use crate::view::forms::heights::LINE;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::{Face, words};

/// The room around the name of an option, in units.
const NAME_ROOM: i32 = 22;

/// The options of a choice, and the chosen one.
pub(in crate::view) fn options_of(field: &Field) -> (&[FieldOption], Option<usize>) {
    match &field.widget {
        Widget::Choice { options, chosen } => (options, *chosen),
        _ => (&[], None),
    }
}

impl View<'_> {
    /// The options of a choice in words.
    pub fn named_options(&self, field: &Field) -> Vec<String> {
        let options = options_of(field).0.iter();
        options.map(|it| self.words.field_option(it)).collect()
    }

    pub fn choice_widget(&mut self, area: Rect, field: &Field, focused: bool) {
        let (_, chosen) = options_of(field);
        let options = self.named_options(field);
        let border = self.control_ground(area, self.theme.button, focused);
        let cells = self.option_cells(area, &options);
        for (number, (option, cell)) in options.iter().zip(cells).enumerate() {
            let is_chosen = chosen == Some(number);
            let ink = self.option_ground(area, cell, border, is_chosen);
            self.option_edges(area.shrunk(border.width), cell);
            self.option_words(cell, option, is_chosen, ink);
            let command = Command::Form(FormCommand::Choose(field.id, number));
            self.scene.add_zone(cell, Zone::Do(command));
        }
    }

    /// The lines between an option and those to the left of it and above it, inside the border of the choice.
    pub fn option_edges(&mut self, inner: Rect, cell: Rect) {
        let line = self.unit(1);
        let left = Rect { w: line, ..cell };
        let above = Rect { h: line, ..cell };
        for (edge, has_neighbour) in [(left, cell.x > inner.x), (above, cell.y > inner.y)] {
            if let Some(edge) = edge.intersection(inner).filter(|_| has_neighbour) {
                self.scene.plain(edge, self.theme.border);
            }
        }
    }

    /// The number of options per row: all of them, or if a word is too wide or an option would have more than two lines,
    /// evenly fewer.
    pub fn option_columns(&self, options: &[String], width: i32) -> usize {
        let words = options.iter().flat_map(|option| words(option));
        let em = self.unit(14);
        let longest = words
            .map(|word| self.fonts.width(Face::Bold, word, em))
            .max();
        let cell = longest.unwrap_or(0) + self.unit(8);
        let room = (width / cell.max(1)).max(1) as usize;
        let least = options.len().div_ceil(room).max(1);
        let columns = |rows: usize| options.len().div_ceil(rows).max(1);
        let is_low = |columns: &usize| {
            let cell = width / *columns as i32;
            let lines = |option: &String| self.option_lines(option, cell).len();
            options.iter().all(|option| lines(option) <= 2)
        };
        let mut low = (least..=options.len()).map(columns);
        let found = low.find(is_low).unwrap_or(columns(least));
        // Where rows would be uneven and some names on two lines, all stand below each other.
        let has_line = |width: i32| {
            let lines = |option: &String| self.option_lines(option, width).len();
            options.iter().all(|option| lines(option) == 1)
        };
        let is_even = options.len().is_multiple_of(found) || has_line(width / found as i32);
        if is_even || !has_line(width) {
            found
        } else {
            1
        }
    }

    /// The areas of the options, row by row.
    fn option_cells(&self, area: Rect, options: &[String]) -> Vec<Rect> {
        let columns = self.option_columns(options, area.w);
        let rows = options.len().div_ceil(columns);
        let mut rest = area;
        let mut cells = Vec::new();
        for (number, row) in options.chunks(columns).enumerate() {
            let strip = rest.cut_top(rest.h / (rows - number) as i32);
            cells.extend(strip.columns(row.len() as i32, 0));
        }
        cells
    }

    /// Paints the background of a chosen option or one under the pointer; returns the text colour.
    pub fn option_ground(&mut self, area: Rect, cell: Rect, border: Border, chosen: bool) -> Rgba {
        let hover = self.is_pointed_at(cell);
        let (color, ink) = match (chosen, hover) {
            (true, _) => (self.theme.chosen, self.theme.bright_text),
            (false, true) => (self.theme.button_hover, self.theme.bright_text),
            (false, false) => return self.theme.text,
        };
        // Keeps the rounded corners of the whole widget.
        let inner = area.shrunk(border.width);
        let radius = (self.unit(8) - border.width).max(0);
        let outer = self.scene.begin_clip(cell);
        self.scene.rounded(inner, radius, color);
        if chosen {
            // A bar, since a ground alone is hard to tell from its neighbours.
            let mut lower = cell.intersection(inner).unwrap_or(cell);
            let bar = lower.cut_bottom(self.unit(3));
            let around = self.scene.begin_clip(bar);
            self.scene.rounded(inner, radius, self.theme.bright_text);
            self.scene.end_clip(around);
        }
        self.scene.end_clip(outer);
        ink
    }

    pub fn option_words(&mut self, cell: Rect, option: &str, chosen: bool, ink: Rgba) {
        let face = if chosen { Face::Bold } else { Face::Regular };
        let set = self.set(face, 14, ink);
        let lines = self.option_lines(option, cell.w);
        let step = self.unit(LINE);
        let mut y = cell.center().y - (lines.len() as i32 - 1) * step / 2;
        for line in lines {
            let (text, set) = self.fitting(&line, set, cell.w - self.unit(4));
            let at = Point::new(cell.center().x, y);
            self.text(at, Align::Center, &text, set);
            y += step;
        }
    }

    /// The height of a choice of this width.
    pub fn options_height(&self, options: &[String], width: i32) -> i32 {
        let columns = self.option_columns(options, width);
        let lines = options.chunks(columns).flat_map(|row| {
            let cell = width / row.len() as i32;
            row.iter()
                .map(move |option| self.option_lines(option, cell).len())
        });
        let words = self.choice_height(lines.max().unwrap_or(1));
        words * options.len().div_ceil(columns) as i32
    }

    /// The text of an option, wrapped to a width. It is measured in bold, so that choosing it does not change
    /// the lines.
    pub fn option_lines(&self, option: &str, width: i32) -> Vec<String> {
        let (em, width) = (self.unit(14), width - self.unit(8));
        let lines = option.lines();
        lines
            .flat_map(|line| self.fonts.wrap(Face::Bold, line, em, width))
            .collect()
    }

    /// The least width that fits every option on one line.
    pub fn options_width(&self, options: &[String]) -> i32 {
        let em = self.unit(14);
        let widest = options
            .iter()
            .map(|option| self.fonts.width(Face::Bold, option, em));
        let cell = widest.max().unwrap_or(0) + self.unit(NAME_ROOM);
        cell * options.len() as i32
    }
}
