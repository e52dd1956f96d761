//! The head of the table: a click on a column sorts by it.

use super::columns::{Cell, Cells};
use crate::app::{Label, Library, LibraryCommand};
use crate::storage::library::Column;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::list::{TRIANGLE, TRIANGLE_GAP};
use crate::words::Phrase;

impl View<'_> {
    pub(super) fn table_head(&mut self, head: Rect, cells: &Cells, library: &Library) {
        for &(cell, place) in cells {
            let place = place.in_row(head);
            let (column, words) = match cell {
                Cell::Names => (Column::White, self.words.label(Label::Players)),
                Cell::Of(Column::Date) if library.is_trash() => {
                    (Column::Date, self.words.text(Phrase::Played))
                }
                Cell::Of(column) => (column, self.words.column(column)),
                Cell::Deleted => {
                    self.head_of_deletions(place, library);
                    continue;
                }
            };
            self.head_cell(place, column, words, library);
        }
    }

    /// The name of a column, by which a click sorts. That of the present order is bold, with a triangle.
    fn head_cell(&mut self, cell: Rect, column: Column, words: &str, library: &Library) {
        let order = library.sorting().filter(|it| it.column == column);
        let order = order.map(|order| order.is_rising);
        let sort = LibraryCommand::SortBy(column);
        self.head_of_order(cell, words, align_of(column), order, sort);
    }

    /// The games deleted last come first, as they are found.
    fn head_of_deletions(&mut self, cell: Rect, library: &Library) {
        let words = self.words.text(Phrase::Deleted);
        let order = library.sorting().is_none().then_some(false);
        self.head_of_order(
            cell,
            words,
            Align::Right,
            order,
            LibraryCommand::SortAsFound,
        );
    }

    /// What a column is called. `order` says whether the list is sorted by it, and whether it rises.
    fn head_of_order(
        &mut self,
        cell: Rect,
        words: &str,
        align: Align,
        order: Option<bool>,
        sort: LibraryCommand,
    ) {
        let set = self.head_type(cell, order.is_some());
        let triangle = self.unit(TRIANGLE) + self.unit(TRIANGLE_GAP);
        self.scene.add_zone(cell, Zone::Do(sort.into()));
        let mut named = cell;
        if order.is_some() && align == Align::Right {
            // The triangle may stand in the gap before a narrow column.
            named.x -= triangle;
            named.w += triangle;
        }
        let room = named.w - if order.is_some() { triangle } else { 0 };
        let (words, set) = self.fitting(words, set, room.max(1));
        self.sort_head(named, (&words, set), align, order);
    }

    /// The order of a list whose rows have no columns; a click turns it round.
    pub(super) fn order_head(&mut self, head: Rect, library: &Library) {
        let mut rest = head;
        let date = rest.cut_right(self.date_width());
        // What the list is sorted by stands there too if it has no column.
        match library.sorting().filter(|it| it.column != Column::Date) {
            Some(order) => {
                let column = order.column;
                let words = self.words.column(column);
                let sort = LibraryCommand::SortBy(column);
                self.head_of_order(rest, words, Align::Left, Some(order.is_rising), sort);
            }
            None => {
                let set = self.set(Face::Regular, 13, self.theme.dim_text);
                self.text_in(head, Align::Left, self.words.label(Label::Players), set);
            }
        }
        if library.is_trash() {
            return self.head_of_deletions(date, library);
        }
        self.head_cell(date, Column::Date, self.words.column(Column::Date), library);
    }
}

fn align_of(column: Column) -> Align {
    match column {
        Column::White | Column::Black | Column::Opening | Column::Clock => Align::Left,
        Column::Result => Align::Center,
        Column::WhiteRating | Column::BlackRating | Column::Moves | Column::Date => Align::Right,
    }
}
