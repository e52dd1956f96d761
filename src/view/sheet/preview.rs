//! The first page of a score sheet on the screen.

use super::{HEIGHT, Line, Page, ScoreSheet, Text, WIDTH};
use crate::app::Review;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::cap_height;

const PAPER: Rgba = Rgba::hex(0xff_ff_ff);
const INK: Rgba = Rgba::hex(0x15_12_0d);

/// Lines are a pixel wide, so those that are thinner on paper are paler.
const STRONG: Rgba = Rgba::hex(0x8a_86_80);
const THIN: Rgba = Rgba::hex(0xd8_d5_d0);

/// The least width of a strong line, in pixels on the screen.
const STRONG_FROM: f32 = 0.3;

impl View<'_> {
    /// The first page as it is on paper, as large as an area allows.
    pub(in crate::view) fn sheet_of_picture(&mut self, area: Rect, review: &Review) {
        let sheet = ScoreSheet::new(self.fonts, self.words, &review.pgn());
        let scale = (area.w as f32 / WIDTH).min(area.h as f32 / HEIGHT);
        let size = |length: f32| (length * scale) as i32;
        let x = area.center().x - size(WIDTH) / 2;
        let paper = Rect::new(x, area.y, size(WIDTH), size(HEIGHT));
        let edge = self.edge(self.theme.border);
        self.scene.bordered(paper, 0, PAPER, edge);
        if let Some(page) = sheet.pages.first() {
            self.page_of_sheet(Point::new(paper.x, paper.y), scale, page);
        }
    }

    /// What is on a page whose upper left corner is here, with this many pixels for a millimetre.
    fn page_of_sheet(&mut self, corner: Point, scale: f32, page: &Page) {
        let place = |(x, y): (f32, f32)| {
            let [x, y] = [x, y].map(|length| (length * scale).round() as i32);
            Point::new(corner.x + x, corner.y + y)
        };
        for Line { from, to, width } in &page.lines {
            let [from, to] = [*from, *to].map(place);
            let line = Rect::new(
                from.x,
                from.y,
                (to.x - from.x).max(1),
                (to.y - from.y).max(1),
            );
            let is_strong = width * scale >= STRONG_FROM;
            self.scene
                .plain(line, if is_strong { STRONG } else { THIN });
        }
        for Text { x, y, set, text } in &page.texts {
            let em = (set.size * scale).round() as i32;
            let at = place((*x, *y));
            let middle = Point::new(at.x, at.y - (cap_height(em) + 1) / 2);
            let set = Type {
                face: set.face,
                em,
                color: INK,
            };
            self.text(middle, Align::Left, text, set);
        }
    }
}
