//! Where games are looked through, and what was found there: the results, the moves or openings, and the games.

use super::super::screen::{GAP, Shape};
use super::games::GameColumns;
use super::openings::OpeningColumns;
use super::sizes::{LINE, PAD, ROOMY};
use crate::app::keys::Context;
use crate::app::{
    Command, FormScroll, OpeningsRow, PositionCommand, PositionGroup, PositionSearch, SoughtKind,
    SourceCommand,
};
use crate::notation::opening::Opening;
use crate::rules::Move;
use crate::storage::library::{Explored, FoundGame, Played, Results};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::face_of;
use crate::view::widgets::played::{PlayedColumns, PlayedRow, ROW};
use crate::words::Phrase;

/// The heights of the sources and of the head of the table, in units.
const SOURCES: i32 = 40;
const HEAD: i32 = 40;

/// The width of a source and of the button for another one, and that beside the rows, in units.
const SOURCE: i32 = 172;
const OTHER: i32 = 168;
const SCROLL_BAR: i32 = 10;

/// The openings that are shown in a small window too, above one game at least.
const LEAST_OPENINGS: usize = 3;

/// A row below the head.
#[derive(Clone, Copy)]
enum Item<'a> {
    Move(&'a Played<Move>),
    /// The games that end in the position.
    End(Results),
    /// All moves together.
    Sum,
    Opening(&'a Played<Opening>),
    /// So many openings that are not shown.
    MoreOpenings(usize),
    /// The head of the games.
    GamesHead,
    /// A game with its number.
    Game(usize, &'a FoundGame),
}

impl Item<'_> {
    /// What can be chosen.
    fn row(self) -> Option<OpeningsRow> {
        match self {
            Item::Move(played) => Some(OpeningsRow::Move(played.what)),
            Item::Game(number, _) => Some(OpeningsRow::Game(number)),
            Item::End(_)
            | Item::Sum
            | Item::Opening(_)
            | Item::MoreOpenings(_)
            | Item::GamesHead => None,
        }
    }
}

/// The moves of a position or the openings of a structure or material, then the games. Of the openings there are at first
/// only so many that some of the games are in sight with them, since Enter reviews the first one.
fn items<'a>(found: &'a Explored, search: &PositionSearch, visible: usize) -> Vec<Item<'a>> {
    let mut items: Vec<Item> = match search.query().kind {
        SoughtKind::Exact => {
            let moves = found.moves.iter().map(Item::Move);
            let end = found.ended().map(Item::End);
            moves.chain(end).chain([Item::Sum]).collect()
        }
        SoughtKind::Pawns | SoughtKind::Material => {
            let most = (visible / 2).max(LEAST_OPENINGS);
            let most = most.min(visible.saturating_sub(2));
            let all = found.openings.len();
            let shown = if search.shows_all_openings() || all <= most {
                all
            } else {
                most.saturating_sub(1)
            };
            // In the lowest panel not even their number leaves room for a game.
            let more = (shown < all && most > 0).then_some(Item::MoreOpenings(all - shown));
            let openings = found.openings.iter().take(shown);
            openings.map(Item::Opening).chain(more).collect()
        }
    };
    items.push(Item::GamesHead);
    let games = found.games.iter().enumerate();
    items.extend(games.map(|(number, game)| Item::Game(number, game)));
    items
}

/// What is shown in a table, and its columns.
struct Table<'a> {
    search: &'a PositionSearch,
    found: &'a Explored,
    moves: PlayedColumns,
    openings: OpeningColumns,
    games: GameColumns,
}

