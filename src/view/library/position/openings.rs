//! The openings from which a structure or material arose.

use super::super::screen::GAP;
use super::sizes::{ECO, PAD, ROOMY, TIGHT};
use crate::notation::opening::Opening;
use crate::storage::library::Played;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::{Phrase, SheetLabel};

/// The widths of the columns, in units.
const GAMES: i32 = 72;
const SHARES: i32 = 200;
const RATING: i32 = 64;
const YEAR: i32 = 48;

/// The least width of a row with a bar, in units.
const LEAST_WITH_BAR: i32 = 280;

/// The columns of an opening.
#[derive(Clone, Copy)]
pub(super) struct OpeningColumns {
    name: Rect,
    games: Rect,
    bar: Rect,
    rating: Option<Rect>,
    year: Option<Rect>,
}

impl View<'_> {
    /// The columns that a row has room for: the rating goes first, which nobody may have, then the year.
    pub(super) fn opening_columns(&self, row: Rect, has_rating: bool) -> OpeningColumns {
        let is_roomy = row.w >= self.unit(ROOMY);
        let mut rest = row;
        let year = (row.w >= self.unit(TIGHT)).then(|| rest.cut_right(self.unit(YEAR)));
        let rating = (is_roomy && has_rating).then(|| rest.cut_right(self.unit(RATING)));
        rest.cut_right(self.unit(if is_roomy { PAD } else { GAP }));
        let has_bar = row.w >= self.unit(LEAST_WITH_BAR);
        let shares = if has_bar {
            self.unit(SHARES).min(row.w / 4)
        } else {
            0
        };
        let bar = rest.cut_right(shares);
        rest.cut_right(self.unit(if is_roomy { PAD } else { GAP }));
        let part = if has_bar { 6 } else { 4 };
        let games = rest.cut_right(self.unit(GAMES).min(row.w / part));
        rest.cut_right(self.unit(GAP));
        OpeningColumns {
            name: rest,
            games,
            bar,
            rating,
            year,
        }
    }

    pub(super) fn openings_head(&mut self, head: Rect, columns: OpeningColumns) {
        let words = self.words;
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let at = Point::new(columns.name.x, head.center().y);
        self.fitted(at, words.text(Phrase::WhereFrom), set, columns.name.w);
        let dim = self.theme.dim_text;
        let results = self.results_heading(columns.bar);
        let heads = [
            (Some(columns.games), words.text(Phrase::Games), Align::Right),
            (
                Some(columns.bar).filter(|bar| bar.w > 0),
                &results,
                Align::Left,
            ),
            (
                columns.rating,
                words.sheet_label(SheetLabel::Rating),
                Align::Right,
            ),
            (columns.year, words.text(Phrase::LastPlayed), Align::Right),
        ];
        for (column, name, align) in heads {
            self.played_cell(head, column, name, align, (12, dim));
        }
    }

    pub(super) fn opening_row(
        &mut self,
        strip: Rect,
        columns: OpeningColumns,
        played: &Played<Opening>,
    ) {
        let dim = self.theme.dim_text;
        let mut name = columns.name.in_row(strip);
        // Without room for the bar there is none for the code either.
        if columns.bar.w > 0 {
            let code = name.cut_left(self.unit(ECO).min(name.w));
            self.cut_cell(code, played.what.eco, Face::Bold, self.theme.bright_text);
        }
        let label = self.listed_opening(played.what.name, 14, name.w);
        // Names of one column have nearly the same letters.
        let set = self.set(Face::Regular, 14, self.theme.text);
        let (label, set) = self.fitting_from(self.unit(12), &label, set, name.w);
        self.text_in(name, Align::Left, &label, set);
        let games = self.words.grouped(played.results.games);
        let ink = self.theme.text;
        self.played_cell(strip, Some(columns.games), &games, Align::Right, (14, ink));
        let height = self.unit(20);
        let bar = columns.bar.in_row(strip).band(height);
        self.result_bar(bar, played.results);
        let rating = played.rating.map(|rating| rating.to_string());
        let year = played.last_year.map(|year| year.to_string());
        for (column, number) in [(columns.rating, rating), (columns.year, year)] {
            let number = number.unwrap_or_default();
            self.played_cell(strip, column, &number, Align::Right, (14, dim));
        }
    }
}
