//! The games that were found.

use std::borrow::Cow;

use super::super::screen::GAP;
use super::sizes::{ECO, ROOMY, TIGHT};
use crate::app::{PositionSearch, SoughtKind};
use crate::rules::Color;
use crate::storage::library::{Column, Explored, FoundGame};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::texts::shared;
use crate::words::{Phrase, score_of, split_opening};

/// The widths of the columns, of the last two the greatest, in units.
const RESULT: i32 = 64;
const STOOD: i32 = 112;
const DATE: i32 = 96;

/// The gap between both names, in units.
const BETWEEN_NAMES: i32 = 16;

/// The mark of a game with the colours exchanged, and its column, in units.
const MARK: i32 = 14;
const MARKS: i32 = 20;

/// The columns of a game.
#[derive(Clone, Copy)]
pub(super) struct GameColumns {
    names: Rect,
    /// The widths of the longest names.
    needed: [i32; 2],
    mark: Rect,
    result: Rect,
    stood: Rect,
    opening: Option<Rect>,
    date: Option<Rect>,
}

impl View<'_> {
    pub(super) fn game_columns(
        &self,
        row: Rect,
        search: &PositionSearch,
        found: &Explored,
    ) -> GameColumns {
        let is_exact = search.query().kind == SoughtKind::Exact;
        let is_roomy = row.w >= self.unit(ROOMY);
        let mut rest = row;
        let games = found.games.iter();
        let stood = games.clone().map(|game| self.words.stood_in(game.moves));
        let stood = self.needed_column(self.stood_head(search), stood, STOOD);
        let date = (row.w >= self.unit(TIGHT)).then(|| {
            let dates = games.map(|game| self.words.played(game.date, self.now.wall));
            let head = self.words.column(Column::Date);
            let date = rest.cut_right(self.needed_column(head, dates, DATE));
            rest.cut_right(self.unit(GAP));
            date
        });
        let needed = self.names_needed(&found.games);
        let marks = if found.exchanged > 0 { MARKS } else { 0 };
        let opening = (is_roomy && !is_exact).then(|| {
            let names = needed.iter().sum::<i32>() + self.unit(BETWEEN_NAMES + GAP);
            let names = names.clamp(row.w / 4, row.w / 2);
            let taken = names + self.unit(marks + RESULT) + stood;
            let opening = rest.cut_right((rest.w - taken).max(0));
            rest.cut_right(self.unit(GAP));
            opening
        });
        let stood = rest.cut_right(stood.min(row.w / 3));
        let result = rest.cut_right(self.unit(RESULT).min(row.w / 6));
        let mark = rest.cut_right(self.unit(marks));
        GameColumns {
            names: rest,
            needed,
            mark,
            result,
            stood,
            opening,
            date,
        }
    }

    /// The width that a column needs for its head and its texts, up to so many units.
    fn needed_column(&self, head: &str, texts: impl Iterator<Item = String>, most: i32) -> i32 {
        let longest = texts.max_by_key(|text| text.chars().count());
        let width = |text: &str, size| self.fonts.width(Face::Regular, text, self.unit(size));
        let needed = width(&longest.unwrap_or_default(), 14).max(width(head, 12));
        (needed + self.unit(GAP)).min(self.unit(most))
    }

    /// What stands above when a position stood in the games.
    fn stood_head(&self, search: &PositionSearch) -> &'static str {
        self.words.text(match search.query().kind {
            SoughtKind::Exact => Phrase::MovePlayed,
            SoughtKind::Pawns | SoughtKind::Material => Phrase::ItStood,
        })
    }

    /// The widths of the longest names of both colours.
    pub fn names_needed(&self, games: &[FoundGame]) -> [i32; 2] {
        Color::BOTH.map(|color| {
            let width = |game| {
                let (name, face) = self.name_found(game, color);
                self.fonts.width(face, &name, self.unit(14))
            };
            games.iter().map(width).max().unwrap_or(0)
        })
    }

    pub(super) fn found_games_head(
        &mut self,
        row: Rect,
        search: &PositionSearch,
        columns: GameColumns,
    ) {
        let words = self.words;
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let at = Point::new(columns.names.x, row.center().y);
        self.fitted(at, words.text(Phrase::Games), set, columns.names.w);
        let dim = self.theme.dim_text;
        let stood = self.stood_head(search);
        let result = words.text(Phrase::Result);
        let heads = [
            (Some(columns.result), result, Align::Center),
            (Some(columns.stood), stood, Align::Left),
            (columns.opening, words.column(Column::Opening), Align::Left),
            (columns.date, words.column(Column::Date), Align::Right),
        ];
        for (column, name, align) in heads {
            self.played_cell(row, column, name, align, (12, dim));
        }
        self.line_below(row, self.theme.border);
    }

    /// A game: the players, of whom the winner is bold, the result, when the position stood, and what else has room.
    pub(super) fn found_game(
        &mut self,
        row: Rect,
        game: &FoundGame,
        columns: GameColumns,
        is_chosen: bool,
    ) {
        let dim = self.theme.dim(is_chosen);
        self.found_names(columns.names.in_row(row), game, columns.needed);
        if game.is_exchanged {
            let mark = Rect::around(columns.mark.in_row(row).center(), self.unit(MARK));
            self.icon(mark, Icon::Exchange, dim);
        }
        let bright = self.theme.bright_text;
        let score = score_of(game.result);
        self.plain_cell(
            columns.result.in_row(row),
            score,
            Align::Center,
            Face::Bold,
            bright,
        );
        let stood = self.words.stood_in(game.moves);
        self.plain_cell(
            columns.stood.in_row(row),
            &stood,
            Align::Left,
            Face::Regular,
            dim,
        );
        if let Some(column) = columns.opening {
            let (code, opening) = split_opening(&game.opening);
            let mut name = column.in_row(row);
            let place = name.cut_left(self.unit(ECO).min(name.w));
            self.cut_cell(place, code, Face::Bold, bright);
            let label = self.listed_opening(opening, 14, name.w);
            self.plain_cell(name, &label, Align::Left, Face::Regular, dim);
        }
        if let Some(column) = columns.date {
            let date = self.words.played(game.date, self.now.wall);
            self.plain_cell(column.in_row(row), &date, Align::Right, Face::Regular, dim);
        }
    }

    /// The name of a player; that of the winner is bold.
    fn name_found<'a>(&self, game: &'a FoundGame, color: Color) -> (Cow<'a, str>, Face) {
        let name = Some(&*game.players[color]).filter(|name| !name.is_empty());
        let has_won = game.result.and_then(|result| result.winner()) == Some(color);
        let face = if has_won { Face::Bold } else { Face::Regular };
        (self.words.player(color, name), face)
    }

    /// The names of both players, in columns for names that need so much: halves if they fit there. One that does not fit is
    /// the part before its comma.
    pub fn found_names(&mut self, area: Rect, game: &FoundGame, needed: [i32; 2]) {
        let names = Color::BOTH.map(|color| self.name_found(game, color));
        let apart = self.unit(BETWEEN_NAMES);
        let is_roomy = needed.iter().sum::<i32>() + apart <= area.w;
        let gap = if is_roomy { apart } else { self.unit(GAP) };
        let room = area.w - gap;
        let fit = needed.iter().all(|needed| *needed <= room / 2);
        let wanted = if fit { [room / 2; 2] } else { needed };
        let mut rest = area;
        for ((name, face), width) in names.into_iter().zip(shared(&wanted, room)) {
            let cell = rest.cut_left(width);
            rest.cut_left(gap);
            let ink = match face {
                Face::Bold => self.theme.bright_text,
                _ => self.theme.text,
            };
            let family = name.split(", ").next().unwrap_or_default();
            let fits = self.fonts.width(face, &name, self.unit(14)) <= cell.w;
            self.cut_cell(cell, if fits { &name } else { family }, face, ink);
        }
    }
}
