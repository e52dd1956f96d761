//! The position of a move under the pointer.

use crate::app::Review;
use crate::rules::{Setup, SquareSet};
use crate::view::View;
use crate::view::board::diagram::Diagram;
use crate::view::scene::geometry::Rect;
use crate::view::scene::layout::Layout;

/// The side of the small board, in units.
const SIDE: i32 = 176;

impl View<'_> {
    /// The position after the move under the pointer, next to the pointer.
    pub(in crate::view) fn hovered_position(&mut self, review: &Review) {
        let (Some(node), Some(at)) = (review.move_list().hovered(self.now.time), self.pointer)
        else {
            return;
        };
        if self.is_covered() || !review.has(node) {
            return;
        }
        let whole = self.scene.area();
        let side = self.unit(SIDE) / 8 * 8;
        let pad = self.unit(5);
        let extent = side + 2 * pad;
        let below = at.y + self.unit(18);
        let y = if below + extent <= whole.h {
            below
        } else {
            (at.y - self.unit(10) - extent).max(0)
        };
        let x = at.x.min(whole.w - extent).max(0);
        let frame = Rect::new(x, y, extent, extent);
        self.framed(frame);
        let mut layout = Layout::of_board(side);
        layout.board = frame.shrunk(pad);
        let flipped = self.is_flipped();
        let position = review.position_after(node);
        let set = self.app.settings.pieces;
        let mut diagram =
            Diagram::new(self.fonts, &mut self.scene, layout, self.colors, set).seen_from(flipped);
        diagram.squares();
        diagram.pieces(&Setup::from(&position).board, SquareSet::EMPTY);
    }
}
