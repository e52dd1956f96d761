//! The widths that the texts of the table need.

use super::columns::Cell;
use super::sizes::{ECO, GAP, SMALL_GAP};
use crate::app::Library;
use crate::rules::Color;
use crate::storage::library::{Column, Source};
use crate::view::View;
use crate::view::text::font::Face;
use crate::view::widgets::list::{TRIANGLE, TRIANGLE_GAP};
use crate::words::{Phrase, split_opening};

/// The least widths of the numbers of moves and of the dates, in units.
const MOVES: i32 = 40;
const DATE: i32 = 88;

impl View<'_> {
    /// The width that the longest text of a cell needs, below its head; `None` for a cell without texts.
    pub(super) fn longest_width(&self, cell: Cell, library: &Library) -> Option<i32> {
        let em = self.unit(14);
        let width = |face, text: &str| self.fonts.width(face, text, em);
        let longest = |column| library.catalog().longest(column).unwrap_or_default();
        let (column, needed) = match cell {
            Cell::Of(column @ (Column::White | Column::Black)) => {
                let name = width(Face::Bold, longest(column));
                (column, name + self.unit(SMALL_GAP))
            }
            Cell::Of(Column::Opening) => {
                let (_, name) = split_opening(longest(Column::Opening));
                let name = width(Face::Regular, &self.words.opening(name));
                (Column::Opening, self.unit(ECO) + name)
            }
            Cell::Of(Column::Clock) => {
                let clock = self.clock_of(longest(Column::Clock));
                (Column::Clock, width(Face::Regular, &clock))
            }
            // Only unfinished games of the folder have the button that resumes one.
            Cell::Of(Column::Result)
                if matches!(library.source(), Source::Folder(_))
                    && library.catalog().has_unfinished() =>
            {
                (Column::Result, self.pill_width() + self.unit(GAP))
            }
            Cell::Of(Column::Result) => {
                return Some(self.head_width(Column::Result) + self.unit(GAP));
            }
            Cell::Names => {
                // Who has no name is called by a side.
                let names = [library.catalog().longest_names(), [""; 2]].map(|[white, black]| {
                    let white = self.words.player(Color::White, Some(white));
                    let names = [white, self.words.player(Color::Black, Some(black))];
                    width(Face::Bold, &names.join(" – "))
                });
                return names.into_iter().max();
            }
            Cell::Of(_) | Cell::Deleted => return None,
        };
        Some(needed.max(self.head_width(column)))
    }

    /// The width of the numbers of moves. If the list is sorted by them, the triangle before their head keeps off the result.
    pub(super) fn moves_width(&self, library: &Library) -> i32 {
        let head = self.words.column(Column::Moves);
        let head = self.fonts.width(Face::Bold, head, self.unit(13));
        let is_sorted_by = library
            .sorting()
            .is_some_and(|it| it.column == Column::Moves);
        let apart = if is_sorted_by { GAP } else { 0 };
        head.max(self.unit(MOVES)) + self.unit(apart)
    }

    /// The width of the dates, which has room for the longest of those told in words.
    pub(super) fn date_width(&self) -> i32 {
        let longest = [
            self.words.text(Phrase::Yesterday).to_owned(),
            self.words.today_at(23, 59),
        ];
        let widths = longest.map(|text| self.fonts.width(Face::Regular, &text, self.unit(14)));
        let widest = widths.into_iter().fold(self.unit(DATE), i32::max);
        widest.max(self.head_width(Column::Date))
    }

    /// The width of the name of a column with the triangle of an order.
    pub(super) fn head_width(&self, column: Column) -> i32 {
        let head = self.words.column(column);
        self.fonts.width(Face::Bold, head, self.unit(13)) + self.unit(TRIANGLE + TRIANGLE_GAP)
    }
}
