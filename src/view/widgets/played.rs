//! The table of the moves that were played in a position.

use crate::app::Command;
use crate::notation::{long, san};
use crate::rules::{Move, Position};
use crate::storage::library::{Played, Results};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::{Phrase, SheetLabel};

/// The heights of the head and of a row, in units.
pub(in crate::view) const HEAD: i32 = 24;
pub(in crate::view) const ROW: i32 = 32;

/// The widths of the columns, in units: the rest is for the results.
const MOVE: i32 = 72;
const GAMES: i32 = 44;
const SHARE: i32 = 44;
const RATING: i32 = 64;
const YEAR: i32 = 56;

/// The gap before the results, also before those that have no more than the room of `100 %`, and the least width of their
/// bar, in units.
const GAP: i32 = 16;
const LEAST_GAP: i32 = 8;
const LEAST_BAR: i32 = 72;

/// The height of a bar of results, in units, and the least part of it with a number.
const BAR: i32 = 20;
const LEAST_LABEL: i32 = 32;

/// The disc on the move of the game, in units.
const DISC: i32 = 6;

/// The columns of such a table in a row.
#[derive(Clone, Copy)]
pub(in crate::view) struct PlayedColumns {
    mv: Rect,
    games: Rect,
    share: Option<Rect>,
    bar: Rect,
    rating: Option<Rect>,
    year: Option<Rect>,
}

/// A row of the table.
pub(in crate::view) struct PlayedRow<'a> {
    pub position: &'a Position,
    pub played: &'a Played<Move>,
    /// The number of games with the position.
    pub all: usize,
    /// Whether it is the move of the game on the screen.
    pub is_of_game: bool,
    pub is_chosen: bool,
}

