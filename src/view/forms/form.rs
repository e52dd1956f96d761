//! Forms: labels, text fields and choices.

use crate::app::keys::Context;
use crate::app::{
    Command, Dialog, FieldId, Form, FormCommand, FormKind, Label, Library, Row, RowLook, Widget,
};
use crate::rules::Setup;
use crate::view::View;
use crate::view::forms::heights::{FAULT_LINES, LINE, above_foot, has_bands, measure};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::Phrase;

/// The greatest width of a card with a form, and the space in it and around it, in units.
pub(in crate::view) const CARD: i32 = 560;
const CARD_PAD: i32 = 24;

/// The space between the fields of a row, in units.
const CELL_GAP: i32 = 10;

impl View<'_> {
    /// A form in place of the panel, next to the board it is about.
    pub fn form_beside_board(&mut self, form: &Form) {
        match self.app.form_dialog() {
            _ if !self.layout.has_board() => {}
            Some(Dialog::NewGame(new_game)) => self.static_board(&new_game.preview()),
            Some(Dialog::Editor(editor)) => self.editor_board(editor),
            _ => match self.app.review() {
                Some(review) => self.static_board(&Setup::from(review.position())),
                None => self.board_of_list(),
            },
        }
        let panel = self.layout.panel;
        self.card(panel, self.theme.panel);
        let margin = if form.kind == FormKind::NewGame {
            16
        } else {
            24
        };
        self.form(form, panel.inset(self.unit(24), self.unit(margin)));
        self.strong_edge(panel, self.unit(8));
        self.held_piece();
    }

    /// The card for a form over what it is about, in the middle of the window.
    pub fn form_card(&self, form: &Form, room: Rect) -> Rect {
        let width = self.unit(CARD).min(room.w);
        let pad = self.unit(CARD_PAD);
        let height = self.form_height(form, width - 2 * pad) + 2 * pad;
        let height = height.min(room.h);
        let middle = self.scene.area().center();
        Rect::new(middle.x - width / 2, middle.y - height / 2, width, height)
    }

    /// A form on such a card; what is below is dimmed.
    pub fn form_on_card(&mut self, form: &Form, card: Rect) {
        let whole = self.scene.area();
        self.scene.plain(whole, self.theme.dimmed);
        self.scene.add_zone(whole, Zone::Nothing);
        self.raised_card(card);
        self.form(form, card.shrunk(self.unit(CARD_PAD)));
    }

    /// The name of a player over the page of the players.
    pub fn form_over_players(&mut self, library: &Library, form: &Form) {
        self.library(library);
        self.is_on_top = true;
        let room = self.scene.area().shrunk(self.unit(CARD_PAD));
        let card = self.form_card(form, room);
        self.form_on_card(form, card);
    }

    /// A form that fills an area, with its buttons at the bottom.
    pub fn form(&mut self, form: &Form, area: Rect) {
        let mut rest = area;
        let is_new_game = form.kind == FormKind::NewGame;
        let foot = if is_new_game {
            measure::FOOT
        } else {
            measure::BUTTONS
        };
        let buttons = rest.cut_bottom(self.unit(foot));
        rest.cut_bottom(self.unit(above_foot(form)));
        // A wrong entry has its reason beside it.
        let is_beside = form.wrong.as_ref().map(|wrong| &wrong.why) == form.fault.as_ref();
        if let Some(fault) = form.fault.as_ref().filter(|_| !is_beside) {
            self.form_fault(&mut rest, &self.words.entry_fault(fault));
        }
        let title = rest.cut_top(self.unit(measure::TITLE));
        let set = self.set(Face::Bold, 24, self.theme.text);
        let at = Point::new(title.x, title.y + self.unit(17));
        let words = self.words.form_title(form.kind);
        let taken = self.fitted(at, words, set, title.w);
        if is_new_game && self.app.ends_match() {
            let note = self.set(Face::Regular, 13, self.theme.dim_text);
            let said = self.words.text(Phrase::MatchEnds);
            let right = Point::new(title.right(), at.y);
            if taken + self.width(said, note) < title.w {
                self.text(right, Align::Right, said, note);
            }
        }
        self.form_rows(form, rest);
        self.form_buttons(form, buttons);
    }

    /// The rows of a form that need no scrolling, below what they are about.
    pub fn rows_below(&mut self, form: &Form, mut area: Rect) {
        for (number, row) in form.rows.iter().enumerate() {
            let height = self.whole_height(form, number, area.w);
            self.form_row(form, row, area.cut_top(height.min(area.h)));
        }
    }

    /// The rows. They are scrolled as little as shows the focused one and, if there is room, the next two, which its
    /// choice may have added, or all that More holds; or by the wheel and the scroll bar.
    fn form_rows(&mut self, form: &Form, area: Rect) {
        let heights: Vec<i32> = (0..form.rows.len())
            .map(|row| self.whole_height(form, row, area.w))
            .collect();
        let end_of = |count: usize| {
            let last = form.rows.iter().take(count).next_back();
            let gap = last.map_or(0, |row| self.gap_below(row, area.w));
            heights.iter().take(count).sum::<i32>() - gap
        };
        let has_focus = |row: &Row| row.has(|id| id == form.focus);
        let focused = form.rows.iter().position(has_focus).unwrap_or(0);
        let above = heights.iter().take(focused).sum::<i32>();
        let bar = Rect::new(area.right() + self.unit(7), area.y, self.unit(10), area.h);
        let height = end_of(form.rows.len());
        let opens_more = form.focus == FieldId::More && form.is_on(FieldId::More) == Some(true);
        let last = match form.focused_widget() {
            _ if opens_more => form.rows.len(),
            Some(Widget::Text { .. }) => focused + 1,
            _ => focused + 3,
        };
        let shown = Some((above, end_of(last)));
        let (hidden, rows) = self.scrolled(area, height, form.scroll, shown);
        let mut y = area.y - hidden;
        let mut is_cut = false;
        // Borders may stick out at the sides.
        let sides = if has_bands(form) {
            measure::BESIDE_BAND
        } else {
            2
        };
        let visible = area.inset(-self.unit(sides), 0);
        let outer = self.scene.begin_clip(visible);
        for (number, (row, height)) in form.rows.iter().zip(heights).enumerate() {
            let [above, below] = self.band_edges(form, number);
            let whole = Rect::new(area.x, y, area.w, height);
            if row.is_in_band {
                let band = whole.inset(-self.unit(measure::BESIDE_BAND), 0);
                self.scene.plain(band, self.theme.background);
            }
            let mut row_area = Rect {
                y: y + above,
                h: height - above - below,
                ..whole
            };
            let fault = row_area.cut_bottom(self.fault_height(form, number, area.w));
            self.form_row(form, row, row_area);
            self.fault_beside(form, number, fault);
            y += height;
            is_cut |= whole.y < area.y && area.y < y;
        }
        self.scene.end_clip(outer);
        let beyond = [is_cut, height - hidden > area.h];
        self.fade_edges(visible, self.theme.panel, beyond);
        self.scroll_bar(bar, rows);
    }

    /// What is wrong in a row, below it.
    fn fault_beside(&mut self, form: &Form, number: usize, area: Rect) {
        let set = self.set(Face::Regular, 13, self.theme.fault_text);
        let step = self.unit(LINE);
        let lines = self.fault_lines(form, number, area.w);
        for (line, y) in lines.iter().zip((area.y..).step_by(step.max(1) as usize)) {
            let at = Point::new(area.x, y + step / 2);
            self.text(at, Align::Left, line, set);
        }
    }

    fn form_row(&mut self, form: &Form, row: &Row, area: Rect) {
        if row.look != RowLook::Usual {
            return self.own_row(form, row, area);
        }
        let mut area = area;
        let beside = self.width_beside(row, area.w);
        area.cut_bottom(self.gap_below(row, area.w));
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        if let Some(taken) = beside {
            self.text_in(area, Align::Left, self.words.label(row.label), set);
            area = area.cut_right(taken);
        } else if row.label != Label::None {
            let label = area.cut_top(self.unit(measure::LABEL));
            let whole = self.words.label(row.label);
            // Where it names each field, each has its own part above it.
            let mut names: Vec<&str> = whole.split(", ").collect();
            if names.len() != row.fields.len() {
                names = vec![whole];
            }
            let places = label.columns(names.len() as i32, self.unit(CELL_GAP));
            let are_two = names.len() > 1;
            for (mut name, place) in names.into_iter().zip(places) {
                // How it is entered has less need of room than large letters.
                if are_two && self.width(name, set) > place.w {
                    name = name.split(':').next().unwrap_or(name).trim_end();
                }
                let at = Point::new(place.x, place.bottom() - self.unit(15));
                self.fitted(at, name, set, place.w);
            }
        }
        let cells: Vec<Rect> = area
            .columns(row.fields.len() as i32, self.unit(CELL_GAP))
            .collect();
        for (field, cell) in row.fields.iter().zip(cells) {
            let focused = field.id == form.focus;
            match &field.widget {
                Widget::Text { field: text, .. } if field.id == FieldId::Fen && !focused => {
                    self.fen_field(cell, text);
                }
                Widget::Text { field: text, unit } => {
                    self.text_widget(cell, field.id, text, *unit, focused);
                }
                Widget::Choice { .. } => self.choice_widget(cell, field, focused),
                Widget::Toggle { label, on } => {
                    self.toggle(cell, field.id, self.words.label(*label), *on, focused);
                }
                Widget::Button { label, command } => {
                    self.form_button(cell, self.words.label(*label), command, focused);
                }
                Widget::Palette { chosen, .. } => self.palette(cell, field.id, *chosen, focused),
                Widget::Squares => {}
            }
        }
    }

    /// Cuts the space for a fault off the bottom of an area, and shows the fault on as many lines as it
    /// needs.
    pub fn form_fault(&mut self, area: &mut Rect, fault: &str) {
        let set = self.set(Face::Regular, 14, self.theme.fault_text);
        let pad = self.unit(12);
        let width = area.w - 2 * pad;
        let mut lines = self.fonts.wrap(set.face, fault, set.em, width);
        if lines.len() > FAULT_LINES {
            let rest = lines.split_off(FAULT_LINES - 1);
            lines.push(rest.join(" "));
        }
        let step = self.unit(LINE);
        let strip = area.cut_bottom(lines.len() as i32 * step + pad);
        area.cut_bottom(self.unit(measure::GAP));
        let radius = self.unit(8);
        self.scene.rounded(strip, radius, self.theme.fault);
        for (number, line) in lines.iter().enumerate() {
            let y = strip.y + pad / 2 + number as i32 * step + step / 2;
            let at = Point::new(strip.x + pad, y);
            let line = self.cut(line, set, width);
            self.text(at, Align::Left, &line, set);
        }
    }

    fn form_buttons(&mut self, form: &Form, area: Rect) {
        let mut area = area;
        let back = area.cut_left((area.w - self.unit(8)) / 3);
        area.cut_left(self.unit(8));
        if let Some(face) = face_of(self.words, &[Context::Form], &Command::Escape) {
            self.button(back, &face);
        }
        let submit = Command::Form(FormCommand::Submit);
        if let Some(face) = face_of(self.words, &[Context::Form], &submit) {
            let (label, primary) = (self.words.submit(form.kind), true);
            let face = ButtonFace {
                label,
                primary,
                is_off: form.wrong.is_some(),
                ..face
            };
            self.button(area, &face);
        }
    }
}
