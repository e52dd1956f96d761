//! The material meter.

use crate::game::material_difference;
use crate::rules::Position;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::shape::{Border, Fill, Look};
use crate::view::scene::theme::THEME;
use crate::view::text::font::Face;
use crate::words::{Heading, lead};

/// The greatest difference in pawns on the scale.
const LIMIT: i32 = 10;

impl View<'_> {
    pub(in crate::view) fn meter(&mut self, mut area: Rect, position: &Position) {
        self.card(area, THEME.panel);
        area.cut_left(self.unit(16));
        area.cut_right(self.unit(16));
        let middle = area.center().y;
        let set = self.set(Face::Regular, 13, THEME.dim_text);
        let at = Point::new(area.x, middle);
        let label_width = self.scene.text(
            self.fonts,
            at,
            Align::Left,
            self.words.heading(Heading::Material),
            set,
        );
        area.cut_left(label_width + self.unit(12));

        let difference = material_difference(position);
        let beyond = difference.abs() > LIMIT;
        let ink = if beyond { THEME.red } else { THEME.text };
        let set = self.set(Face::Bold, 14, ink);
        let at = Point::new(area.right(), middle);
        let words = lead(difference);
        self.scene.text(self.fonts, at, Align::Right, &words, set);
        area.cut_right(self.unit(42));
        self.scale(area.inset(0, (area.h - self.unit(14)) / 2), difference);
    }

    /// The scale from white to black, with its needle.
    fn scale(&mut self, bar: Rect, difference: i32) {
        let look = Look::Rounded {
            radius: bar.h / 2,
            fill: Fill::Across(THEME.white_side, THEME.black_side),
            border: Some(Border {
                width: self.unit(1),
                color: THEME.border,
            }),
        };
        self.scene.add(bar, look);
        let x_of = |pawns: i32| bar.x + bar.w * (pawns + LIMIT) / (2 * LIMIT);
        let middle = Rect::new(x_of(0), bar.y, self.unit(1), bar.h);
        self.scene.plain(middle, THEME.balance);

        let width = self.unit(4);
        let color = if difference.abs() > LIMIT {
            THEME.red
        } else {
            THEME.bright_text
        };
        let x = x_of(difference.clamp(-LIMIT, LIMIT)) - width / 2;
        // A bar narrower than the needle cannot show all of it.
        let x = x.min(bar.right() - width).max(bar.x);
        let needle = Rect::new(x, bar.y - width, width, bar.h + 2 * width);
        self.scene.plain(needle.inset(-width / 2, 0), THEME.panel);
        self.scene.rounded(needle, width / 2, color);
    }
}