impl View<'_> {
    /// The columns that a row has room for: the rating goes first, which nobody may have, then the year, then the share.
    pub fn played_columns(&self, row: Rect, has_rating: bool) -> PlayedColumns {
        let [mv, games, share, rating, year, gap] =
            [MOVE, GAMES, SHARE, RATING, YEAR, GAP].map(|width| self.unit(width));
        let spare = row.w - mv - games - gap - self.unit(LEAST_BAR);
        let gap = if spare < 0 { self.unit(LEAST_GAP) } else { gap };
        let has_share = spare >= share;
        let has_year = spare >= share + year;
        let has_rating = has_rating && spare >= share + year + rating;
        let mut rest = row;
        let mut year = has_year.then(|| rest.cut_right(year));
        let rating = has_rating.then(|| rest.cut_right(rating));
        if let (Some(year), None) = (&mut year, rating) {
            year.x = row.right() - year.w;
        }
        let mv = rest.cut_left(mv);
        let games = rest.cut_left(games);
        let share = has_share.then(|| rest.cut_left(share));
        rest.cut_left(gap);
        PlayedColumns {
            mv,
            games,
            share,
            bar: rest,
            rating,
            year,
        }
    }

    /// The names of the columns.
    pub fn played_head(&mut self, head: Rect, columns: PlayedColumns) {
        let ink = self.theme.dim_text;
        let words = self.words;
        let heads = [
            (Some(columns.mv), Phrase::MovePlayed, Align::Left),
            (Some(columns.games), Phrase::Games, Align::Right),
            (columns.year, Phrase::LastPlayed, Align::Right),
        ];
        for (column, phrase, align) in heads {
            self.played_cell(head, column, words.text(phrase), align, (12, ink));
        }
        let results = self.results_heading(columns.bar);
        self.played_cell(head, Some(columns.bar), &results, Align::Left, (12, ink));
        let rating = words.sheet_label(SheetLabel::Rating);
        self.played_cell(head, columns.rating, rating, Align::Right, (12, ink));
    }

    /// What stands above bars of results: what their parts mean, if that has room.
    pub fn results_heading(&self, bar: Rect) -> String {
        let sides = self.words.sides_of_results();
        if self.fonts.width(Face::Regular, &sides, self.unit(12)) <= bar.w {
            sides
        } else {
            self.words.text(Phrase::Result).to_owned()
        }
    }

    /// A move with its numbers.
    pub fn played_row(&mut self, strip: Rect, columns: PlayedColumns, row: &PlayedRow) {
        let PlayedRow {
            position, played, ..
        } = row;
        let dim = self.theme.dim(row.is_chosen);
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let at = Point::new(columns.mv.x, strip.center().y);
        let (short, whole) = (
            san::write(position, played.what),
            long::write(position, played.what),
        );
        let taken = self.written_move(at, &short, &whole, set);
        if row.is_of_game {
            let side = self.unit(DISC);
            let middle = Point::new(at.x + taken + side, at.y);
            let disc = Rect::around(middle, side);
            self.scene.rounded(disc, side / 2, self.theme.message_text);
        }
        self.played_numbers(strip, columns, played.results, row.all, dim);
        let rating = played.rating.map(|rating| rating.to_string());
        let year = played.last_year.map(|year| year.to_string());
        for (column, number) in [(columns.rating, rating), (columns.year, year)] {
            let number = number.unwrap_or_default();
            self.played_cell(strip, column, &number, Align::Right, (14, dim));
        }
    }

    /// The bar of a move, whose tip has all its numbers; a click does what one on the row does.
    pub fn zone_of_bar(
        &mut self,
        strip: Rect,
        columns: PlayedColumns,
        results: Results,
        command: Command,
    ) {
        let bar = columns.bar.in_row(strip);
        if self.is_pointed_at(bar) {
            self.told = Some((bar, self.words.results(results)));
        }
        self.scene.add_zone(bar, Zone::Do(command));
    }

    /// The row with the games that end in the position, or if there are none of them, with all games of the position.
    pub fn played_sum(
        &mut self,
        strip: Rect,
        columns: PlayedColumns,
        ended: Option<Results>,
        all: Results,
    ) {
        let dim = self.theme.dim_text;
        let phrase = ended.map_or(Phrase::AllMoves, |_| Phrase::EndedHere);
        let words = self.words.text(phrase);
        self.played_cell(strip, Some(columns.mv), words, Align::Left, (15, dim));
        let columns = PlayedColumns {
            // All games have no share of themselves.
            share: columns.share.filter(|_| ended.is_some()),
            ..columns
        };
        self.played_numbers(strip, columns, ended.unwrap_or(all), all.games, dim);
    }

    fn played_numbers(
        &mut self,
        strip: Rect,
        columns: PlayedColumns,
        results: Results,
        all: usize,
        dim: Rgba,
    ) {
        let games = self.words.grouped(results.games);
        let ink = self.theme.text;
        self.played_cell(strip, Some(columns.games), &games, Align::Right, (14, ink));
        let share = 100.0 * results.games as f64 / all.max(1) as f64;
        let share = self.words.percent(share);
        self.played_cell(strip, columns.share, &share, Align::Right, (13, dim));
        let height = self.unit(BAR);
        let bar = columns.bar.in_row(strip).band(height);
        self.result_bar(bar, results);
    }

    pub fn played_cell(
        &mut self,
        strip: Rect,
        column: Option<Rect>,
        words: &str,
        align: Align,
        (size, ink): (i32, Rgba),
    ) {
        let Some(column) = column else {
            return;
        };
        let set = self.set(Face::Regular, size, ink);
        let cell = column.in_row(strip);
        self.fitted_in(cell, align, words, set);
    }

    /// The shares of the games that White has won, that were drawn, and that Black has won. Games without a result have
    /// no part in it.
    pub fn result_bar(&mut self, area: Rect, results: Results) {
        let total = results.white + results.draws + results.black;
        if total == 0 || area.w <= self.unit(2 * LEAST_LABEL / 4) {
            return;
        }
        let theme = self.theme;
        let radius = self.unit(3);
        let width = self.unit(1);
        let color = theme.side_edge;
        let border = Border { width, color };
        self.scene.bordered(area, radius, theme.balance, border);
        let shares = [
            (results.white, theme.white_side, theme.on_white_side),
            (results.draws, theme.balance, theme.on_white_side),
            (results.black, theme.black_side, theme.white_side),
        ];
        let inside = area.shrunk(width);
        let parts = inside.shares(shares.map(|(count, ..)| count as u32));
        for ((count, ground, ink), part) in shares.into_iter().zip(parts) {
            if count == 0 {
                continue;
            }
            self.scene
                .rounded_part(part, inside, radius - width, ground);
            let share = self.words.percent(100.0 * count as f64 / total as f64);
            let set = self.set(Face::Bold, 12, ink);
            if part.w >= self.unit(LEAST_LABEL).max(self.width(&share, set)) {
                self.text_in(part, Align::Center, &share, set);
            }
        }
    }
}
