//! A game in the table: the cells of its row, or its two lines.

use super::columns::Cell;
use super::sizes::{ECO, EDGE, GAP, SMALL_GAP};
use crate::app::keys::Context;
use crate::app::{Command, Library, LibraryCommand, Tab};
use crate::rules::Color;
use crate::storage::library::{Column, Deletion, End, Source, Summary};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::{Counted, Text, score_of, split_opening};

/// The pill of an unfinished game, in units.
const PILL: (i32, i32) = (88, 24);

/// A game as it is shown in the table.
pub(super) struct Listed<'a> {
    pub(super) number: usize,
    pub(super) is_chosen: bool,
    pub(super) is_deleted: bool,
    pub(super) summary: &'a Summary<'a>,
    pub(super) can_resume: bool,
    pub(super) deletion: Option<&'a Deletion>,
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
}

/// Whether a game looks as if it could be resumed.
pub(super) fn can_be_resumed(library: &Library, game: &Summary) -> bool {
    let is_own = matches!(library.source(), Source::Folder(_));
    is_own && library.tab() == Tab::Games && game.result.is_none() && *game.end == End::Unfinished
}

impl View<'_> {
    pub(super) fn table_cell(&mut self, place: Rect, cell: Cell, game: &Listed) {
        let summary = game.summary;
        let (dim, plain) = (self.theme.dim(game.is_chosen), self.theme.text);
        let column = match cell {
            Cell::Of(column) => column,
            Cell::Names => return self.both_names(place, game),
            Cell::Deleted => {
                let date = self.deleted_on(game).unwrap_or_default();
                self.plain_cell(place, &date, Align::Right, Face::Regular, plain);
                return;
            }
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
                let (face, ink) = self.face_of_result(game);
                self.plain_cell(place, result, Align::Center, face, ink);
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

    /// When a game was deleted.
    fn deleted_on(&self, game: &Listed) -> Option<String> {
        let deletion = game.deletion?;
        Some(self.words.played(deletion.date, self.now.wall))
    }

    /// A result that counts in no score does not stand out.
    fn face_of_result(&self, game: &Listed) -> (Face, Rgba) {
        if game.summary.counts() {
            (Face::Bold, self.theme.bright_text)
        } else {
            (Face::Regular, self.theme.dim(game.is_chosen))
        }
    }

    /// The file that a deleted game was in.
    fn deleted_from(&self, game: &Listed) -> Option<String> {
        let file = game.deletion?.from.as_deref()?;
        Some(self.words.from_file(file))
    }

    /// The file that a deleted game was in, its clock, and how it ended.
    pub(super) fn where_from(&mut self, line: Rect, game: &Listed) {
        let from = self.deleted_from(game);
        let clock = self.clock_of(game.summary.time_control);
        let end = self.words.end(game.summary.end);
        let known = from.into_iter().chain([clock, end]);
        let known: Vec<String> = known.filter(|it| !it.is_empty()).collect();
        let line = Rect {
            y: line.y - self.unit(4),
            ..line
        };
        self.cut_cell(
            line,
            &known.join(" · "),
            Face::Regular,
            self.theme.dim(game.is_chosen),
        );
    }

    fn name_cell(&mut self, cell: Rect, color: Color, game: &Listed) {
        let name = self.words.player(color, game.name(color));
        let room = Rect {
            w: cell.w - self.unit(SMALL_GAP),
            ..cell
        };
        self.cut_cell(room, &name, game.face(color), self.theme.bright_text);
    }

    /// Both names in one line: `Anna – Ben`.
    fn both_names(&mut self, cell: Rect, game: &Listed) {
        let ink = self.theme.bright_text;
        let mut rest = cell;
        let dash = self.fonts.width(Face::Regular, " – ", self.unit(14));
        let black = self.words.player(Color::Black, game.name(Color::Black));
        let black_width = self
            .fonts
            .width(game.face(Color::Black), &black, self.unit(14));
        let most = (cell.w - dash) / 2;
        let white = Rect {
            w: (cell.w - dash - black_width.min(most)).max(1),
            ..cell
        };
        let name = self.words.player(Color::White, game.name(Color::White));
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
            self.cut_cell(place, code, Face::Bold, self.theme.bright_text);
        }
        self.opening_name(rest, name, self.theme.dim(game.is_chosen));
    }

    /// The name of an opening, without its variation if that has no room. Returns the width taken.
    fn opening_name(&mut self, cell: Rect, name: &str, ink: Rgba) -> i32 {
        let name = self.listed_opening(name, 14, cell.w);
        self.cut_cell(cell, &name, Face::Regular, ink)
    }

    fn words_of_pill(&self) -> Text {
        let resume = LibraryCommand::Continue.into();
        self.words.does(Context::Library, &resume)
    }

    /// The width of what resumes a game.
    pub(super) fn pill_width(&self) -> i32 {
        let words = self
            .fonts
            .width(Face::Bold, self.words_of_pill(), self.unit(13));
        let needed = words + self.unit(12) + self.unit(4 + 2 * 10);
        needed.max(self.unit(PILL.0))
    }

    /// What resumes an unfinished game.
    fn pill(&mut self, cell: Rect, game: &Listed) {
        let words = self.words_of_pill();
        let set = self.set(Face::Bold, 13, self.theme.message_text);
        let icon = self.unit(12);
        let width = self.pill_width().min(cell.w);
        let height = self.unit(PILL.1);
        let center = cell.center();
        let area = Rect::new(center.x - width / 2, center.y - height / 2, width, height);
        self.scene.rounded(area, height / 2, self.theme.message);
        let mut inner = area.inset(self.unit(10), 0);
        let place = inner.cut_left(icon);
        let side = Rect::around(place.center(), icon);
        self.icon(side, Icon::Resume, self.theme.message_text);
        inner.cut_left(self.unit(4));
        self.fitted(Point::new(inner.x, center.y), words, set, inner.w.max(1));
        let resume = Command::Library(LibraryCommand::ResumeGame(game.number));
        let target = area.in_row(cell);
        self.scene.add_zone(target, Zone::Do(resume));
    }

    /// A game on two lines: the players and the result, then what else is known.
    pub(super) fn two_lines(&mut self, row: Rect, game: &Listed) {
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
            let (face, ink) = self.face_of_result(game);
            self.plain_cell(result, score, Align::Right, face, ink);
        }
        upper.cut_right(self.unit(SMALL_GAP));
        self.both_names(upper, game);
        let date = self.deleted_on(game);
        let date = date.unwrap_or_else(|| self.words.played(game.summary.date, self.now.wall));
        let dim = self.theme.dim(game.is_chosen);
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
        let mut has_opening = !code.is_empty();
        if has_opening {
            let taken = self.cut_cell(lower, code, Face::Regular, dim);
            lower.cut_left(taken + self.unit(EDGE));
        }
        let needed = self.fonts.width(Face::Regular, &known, self.unit(14)) + self.unit(GAP);
        let room = Rect {
            w: lower.w - needed,
            ..lower
        };
        let taken = self.opening_name(room, name, dim);
        lower.cut_left(taken);
        has_opening |= taken > 0;
        if has_opening && !known.is_empty() {
            let dot = self.cut_cell(lower, " · ", Face::Regular, dim);
            lower.cut_left(dot);
        }
        let all = [known].into_iter().chain(self.deleted_from(game));
        let set = self.set(Face::Regular, 14, dim);
        let shown = self.joined(all.collect(), " · ", set, lower.w);
        self.cut_cell(lower, &shown, Face::Regular, dim);
    }
}
