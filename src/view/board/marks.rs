//! Arrows, circles and the cursor on the board of a game.

use crate::app::{BoardInput, Hand};
use crate::diagram::mark_color;
use crate::rules::{Position, Square};
use crate::tree::Mark;
use crate::view::View;
use crate::view::board::game::BoardView;
use crate::view::board::mark::BoardMark;
use crate::view::scene::geometry::Rect;
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;

/// The cursor is a dark outline with a bright one inside, visible on light and dark squares and unlike any
/// other mark.
const CURSOR: Rgba = Rgba::hex(0x1f5fae);
const CURSOR_INSIDE: Rgba = Rgba::hex(0xfdf8ec);

impl View<'_> {
    /// The marks on the position, and the mark being drawn.
    pub fn marks(&mut self, input: &BoardInput, position: &Position) {
        for &mark in input.marks() {
            self.mark(mark);
        }
        let pointed_at = self.pointer.and_then(|at| self.grid().square_at(at));
        if let Some(mark) = pointed_at.and_then(|square| input.mark_to(square, position)) {
            self.mark(mark);
        }
    }

    /// An arrow or a circle in the colour of an ink.
    pub fn mark(&mut self, mark: Mark) {
        let Mark { from, to, ink } = mark;
        let color = mark_color(ink);
        self.scene
            .board_mark(self.grid(), BoardMark::new(from, to, color));
    }

    /// The cursor, where Space and Enter act.
    pub fn cursor(&mut self, board: BoardView) {
        let is_promoting = matches!(board.input.hand(), Hand::Promoting { .. });
        if let Some(square) = board.cursor.filter(|_| !is_promoting) {
            self.cursor_on(square);
        }
    }

    pub fn cursor_on(&mut self, square: Square) {
        let area = self.grid().area_of(square);
        let width = (area.w / 17).max(2);
        let border = |color| Border { width, color };
        self.outline(area, 0, border(CURSOR));
        let width = (width / 2).max(1);
        let inside: Rect = area.shrunk(border(CURSOR).width);
        let color = CURSOR_INSIDE;
        self.outline(inside, 0, Border { width, color });
    }
}
