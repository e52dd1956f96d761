//! The rows of the form for a new game that have a layout of their own.

use crate::app::{
    Command, Dialog, Field, FieldId, FieldOption, Form, FormCommand, Label, NewGame, Row, RowLook,
    Widget,
};
use crate::game::{Bonus, Handicap, TimeControl};
use crate::rules::{Color, Piece, Role};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// Heights in units.
const TILE: i32 = 56;
const FLOW: i32 = 40;
const PILL: i32 = 28;
const FIELD: i32 = 44;
const PICTOGRAM: i32 = 80;
const TILES_LABEL: i32 = 24;
const LABEL: i32 = 28;
const NOTE: i32 = 22;

/// The gap between tiles, and the least width of one, in units.
const GAP: i32 = 8;
const LEAST_TILE: i32 = 88;

/// The room for a disc, for the choice between person and computer, and the least one for a name, in units.
const DISC: i32 = 40;
const KIND_OF_PLAYER: i32 = 112;
const LEAST_NAME: i32 = 150;

/// The room for the label of options side by side, and of those in a band, in units.
const SEGMENT_LABEL: i32 = 72;
const BAND_LABEL: i32 = 136;

/// The side of the board in a pictogram, in units.
const SMALL_BOARD: i32 = 32;

impl View<'_> {
    /// The heights of the label and the content of a row with a layout of its own, and of the gap below them.
    pub(super) fn own_heights(&self, row: &Row, width: i32) -> Option<[i32; 3]> {
        let heights = match row.look {
            RowLook::Usual => return None,
            RowLook::Tiles => {
                let rows = self.tile_rows(row, width);
                [TILES_LABEL, rows * TILE + (rows - 1) * GAP, 12]
            }
            RowLook::Flow => {
                let rows = self.flow(row, width).len() as i32;
                [0, rows * FLOW + (rows - 1) * GAP, GAP]
            }
            RowLook::Segments => {
                let label = match self.segments_beside(row, width) {
                    Some(_) => 0,
                    None => LABEL,
                };
                [label, FIELD, GAP]
            }
            RowLook::Note => {
                let lines = self.note_lines(row, width).len() as i32;
                [0, lines * NOTE, 4]
            }
            RowLook::Pills => [0, PILL, GAP],
            RowLook::Player(Color::White) => [0, FIELD, GAP],
            RowLook::Player(Color::Black) => [0, FIELD, 12],
            RowLook::Pictograms => [LABEL, PICTOGRAM, 12],
            RowLook::Odds => [LABEL, FIELD, 16],
            RowLook::Fold => [0, FIELD, 12],
        };
        Some(heights.map(|height| self.unit(height)))
    }

    /// A row with a layout of its own.
    pub(super) fn own_row(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some([label, content, _]) = self.own_heights(row, area.w) else {
            return;
        };
        let mut rest = area;
        let label = rest.cut_top(label);
        if row.label != Label::None && label.h > 0 && row.look != RowLook::Pills {
            let middle = label.bottom() - self.unit(14);
            self.own_label(Point::new(label.x, middle), row.label);
        }
        let area = Rect { h: content, ..rest };
        match row.look {
            RowLook::Usual => {}
            RowLook::Tiles => self.time_tiles(form, row, area),
            RowLook::Flow => self.flow_row(form, row, area),
            RowLook::Segments => self.segment_row(form, row, area),
            RowLook::Note => self.note(row, area),
            RowLook::Pills => self.pills(form, row, area),
            RowLook::Player(color) => self.player_row(form, row, color, area),
            RowLook::Pictograms => self.pictograms(form, row, area),
            RowLook::Odds => self.odds(form, row, area),
            RowLook::Fold => self.fold(form, row, area),
        }
    }

    fn own_label(&mut self, at: Point, label: Label) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let text = self.words.label(label);
        self.scene.text(self.fonts, at, Align::Left, text, set);
    }

    /// The ground of something to choose on its own; returns the text colour.
    fn tile(&mut self, area: Rect, is_chosen: bool, has_focus: bool) -> Rgba {
        let hover = self.scene.is_pointed_at(area) && !self.is_covered();
        let (ground, ink) = match (is_chosen, hover) {
            (true, _) => (self.theme.chosen, self.theme.bright_text),
            (false, true) => (self.theme.button_hover, self.theme.bright_text),
            (false, false) => (self.theme.button, self.theme.text),
        };
        let radius = self.unit(8);
        let border = Border {
            width: self.unit(1),
            color: self.theme.border,
        };
        self.scene.bordered(area, radius, ground, border);
        if is_chosen {
            let mut rest = area;
            let bar = rest.cut_bottom(self.unit(3));
            let outer = self.scene.begin_clip(bar);
            self.scene.rounded(area, radius, self.theme.bright_text);
            self.scene.end_clip(outer);
        }
        if has_focus {
            let border = self.focus_border(true);
            self.outline(area, radius, border);
        }
        ink
    }

    fn choose_zone(&mut self, area: Rect, id: FieldId, number: usize) {
        let command = Command::Form(FormCommand::Choose(id, number));
        self.row_zone(area, command);
    }

    /// What can be clicked in a row; not what has just scrolled out of sight.
    fn row_zone(&mut self, area: Rect, command: Command) {
        if self.scene.is_mostly_visible(area) {
            self.scene.add_zone(area, Zone::Do(command));
        }
    }

    fn tile_columns(&self, width: i32) -> i32 {
        let fits = |columns: &i32| {
            let gaps = (columns - 1) * self.unit(GAP);
            (width - gaps) / columns >= self.unit(LEAST_TILE)
        };
        [4, 3].into_iter().find(fits).unwrap_or(2)
    }

    fn tile_rows(&self, row: &Row, width: i32) -> i32 {
        let count = row
            .fields
            .first()
            .map_or(0, |field| options_of(field).0.len());
        (count as i32 + self.tile_columns(width) - 1) / self.tile_columns(width)
    }

    /// The tiles with times: the time, and below it what kind of game it makes.
    fn time_tiles(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let (options, chosen) = options_of(field);
        let columns = self.tile_columns(area.w);
        let rows = self.tile_rows(row, area.w);
        let gap = self.unit(GAP);
        let strips = area.rows(rows, gap);
        let cells: Vec<Rect> = strips
            .flat_map(|strip| strip.columns(columns, gap))
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
            let middle = cell.center().x;
            let set = self.set(Face::Bold, size, ink);
            let title = self.fonts.fit(set.face, &title, set.em, room);
            let at = Point::new(middle, cell.y + self.unit(20));
            self.scene.text(self.fonts, at, Align::Center, &title, set);
            let ink = if is_chosen {
                self.theme.text
            } else {
                self.theme.dim_text
            };
            let set = self.set(Face::Regular, 13, ink);
            let kind = self.words.text(kind_of(option));
            let kind = self.fonts.fit(set.face, kind, set.em, room);
            let at = Point::new(middle, cell.y + self.unit(40));
            self.scene.text(self.fonts, at, Align::Center, &kind, set);
            self.choose_zone(cell, field.id, number);
        }
    }

    /// The numbers of the options in each row of buttons.
    fn flow(&self, row: &Row, width: i32) -> Vec<Vec<(usize, String, i32)>> {
        let mut rows: Vec<Vec<(usize, String, i32)>> = vec![Vec::new()];
        let mut taken = 0;
        let options = row
            .fields
            .first()
            .map_or(&[][..], |field| options_of(field).0);
        for (number, option) in options.iter().enumerate() {
            let text = self.words.field_option(option);
            let wide = self.fonts.width(Face::Bold, &text, self.unit(14)) + self.unit(24);
            if taken > 0 && taken + wide > width {
                rows.push(Vec::new());
                taken = 0;
            }
            taken += wide + self.unit(GAP);
            if let Some(last) = rows.last_mut() {
                last.push((number, text, wide));
            }
        }
        rows
    }

    /// Options as buttons that fill their rows.
    fn flow_row(&mut self, form: &Form, row: &Row, area: Rect) {
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

    /// The widths of options side by side.
    fn segment_widths(&self, row: &Row) -> Vec<i32> {
        let options = row
            .fields
            .first()
            .map_or(&[][..], |field| options_of(field).0);
        let em = self.unit(14);
        let width = |option: &FieldOption| {
            let text = self.words.field_option(option);
            self.fonts.width(Face::Bold, &text, em) + self.unit(20)
        };
        options.iter().map(width).collect()
    }

    /// The width of options next to their label, if there is room for both.
    fn segments_beside(&self, row: &Row, width: i32) -> Option<i32> {
        let taken: i32 = self.segment_widths(row).iter().sum();
        let label = self.words.label(row.label);
        let label = self.fonts.width(Face::Regular, label, self.unit(13));
        let usual = if row.is_in_band {
            BAND_LABEL
        } else {
            SEGMENT_LABEL
        };
        let label = (label + self.unit(GAP)).max(self.unit(usual));
        let wide = (width - label).max(0);
        if taken <= wide {
            return Some(wide);
        }
        let least = width
            - self
                .fonts
                .width(Face::Regular, self.words.label(row.label), self.unit(13))
            - self.unit(GAP);
        (taken <= least).then_some(least)
    }

    /// A label, and options side by side.
    fn segment_row(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let (options, chosen) = options_of(field);
        let mut area = area;
        if let Some(wide) = self.segments_beside(row, area.w) {
            self.own_label(Point::new(area.x, area.center().y), row.label);
            area = area.cut_right(wide);
        }
        let border = self.focus_border(form.focus == field.id);
        let radius = self.unit(8);
        self.scene.bordered(area, radius, self.theme.button, border);
        let mut widths = self.segment_widths(row);
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

    fn note_lines(&self, row: &Row, width: i32) -> Vec<String> {
        let text = self.words.label(row.label);
        self.fonts.wrap(Face::Regular, text, self.unit(13), width)
    }

    fn note(&mut self, row: &Row, area: Rect) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let step = self.unit(NOTE);
        for (number, line) in (0..).zip(self.note_lines(row, area.w)) {
            let at = Point::new(area.x, area.y + number * step + step / 2);
            self.scene.text(self.fonts, at, Align::Left, &line, set);
        }
    }

    /// A heading, and at its right the names that are offered.
    fn pills(&mut self, form: &Form, row: &Row, area: Rect) {
        self.own_label(Point::new(area.x, area.center().y), row.label);
        let label = self.words.label(row.label);
        let taken = self.fonts.width(Face::Regular, label, self.unit(13));
        let Some(field) = row.fields.first() else {
            return;
        };
        let (options, _) = options_of(field);
        let set = self.set(Face::Regular, 14, self.theme.text);
        let (pad, gap) = (self.unit(12), self.unit(GAP));
        let names = options.iter().map(|option| {
            let name = self.words.field_option(option);
            self.fonts.fit(set.face, &name, set.em, self.unit(120))
        });
        let names: Vec<String> = names.collect();
        let mut rest = area;
        rest.cut_left(taken + gap);
        let wide = |name: &String| self.fonts.width(set.face, name, set.em) + 2 * pad;
        let mut widths = Vec::new();
        let mut total = -gap;
        for name in &names {
            if total + gap + wide(name) > rest.w {
                break;
            }
            total += gap + wide(name);
            widths.push(wide(name));
        }
        let mut x = rest.right() - total.max(0);
        for (number, (name, width)) in names.iter().zip(widths).enumerate() {
            let pill = Rect::new(x, area.y, width, area.h);
            let hover = self.scene.is_pointed_at(pill);
            let ground = if hover {
                self.theme.button_hover
            } else {
                self.theme.button
            };
            let border = self.focus_border(form.focus == field.id && number == 0);
            self.scene.bordered(pill, pill.h / 2, ground, border);
            self.scene
                .text(self.fonts, pill.center(), Align::Center, name, set);
            // A finger needs more than a pill.
            self.choose_zone(pill.inset(0, -self.unit(6)), field.id, number);
            x += width + gap;
        }
    }

    /// A disc, the name, and what changes or draws the colours. The room for the choice of a computer is kept.
    fn player_row(&mut self, form: &Form, row: &Row, color: Color, area: Rect) {
        let beside = match color {
            Color::White => FieldId::Swap,
            Color::Black => FieldId::Lots,
        };
        let (Some(name), Some(beside)) = (row.fields.first(), form.field(beside)) else {
            return;
        };
        let mut rest = area;
        let disc = rest.cut_left(self.unit(DISC));
        let side = self.unit(24);
        let disc = Rect::around(Point::new(disc.x + side / 2, disc.center().y), side);
        self.player_disc(disc, color, form);
        let button = rest.cut_right(self.unit(FIELD));
        rest.cut_right(self.unit(GAP));
        if rest.w - self.unit(KIND_OF_PLAYER) >= self.unit(LEAST_NAME) {
            rest.cut_right(self.unit(KIND_OF_PLAYER));
        }
        if let Widget::Text { field, unit } = &name.widget {
            self.text_widget(rest, name.id, field, *unit, form.focus == name.id);
        }
        let has_focus = form.focus == beside.id;
        let (is_on, icon, command) = match &beside.widget {
            Widget::Button { command, .. } => (false, Icon::SwapRows, command.clone()),
            Widget::Toggle { on, .. } => {
                let number = usize::from(!on);
                let toggle = Command::Form(FormCommand::Choose(beside.id, number));
                (*on, Icon::Dice, toggle)
            }
            _ => return,
        };
        let ink = self.tile(button, is_on, has_focus);
        self.icon(Rect::around(button.center(), self.unit(20)), icon, ink);
        self.row_zone(button, command);
    }

    /// The disc of a side; half in each colour if colours are drawn by lot.
    fn player_disc(&mut self, area: Rect, color: Color, form: &Form) {
        match form.chosen(FieldId::Lots) {
            Some(1) => self.two_colored_disc(area),
            _ => self.color_disc(area, color),
        }
    }

    /// How the board stands, by pictures.
    fn pictograms(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let (options, chosen) = options_of(field);
        let cells: Vec<Rect> = area.columns(options.len() as i32, self.unit(GAP)).collect();
        for (number, (option, cell)) in options.iter().zip(cells).enumerate() {
            let is_chosen = chosen == Some(number);
            let has_focus = form.focus == field.id && is_chosen;
            let ink = self.tile(cell, is_chosen, has_focus);
            let middle = Point::new(cell.center().x, cell.y + self.unit(29));
            self.board_pictogram(middle, number, ink);
            let face = if is_chosen { Face::Bold } else { Face::Regular };
            let set = self.set(face, 14, ink);
            let text = self.words.field_option(option);
            let text = self
                .fonts
                .fit(set.face, &text, set.em, cell.w - self.unit(4));
            let at = Point::new(cell.center().x, cell.y + self.unit(64));
            self.scene.text(self.fonts, at, Align::Center, &text, set);
            self.choose_zone(cell, field.id, number);
        }
    }

    /// A small board: still, between arrows that turn it, or between two players.
    fn board_pictogram(&mut self, middle: Point, number: usize, ink: Rgba) {
        let square = self.unit(SMALL_BOARD) / 4;
        let side = 4 * square;
        let board = Rect::around(middle, side);
        self.scene.plain(board, self.colors.light_square);
        for (rank, file) in (0..4).flat_map(|rank| (0..4).map(move |file| (rank, file))) {
            if (rank + file) % 2 == 1 {
                let (x, y) = (board.x + file * square, board.y + rank * square);
                let cell = Rect::new(x, y, square, square);
                self.scene.plain(cell, self.colors.dark_square);
            }
        }
        let set = self.app.settings.pieces;
        let half = Rect::new(board.x, board.y, side, side / 2);
        let pawn = Rect::around(half.center(), side / 2);
        let across = (number == 2).then_some(pawn);
        self.scene.turn_about(across);
        let black = Piece::new(Color::Black, Role::Pawn);
        self.scene.piece(pawn, set, black, 255);
        self.scene.turn_about(None);
        let below = Rect {
            y: pawn.y + side / 2,
            ..pawn
        };
        let white = Piece::new(Color::White, Role::Pawn);
        self.scene.piece(below, set, white, 255);
        let arrow = self.unit(20);
        if number == 1 {
            for (x, icon) in [
                (board.x - arrow, Icon::TurnUp),
                (board.right(), Icon::TurnDown),
            ] {
                let place = Rect::new(x, middle.y - arrow / 2, arrow, arrow);
                self.icon(place, icon, ink);
            }
        }
        if number == 2 {
            let (line, gap) = (self.unit(2), self.unit(4));
            let width = self.unit(20);
            for y in [board.y - gap - line, board.bottom() + gap] {
                let bar = Rect::new(middle.x - width / 2, y, width, line);
                self.scene.plain(bar, ink);
            }
        }
    }

    /// What a player gives: nothing, a piece by its picture, half the time.
    fn odds(&mut self, form: &Form, row: &Row, area: Rect) {
        let [pieces, half] = &row.fields[..] else {
            return;
        };
        let (options, chosen) = options_of(pieces);
        let has_half = form.chosen(half.id) == Some(1);
        let count = options.len() as i32 + 1;
        let border = self.focus_border(false);
        let radius = self.unit(8);
        self.scene.bordered(area, radius, self.theme.button, border);
        let cells: Vec<Rect> = area.columns(count, 0).collect();
        for (number, (option, cell)) in options.iter().zip(&cells).enumerate() {
            // With half of the time it is not even.
            let is_chosen = chosen == Some(number) && !(number == 0 && has_half);
            let ink = self.option_ground(area, *cell, border, is_chosen);
            match option {
                FieldOption::Handicap(Some(role)) => {
                    let piece = Piece::new(Color::White, *role);
                    let place = Rect::around(cell.center(), self.unit(36));
                    let set = self.app.settings.pieces;
                    self.scene.piece(place, set, piece, 255);
                }
                _ => {
                    let text = self.words.field_option(option);
                    self.option_words(*cell, &text, is_chosen, ink);
                }
            }
            self.choose_zone(*cell, pieces.id, number);
            if form.focus == pieces.id && chosen == Some(number) {
                let border = self.focus_border(true);
                self.outline(*cell, radius, border);
            }
        }
        if let Some(cell) = cells.last() {
            let ink = self.option_ground(area, *cell, border, has_half);
            let set = self.set(Face::Bold, 14, ink);
            let middle = cell.center();
            let at = Point::new(middle.x - self.unit(4), middle.y);
            self.scene.text(self.fonts, at, Align::Right, "½", set);
            let side = self.unit(20);
            let icon = Rect::new(middle.x + self.unit(2), middle.y - side / 2, side, side);
            self.icon(icon, Icon::Clock, ink);
            self.choose_zone(*cell, half.id, usize::from(!has_half));
            if form.focus == half.id {
                let border = self.focus_border(true);
                self.outline(*cell, radius, border);
            }
        }
        debug_assert_eq!(options.len(), Handicap::PIECES.len() + 1);
    }

    /// What opens the rows below it, with their content in words.
    fn fold(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let is_open = form.chosen(field.id) == Some(1);
        let ink = self.tile(area, false, form.focus == field.id);
        let side = self.unit(20);
        let pad = self.unit(12);
        let mut rest = area.inset(pad, 0);
        let place = rest.cut_right(side);
        let icon = if is_open { Icon::Up } else { Icon::Down };
        self.icon(
            Rect::around(place.center(), side),
            icon,
            self.theme.dim_text,
        );
        let set = self.set(Face::Regular, 15, ink);
        let middle = area.center().y;
        let more = self.words.label(Label::More);
        let at = Point::new(rest.x, middle);
        rest.cut_left(self.scene.text(self.fonts, at, Align::Left, more, set) + self.unit(10));
        if let Some(Dialog::NewGame(new_game)) = self.app.form_dialog()
            && !is_open
        {
            let about = self.about_more(new_game);
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            self.fitted(
                Point::new(rest.x, middle),
                &about,
                set,
                rest.w - self.unit(4),
            );
        }
        self.choose_zone(area, field.id, usize::from(!is_open));
    }

    /// What is chosen there, or else what can be.
    fn about_more(&self, new_game: &NewGame) -> String {
        let unusual: Vec<String> = new_game
            .unusual()
            .iter()
            .map(|option| self.words.field_option(option))
            .collect();
        if unusual.is_empty() {
            self.words.text(Phrase::AboutMore).to_string()
        } else {
            format!("· {}", unusual.join(", "))
        }
    }
}

/// The options of a choice, and the chosen one.
fn options_of(field: &Field) -> (&[FieldOption], Option<usize>) {
    match &field.widget {
        Widget::Choice { options, chosen } => (options, *chosen),
        _ => (&[], None),
    }
}

/// What kind of game a time makes: by the time for forty moves.
fn kind_of(option: &FieldOption) -> Phrase {
    const MOVES: u32 = 40;
    let FieldOption::Time(control) = option else {
        return Phrase::AllKinds;
    };
    let TimeControl::Stages(stages) = control else {
        return Phrase::Untimed;
    };
    let whole = stages.first().map_or(0, |stage| {
        let bonus = match stage.bonus {
            Bonus::Increment(time) | Bonus::Bronstein(time) | Bonus::Delay(time) => time,
            Bonus::None => std::time::Duration::ZERO,
        };
        (stage.time + MOVES * bonus).as_secs() / 60
    });
    match whole {
        0..3 => Phrase::Bullet,
        3..10 => Phrase::Blitz,
        10..60 => Phrase::Rapid,
        _ => Phrase::Classical,
    }
}
