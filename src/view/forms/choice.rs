//! Choices in a form: options side by side, one of which is chosen.

use crate::app::{Command, FieldId, FormCommand};
use crate::rules::{Color, Piece, Role};
use crate::storage::BoardTheme;
use crate::view::View;
use crate::view::board::colors::BoardColors;
use crate::view::forms::form::LINE;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::{Rgba, THEME};
use crate::view::text::font::Face;

/// The height of the picture of an option, and the side of a square in it, in units.
const PICTURE: i32 = 28;
const PICTURE_SQUARE: i32 = 20;

impl View<'_> {
    pub(in crate::view) fn choice_widget(
        &mut self,
        area: Rect,
        id: FieldId,
        options: &[String],
        chosen: Option<usize>,
        focused: bool,
    ) {
        let border = self.focus_border(focused);
        let radius = self.unit(8);
        self.scene.bordered(area, radius, THEME.button, border);
        let cells = self.option_cells(area, options);
        for (number, (option, cell)) in options.iter().zip(cells).enumerate() {
            let is_chosen = chosen == Some(number);
            let ink = self.option_ground(area, cell, border, is_chosen);
            let line = self.unit(1);
            if cell.x > area.x {
                let left = Rect { w: line, ..cell };
                self.scene.plain(left, THEME.border);
            }
            if cell.y > area.y {
                let above = Rect { h: line, ..cell };
                self.scene.plain(above, THEME.border);
            }
            let mut words = cell;
            let picture = self.picture_height(id);
            if let Some(&theme) = BoardTheme::ALL.get(number).filter(|_| picture > 0) {
                self.theme_picture(words.cut_top(picture), theme);
            }
            self.option_words(words, option, is_chosen, ink);
            let command = Command::Form(FormCommand::Choose(id, number));
            self.scene.add_zone(cell, Zone::Do(command));
        }
    }

    /// The height of the picture above the name of an option, if the field has pictures.
    pub(in crate::view) fn picture_height(&self, id: FieldId) -> i32 {
        match id {
            FieldId::BoardTheme => self.unit(PICTURE),
            _ => 0,
        }
    }

    /// Two squares of a board with pieces, one of them marked as the last move.
    fn theme_picture(&mut self, area: Rect, theme: BoardTheme) {
        let colors = BoardColors::of(theme);
        let side = self.unit(PICTURE_SQUARE);
        let left = area.center().x - 3 * side / 2;
        let top = area.bottom() - side;
        let piece = |color, role| Some(Piece::new(color, role));
        let squares = [
            (colors.light_square, piece(Color::Black, Role::Knight)),
            (colors.dark_square, piece(Color::White, Role::Queen)),
            (colors.light_square, None),
        ];
        for (number, (color, piece)) in squares.into_iter().enumerate() {
            let square = Rect::new(left + number as i32 * side, top, side, side);
            self.scene.plain(square, color);
            match piece {
                Some(piece) => self.scene.piece(square, piece, 255),
                None => self.scene.plain(square, colors.last_move),
            }
        }
    }

    /// The number of options per row: all of them, or if their longest word is too wide, evenly fewer.
    pub(in crate::view) fn option_columns(&self, options: &[String], width: i32) -> usize {
        let words = options.iter().flat_map(|option| option.split_whitespace());
        let em = self.unit(14);
        let longest = words
            .map(|word| self.fonts.width(Face::Bold, word, em))
            .max();
        let cell = longest.unwrap_or(0) + self.unit(8);
        let room = (width / cell.max(1)).max(1) as usize;
        let rows = options.len().div_ceil(room).max(1);
        options.len().div_ceil(rows).max(1)
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
    pub(in crate::view) fn option_ground(
        &mut self,
        area: Rect,
        cell: Rect,
        border: Border,
        chosen: bool,
    ) -> Rgba {
        let hover = self.scene.is_pointed_at(cell);
        let (color, ink) = match (chosen, hover) {
            (true, _) => (THEME.chosen, THEME.bright_text),
            (false, true) => (THEME.button_hover, THEME.bright_text),
            (false, false) => return THEME.text,
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
            self.scene.rounded(inner, radius, THEME.bright_text);
            self.scene.end_clip(around);
        }
        self.scene.end_clip(outer);
        ink
    }

    pub(in crate::view) fn option_words(
        &mut self,
        cell: Rect,
        option: &str,
        chosen: bool,
        ink: Rgba,
    ) {
        let face = if chosen { Face::Bold } else { Face::Regular };
        let set = self.set(face, 14, ink);
        let lines = self.option_lines(option, cell.w);
        let step = self.unit(LINE);
        let mut y = cell.center().y - (lines.len() as i32 - 1) * step / 2;
        for line in lines {
            let text = self
                .fonts
                .fit(set.face, &line, set.em, cell.w - self.unit(4));
            let at = Point::new(cell.center().x, y);
            self.scene.text(self.fonts, at, Align::Center, &text, set);
            y += step;
        }
    }

    /// The text of an option, wrapped to a width. It is measured in bold, so that choosing it does not change
    /// the lines.
    pub(in crate::view) fn option_lines(&self, option: &str, width: i32) -> Vec<String> {
        let (em, width) = (self.unit(14), width - self.unit(8));
        let lines = option.lines();
        lines
            .flat_map(|line| self.fonts.wrap(Face::Bold, line, em, width))
            .collect()
    }

    /// The least width that fits every option on one line.
    pub(in crate::view) fn options_width(&self, options: &[String]) -> i32 {
        let em = self.unit(14);
        let widest = options
            .iter()
            .map(|option| self.fonts.width(Face::Bold, option, em));
        let cell = widest.max().unwrap_or(0) + self.unit(22);
        cell * options.len() as i32
    }
}
