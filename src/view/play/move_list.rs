//! The move list.

use std::time::Duration;

use crate::app::{BoardCommand, Command, Step};
use crate::game::Record;
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::{Phrase, split_opening};

/// The height of a list with one row, with its heading and without.
pub(in crate::view) const ONE_ROW: i32 = 70;
pub(in crate::view) const ROW_ALONE: i32 = 37;

/// The height of a list with its heading and three rows.
pub(in crate::view) const THREE_ROWS: i32 = 134;

/// The least width of the column of the numbers of moves, and the distance to the moves, in units.
const NUMBERS: i32 = 54;
const NUMBER_GAP: i32 = 12;

/// The heights of the heading and of a row, in units.
const HEADER: i32 = 32;
const ROW: i32 = 32;

/// The least height of a list of a game with its heading: with two rows.
const HEADED: i32 = HEADER + 2 * ROW + 6;

/// The least heights in a small window of a list with usual rows and of one with a heading, the height of a row in a lower one,
/// and the least width of a move with its time, in units.
const ROOMY: i32 = 220;
const HEADED_LOW: i32 = 172;
const LOW_ROW: i32 = 24;
const TIMED: i32 = 112;

/// The content of the move list.
#[derive(Clone, Copy)]
pub(in crate::view) struct Moves<'a> {
    pub(in crate::view) record: &'a Record,
    /// The number of half-moves before the position shown.
    pub(in crate::view) shown: usize,
    /// The first row, if the list was scrolled; else it follows the game.
    pub(in crate::view) scroll: Option<usize>,
    /// The heading: the opening, if it has a name.
    pub(in crate::view) opening: &'a str,
    /// At the right of it what the game is, in the first of these that has room.
    pub(in crate::view) kinds: &'a [String],
}

