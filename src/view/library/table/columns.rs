//! The columns of the table: which of them a row has room for.

use super::super::screen::Shape;
use super::sizes::{GAP, SMALL_GAP};
use crate::app::Library;
use crate::storage::library::Column;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::widgets::texts::shared;

/// The widths of the columns, in units.
const WHITE: i32 = 96;
const BLACK: i32 = 128;
const RATING: i32 = 48;
const RESULT: i32 = 112;
const SMALL_RESULT: i32 = 92;
const TRASH_NAME: i32 = 144;
const CLOCK: i32 = 64;

/// The least width of the opening before other columns are left out, in units.
const LEAST_OPENING: i32 = 140;
const LEAST_NAMES: i32 = 216;

/// What names leave of it, the code and a word, and how long they may be for that; longer ones are cut before an opening is.
const NARROW_OPENING: i32 = 96;
const LONG_NAME: i32 = 136;

/// An opening without its variation has most often room in this, and a longer name in that; further room is for variations.
const FAMILY: i32 = 168;
const LONGER_NAME: i32 = 200;

/// What is left out where an opening or the names lack room, in this order.
const LEFT_OUT_FIRST: [&[Column]; 4] = [
    &[Column::Clock],
    &[Column::WhiteRating, Column::BlackRating],
    &[Column::Moves],
    &[Column::Opening],
];

/// The width of a table where names may be wider, in units.
const ROOMY: i32 = 800;

/// A cell of a row: both names together, or a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cell {
    Names,
    Of(Column),
    /// When a game in the trash was deleted.
    Deleted,
}

impl Cell {
    /// Whether it has the name of one player.
    fn is_name(self) -> bool {
        matches!(self, Cell::Of(Column::White | Column::Black))
    }
}

/// The numbers of moves.
const MOVES: Cell = Cell::Of(Column::Moves);

/// The cells of a row with their areas.
pub(super) type Cells = Vec<(Cell, Rect)>;

