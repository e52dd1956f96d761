//! The choices below the board: what has to be the same, who is to move, and whether colours may be exchanged.

use super::super::screen::GAP;
use super::sizes::CONTROL;
use crate::app::keys::Context;
use crate::app::{
    Command, FileCommand, PositionCommand, PositionGroup, PositionSearch, SoughtKind,
};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::face_of;

/// The height of a line of text, in units.
const LINE: i32 = 20;

/// In less width the name of a choice stands above it, in units.
const LEAST_BESIDE: i32 = 320;

/// What stands below the board besides the choices.
#[derive(Clone, Copy)]
pub(super) struct Parts {
    /// What is looked for, in a sentence.
    pub(super) about: bool,
    /// The opening of the position, and the last moves to it.
    pub(super) origin: bool,
    /// The buttons to set up and to paste a position.
    pub(super) buttons: bool,
}

impl View<'_> {
    /// The height of the options, in a width.
    pub(super) fn options_needed(&self, search: &PositionSearch, width: i32, parts: Parts) -> i32 {
        let gap = self.unit(GAP);
        let is_beside = width >= self.unit(LEAST_BESIDE);
        let mut height = self.unit(CONTROL) + gap;
        if parts.about {
            let (lines, _) = self.about_lines(search, width);
            height += lines.len() as i32 * self.unit(LINE) + gap / 2;
        }
        if parts.origin {
            let lines = usize::from(search.opening().is_some());
            let lines = lines + usize::from(!search.line().is_empty());
            height += self.unit(LINE * lines as i32);
        }
        height += self.unit(CONTROL) + if is_beside { 0 } else { self.unit(LINE) };
        if search.query().kind != SoughtKind::Exact {
            height += gap + self.exchange_height(width);
        }
        if parts.buttons {
            height += gap + self.unit(CONTROL);
        }
        height
    }

    /// What is looked for, in slightly smaller letters where a line less does for them.
    fn about_lines(&self, search: &PositionSearch, width: i32) -> (Vec<String>, Type) {
        let about = self.words.about_sought(search.query().kind);
        let [usual, small] = [14, 13].map(|size| {
            let set = self.set(Face::Regular, size, self.theme.dim_text);
            (self.wrapped(about, set, width), set)
        });
        if small.0.len() < usual.0.len() {
            small
        } else {
            usual
        }
    }

    fn exchange_height(&self, width: i32) -> i32 {
        let lines = self.switch_label(self.words.also_exchanged(), width).len() as i32;
        self.unit(LINE * lines + 8).max(self.unit(32))
    }

    /// What has to be the same, who is to move, and whether colours may be exchanged.
    pub(super) fn position_options(&mut self, area: Rect, search: &PositionSearch, parts: Parts) {
        let query = search.query();
        let gap = self.unit(GAP);
        let mut rest = area;
        let kinds = SoughtKind::ALL.map(|kind| {
            let choose = PositionCommand::Kind(kind).into();
            (
                self.words.sought_kind(kind),
                Some(choose),
                kind == query.kind,
            )
        });
        let row = rest.cut_top(self.unit(CONTROL));
        self.sought_options(row, &kinds, search.group() == PositionGroup::Kind);
        rest.cut_top(if parts.about { gap / 2 } else { gap });
        if parts.about {
            let (lines, set) = self.about_lines(search, rest.w);
            for line in lines {
                let row = rest.cut_top(self.unit(LINE));
                self.text_in(row, Align::Left, &line, set);
            }
            if parts.origin {
                self.origin_of_position(&mut rest, search);
            }
            rest.cut_top(gap);
        }
        self.turn_row(&mut rest, search);
        if query.kind != SoughtKind::Exact {
            rest.cut_top(gap);
            let row = rest.cut_top(self.exchange_height(rest.w));
            let label = self.words.also_exchanged();
            let exchange = PositionCommand::Exchange.into();
            let at = self.labelled_switch(row, label, query.exchange, exchange);
            if search.group() == PositionGroup::Exchange {
                self.outline_focus(at.shrunk(-self.unit(3)), self.unit(15));
            }
        }
        if parts.buttons {
            rest.cut_top(gap);
            let row = rest.cut_top(self.unit(CONTROL));
            let commands = [PositionCommand::SetUp.into(), FileCommand::Paste.into()];
            let cells: Vec<Rect> = row.columns(2, gap).collect();
            for (command, cell) in commands.iter().zip(cells) {
                if let Some(mut face) = face_of(self.words, &[Context::Position], command) {
                    // A key would leave no space at the sides.
                    if !self.shows_cap(cell, &face) {
                        face.cap.clear();
                    }
                    self.button(cell, &face);
                }
            }
        }
    }

    /// The opening of the position, and the last moves to it, as many as fit.
    fn origin_of_position(&mut self, rest: &mut Rect, search: &PositionSearch) {
        if let Some(opening) = search.opening() {
            let row = rest.cut_top(self.unit(LINE));
            let name = format!("{} {}", opening.eco, self.words.opening(opening.name));
            let set = self.set(Face::Bold, 14, self.theme.text);
            self.fitted_in(row, Align::Left, &name, set);
        }
        let line = search.line();
        if line.is_empty() {
            return;
        }
        let row = rest.cut_top(self.unit(LINE));
        let set = self.set(Face::Regular, 14, self.theme.text);
        let fits = |text: &str| self.width(text, set) <= row.w;
        let mut shown = self.words.moves_in_line(&line);
        if !fits(&shown) {
            // From the last move on, since few moves fit.
            let ends = (0..line.len()).rev().filter_map(|from| line.get(from..));
            let mut ends = ends.map(|moves| self.words.last_moves(moves));
            shown = ends.next().unwrap_or_default();
            for more in ends.take_while(|more| fits(more)) {
                shown = more;
            }
        }
        self.fitted_in(row, Align::Left, &shown, set);
    }

    fn turn_row(&mut self, rest: &mut Rect, search: &PositionSearch) {
        let query = search.query();
        let label = self.words.sought_turn(query.kind);
        let turns: Vec<(&'static str, Option<Command>, bool)> = query
            .turns()
            .into_iter()
            .map(|turn| {
                let choose = PositionCommand::Turn(turn).into();
                let choose = Some(choose).filter(|_| query.can_turn(turn));
                let is_chosen = turn == query.chosen_turn();
                (self.words.side_or_either(turn), choose, is_chosen)
            })
            .collect();
        let is_beside = rest.w >= self.unit(LEAST_BESIDE);
        let name = if is_beside {
            None
        } else {
            Some(rest.cut_top(self.unit(LINE)))
        };
        let mut row = rest.cut_top(self.unit(CONTROL));
        let name = name.unwrap_or_else(|| row.cut_left(row.w * 2 / 5));
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let at = Point::new(name.x, name.center().y);
        self.fitted(at, label, set, name.w - self.unit(GAP));
        self.sought_options(row, &turns, search.group() == PositionGroup::Turn);
    }

    /// Options side by side: what they are called, what a click does, and whether it is done.
    fn sought_options(
        &mut self,
        area: Rect,
        options: &[(&'static str, Option<Command>, bool)],
        focused: bool,
    ) {
        let border = self.control_ground(area, self.theme.button, focused);
        let cells: Vec<Rect> = area.columns(options.len() as i32, 0).collect();
        for ((name, command, is_chosen), cell) in options.iter().zip(cells) {
            let mut ink = self.option_ground(area, cell, border, *is_chosen);
            self.option_edges(area.shrunk(border.width), cell);
            if command.is_none() {
                ink = self.theme.faint_text;
            }
            self.option_words(cell, name, *is_chosen, ink);
            if let Some(command) = command {
                self.scene.add_zone(cell, Zone::Do(command.clone()));
            }
        }
    }
}
