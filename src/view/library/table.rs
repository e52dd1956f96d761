//! The table of games.

use super::screen::Shape;
use crate::app::{Command, Library, LibraryCommand, Tab};
use crate::game::TimeControl;
use crate::rules::Color;
use crate::storage::library::{Column, End, Source, Summary};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::{Counted, Heading, Phrase, score_of, split_opening};

/// The heights of the head and of a row in each shape, in units.
const HEAD: i32 = 40;
const ROW: i32 = 32;
const SMALL_ROW: i32 = 40;
const TALL_ROW: i32 = 56;

/// The space at the sides of a row, between some columns, and around a chosen row, in units.
const PAD: i32 = 16;
const GAP: i32 = 16;
const SMALL_GAP: i32 = 8;
const EDGE: i32 = 4;

/// The widths of the columns, in units.
const WHITE: i32 = 96;
const BLACK: i32 = 128;
const RATING: i32 = 48;
const RESULT: i32 = 112;
const SMALL_RESULT: i32 = 92;
const MOVES: i32 = 40;
const ECO: i32 = 40;
const CLOCK: i32 = 64;
const DATE: i32 = 88;

/// The least width of the opening before other columns are left out, in units.
const LEAST_OPENING: i32 = 140;
const LEAST_NAMES: i32 = 216;

/// The width of a table where names may be wider, in units.
const ROOMY: i32 = 800;

/// The triangle at the head by which a list is sorted, and the pill of an unfinished game, in units.
const TRIANGLE: i32 = 10;
const PILL: (i32, i32) = (88, 24);

/// A cell of a row: both names together, or a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Names,
    Of(Column),
}

/// The cells of a row with their areas.
type Cells = Vec<(Cell, Rect)>;

