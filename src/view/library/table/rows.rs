//! The table of games: its head and the rows in sight.

use super::super::screen::Shape;
use super::columns::Cells;
use super::row::{Listed, can_be_resumed};
use super::sizes::{EDGE, PAD, SMALL_GAP};
use crate::app::{Library, LibraryCommand};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::zone::Zone;

/// The heights of the head and of a row in each shape, in units.
const HEAD: i32 = 40;
const ROW: i32 = 32;
const SMALL_ROW: i32 = 40;
const TALL_ROW: i32 = 56;

impl View<'_> {
    pub(in crate::view::library) fn table(&mut self, area: Rect, library: &Library, shape: Shape) {
        if library.catalog().total() == 0 {
            return;
        }
        let count = library.catalog().len();
        let mut body = area;
        let head = body.cut_top(self.unit(HEAD).min(body.h / 3));
        let height = self.unit(match shape {
            Shape::Wide if library.is_trash() => TALL_ROW,
            Shape::Wide | Shape::Medium => ROW,
            Shape::Small => SMALL_ROW,
            Shape::Portrait => TALL_ROW,
        });
        self.line_below(head, self.theme.border);
        let (scroll, selected) = (library.scroll(), library.selected());
        let rows = self.rows_above_fade(body, height, count, scroll, selected);
        let strips = self.list(body, height, rows);
        let inner = self.inner(body);
        let cells = self.table_cells(inner, library, shape);
        match shape {
            Shape::Portrait => self.order_head(self.inner(head), library),
            Shape::Wide | Shape::Medium | Shape::Small => self.table_head(head, &cells, library),
        }
        let last = rows.first + rows.visible;
        for (number, strip) in strips {
            let Some(row) = library.catalog().row(number) else {
                continue;
            };
            let game = Listed {
                number,
                is_deleted: library.is_trash(),
                is_chosen: library.is_chosen(number),
                summary: &row.summary,
                can_resume: can_be_resumed(library, &row.summary),
                deletion: library.deletion(&row.place),
            };
            self.table_row((strip, inner.in_row(strip)), &cells, &game, shape);
        }
        if last < count {
            self.fade(body, self.theme.panel);
            self.strong_edge(area, self.unit(8));
        }
    }

    /// A row, and what of it holds cells.
    fn table_row(
        &mut self,
        (strip, inner): (Rect, Rect),
        cells: &Cells,
        game: &Listed,
        shape: Shape,
    ) {
        self.row_of_table(strip, game.is_chosen);
        let click = LibraryCommand::ClickGame(game.number).into();
        self.scene.add_zone(strip, Zone::Do(click));
        if shape == Shape::Portrait {
            return self.two_lines(inner, game);
        }
        let has_two_lines = game.is_deleted && shape == Shape::Wide;
        let lower = if has_two_lines { strip.h / 2 } else { 0 };
        for &(cell, place) in cells {
            let place = Rect {
                y: strip.y,
                h: strip.h - lower,
                ..place
            };
            self.table_cell(place, cell, game);
        }
        if has_two_lines {
            let mut line = inner;
            let line = line.cut_bottom(lower);
            self.where_from(line, game);
        }
    }

    /// What of a strip holds cells: the scroll bar stands beside it.
    fn inner(&self, strip: Rect) -> Rect {
        let mut inner = strip.inset(self.unit(PAD), 0);
        inner.cut_right(self.unit(SMALL_GAP));
        inner
    }

    /// The line below a row, and its ground if it is chosen or pointed at.
    pub(in crate::view::library) fn row_of_table(&mut self, strip: Rect, is_chosen: bool) {
        self.line_below(strip.inset(self.unit(PAD), 0), self.theme.row_line());
        let ground = strip.inset(self.unit(EDGE), 0);
        let radius = self.unit(6);
        if is_chosen {
            self.scene.rounded(ground, radius, self.theme.chosen);
        } else if self.is_pointed_at(strip) {
            self.scene.rounded(ground, radius, self.theme.active_panel);
        }
    }
}
