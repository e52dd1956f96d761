//! A small score sheet: who played, and as many moves as fit.

use crate::app::Review;
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;

/// The margins, the height of a line, and the width of a number, in units.
const MARGIN: i32 = 14;
const LINE: i32 = 18;
const NUMBER: i32 = 24;

/// The sides of A4, and the blocks of moves side by side on it.
const PAPER: (i32, i32) = (210, 297);
const BLOCKS: i32 = 2;

const WHITE: Rgba = Rgba::hex(0xff_ff_ff);
const INK: Rgba = Rgba::hex(0x15_12_0d);

impl View<'_> {
    /// The first page at the top of an area. Its letters are those of the screen, so fewer moves fit than on paper.
    pub(super) fn small_sheet(&mut self, area: Rect, review: &Review) {
        let width = area.w.min(area.h * PAPER.0 / PAPER.1);
        let height = width * PAPER.1 / PAPER.0;
        let page = Rect::new(area.center().x - width / 2, area.y, width, height);
        let edge = self.edge(self.theme.border);
        self.scene.bordered(page, 0, WHITE, edge);
        let mut rest = page.shrunk(self.unit(MARGIN));
        let line = self.unit(LINE);
        let bold = self.set(Face::Bold, 12, INK);
        for text in [self.words.who(&review.game().players), review.opening()] {
            self.cut_in(rest.cut_top(line), Align::Left, &text, bold);
        }
        rest.cut_top(line / 2);
        self.moves_of_sheet(rest, review);
    }

    fn moves_of_sheet(&mut self, area: Rect, review: &Review) {
        let set = self.set(Face::Regular, 12, INK);
        let line = self.unit(LINE);
        let mut moves = review.main_line().iter();
        let mut next = moves.next();
        for mut block in area.columns(BLOCKS, self.unit(MARGIN)) {
            while block.h >= line {
                let mut row = block.cut_top(line);
                let number = row.cut_left(self.unit(NUMBER));
                for (side, color) in row.columns(2, 0).zip(Color::BOTH) {
                    let written = next.and_then(|&node| review.written(node));
                    let Some(written) = written.filter(|it| it.color == color) else {
                        continue;
                    };
                    if color == Color::White {
                        self.text_in(number, Align::Left, &written.numbering(), set);
                    }
                    let left = Point::new(side.x, side.center().y);
                    self.written_move(left, &written.san, &written.long, set);
                    next = moves.next();
                }
            }
        }
    }
}