impl View<'_> {
    pub(super) fn table(&mut self, area: Rect, library: &Library, shape: Shape) {
        let mut body = area;
        let head = body.cut_top(self.unit(HEAD).min(body.h / 3));
        let height = self.unit(match shape {
            Shape::Wide | Shape::Medium => ROW,
            Shape::Small => SMALL_ROW,
            Shape::Portrait => TALL_ROW,
        });
        let line = Rect {
            y: head.bottom() - self.unit(1),
            h: self.unit(1),
            ..head
        };
        self.scene.plain(line, self.theme.border);
        let count = library.catalog().len();
        let rows = self.rows(body, height, count, library.first());
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
            let is_chosen = number == library.selected();
            self.row_of_table(strip, is_chosen);
            let click = Command::Library(LibraryCommand::ClickGame(number));
            self.scene.add_zone(strip, Zone::Do(click));
            let game = Listed {
                number,
                is_chosen,
                summary: &row.summary,
                can_resume: can_be_resumed(library, &row.summary),
            };
            match shape {
                Shape::Portrait => self.two_lines(self.inner(strip), &game),
                Shape::Wide | Shape::Medium | Shape::Small => {
                    for &(cell, place) in &cells {
                        let place = Rect {
                            y: strip.y,
                            h: strip.h,
                            ..place
                        };
                        self.table_cell(place, cell, &game);
                    }
                }
            }
        }
        if last < count {
            self.fade(body, self.theme.panel);
        }
    }

    /// What of a strip holds cells: the scroll bar stands beside it.
    fn inner(&self, strip: Rect) -> Rect {
        let mut inner = strip.inset(self.unit(PAD), 0);
        inner.cut_right(self.unit(SMALL_GAP));
        inner
    }

    fn row_of_table(&mut self, strip: Rect, is_chosen: bool) {
        let line = Rect {
            y: strip.bottom() - self.unit(1),
            h: self.unit(1),
            ..strip
        };
        let line = line.inset(self.unit(PAD), 0);
        self.scene.plain(line, self.theme.active_panel);
        let ground = strip.inset(self.unit(EDGE), 0);
        let radius = self.unit(6);
        if is_chosen {
            self.scene.rounded(ground, radius, self.theme.chosen);
        } else if self.scene.is_pointed_at(strip) && !self.is_covered() {
            self.scene.rounded(ground, radius, self.theme.active_panel);
        }
    }

    /// The cells that a row has room for. Columns without any value are left out.
    fn table_cells(&self, row: Rect, library: &Library, shape: Shape) -> Cells {
        let has = |column| library.catalog().has(column);
        let mut wanted: Vec<(Cell, i32)> = match shape {
            Shape::Wide => self.wide_columns(row, &has),
            Shape::Medium | Shape::Portrait => vec![
                (Cell::Names, 0),
                (Cell::Of(Column::Result), self.unit(SMALL_RESULT)),
                (Cell::Of(Column::Moves), self.moves_width()),
                (Cell::Of(Column::Opening), row.w * 2 / 5),
                (Cell::Of(Column::Date), self.date_width()),
            ],
            Shape::Small => vec![
                (Cell::Names, 0),
                (Cell::Of(Column::Result), self.unit(SMALL_RESULT)),
                (Cell::Of(Column::Date), self.date_width()),
            ],
        };
        wanted.retain(|(cell, _)| match cell {
            Cell::Names => true,
            Cell::Of(column) => has(*column),
        });
        let rest = if wanted.iter().any(|(cell, _)| *cell == Cell::Names) {
            Cell::Names
        } else if has(Column::Opening) {
            Cell::Of(Column::Opening)
        } else {
            Cell::Of(Column::Black)
        };
        let left_out = [
            &[Column::Clock][..],
            &[Column::WhiteRating, Column::BlackRating],
            &[Column::Moves],
            &[Column::Opening],
        ];
        let mut left_out = left_out.into_iter();
        let mut rest = rest;
        loop {
            let least = self.unit(if rest == Cell::Names {
                LEAST_NAMES
            } else {
                LEAST_OPENING
            });
            let others = wanted.iter().filter(|(cell, _)| *cell != rest);
            let taken: i32 = others
                .map(|(cell, width)| width + self.gap_after(*cell))
                .sum();
            let room = row.w - taken - self.gap_after(rest);
            if room >= least {
                return self.placed(row, &wanted, rest, room);
            }
            match left_out.next() {
                Some(columns) => wanted.retain(
                    |(cell, _)| !matches!(cell, Cell::Of(column) if columns.contains(column) && *cell != rest),
                ),
                None if rest == Cell::Of(Column::Opening) => {
                    wanted.retain(|(cell, _)| *cell != rest);
                    rest = Cell::Of(Column::Black);
                }
                None => return self.placed(row, &wanted, rest, room.max(1)),
            }
        }
    }

    fn placed(&self, row: Rect, wanted: &[(Cell, i32)], rest: Cell, room: i32) -> Cells {
        let mut left = row;
        let place = |&(cell, width): &(Cell, i32)| {
            let width = if cell == rest { room } else { width };
            let area = left.cut_left(width);
            left.cut_left(self.gap_after(cell));
            (cell, area)
        };
        wanted.iter().map(place).collect()
    }

    fn wide_columns(&self, row: Rect, has: &impl Fn(Column) -> bool) -> Vec<(Cell, i32)> {
        // Names have the room of ratings that nobody knows.
        let name = |width, rating| {
            let is_free = !has(rating) && row.w >= self.unit(ROOMY);
            let more = if is_free { RATING } else { 0 };
            self.unit(width + more)
        };
        let moves = self.moves_width();
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

    fn gap_after(&self, cell: Cell) -> i32 {
        self.unit(match cell {
            Cell::Of(Column::WhiteRating | Column::Moves) => GAP,
            Cell::Names | Cell::Of(Column::Opening | Column::Clock) => SMALL_GAP,
            Cell::Of(_) => 0,
        })
    }

    fn moves_width(&self) -> i32 {
        let head = self.words.column(Column::Moves);
        let head = self.fonts.width(Face::Bold, head, self.unit(13));
        head.max(self.unit(MOVES))
    }

    /// The width of the dates, which has room for the longest of those told in words.
    fn date_width(&self) -> i32 {
        let longest = [
            self.words.text(Phrase::Yesterday).to_owned(),
            self.words.today_at(23, 59),
        ];
        let widths = longest.map(|text| self.fonts.width(Face::Regular, &text, self.unit(14)));
        let head = self.words.column(Column::Date);
        let head = self.fonts.width(Face::Bold, head, self.unit(13)) + self.unit(TRIANGLE + 6);
        widths.into_iter().fold(self.unit(DATE), i32::max).max(head)
    }

    fn table_head(&mut self, head: Rect, cells: &Cells, library: &Library) {
        for &(cell, place) in cells {
            let place = Rect {
                y: head.y,
                h: head.h,
                ..place
            };
            let (column, words) = match cell {
                Cell::Names => (Column::White, self.words.heading(Heading::Players)),
                Cell::Of(column) => (column, self.words.column(column)),
            };
            self.head_cell(place, column, words, library);
        }
    }

    /// The name of a column, by which a click sorts. That of the present order is bold, with a triangle.
    fn head_cell(&mut self, cell: Rect, column: Column, words: &str, library: &Library) {
        let order = library.sorting().filter(|it| it.column == column);
        let (face, ink) = if order.is_some() {
            (Face::Bold, self.theme.bright_text)
        } else if self.scene.is_pointed_at(cell) {
            (Face::Regular, self.theme.text)
        } else {
            (Face::Regular, self.theme.dim_text)
        };
        let (side, gap) = (self.unit(TRIANGLE), self.unit(6));
        let set = self.set(face, 13, ink);
        let room = cell.w - if order.is_some() { side + gap } else { 0 };
        let (words, set) = self.fitting(words, set, room.max(1));
        let width = self.fonts.width(set.face, &words, set.em);
        let x = match align_of(column) {
            Align::Left => cell.x,
            Align::Center => cell.center().x - width / 2,
            Align::Right => cell.right() - width,
        };
        let at = Point::new(x, cell.center().y);
        self.scene.text(self.fonts, at, Align::Left, &words, set);
        if let Some(order) = order {
            let x = match align_of(column) {
                Align::Left => x + width + gap,
                Align::Center | Align::Right => x - gap - side,
            };
            let area = Rect::new(x, at.y - side / 4, side, side / 2);
            self.sort_triangle(area, order.is_rising, ink);
        }
        let sort = Command::Library(LibraryCommand::SortBy(column));
        self.scene.add_zone(cell, Zone::Do(sort));
    }

    /// The order of a list whose rows have no columns; a click turns it round.
    fn order_head(&mut self, head: Rect, library: &Library) {
        let said = self.words.counted(Counted::Games, library.catalog().len());
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let at = Point::new(head.x, head.center().y);
        self.scene.text(self.fonts, at, Align::Left, &said, set);
        let mut date = head;
        let date = date.cut_right(self.date_width());
        self.head_cell(date, Column::Date, self.words.column(Column::Date), library);
    }

    fn table_cell(&mut self, place: Rect, cell: Cell, game: &Listed) {
        let summary = game.summary;
        let (dim, plain) = (game.dim(self), game.plain(self));
        let Cell::Of(column) = cell else {
            return self.both_names(place, game);
        };
        let color = if column == Column::White {
            Color::White
        } else {
            Color::Black
        };
        match column {
            Column::White | Column::Black => self.name_cell(place, color, game),
            Column::WhiteRating | Column::BlackRating => {
                let rating = summary.ratings[usize::from(column == Column::BlackRating)];
                let words = rating.map_or(String::new(), |rating| rating.to_string());
                self.plain_cell(place, &words, Align::Right, Face::Regular, dim);
            }
            Column::Result if game.can_resume => self.pill(place, game),
            Column::Result => {
                let result = score_of(summary.result);
                self.plain_cell(place, result, Align::Center, Face::Bold, game.bright(self));
            }
            Column::Moves => {
                let moves = summary.plies.div_ceil(2).to_string();
                self.plain_cell(place, &moves, Align::Right, Face::Regular, plain);
            }
            Column::Opening => self.opening_cell(place, summary.opening, game),
            Column::Clock => {
                let clock = self.clock_of(summary.time_control);
                self.plain_cell(place, &clock, Align::Left, Face::Regular, dim);
            }
            Column::Date => {
                let date = self.words.played(summary.date, self.now.wall);
                self.plain_cell(place, &date, Align::Right, Face::Regular, dim);
            }
        }
    }

    pub(super) fn clock_of(&self, control: &str) -> String {
        let known = control.parse::<TimeControl>();
        known.map_or(control.into(), |it| self.words.time_control(&it))
    }

    /// A text in one line of a cell.
    fn plain_cell(&mut self, cell: Rect, words: &str, align: Align, face: Face, ink: Rgba) -> i32 {
        let set = self.set(face, 14, ink);
        let (words, set) = self.fitting(words, set, cell.w.max(1));
        let x = match align {
            Align::Left => cell.x,
            Align::Center => cell.center().x,
            Align::Right => cell.right(),
        };
        let at = Point::new(x, cell.center().y);
        self.scene.text(self.fonts, at, align, &words, set)
    }

    /// A text that is cut rather than made smaller.
    fn cut_cell(&mut self, cell: Rect, words: &str, face: Face, ink: Rgba) -> i32 {
        let set = self.set(face, 14, ink);
        // A single letter would tell nothing.
        if cell.w < 2 * set.em {
            return 0;
        }
        let words = self.fonts.fit(set.face, words, set.em, cell.w);
        let at = Point::new(cell.x, cell.center().y);
        self.scene.text(self.fonts, at, Align::Left, &words, set)
    }

    fn name_cell(&mut self, cell: Rect, color: Color, game: &Listed) {
        let name = self.words.player(color, game.name(color)).to_owned();
        let room = Rect {
            w: cell.w - self.unit(SMALL_GAP),
            ..cell
        };
        self.cut_cell(room, &name, game.face(color), game.bright(self));
    }

    /// Both names in one line: `Anna – Ben`.
    fn both_names(&mut self, cell: Rect, game: &Listed) {
        let ink = game.bright(self);
        let mut rest = cell;
        let dash = self.fonts.width(Face::Regular, " – ", self.unit(14));
        let black = self.words.player(Color::Black, game.name(Color::Black));
        let black_width = self
            .fonts
            .width(game.face(Color::Black), black, self.unit(14));
        let black = black.to_owned();
        let most = (cell.w - dash) / 2;
        let white = Rect {
            w: (cell.w - dash - black_width.min(most)).max(1),
            ..cell
        };
        let name = self
            .words
            .player(Color::White, game.name(Color::White))
            .to_owned();
        let taken = self.cut_cell(white, &name, game.face(Color::White), ink);
        rest.cut_left(taken);
        rest.cut_left(self.cut_cell(rest, " – ", Face::Regular, ink));
        self.cut_cell(rest, &black, game.face(Color::Black), ink);
    }

    /// The code of an opening bold, then its name.
    fn opening_cell(&mut self, cell: Rect, opening: &str, game: &Listed) {
        let (code, name) = split_opening(opening);
        let mut rest = cell;
        if !code.is_empty() {
            let place = rest.cut_left(self.unit(ECO).min(rest.w));
            self.cut_cell(place, code, Face::Bold, game.bright(self));
        }
        self.opening_name(rest, name, game.dim(self));
    }

    /// The name of an opening, without its variation if that has no room. Returns the width taken.
    fn opening_name(&mut self, cell: Rect, name: &str, ink: Rgba) -> i32 {
        let name = self.listed_opening(name, 14, cell.w);
        self.cut_cell(cell, &name, Face::Regular, ink)
    }

    /// An opening in letters of a size, without its variation if that has no room.
    pub(super) fn listed_opening(&self, label: &str, size: i32, room: i32) -> String {
        let whole = self.words.opening(label);
        if self.fonts.width(Face::Regular, &whole, self.unit(size)) <= room {
            return whole;
        }
        let (code, _) = split_opening(label);
        let family = self.words.opening_in_short(label);
        format!("{code} {family}").trim().to_owned()
    }

    /// What resumes an unfinished game.
    fn pill(&mut self, cell: Rect, game: &Listed) {
        let words = self.words.text(Phrase::Resume);
        let set = self.set(Face::Bold, 13, self.theme.message_text);
        let icon = self.unit(12);
        let needed = self.fonts.width(set.face, words, set.em) + icon + self.unit(4 + 2 * 10);
        let width = needed.max(self.unit(PILL.0)).min(cell.w);
        let height = self.unit(PILL.1);
        let center = cell.center();
        let area = Rect::new(center.x - width / 2, center.y - height / 2, width, height);
        self.scene.rounded(area, height / 2, self.theme.message);
        let mut inner = area.inset(self.unit(10), 0);
        let place = inner.cut_left(icon);
        let side = Rect::around(place.center(), icon);
        self.icon(side, Icon::Resume, self.theme.message_text);
        inner.cut_left(self.unit(4));
        let (words, set) = self.fitting(words, set, inner.w.max(1));
        let at = Point::new(inner.x, center.y);
        self.scene.text(self.fonts, at, Align::Left, &words, set);
        let resume = Command::Library(LibraryCommand::ResumeGame(game.number));
        let target = Rect {
            y: cell.y,
            h: cell.h,
            ..area
        };
        self.scene.add_zone(target, Zone::Do(resume));
    }

    /// A game on two lines: the players and the result, then what else is known.
    fn two_lines(&mut self, row: Rect, game: &Listed) {
        let mut upper = Rect {
            h: row.h / 2,
            ..row
        };
        let mut lower = Rect {
            y: upper.bottom(),
            ..upper
        };
        upper.y += self.unit(3);
        lower.y -= self.unit(3);
        let result = upper.cut_right(self.unit(PILL.0));
        if game.can_resume {
            self.pill(result, game);
        } else {
            let score = score_of(game.summary.result);
            self.plain_cell(result, score, Align::Right, Face::Bold, game.bright(self));
        }
        upper.cut_right(self.unit(SMALL_GAP));
        self.both_names(upper, game);
        let date = self.words.played(game.summary.date, self.now.wall);
        let dim = game.dim(self);
        let taken = self.plain_cell(lower, &date, Align::Right, Face::Regular, dim);
        lower.cut_right(taken + self.unit(SMALL_GAP));
        let moves = game.summary.plies.div_ceil(2) as usize;
        let known = [
            self.words.counted(Counted::Moves, moves),
            self.clock_of(game.summary.time_control),
        ];
        let known: Vec<String> = known.into_iter().filter(|it| !it.is_empty()).collect();
        let known = known.join(" · ");
        let (code, name) = split_opening(game.summary.opening);
        if !code.is_empty() {
            let taken = self.cut_cell(lower, code, Face::Regular, dim);
            lower.cut_left(taken + self.unit(EDGE));
        }
        let needed = self.fonts.width(Face::Regular, &known, self.unit(14)) + self.unit(GAP);
        let room = Rect {
            w: lower.w - needed,
            ..lower
        };
        let taken = self.opening_name(room, name, dim);
        if taken > 0 {
            lower.cut_left(taken);
            let dot = self.cut_cell(lower, " · ", Face::Regular, dim);
            lower.cut_left(dot);
        }
        self.cut_cell(lower, &known, Face::Regular, dim);
    }
}

