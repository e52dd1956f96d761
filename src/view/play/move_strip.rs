//! The moves of a game in one line, below a board in a high window.

use crate::app::{BoardCommand, Command, Step, numbering};
use crate::rules::Color;
use crate::view::View;
use crate::view::play::move_list::Moves;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::OFF_INK;

/// The width of the areas of the arrows at both ends, and the side of the arrows, in units.
const ARROW: i32 = 44;
const ICON: i32 = 20;

/// How many half-moves after the one shown are seen, or more where those before it leave room.
const AHEAD: usize = 2;

/// The gaps around a move: within its box, to the next one, and to the next pair, in units.
const PAD: i32 = 7;
const NEXT: i32 = 2;

/// The gap between a number and the marked move, in units.
const BEFORE_MARK: i32 = 5;

/// A move, with its number before a move of White's.
struct StripCell {
    ply: usize,
    set: Type,
    number: Option<String>,
    /// The width of the move alone, and of all with the space around it.
    own: i32,
    width: i32,
}

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
        for cell in self.strip_cells(moves, rest.w).into_iter().rev() {
            let zone = self.draw_strip_cell(&mut rest, moves, &cell);
            let to = Step::To(cell.ply);
            self.scene.add_zone(zone, Zone::Do(show(to)));
        }
    }

    /// The moves for which there is room, in order.
    fn strip_cells(&self, moves: Moves, mut room: i32) -> Vec<StripCell> {
        let mut has_room = |cell: &StripCell| {
            room -= cell.width;
            room >= 0
        };
        let count = moves.record.plies().len();
        let last = count.min(moves.shown + AHEAD);
        let before = (1..=last).rev().map(|ply| self.strip_cell(moves, ply));
        let mut cells: Vec<StripCell> = before.take_while(&mut has_room).collect();
        cells.reverse();
        if cells.len() == last {
            let after = (last + 1..=count).map(|ply| self.strip_cell(moves, ply));
            cells.extend(after.take_while(&mut has_room));
        }
        cells
    }

    fn strip_cell(&self, moves: Moves, ply: usize) -> StripCell {
        let is_shown = ply == moves.shown;
        let set = if is_shown {
            self.set(Face::Bold, 15, self.theme.on_shown)
        } else {
            self.set(Face::Regular, 15, self.theme.text)
        };
        let number = self.strip_number(moves, ply);
        let before = number.as_ref().map_or(0, |number| {
            let mark = if is_shown { BEFORE_MARK } else { 0 };
            self.width(number, self.strip_number_set()) + self.unit(PAD) + self.unit(mark)
        });
        let own = self.move_width(moves.record, ply, set) + 2 * self.unit(PAD);
        StripCell {
            ply,
            set,
            number,
            own,
            width: own + before + self.unit(NEXT),
        }
    }

    fn strip_number_set(&self) -> Type {
        self.set(Face::Regular, 13, self.theme.faint_text)
    }

    /// A move at the right end of the room that is left, with its number before a move of White's.
    fn draw_strip_cell(&mut self, rest: &mut Rect, moves: Moves, cell: &StripCell) -> Rect {
        let mut whole = rest.cut_right(cell.width);
        whole.cut_right(self.unit(NEXT));
        let area = whole.cut_right(cell.own);
        if cell.ply == moves.shown {
            let height = self.unit(28).min(area.h);
            self.scene
                .rounded(area.band(height), self.unit(6), self.theme.shown);
            whole.cut_right(self.unit(BEFORE_MARK));
        }
        let at = Point::new(area.x + self.unit(PAD), area.center().y);
        self.move_text(at, moves.record, cell.ply, cell.set);
        if let Some(number) = &cell.number {
            let right = Point::new(whole.right(), area.center().y);
            self.text(right, Align::Right, number, self.strip_number_set());
        }
        area
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
