//! The menu and the list of keys, over everything else.

use crate::app::keys::{self, Binding, Context};
use crate::app::{Command, Dialog};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::THEME;
use crate::view::text::font::Face;
use crate::words::{self, Heading};

/// The distance of a dialog's content from its edges, in units.
const PAD: i32 = 24;

/// The width of the list of keys in two columns and in one, in units.
const KEYS: i32 = 620;
const NARROW_KEYS: i32 = 320;

impl View<'_> {
    pub(in crate::view) fn dialog(&mut self) {
        match self.app.dialog() {
            Some(Dialog::Menu { .. }) => self.menu(),
            Some(Dialog::Keys) => self.all_keys(),
            _ => {}
        }
    }

    /// Dims the screen, where a click closes the dialog, and paints the dialog's frame. Returns the area for
    /// its content.
    fn dialog_frame(&mut self, title: &str, width: i32, height: i32) -> Rect {
        let whole = self.scene.area();
        self.scene.plain(whole, THEME.dimmed);
        self.scene.add_zone(whole, Zone::Do(Command::Escape));
        let pad = self.unit(PAD);
        let heading = self.unit(52);
        let (width, height) = (
            (self.unit(width) + 2 * pad).min(whole.w),
            (self.unit(height) + heading + 2 * pad).min(whole.h),
        );
        let area = Rect::new((whole.w - width) / 2, (whole.h - height) / 2, width, height);
        self.raised_card(area);
        let mut inner = area.shrunk(pad);
        let strip = inner.cut_top(heading);
        let set = self.set(Face::Bold, 24, THEME.text);
        let at = Point::new(strip.x, strip.y + self.unit(16));
        self.scene.text(self.fonts, at, Align::Left, title, set);
        inner
    }

    fn menu(&mut self) {
        let chosen = self.app.chosen_line();
        let lines = keys::menu(self.app);
        let height = 46 * lines.len() as i32 - 6;
        let area = self.dialog_frame(words::heading(Heading::Menu), 320, height);
        let gap = self.unit(6);
        for (number, (cell, line)) in area.rows(lines.len() as i32, gap).zip(lines).enumerate() {
            self.menu_line(cell, line, number == chosen);
        }
    }

    fn menu_line(&mut self, cell: Rect, line: &Binding, chosen: bool) {
        let (ground, ink) = if chosen || self.scene.is_pointed_at(cell) {
            (THEME.button_hover, THEME.bright_text)
        } else {
            (THEME.button, THEME.text)
        };
        let border = Border {
            width: self.unit(1),
            color: if chosen {
                THEME.bright_text
            } else {
                THEME.border
            },
        };
        let radius = self.unit(8);
        self.scene.bordered(cell, radius, ground, border);
        let set = self.set(Face::Regular, 15, ink);
        let pad = self.unit(14);
        let at = Point::new(cell.x + pad, cell.center().y);
        self.scene.text(
            self.fonts,
            at,
            Align::Left,
            words::does(Context::Menu, &line.command),
            set,
        );
        let left = cell.right() - pad - self.cap_width(line.cap);
        let at = Point::new(left, cell.center().y);
        self.key_cap(at, line.cap, THEME.key_cap, THEME.text);
        self.scene.add_zone(cell, Zone::Do(line.command.clone()));
    }

    fn all_keys(&mut self) {
        let lines = keys::list(self.app);
        let is_narrow = self.scene.size.w < self.unit(KEYS + 2 * PAD);
        let (columns, width) = match is_narrow {
            true => (1, NARROW_KEYS),
            false => (2, KEYS),
        };
        let rows = lines.len().div_ceil(columns);
        let area = self.dialog_frame(words::heading(Heading::Keys), width, 30 * rows as i32);
        let widest = lines.iter().map(|line| self.caps_width(&line.caps)).max();
        let caps = (widest.unwrap_or(0) + self.unit(12)).max(self.unit(84));
        for (column, lines) in area.columns(columns as i32, 0).zip(lines.chunks(rows)) {
            for (row, line) in column.rows(rows as i32, 0).zip(lines) {
                let y = row.center().y;
                let mut left = column.x + caps - self.unit(12) - self.caps_width(&line.caps);
                for cap in &line.caps {
                    let at = Point::new(left, y);
                    left += self.key_cap(at, cap, THEME.key_cap, THEME.text) + self.unit(4);
                }
                let set = self.set(Face::Regular, 14, THEME.text);
                let text = self.fonts.fit(
                    set.face,
                    words::action(&line.action),
                    set.em,
                    column.w - caps,
                );
                self.scene.text(
                    self.fonts,
                    Point::new(column.x + caps, y),
                    Align::Left,
                    &text,
                    set,
                );
            }
        }
    }

    /// The width of several key caps in a row.
    fn caps_width(&self, caps: &[&str]) -> i32 {
        let caps = caps.iter().map(|cap| self.cap_width(cap) + self.unit(4));
        caps.sum::<i32>() - self.unit(4)
    }
}