impl View<'_> {
    /// The list. Its heading leaves room for a row.
    pub fn move_list(&mut self, mut area: Rect, moves: Moves) {
        self.card(area, self.theme.panel);
        let is_low = self.is_low_list(area);
        let kinds = if is_low { &[] } else { moves.kinds };
        let moves = Moves { kinds, ..moves };
        if self.has_heading(area) {
            let header = area.cut_top(self.unit(HEADER));
            self.play_header(header, moves);
            let line = area.cut_top(self.unit(1));
            self.scene.plain(line, self.theme.border.alpha(180));
        }
        area.cut_top(self.unit(1));
        area.cut_bottom(self.unit(4));
        let body = area;

        let pairs = Pairs::new(moves.record);
        let height = self.unit(if is_low { LOW_ROW } else { ROW });
        // A last row that nearly has room has it: the rows are a little lower.
        let rows = (body.h + height / 4) / height;
        let height = height.min(body.h / rows.max(1));
        let first = moves.scroll.unwrap_or(0);
        let mut seen = self.rows(body, height, pairs.count(), first);
        if moves.scroll.is_none() {
            seen.first = seen.first_showing(pairs.row_of(moves.shown));
        }
        let numbers = self.number_column(pairs.move_number(pairs.count()), NUMBERS);
        for (row, mut strip) in self.list(body, height, seen) {
            let column = strip.cut_left(numbers);
            self.move_number(column, pairs.move_number(row));
            self.move_row(strip, moves, &pairs, row);
        }
    }

    /// Whether a list of this size has a heading.
    pub(super) fn has_heading(&self, area: Rect) -> bool {
        let least = if self.is_low_list(area) {
            HEADED_LOW
        } else {
            HEADED
        };
        area.h >= self.unit(least)
    }

    /// Whether the heading of a list of this size says what the game is. In a lower list the opening is alone in it.
    pub(super) fn heading_has_kinds(&self, area: Rect) -> bool {
        self.has_heading(area) && !self.is_low_list(area)
    }

    fn is_low_list(&self, area: Rect) -> bool {
        self.layout.below.is_some() && area.h < self.unit(ROOMY)
    }

    /// The width of a column with the numbers of moves up to the greatest, at least this many units.
    pub fn number_column(&self, greatest: usize, least: i32) -> i32 {
        let set = self.set(Face::Regular, 13, self.theme.faint_text);
        let width = self.width(&greatest.to_string(), set);
        self.unit(least).max(width + self.unit(NUMBER_GAP + 4))
    }

    /// The number of a move in its column.
    pub fn move_number(&mut self, column: Rect, number: usize) {
        let set = self.set(Face::Regular, 13, self.theme.faint_text);
        let at = Point::new(column.right() - self.unit(NUMBER_GAP), column.center().y);
        self.text(at, Align::Right, &number.to_string(), set);
    }

    /// The opening or "Moves", and at the right what the game is.
    fn play_header(&mut self, header: Rect, moves: Moves) {
        let mut area = header.inset(self.unit(16), 0);
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        let heading = match moves.opening {
            "" => self.words.text(Phrase::Moves),
            opening => beginnings(opening).last().unwrap_or(opening),
        };
        let heading = self.fonts.width(Face::Regular, heading, self.unit(15));
        let room = area.w - self.unit(16) - heading.min(area.w / 2);
        let kinds = moves.kinds;
        let fits = |kind: &&String| self.width(kind, small) <= room;
        let kind = kinds.iter().find(fits).or(kinds.last());
        let kind = self.cut(kind.map_or("", |kind| kind), small, room);
        let taken = self.text_in(area, Align::Right, &kind, small);
        area.cut_right(taken + self.unit(16));
        let set = self.set(Face::Regular, 15, self.theme.text);
        let heading = match moves.opening {
            "" => self.words.text(Phrase::Moves).to_string(),
            opening => self.opening_in(&self.words.opening(opening), set, area.w),
        };
        self.text_in(area, Align::Left, &heading, set);
    }

    /// As much of the name of an opening as fits: without its subvariation, without its variation, its code, or cut.
    pub fn opening_in(&self, name: &str, set: Type, room: i32) -> String {
        let fits = |text: &&str| self.width(text, set) <= room;
        let code = Some(split_opening(name).0).filter(|code| !code.is_empty());
        let mut shorter = [name].into_iter().chain(beginnings(name)).chain(code);
        let shorter = shorter.find(fits);
        self.cut(shorter.unwrap_or(name), set, room)
    }

    fn move_row(&mut self, strip: Rect, moves: Moves, pairs: &Pairs, row: usize) {
        let middle = strip.center().y;
        for (color, cell) in Color::BOTH.into_iter().zip(strip.columns(2, 0)) {
            match pairs.half_move(row, color) {
                Some(number) => self.move_cell(cell, moves, number),
                // The game begins with Black's move.
                None if row == 0 && color == Color::White => {
                    let set = self.set(Face::Regular, 15, self.theme.faint_text);
                    let at = Point::new(cell.x + self.unit(9), middle);
                    self.text(at, Align::Left, "…", set);
                }
                None => {}
            }
        }
    }

    fn move_cell(&mut self, cell: Rect, moves: Moves, number: usize) {
        let marked = moves.shown == number;
        let (face, ink, time_ink) = if marked {
            let (body, radius) = (cell.inset(0, self.unit(2)), self.unit(6));
            self.scene.rounded(body, radius, self.theme.shown);
            (Face::Bold, self.theme.on_shown, self.theme.on_shown)
        } else {
            (Face::Regular, self.theme.text, self.theme.faint_text)
        };
        let pad = self.unit(9);
        let at = Point::new(cell.x + pad, cell.center().y);
        let set = self.set(face, 15, ink);
        let width = self.move_text(at, moves.record, number, set);
        let set = self.set(Face::Regular, 12, time_ink);
        let spent = moves.record.time_spent(number);
        if let Some(spent) = spent {
            self.cell_time(cell, pad, width, spent, set);
        }
        let command = Command::Board(BoardCommand::Show(Step::To(number)));
        self.scene.add_zone(cell, Zone::Do(command));
    }

    /// The time of a move, if there is room for those of most moves.
    pub fn cell_time(&mut self, cell: Rect, pad: i32, move_width: i32, spent: Duration, set: Type) {
        let time = &minutes_seconds(spent);
        let is_wide = cell.w >= self.unit(TIMED);
        if is_wide && move_width + self.width(time, set) + 3 * pad <= cell.w {
            let at = Point::new(cell.right() - pad, cell.center().y);
            self.text(at, Align::Right, time, set);
        }
    }
}

/// The name of an opening without its subvariation, then without its variation.
pub(in crate::view) fn beginnings(name: &str) -> impl Iterator<Item = &str> {
    let before = |symbol| name.split_once(symbol).map(|(before, _)| before);
    [before(','), before(':')].into_iter().flatten()
}

/// The half-moves of a game in rows of a white and a black one.
struct Pairs {
    half_moves: usize,
    /// 1 if Black began, which leaves White's first cell empty.
    skipped: usize,
    first_number: u32,
}

impl Pairs {
    fn new(record: &Record) -> Pairs {
        let start = record.position_at(0);
        Pairs {
            half_moves: record.plies().len(),
            skipped: (start.turn() == Color::Black) as usize,
            first_number: start.fullmove_number(),
        }
    }

    fn count(&self) -> usize {
        match self.half_moves {
            0 => 0,
            moves => (moves + self.skipped).div_ceil(2),
        }
    }

    fn move_number(&self, row: usize) -> usize {
        self.first_number as usize + row
    }

    /// The row of a half-move; 0 for the start.
    fn row_of(&self, half_move: usize) -> usize {
        (half_move + self.skipped).saturating_sub(1) / 2
    }

    fn half_move(&self, row: usize, color: Color) -> Option<usize> {
        let place = 2 * row + 1 + color as usize;
        let number = place.checked_sub(self.skipped)?;
        (1..=self.half_moves).contains(&number).then_some(number)
    }
}

/// A short time as `M:SS`, rounded down.
fn minutes_seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
