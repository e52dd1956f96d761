//! The moves of a game in one line, below a board in a high window.

use crate::app::{BoardCommand, Command, Step, numbering};
use crate::rules::Color;
use crate::view::View;
use crate::view::play::move_list::Moves;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Zone};
use crate::view::text::font::Face;
use crate::view::widgets::controls::OFF_INK;

/// The width of the areas of the arrows at both ends, and the side of the arrows, in units.
const ARROW: i32 = 44;
const ICON: i32 = 20;

/// How many half-moves after the one shown are seen.
const AHEAD: usize = 2;

/// The gaps around a move: within its box, to the next one, and to the next pair, in units.
const PAD: i32 = 7;
const NEXT: i32 = 2;

/// The gap between a number and the marked move, in units.
const BEFORE_MARK: i32 = 5;

impl View<'_> {
    /// The last moves up to the one shown, which is marked; a click on one goes there, and the arrows, the wheel and a drag
    /// step.
    pub(super) fn move_strip(&mut self, area: Rect, moves: Moves) {
        self.card(area, self.theme.panel);
        self.scene.add_zone(area, Zone::Strip);
        let mut rest = area;
        let back = rest.cut_left(self.unit(ARROW));
        let forward = rest.cut_right(self.unit(ARROW));
        let arrows = [
            (back, Icon::Left, Step::Back, moves.shown > 0),
            (
                forward,
                Icon::Right,
                Step::Forward,
                moves.shown < moves.record.plies().len(),
            ),
        ];
        for (area, icon, step, works) in arrows {
            let ink = if !works {
                self.theme.faint_text.alpha(OFF_INK)
            } else {
                self.pointed_ink(area)
            };
            self.icon(Rect::around(area.center(), self.unit(ICON)), icon, ink);
            self.scene.add_zone(area, Zone::Do(show(step)));
        }
        let last = moves.record.plies().len().min(moves.shown + AHEAD);
        for ply in (1..=last).rev() {
            let Some(cell) = self.strip_cell(&mut rest, moves, ply) else {
                break;
            };
            self.scene.add_zone(cell, Zone::Do(show(Step::To(ply))));
        }
    }

    /// A move at the right end of the room that is left, with its number before a move of White's. None if it does not fit.
    fn strip_cell(&mut self, rest: &mut Rect, moves: Moves, ply: usize) -> Option<Rect> {
        let is_shown = ply == moves.shown;
        let set = if is_shown {
            self.set(Face::Bold, 15, self.theme.on_shown)
        } else {
            self.set(Face::Regular, 15, self.theme.text)
        };
        let small = self.set(Face::Regular, 13, self.theme.faint_text);
        let pad = self.unit(PAD);
        let width = self.move_width(moves.record, ply, set) + 2 * pad;
        let number = self.strip_number(moves, ply);
        let number_width = number
            .as_ref()
            .map_or(0, |number| self.width(number, small));
        if rest.w < width + number_width + self.unit(BEFORE_MARK) {
            return None;
        }
        let cell = rest.cut_right(width);
        if is_shown {
            let height = self.unit(28).min(cell.h);
            let mark = cell.band(height);
            self.scene.rounded(mark, self.unit(6), self.theme.shown);
        }
        let at = Point::new(cell.x + pad, cell.center().y);
        self.move_text(at, moves.record, ply, set);
        if let Some(number) = number {
            let before = self.unit(if is_shown { BEFORE_MARK } else { 0 });
            let right = Point::new(rest.right() - before, cell.center().y);
            self.text(right, Align::Right, &number, small);
            rest.cut_right(before + number_width + self.unit(PAD));
        }
        rest.cut_right(self.unit(NEXT));
        Some(cell)
    }

    /// The number before a move of White's, and before the first one.
    fn strip_number(&self, moves: Moves, ply: usize) -> Option<String> {
        let (mover, number) = moves.record.mover(ply);
        (mover == Color::White || ply == 1).then(|| numbering(number, mover))
    }
}

fn show(step: Step) -> Command {
    Command::Board(BoardCommand::Show(step))
}
