//! The moves: two blocks side by side, each with a column of numbers and, for both players, a column of
//! moves and one of times.

use super::content::{Content, Row, Times};
use super::footer::FOOTER;
use super::page::{LEFT, Pen, RIGHT, Style, bold, regular};
use crate::rules::Color;
use crate::words::SheetLabel;

const BLOCKS: usize = 2;
/// The gap between the blocks.
const GAP: f32 = 6.0;
const ROW: f32 = 4.4;
const HEAD: f32 = 5.4;
/// The number of rows between stronger lines.
const GROUP: usize = 5;
const NUMBER: f32 = 9.0;
const TIME: f32 = 15.0;
/// The gap between a line and the text next to it.
const PAD: f32 = 1.4;

const CAPTION: Style = bold(2.9);
const COUNT: Style = regular(2.7);
const MOVE: Style = regular(3.3);
const CLOCK: Style = regular(2.9);

const THIN: f32 = 0.12;
const STRONG: f32 = 0.3;

/// Writes as many moves as fit between `top` and the footer. Returns the rest.
pub(super) fn fill<'a>(pen: &mut Pen, content: &Content, top: f32, rows: &'a [Row]) -> &'a [Row] {
    let groups = (FOOTER - top - HEAD) / (ROW * GROUP as f32);
    let count = groups as usize * GROUP;
    let width = (RIGHT - LEFT - GAP * (BLOCKS - 1) as f32) / BLOCKS as f32;
    let mut rest = rows;
    for number in 0..BLOCKS {
        let block = Block {
            left: LEFT + number as f32 * (width + GAP),
            top,
            width,
            rows: count,
            times: content.times,
        };
        let (here, later) = rest.split_at(count.min(rest.len()));
        block.lines(pen);
        block.heads(pen);
        for (place, row) in here.iter().enumerate() {
            block.row(pen, place, row);
        }
        rest = later;
    }
    rest
}

/// One of the blocks.
struct Block {
    left: f32,
    top: f32,
    width: f32,
    rows: usize,
    times: Option<Times>,
}

impl Block {
    /// The left edge of a player's part, its width, and the width of its column of moves.
    fn part(&self, color: Color) -> (f32, f32, f32) {
        let width = (self.width - NUMBER) / 2.0;
        let left = self.left
            + NUMBER
            + match color {
                Color::White => 0.0,
                Color::Black => width,
            };
        (left, width, width - self.times.map_or(0.0, |_| TIME))
    }

    fn bottom(&self) -> f32 {
        self.top + HEAD + ROW * self.rows as f32
    }

    fn lines(&self, pen: &mut Pen) {
        let right = self.left + self.width;
        pen.level(self.left, right, self.top, STRONG);
        for place in 0..=self.rows {
            let width = if place % GROUP == 0 { STRONG } else { THIN };
            pen.level(
                self.left,
                right,
                self.top + HEAD + ROW * place as f32,
                width,
            );
        }
        let (top, bottom) = (self.top, self.bottom());
        for x in [self.left, right] {
            pen.upright(x, top, bottom, STRONG);
        }
        for color in Color::BOTH {
            let (left, _, moves) = self.part(color);
            pen.upright(left, top, bottom, STRONG);
            if self.times.is_some() {
                pen.upright(left + moves, top, bottom, THIN);
            }
        }
    }

    fn heads(&self, pen: &mut Pen) {
        let y = self.top + HEAD - 1.6;
        pen.right_label(self.left + NUMBER - PAD, y, SheetLabel::MoveNumber, COUNT);
        for color in Color::BOTH {
            let (left, width, moves) = self.part(color);
            pen.text(left + PAD, y, moves, pen.words.side(color), CAPTION);
            let caption = match self.times {
                None => continue,
                Some(Times::Clock) => SheetLabel::Clock,
                Some(Times::Spent) => SheetLabel::TimeSpent,
            };
            pen.right_label(left + width - PAD, y, caption, CLOCK);
        }
    }

    fn row(&self, pen: &mut Pen, place: usize, row: &Row) {
        let y = self.top + HEAD + ROW * (place + 1) as f32 - 1.0;
        let number = row.number.to_string();
        pen.right(self.left + NUMBER - PAD, y, &number, COUNT);
        for color in Color::BOTH {
            let (left, width, moves) = self.part(color);
            match &row.cells[color] {
                Some(cell) => {
                    pen.text(left + PAD, y, moves - PAD, &cell.san, MOVE);
                    if !cell.time.is_empty() {
                        pen.right(left + width - PAD, y, &cell.time, CLOCK);
                    }
                }
                // The game begins with a move by Black.
                None if color == Color::White => pen.text(left + PAD, y, moves, "…", MOVE),
                None => {}
            }
        }
    }
}
