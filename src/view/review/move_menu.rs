//! The short menu of a move, beside it.

use super::glyph;
use crate::app::keys::{self, Binding, Context};
use crate::app::{Command, Review, ReviewCommand};
use crate::tree::Nag;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The least width, the heights of a line and of the row of marks, and the edge around them, in units.
const WIDTH: i32 = 264;
const LINE: i32 = 40;
const MARKS: i32 = 44;
const PAD: i32 = 4;

/// The distances of the menu from its move and from the edges of the window, and of a text from the edges of its line, in units.
const BESIDE: i32 = 6;
const MARGIN: i32 = 8;
const TEXT_PAD: i32 = 12;

impl View<'_> {
    /// The menu of the move shown, over everything else. A click outside closes it.
    pub fn move_menu(&mut self, review: &Review) {
        let go = ReviewCommand::Go(review.at()).into();
        let of = self.scene.area_of(&go);
        let whole = self.scene.area();
        let of = of.unwrap_or(Rect::around(self.layout.panel.center(), 1));
        self.scene.cover(whole, Command::Escape);
        let lines = keys::menu(self.app);
        let chosen = self.app.chosen_line();
        let numbered: Vec<(bool, &Binding)> = lines
            .into_iter()
            .enumerate()
            .map(|(number, line)| (number == chosen, line))
            .collect();
        let nag_of = |line: &Binding| match line.command {
            Command::Review(ReviewCommand::Mark(nag)) => Some(nag),
            _ => None,
        };
        let (marks, others): (Vec<_>, Vec<_>) = numbered
            .into_iter()
            .partition(|(_, line)| nag_of(line).is_some());
        let widths = others.iter().map(|(_, line)| self.move_line_width(line));
        let size = Size {
            w: widths.max().unwrap_or(0).max(self.unit(WIDTH)),
            h: others.len() as i32 * self.unit(LINE)
                + i32::from(!marks.is_empty()) * self.unit(MARKS)
                + 2 * self.unit(PAD),
        };
        let mut area = self.beside_move(of, size);
        self.raised_card(area);
        area = area.shrunk(self.unit(PAD));
        for (number, (is_chosen, line)) in others.into_iter().enumerate() {
            if number == 1 && !marks.is_empty() {
                let row = area.cut_top(self.unit(MARKS));
                let cells = row.inset(self.unit(8), self.unit(6));
                let cells = cells.columns(marks.len() as i32, self.unit(6));
                let nags = review.node().nags();
                for (cell, (is_chosen, line)) in cells.zip(&marks) {
                    if let Some(nag) = nag_of(line) {
                        self.mark_cell(cell, nag, [*is_chosen, nags.contains(&nag)]);
                    }
                }
            }
            let row = area.cut_top(self.unit(LINE));
            self.move_line(row, line, is_chosen);
        }
    }

    /// A place for the menu that does not hide its move: below it, above it, or at a side.
    fn beside_move(&self, of: Rect, size: Size) -> Rect {
        let room = self.scene.area().shrunk(self.unit(MARGIN));
        let gap = self.unit(BESIDE);
        let x = of.x.min(room.right() - size.w).max(room.x);
        let y = of.y.min(room.bottom() - size.h).max(room.y);
        let places = [
            Point::new(x, of.bottom() + gap),
            Point::new(x, of.y - gap - size.h),
            Point::new(of.x - gap - size.w, y),
            Point::new(of.right() + gap, y),
        ];
        let area = |at: Point| Rect::new(at.x, at.y, size.w, size.h);
        let mut fitting = places.map(area).into_iter().filter(|area| {
            area.x >= room.x
                && area.y >= room.y
                && area.right() <= room.right()
                && area.bottom() <= room.bottom()
        });
        fitting.next().unwrap_or(area(Point::new(x, y)))
    }

    fn move_line_width(&self, line: &Binding) -> i32 {
        let text = self.words.does(Context::MoveMenu, &line.command);
        let text = self.fonts.width(Face::Bold, text, self.unit(15));
        text + self.cap_width(&self.words.cap(line.cap)) + self.unit(3 * TEXT_PAD + 2 * PAD)
    }

    fn move_line(&mut self, row: Rect, line: &Binding, is_chosen: bool) {
        if is_chosen || self.is_pointed_at(row) {
            let radius = self.unit(6);
            self.scene.rounded(row, radius, self.theme.chosen);
        }
        let deletes = line.command == ReviewCommand::DeleteFrom.into();
        let ink = if deletes {
            self.theme.red
        } else {
            self.theme.bright_text
        };
        let set = self.set(Face::Regular, 15, ink);
        let pad = self.unit(TEXT_PAD);
        let text = self.words.does(Context::MoveMenu, &line.command);
        let at = Point::new(row.x + pad, row.center().y);
        self.text(at, Align::Left, text, set);
        let cap = self.words.cap(line.cap);
        let left = row.right() - pad - self.cap_width(&cap);
        let at = Point::new(left, row.center().y);
        self.key_cap(at, &cap, self.theme.key_cap, self.theme.text);
        self.scene.add_zone(row, Zone::Do(line.command.clone()));
    }

    /// A mark: whether it is the chosen line, and whether the move has it.
    fn mark_cell(&mut self, cell: Rect, nag: Nag, [is_chosen, is_set]: [bool; 2]) {
        let ground = if is_chosen || self.is_pointed_at(cell) {
            self.theme.chosen
        } else {
            self.theme.button
        };
        let border = self.edge(if is_set {
            self.theme.bright_text
        } else {
            self.theme.border
        });
        let radius = self.unit(6);
        self.scene.bordered(cell, radius, ground, border);
        let set = self.set(Face::Bold, 15, glyph::color(self.theme, &[nag]));
        let text = glyph::symbol(nag).unwrap_or_default();
        self.text(cell.center(), Align::Center, text, set);
        let mark = ReviewCommand::Mark(nag);
        self.scene.add_zone(cell, Zone::Do(mark.into()));
    }
}
