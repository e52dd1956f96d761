//! The evaluation bar beside the board.

use crate::app::Review;
use crate::view::View;
use crate::view::scene::geometry::Rect;

impl View<'_> {
    /// White's part of the bar is White's win chances, on White's side of the board.
    pub(in crate::view) fn evaluation_bar(&mut self, review: &Review) {
        if !review.analysis().is_on() {
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
        let middle = Rect::new(bar.x, bar.center().y, bar.w, self.unit(1));
        self.scene.plain(middle, self.theme.balance);
        self.strong_edge(bar, 0);
    }

    /// The bar is in the middle of the gap to the right of the board.
    fn bar_area(&self) -> Rect {
        let board = self.layout.board;
        let end = if self.layout.is_stacked {
            self.scene.area().right()
        } else {
            self.layout.panel.x
        };
        let gap = end - board.right();
        let width = self.unit(8).min(gap * 3 / 5).max(1);
        Rect::new(board.right() + (gap - width) / 2, board.y, width, board.h)
    }
}
