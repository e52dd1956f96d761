//! The evaluation bar beside the board.

use crate::app::Review;
use crate::view::View;
use crate::view::scene::content::Content;
use crate::view::scene::geometry::Rect;

/// The width of the bar, in units.
const WIDTH: i32 = 8;

impl View<'_> {
    /// White's part of the bar is White's win chances, on White's side of the board.
    pub fn evaluation_bar(&mut self, review: &Review) {
        if !review.analysis().is_on() && !review.has_scores() {
            return;
        }
        let bar = self.bar_area();
        let Some(percent) = review.bar_percent(self.now.time) else {
            self.scene.plain(bar, self.theme.panel);
            self.strong_edge(bar, 0);
            return;
        };
        self.scene.plain(bar, self.theme.black_side);
        let height = (f64::from(bar.h) * percent / 100.0).round() as i32;
        let mut rest = bar;
        let white = if self.is_flipped() {
            rest.cut_top(height)
        } else {
            rest.cut_bottom(height)
        };
        self.scene.plain(white, self.theme.white_side);
        let edge = self.edge(self.theme.border);
        self.outline(bar, 0, edge);
        let (out, height) = (self.unit(2), self.unit(2));
        let middle = Rect::new(
            bar.x - out,
            bar.center().y - height / 2,
            bar.w + 2 * out,
            height,
        );
        self.scene.plain(middle, self.theme.accent);
    }

    /// The bar is in the middle between the board and the panel, or at the edge of the panel below the board.
    fn bar_area(&self) -> Rect {
        let (board, panel) = (self.layout.board, self.layout.panel);
        if self.layout.is_stacked {
            let room = self.unit(Content::Review.beside_board());
            let width = self.unit(WIDTH);
            return Rect::new(board.right() + room - width, board.y, width, board.h);
        }
        let gap = panel.x - board.right();
        let width = self.unit(WIDTH).min(gap * 3 / 5).max(1);
        Rect::new(board.right() + (gap - width) / 2, board.y, width, board.h)
    }
}