/// A game as it is shown in the table.
struct Listed<'a> {
    number: usize,
    is_chosen: bool,
    summary: &'a Summary<'a>,
    can_resume: bool,
}

impl Listed<'_> {
    fn name(&self, color: Color) -> Option<&str> {
        let name = match color {
            Color::White => self.summary.white,
            Color::Black => self.summary.black,
        };
        Some(name).filter(|name| !name.is_empty())
    }

    /// The name of the winner is bold.
    fn face(&self, color: Color) -> Face {
        let winner = self.summary.result.and_then(|result| result.winner());
        if winner == Some(color) {
            Face::Bold
        } else {
            Face::Regular
        }
    }

    fn bright(&self, view: &View) -> Rgba {
        view.theme.bright_text
    }

    fn plain(&self, view: &View) -> Rgba {
        view.theme.text
    }

    /// On a chosen row nothing is dim.
    fn dim(&self, view: &View) -> Rgba {
        if self.is_chosen {
            view.theme.text
        } else {
            view.theme.dim_text
        }
    }
}

/// Whether a game looks as if it could be resumed.
fn can_be_resumed(library: &Library, game: &Summary) -> bool {
    let is_own = matches!(library.source(), Source::Folder(_));
    is_own && library.tab() == Tab::Games && game.result.is_none() && *game.end == End::Unfinished
}

fn align_of(column: Column) -> Align {
    match column {
        Column::White | Column::Black | Column::Opening | Column::Clock => Align::Left,
        Column::Result => Align::Center,
        Column::WhiteRating | Column::BlackRating | Column::Moves | Column::Date => Align::Right,
    }
}
