//! A disc at the corner of a square with a short text, such as the glyph of the move that led there.

use crate::rules::Square;
use crate::view::scene::geometry::Rect;
use crate::view::scene::grid::Grid;
use crate::view::scene::picture::{Align, Scene, Type};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::{Face, Fonts};

impl Scene {
    /// The disc of a badge, with at least this side. Returns its area.
    pub(in crate::view) fn badge_ground(
        &mut self,
        grid: Grid,
        square: Square,
        least: i32,
        color: Rgba,
    ) -> Rect {
        let (board, square) = (grid.area(), grid.area_of(square));
        let side = (square.w * 2 / 5).max(least);
        let x = (square.right() - side * 2 / 3).min(board.right() - side);
        let y = (square.y - side / 3).max(board.y);
        let badge = Rect::new(x, y, side, side);
        self.rounded(badge, side / 2, color);
        badge
    }

    /// The text of a badge.
    pub(in crate::view) fn badge_text(
        &mut self,
        fonts: &Fonts,
        badge: Rect,
        text: &str,
        color: Rgba,
    ) {
        let set = Type {
            face: Face::Bold,
            em: badge.w * 3 / 5,
            color,
        };
        self.text(fonts, badge.center(), Align::Center, text, set);
    }
}
