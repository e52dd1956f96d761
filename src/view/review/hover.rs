//! The position of a move under the pointer.

use crate::app::Review;
use crate::rules::{Move, Position, SquareSet};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};

/// The side of the small board, and the edge around it, in units.
const SIDE: i32 = 176;
const FRAME: i32 = 5;

/// The distance of the board from a list beside it, in units.
const BESIDE: i32 = 8;

impl View<'_> {
    /// The position after the move under the pointer: beside the list if there is room, else next to the pointer.
    pub fn hovered_position(&mut self, review: &Review) {
        let (Some(node), Some(at)) = (review.move_list().hovered(self.now.time), self.pointer)
        else {
            return;
        };
        if self.is_covered() || !review.has(node) {
            return;
        }
        let mut frame = self.small_frame(at, at.y + self.unit(18), 0);
        let beside = self.layout.panel.x - self.unit(BESIDE) - frame.w;
        if beside >= 0 {
            frame.x = beside;
        }
        self.framed_board(frame, &review.position_after(node), None);
    }

    /// A frame for a small board, and this much more below it, in the window: from this height down, or above a point.
    pub(super) fn small_frame(&self, at: Point, below: i32, more: i32) -> Rect {
        let whole = self.scene.area();
        let extent = self.small_side() + 2 * self.unit(FRAME);
        let height = extent + more;
        let y = if below + height <= whole.h {
            below
        } else {
            (at.y - self.unit(10) - height).max(0)
        };
        let x = at.x.min(whole.w - extent).max(0);
        Rect::new(x, y, extent, height)
    }

    fn small_side(&self) -> i32 {
        self.unit(SIDE) / 8 * 8
    }

    /// A small board at the top of a frame.
    pub(super) fn framed_board(&mut self, frame: Rect, position: &Position, mv: Option<Move>) {
        let radius = self.unit(6);
        self.shadow(frame, radius);
        self.scene.rounded(frame, radius, self.theme.panel);
        let side = self.small_side();
        let pad = self.unit(FRAME);
        let board = Rect::new(frame.x + pad, frame.y + pad, side, side);
        let tint = self.colors.last_move;
        self.on_board(board, |view| {
            let mut diagram = view.diagram();
            diagram.squares();
            for square in mv.into_iter().flat_map(|mv| [mv.from, mv.to]) {
                diagram.tint(square, tint);
            }
            diagram.pieces(position.board(), SquareSet::EMPTY);
        });
    }
}
