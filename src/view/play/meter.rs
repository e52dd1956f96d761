//! The material meter.

use crate::game::material_difference;
use crate::rules::{Color, Position};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::{Border, Fill, Look};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;

/// The height of the meter in units.
pub(super) const METER: i32 = 24;

/// The greatest difference in pawns on the scale.
const LIMIT: i32 = 10;

/// The greatest part of the meter for the lead in words.
const WORDS: f32 = 0.4;

impl View<'_> {
    /// A scale from white to black, with a needle towards the side that has more, and the lead in words.
    pub fn meter(&mut self, area: Rect, position: &Position) {
        let difference = material_difference(position);
        // Below a board the lead stands on the card.
        if area.h < self.unit(METER) {
            return self.scale(area, difference);
        }
        let ink = self.needle(difference);
        let set = self.set(Face::Bold, 13, ink);
        let mut area = if self.layout.below.is_some() {
            area.inset(self.unit(4), 0)
        } else {
            self.card(area, self.theme.panel);
            area.inset(self.unit(16), 0)
        };
        let room = (area.w as f32 * WORDS) as i32;
        let lead = |view: &Self, pawns| view.lead_in_words(pawns, set, room);
        // The scale does not change its length with the lead.
        let widest = [-LIMIT, 0, LIMIT].map(|pawns| self.width(&lead(self, pawns), set));
        let words = lead(self, difference);
        let width = self.text_in(area, Align::Right, &words, set);
        let widest = widest.into_iter().fold(width, i32::max);
        area.cut_right(widest + self.unit(16));
        self.scale(area.inset(0, (area.h - self.unit(8)) / 2), difference);
    }

    /// `Anna +2`, with the name shortened to fit.
    fn lead_in_words(&self, pawns: i32, set: Type, room: i32) -> String {
        let leader = if pawns < 0 {
            Color::Black
        } else {
            Color::White
        };
        let names = [self.names().whole(), self.names()];
        let [whole, short] = names.map(|names| self.words.called(&names, leader));
        let beside = self.words.leader("", pawns);
        let room = room - self.width(&beside, set);
        let fits = |name: &String| self.width(name, set) <= room;
        let name = Some(whole).filter(fits).unwrap_or(short);
        self.words.leader(&self.cut(&name, set, room), pawns)
    }

    /// A scale beside the board, from the end of White to that of Black.
    pub(super) fn standing_meter(&mut self, bar: Rect, position: &Position) {
        let difference = material_difference(position);
        let (upper, lower) = if self.is_flipped() {
            (self.theme.white_side, self.theme.black_side)
        } else {
            (self.theme.black_side, self.theme.white_side)
        };
        let look = Look::Rounded {
            radius: bar.w / 2,
            fill: Fill::Down(upper, lower),
            border: Some(self.edge(self.theme.border)),
        };
        self.scene.add(bar, look);
        let towards_black = if self.is_flipped() { 1 } else { -1 };
        let y_of = |pawns: i32| bar.center().y - towards_black * bar.h * pawns / (2 * LIMIT);
        let (line, rise) = (self.unit(2), self.unit(3));
        let middle = Rect::new(bar.x - rise, y_of(0) - line / 2, bar.w + 2 * rise, line);
        self.scene.plain(middle, self.theme.balance);
        let (width, height) = (bar.w + 2 * rise, self.unit(6));
        let y = y_of(difference.clamp(-LIMIT, LIMIT)) - height / 2;
        let y = y.min(bar.bottom() - height).max(bar.y);
        let needle = Rect::new(bar.x - rise, y, width, height);
        let edge = Border {
            width: self.unit(1),
            color: self.theme.panel,
        };
        let color = self.needle(difference);
        self.scene.bordered(needle, height / 2, color, edge);
    }

    fn needle(&self, difference: i32) -> Rgba {
        if difference.abs() > LIMIT {
            self.theme.red
        } else {
            self.theme.bright_text
        }
    }

    /// The scale from white to black, with its needle.
    fn scale(&mut self, bar: Rect, difference: i32) {
        let look = Look::Rounded {
            radius: bar.h / 2,
            fill: Fill::Across(self.theme.white_side, self.theme.black_side),
            border: Some(self.edge(self.theme.border)),
        };
        self.scene.add(bar, look);
        let x_of = |pawns: i32| bar.x + bar.w * (LIMIT - pawns) / (2 * LIMIT);
        let (line, rise) = (self.unit(2), self.unit(3));
        let middle = Rect::new(x_of(0) - line / 2, bar.y - rise, line, bar.h + 2 * rise);
        self.scene.plain(middle, self.theme.balance);

        let (width, height) = (self.unit(6), self.unit(20));
        let color = self.needle(difference);
        let x = x_of(difference.clamp(-LIMIT, LIMIT)) - width / 2;
        // A bar narrower than the needle cannot show all of it.
        let x = x.min(bar.right() - width).max(bar.x);
        let needle = Rect::new(x, bar.center().y - height / 2, width, height);
        let edge = Border {
            width: self.unit(1),
            color: self.theme.panel,
        };
        self.scene.bordered(needle, width / 2, color, edge);
    }
}
