//! The menu, over everything else.

use crate::app::keys::{self, Binding, Context};
use crate::app::{Command, Dialog, MenuKind, PlayCommand, StartCommand};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The distance of a dialog's content from its edges, in units.
const PAD: i32 = 24;

/// The height of a dialog's title, and its least distance from the edges of the window, in units.
const TITLE: i32 = 52;
const MARGIN: i32 = 8;

/// So many lines stand in two columns.
const MANY: i32 = 10;

/// The width of the menu in one column, and the distances inside a line, in units.
const MENU: i32 = 320;
const LINE_PAD: i32 = 14;

/// The height of a line of the menu with the gap below it, as designed and at least, in units.
const LINE: i32 = 46;
const LEAST_LINE: i32 = 30;

impl View<'_> {
    pub fn dialog(&mut self) {
        self.is_on_top = true;
        match self.app.dialog() {
            Some(Dialog::Menu {
                kind: MenuKind::OfMove,
                ..
            }) => {
                if let Some(review) = self.app.review() {
                    self.move_menu(review);
                }
            }
            Some(Dialog::Menu {
                kind: MenuKind::Paces,
                ..
            }) => self.pace_menu(),
            Some(&Dialog::Menu { reader, .. }) => {
                let whole = self.scene.area();
                let is_across = reader.is_some() && reader == self.app.across();
                self.scene.turn_about(is_across.then_some(whole));
                self.menu();
                self.scene.turn_about(None);
            }
            Some(&Dialog::Keys { first }) => {
                // Their words are as large wherever they are asked for.
                let covered = self.layout;
                self.layout = self.layout_of_lists;
                self.all_keys(first);
                self.layout = covered;
            }
            _ => {}
        }
    }

    /// The greatest size of a dialog's content.
    fn dialog_room(&self) -> Size {
        let whole = self.scene.area();
        let around = 2 * self.unit(MARGIN + PAD);
        Size {
            w: (whole.w - around).max(1),
            h: (whole.h - around - self.unit(TITLE)).max(1),
        }
    }

    /// The part of the size of text at which a content of this size fits.
    fn fitting_part(&self, needed: Size) -> f32 {
        let room = self.dialog_room();
        let part = |room: i32, needed: i32| room as f32 / needed.max(1) as f32;
        part(room.w, needed.w).min(part(room.h, needed.h)).min(1.0)
    }

    /// Dims the screen, where a click closes the dialog, and paints the dialog's frame around a content of this
    /// size. Returns the area for it.
    fn dialog_frame(&mut self, title: &str, content: Size) -> Rect {
        let whole = self.scene.area();
        self.scene.plain(whole, self.theme.dimmed);
        self.scene.cover(whole, Command::Escape);
        let pad = self.unit(PAD);
        let room = self.dialog_room();
        let width = content.w.min(room.w) + 2 * pad;
        let height = content.h.min(room.h) + self.unit(TITLE) + 2 * pad;
        let area = Rect::new((whole.w - width) / 2, (whole.h - height) / 2, width, height);
        self.raised_card(area);
        let mut inner = area.shrunk(pad);
        let strip = inner.cut_top(self.unit(TITLE));
        let set = self.set(Face::Bold, 24, self.theme.text);
        let at = Point::new(strip.x, strip.y + self.unit(16));
        self.text(at, Align::Left, title, set);
        inner
    }

    /// The menu. Many lines are in two columns in a wide window, closer together, and smaller if all this is not enough.
    fn menu(&mut self) {
        let usual = self.layout;
        let lines = keys::menu(self.app);
        let count = lines.len() as i32;
        let (room, whole) = (self.dialog_room(), self.scene.size);
        let widest = lines.iter().map(|line| self.menu_line_width(line)).max();
        let widest = widest.unwrap_or(0);
        let is_low = count * self.unit(LINE) > room.h;
        let is_long = count >= MANY && 2 * widest + self.unit(MARGIN) <= room.w;
        let columns = if whole.w > whole.h && (is_low || is_long) {
            2
        } else {
            1
        };
        let rows = (count + columns - 1) / columns;
        let widest = widest.max(self.unit(MENU) / columns);
        let needed = Size {
            w: columns * (widest + self.unit(MARGIN)),
            h: rows * self.unit(LEAST_LINE),
        };
        let part = self.fitting_part(needed);
        self.layout = usual.scaled(part);
        let step = self.unit(LINE).min(self.dialog_room().h / rows.max(1));
        let gap = self.unit(if step < self.unit(LINE) { 4 } else { 6 });
        let between = self.unit(MARGIN);
        let content = Size {
            w: ((columns * widest) as f32 * part) as i32 + (columns - 1) * between,
            h: rows * step - gap,
        };
        let area = self.dialog_frame(self.words.text(Phrase::Menu), content);
        let chosen = self.app.chosen_line();
        let cells = area.columns(columns, between);
        let cells = cells.flat_map(|column| column.rows(rows, gap));
        for (number, (cell, line)) in cells.zip(lines).enumerate() {
            self.menu_line(cell, line, number == chosen);
        }
        self.layout = usual;
    }

    /// What a line does, as its button in the game says it.
    fn line_label(&self, line: &Binding) -> &'static str {
        match (&line.command, self.app.live_game()) {
            (Command::Start(StartCommand::Rematch), Some(live)) => {
                self.words.next_game_button(live.game())
            }
            (Command::Play(PlayCommand::Pause), Some(live)) => {
                self.words.pause_button(live.game().is_paused())
            }
            (command, _) => self.words.does(Context::Menu, command),
        }
    }

    fn menu_line_width(&self, line: &Binding) -> i32 {
        let text = self.line_label(line);
        let text = self.fonts.width(Face::Regular, text, self.unit(15));
        let right = match self.switched_by(&line.command) {
            Some(_) => self.switch_width(),
            None => self.cap_width(&self.words.cap(line.cap)),
        };
        text + right + 3 * self.unit(LINE_PAD)
    }

    /// Whether what a line switches is on.
    fn switched_by(&self, command: &Command) -> Option<bool> {
        let Command::Play(PlayCommand::Help(kind)) = command else {
            return None;
        };
        let game = self.app.live_game()?.game();
        let person = game.person_against_program()?;
        Some(game.help(person).has(*kind))
    }

    fn menu_line(&mut self, cell: Rect, line: &Binding, chosen: bool) {
        let (ground, ink) = if chosen || self.is_pointed_at(cell) {
            (self.theme.button_hover, self.theme.bright_text)
        } else if line.command == Command::Quit {
            // It leads out of the program, so it does not look like the others.
            (self.theme.panel, self.theme.dim_text)
        } else {
            (self.theme.button, self.theme.text)
        };
        let border = self.edge(if chosen {
            self.theme.bright_text
        } else {
            self.theme.border
        });
        let radius = self.unit(8);
        self.scene.bordered(cell, radius, ground, border);
        let set = self.set(Face::Regular, 15, ink);
        let pad = self.unit(LINE_PAD);
        let at = Point::new(cell.x + pad, cell.center().y);
        self.text(at, Align::Left, self.line_label(line), set);
        if let Some(is_on) = self.switched_by(&line.command) {
            self.plain_switch(cell.inset(pad, 0), is_on);
        } else {
            let cap = self.words.cap(line.cap);
            let left = cell.right() - pad - self.cap_width(&cap);
            let at = Point::new(left, cell.center().y);
            self.key_cap(at, &cap, self.theme.key_cap, self.theme.text);
        }
        self.scene.add_zone(cell, Zone::Do(line.command.clone()));
    }
}