impl View<'_> {
    /// Where games are looked through, and what was found there.
    pub(super) fn found_in_games(&mut self, area: Rect, search: &PositionSearch, shape: Shape) {
        let gap = self.layout.board_unit(GAP);
        let mut rest = area;
        let sources = rest.cut_top(self.unit(SOURCES));
        rest.cut_top(gap);
        self.searched_sources(sources, search);
        let mut height = self.summary_height(search, shape);
        // A row of the table comes before the note on what was found.
        let is_low = rest.h - height - gap < self.unit(HEAD + ROW);
        if is_low && search.found().is_some_and(|found| found.all.games > 0) {
            height -= self.unit(LINE);
        }
        let summary = rest.cut_top(height);
        rest.cut_top(gap);
        self.card(summary, self.theme.panel);
        self.summary(summary, search, shape);
        self.card(rest, self.theme.panel);
        self.found_table(rest, search);
    }

    /// Where games are looked through, and a button for another file.
    fn searched_sources(&mut self, row: Rect, search: &PositionSearch) {
        let mut rest = row;
        if row.w >= self.unit(ROOMY) {
            let width = self.unit(SOURCE * search.sources().all().len() as i32);
            let row = rest.cut_left(width.min(rest.w - self.unit(OTHER + GAP)));
            rest.cut_left(self.unit(GAP));
            let button = rest.cut_left(self.unit(OTHER));
            let other = SourceCommand::OtherFile.into();
            if let Some(face) = face_of(self.words, &[Context::Position], &other) {
                self.button(button, &face);
            }
            rest = row;
        } else {
            self.other_source(&mut rest);
        }
        let is_focused = search.group() == PositionGroup::Sources;
        self.source_choice(rest, search.sources(), is_focused);
    }

    fn found_table(&mut self, area: Rect, search: &PositionSearch) {
        let Some(found) = search.found().filter(|found| found.all.games > 0) else {
            return;
        };
        let mut body = area;
        let mut head = body.cut_top(self.unit(HEAD));
        head.cut_right(self.unit(SCROLL_BAR));
        let head = head.inset(self.unit(PAD), 0);
        let line = body.cut_top(self.unit(1));
        self.scene.plain(line, self.theme.border);
        let moves = found.moves.iter().map(|played| played.rating);
        let openings = found.openings.iter().map(|played| played.rating);
        let has_rating = moves.chain(openings).flatten().next().is_some();
        let table = Table {
            search,
            found,
            moves: self.played_columns(head, has_rating),
            openings: self.opening_columns(head, has_rating),
            games: self.game_columns(head, search, found),
        };
        match search.query().kind {
            SoughtKind::Exact => self.played_head(head, table.moves),
            SoughtKind::Pawns | SoughtKind::Material => self.openings_head(head, table.openings),
        }
        self.found_rows(body, &table);
    }

    fn found_rows(&mut self, body: Rect, table: &Table) {
        let search = table.search;
        let height = self.unit(ROW);
        let visible = (body.h / height).max(1) as usize;
        let items = items(table.found, search, visible);
        let chosen = search.chosen();
        let is_chosen = |item: &Item| chosen.is_some() && item.row() == chosen;
        let at = items.iter().position(is_chosen);
        // At first the beginning is shown, wherever the first game is.
        let at = at.filter(|_| search.is_row_chosen());
        let scroll = FormScroll {
            first: search.scroll().unwrap_or_default(),
            is_free: search.scroll().is_some(),
        };
        // All rows are whole, and bars would not fade well: the scroll bar tells that others follow.
        let rows = self.rows_showing(body, height, items.len(), scroll, at.unwrap_or_default());
        let end = rows.first + rows.visible;
        for (number, strip) in self.list(body, height, rows) {
            match items.get(number) {
                // A heading stands over a row.
                Some(Item::GamesHead) if number + 1 >= end => {}
                Some(item) => self.found_row(strip, *item, is_chosen(item), table),
                None => {}
            }
        }
    }

    fn found_row(&mut self, strip: Rect, item: Item, is_chosen: bool, table: &Table) {
        let Table { search, found, .. } = table;
        let inner = strip.inset(self.unit(PAD), 0);
        if !matches!(item, Item::GamesHead) {
            self.row_of_table(strip, is_chosen);
        }
        match item {
            Item::Move(played) => {
                let row = PlayedRow {
                    position: &search.query().position,
                    played,
                    all: found.all.games,
                    is_of_game: false,
                    is_chosen,
                };
                self.played_row(strip, table.moves, &row);
                let play: Command = PositionCommand::Play(played.what).into();
                self.scene.add_zone(strip, Zone::Do(play.clone()));
                self.zone_of_bar(strip, table.moves, played.results, play);
            }
            Item::End(ended) => self.played_sum(strip, table.moves, Some(ended), found.all),
            Item::Sum => self.played_sum(strip, table.moves, None, found.all),
            Item::Opening(opening) => self.opening_row(strip, table.openings, opening),
            Item::MoreOpenings(more) => {
                let said = self.words.counted_phrase(Phrase::MoreOpenings, more);
                let ink = self.theme.text;
                self.plain_cell(inner, &said, Align::Left, Face::Regular, ink);
                let unfold = PositionCommand::AllOpenings.into();
                self.scene.add_zone(strip, Zone::Do(unfold));
            }
            Item::GamesHead => self.found_games_head(inner, search, table.games),
            Item::Game(number, game) => {
                self.found_game(inner, game, table.games, is_chosen);
                let click = PositionCommand::Click(number).into();
                self.scene.add_zone(strip, Zone::Do(click));
            }
        }
    }
}