impl View<'_> {
    /// The cells that a row has room for. Columns without any value are left out.
    pub(super) fn table_cells(&self, row: Rect, library: &Library, shape: Shape) -> Cells {
        let has = |column| library.catalog().has(column);
        let mut wanted = self.wanted_cells(row, library, shape);
        wanted.retain(|(cell, _)| match cell {
            Cell::Names | Cell::Deleted => true,
            Cell::Of(column) => has(*column),
        });
        let mut rest = if wanted.iter().any(|(cell, _)| *cell == Cell::Names) {
            Cell::Names
        } else if has(Column::Opening) {
            Cell::Of(Column::Opening)
        } else {
            Cell::Of(Column::Black)
        };
        for (cell, width) in wanted.iter_mut().filter(|(cell, _)| *cell != rest) {
            // What short names and openings leave is free for others.
            let needed = self.longest_width(*cell, library);
            *width = needed.map_or(*width, |needed| needed.min(*width));
        }
        let mut left_out = LEFT_OUT_FIRST.iter();
        loop {
            let room = self.room_for(rest, row, &wanted);
            if room >= self.least_width(rest, library) {
                let mut widened = wanted.clone();
                let taken = self.widen(&mut widened, rest, room, library);
                if !self.gives_moves_up(&widened, rest, room - taken, library) {
                    return self.placed(row, &widened, rest, room - taken);
                }
                wanted.retain(|(cell, _)| *cell != MOVES);
                continue;
            }
            match left_out.next() {
                Some(columns) => {
                    let is_left_out = |cell: Cell| {
                        let is_one = |column: &Column| cell == Cell::Of(*column);
                        cell != rest && columns.iter().any(is_one)
                    };
                    wanted.retain(|&(cell, _)| !is_left_out(cell));
                }
                None if rest == Cell::Of(Column::Opening) => {
                    wanted.retain(|(cell, _)| *cell != rest);
                    rest = Cell::Of(Column::Black);
                }
                None => return self.placed(row, &wanted, rest, room.max(1)),
            }
        }
    }

    /// Whether the numbers of moves give way, since beside names as long as these an opening would be cut after a word.
    fn gives_moves_up(
        &self,
        wanted: &[(Cell, i32)],
        rest: Cell,
        room: i32,
        library: &Library,
    ) -> bool {
        let is_sorted_by = library.sorting().map(|order| Cell::Of(order.column));
        rest == Cell::Of(Column::Opening)
            && room < self.unit(LEAST_OPENING)
            && wanted.iter().any(|(cell, _)| *cell == MOVES)
            && is_sorted_by != Some(MOVES)
    }

    /// Shares the room beyond the least width of `rest` among the cells whose longest text is cut: first among the names up
    /// to a length, which take some of the least width of an opening too, then the openings, at first without variations,
    /// before a rare long clock. What nothing needs keeps the names apart. Returns what those beside `rest` take of it.
    fn widen(&self, wanted: &mut [(Cell, i32)], rest: Cell, room: i32, library: &Library) -> i32 {
        let (mut taken, mut of_rest) = (0, self.least_width(rest, library));
        let long_name = self.unit(LONG_NAME);
        let has_moves = wanted.iter().any(|(cell, _)| *cell == MOVES);
        let least_of_opening = self.unit(if has_moves { NARROW_OPENING } else { FAMILY });
        let is_opening = |cell: Cell| cell == Cell::Of(Column::Opening);
        let is_other = |cell: Cell| !cell.is_name() && !is_opening(cell);
        let steps: [(&dyn Fn(Cell) -> bool, i32); 6] = [
            (&Cell::is_name, long_name),
            (&is_opening, self.unit(FAMILY)),
            (&Cell::is_name, self.unit(LONGER_NAME)),
            (&is_opening, i32::MAX),
            (&Cell::is_name, i32::MAX),
            (&is_other, i32::MAX),
        ];
        for (is_meant, most) in steps {
            let lack = |&(cell, width): &(Cell, i32)| {
                let width = if cell == rest { of_rest } else { width };
                let needed = self.longest_width(cell, library);
                let needed = needed.filter(|_| is_meant(cell));
                needed.map_or(0, |needed| (needed.min(most) - width).max(0))
            };
            let lacks: Vec<i32> = wanted.iter().map(lack).collect();
            let kept = match rest {
                Cell::Of(Column::Opening) if most == long_name => least_of_opening,
                _ => of_rest,
            };
            let spare = (room - taken - kept).max(0);
            for ((cell, width), given) in wanted.iter_mut().zip(shared(&lacks, spare)) {
                if *cell == rest {
                    of_rest += given;
                } else {
                    *width += given;
                    taken += given;
                }
            }
        }
        let apart = ((room - taken - of_rest) / 2).clamp(0, self.unit(SMALL_GAP));
        for (cell, width) in wanted.iter_mut() {
            if cell.is_name() && *cell != rest {
                *width += apart;
                taken += apart;
            }
        }
        taken
    }

    fn wanted_cells(&self, row: Rect, library: &Library, shape: Shape) -> Vec<(Cell, i32)> {
        let result = (Cell::Of(Column::Result), self.unit(SMALL_RESULT));
        let date = if library.is_trash() {
            Cell::Deleted
        } else {
            Cell::Of(Column::Date)
        };
        let date = (date, self.date_width());
        match shape {
            Shape::Wide if library.is_trash() => self.trash_columns(library),
            Shape::Wide => self.wide_columns(row, library),
            Shape::Medium | Shape::Portrait => vec![
                (Cell::Names, 0),
                result,
                (Cell::Of(Column::Moves), self.moves_width(library)),
                (Cell::Of(Column::Opening), row.w * 2 / 5),
                date,
            ],
            // The opening stands apart from what resumes a game.
            Shape::Small => vec![
                (Cell::Names, 0),
                (Cell::Of(Column::Result), self.unit(RESULT)),
                (Cell::Of(Column::Opening), row.w / 4),
                date,
            ],
        }
    }

    /// The room that the other cells leave to one.
    fn room_for(&self, rest: Cell, row: Rect, wanted: &[(Cell, i32)]) -> i32 {
        let others = wanted.iter().filter(|(cell, _)| *cell != rest);
        let taken: i32 = others
            .map(|(cell, width)| width + self.gap_after(*cell, wanted))
            .sum();
        row.w - taken - self.gap_after(rest, wanted)
    }

    fn least_width(&self, rest: Cell, library: &Library) -> i32 {
        match rest {
            // What short names leave is free for the openings.
            Cell::Names => {
                let needed = self.longest_width(rest, library);
                needed.map_or(0, |needed| needed.min(self.unit(LEAST_NAMES)))
            }
            Cell::Of(_) | Cell::Deleted => self.unit(LEAST_OPENING),
        }
    }

    /// The cells side by side, of which one takes the room that is left.
    fn placed(&self, row: Rect, wanted: &[(Cell, i32)], rest: Cell, room: i32) -> Cells {
        let mut left = row;
        let place = |&(cell, width): &(Cell, i32)| {
            let width = if cell == rest { room } else { width };
            let area = left.cut_left(width);
            left.cut_left(self.gap_after(cell, wanted));
            (cell, area)
        };
        wanted.iter().map(place).collect()
    }

    fn wide_columns(&self, row: Rect, library: &Library) -> Vec<(Cell, i32)> {
        // Names have the room of ratings that nobody knows.
        let name = |width, rating| {
            let is_free = !library.catalog().has(rating) && row.w >= self.unit(ROOMY);
            let more = if is_free { RATING } else { 0 };
            self.unit(width + more)
        };
        let moves = self.moves_width(library);
        [
            (Column::White, name(WHITE, Column::WhiteRating)),
            (Column::WhiteRating, self.unit(RATING)),
            (Column::Black, name(BLACK, Column::BlackRating)),
            (Column::BlackRating, self.unit(RATING)),
            (Column::Result, self.unit(RESULT)),
            (Column::Moves, moves),
            (Column::Opening, 0),
            (Column::Clock, self.unit(CLOCK)),
            (Column::Date, self.date_width()),
        ]
        .map(|(column, width)| (Cell::Of(column), width))
        .into()
    }

    fn trash_columns(&self, library: &Library) -> Vec<(Cell, i32)> {
        let date = self.date_width();
        [
            (Cell::Of(Column::White), self.unit(TRASH_NAME)),
            (Cell::Of(Column::Black), self.unit(TRASH_NAME)),
            (Cell::Of(Column::Result), self.unit(SMALL_RESULT)),
            (Cell::Of(Column::Moves), self.moves_width(library)),
            (Cell::Of(Column::Opening), 0),
            (Cell::Of(Column::Date), date),
            (Cell::Deleted, date + self.unit(GAP)),
        ]
        .into()
    }

    fn gap_after(&self, cell: Cell, wanted: &[(Cell, i32)]) -> i32 {
        let is_rating = |(cell, _): &(Cell, i32)| *cell == Cell::Of(Column::WhiteRating);
        self.unit(match cell {
            // The ratings keep the names apart.
            Cell::Of(Column::White) if !wanted.iter().any(is_rating) => SMALL_GAP,
            Cell::Of(Column::WhiteRating | Column::Moves) => GAP,
            Cell::Names | Cell::Of(Column::Opening | Column::Clock) => SMALL_GAP,
            Cell::Of(_) | Cell::Deleted => 0,
        })
    }
}
