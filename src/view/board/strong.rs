//! Marks on the board that differ by their shapes too, for the theme with high contrast.

use crate::view::View;
use crate::view::board::game::BoardView;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;

const DARK: Rgba = Rgba::hex(0x000000);
const BRIGHT: Rgba = Rgba::hex(0xffffff);
const CHECK: Rgba = Rgba::hex(0x8a1000);

/// What stands on the badge of a king in check, as after the move.
const CHECK_SIGN: &str = "+";

impl View<'_> {
    /// The last move has a dashed frame where it began and a whole one where it ended, the piece in hand a double one,
    /// and a king in check a red one with a badge.
    pub(super) fn strong_marks(&mut self, board: BoardView) {
        let in_hand = board.input.peek().or(board.input.in_hand());
        let grid = self.grid();
        let width = (self.layout.square_side() / 20).max(2);
        let is_marked = self.app.settings.last_move_squares;
        if let Some((from, to)) = board.last_move.filter(|_| is_marked) {
            if in_hand != Some(from) {
                self.dashed(grid.area_of(from), width, DARK);
            }
            if in_hand != Some(to) {
                let color = DARK;
                self.outline(grid.area_of(to), 0, Border { width, color });
            }
        }
        if let Some(square) = in_hand {
            self.double_frame(grid.area_of(square), width);
        }
        let position = board.position;
        if position.is_check() {
            self.check_frame(grid.area_of(position.king(position.turn())), width);
        }
    }

    fn double_frame(&mut self, area: Rect, width: i32) {
        for (inset, color) in [(0, DARK), (width, BRIGHT), (2 * width, DARK)] {
            self.outline(area.shrunk(inset), 0, Border { width, color });
        }
    }

    fn check_frame(&mut self, area: Rect, width: i32) {
        let color = CHECK;
        let frame = Border {
            width: 2 * width,
            color,
        };
        self.outline(area, 0, frame);
        let side = (area.w * 3 / 10).max(12);
        let badge = Rect::new(area.right() - side, area.y, side, side);
        self.scene.rounded(badge, side / 2, color);
        let set = Type {
            face: Face::Bold,
            em: side * 4 / 5,
            color: BRIGHT,
        };
        self.text(badge.center(), Align::Center, CHECK_SIGN, set);
    }

    /// A black dot with a white edge, or a ring of both where a piece is captured.
    pub(super) fn strong_target(&mut self, area: Rect, is_ring: bool) {
        let line = (area.w / 30).max(1);
        if is_ring {
            let ring = area.shrunk(line);
            let width = 3 * line;
            let color = DARK;
            self.outline(ring, ring.w / 2, Border { width, color });
            let inner = ring.shrunk(width);
            let (width, color) = (line, BRIGHT);
            self.outline(inner, inner.w / 2, Border { width, color });
        } else {
            let diameter = (area.w * 32 / 100).max(6);
            let dot = Rect::around(area.center(), diameter);
            let (width, color) = (line, BRIGHT);
            self.scene
                .bordered(dot, diameter / 2, DARK, Border { width, color });
        }
    }
}
