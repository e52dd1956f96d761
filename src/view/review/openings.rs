//! The opening tree of a review: what was played in the position shown.

use super::tabs::{ReviewTab, TABS};
use crate::app::{Command, Label, OpeningsCommand, OpeningsRow, Review, ReviewCommand};
use crate::rules::{Color, Move};
use crate::storage::library::{Explored, FoundGame};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::played::{HEAD, PlayedRow, ROW};
use crate::view::widgets::sources::NOTE;
use crate::words::{Phrase, score_of};

/// The space at the sides, in units.
const PAD: i32 = 16;

/// The heights of what stands above the table, in units.
const MOVES: i32 = 28;
const NAME: i32 = 24;
const SOURCES: i32 = 40;

/// In a lower panel only the table is shown, in units.
const LEAST_HEADED: i32 = 260;

/// The least width of a game with its year, in units.
const LEAST_WITH_YEAR: i32 = 260;

/// The least width of a panel, in units, where the tree is beside the moves.
const BESIDE_MOVES: i32 = 576;

/// The least height of a panel, in units, where a long name of an opening has two lines.
const LEAST_ROOMY: i32 = 440;

fn use_tree(command: OpeningsCommand) -> Command {
    Command::Review(ReviewCommand::Openings(command))
}

impl View<'_> {
    /// Whether the opening tree stands beside the moves, and not in place of them.
    pub fn has_tree_beside(&self, review: &Review) -> bool {
        let is_wide = self.layout.panel.w >= self.unit(BESIDE_MOVES);
        review.openings().is_open() && !self.layout.is_stacked && is_wide
    }

    /// The tabs, what stands above the table, the table of moves, and the games below it. Returns the move to point at.
    pub(super) fn opening_tree(&mut self, area: Rect, review: &Review) -> Option<Move> {
        self.card(area, self.theme.panel);
        self.scene.add_zone(area, Zone::Tree);
        let mut body = area;
        let tabs = body.cut_top(self.unit(TABS));
        let shown = review.path(review.at()).len();
        let last = shown.max(review.main_line().len());
        let is_headed = area.h >= self.unit(LEAST_HEADED);
        let source = review.openings().sources().shown();
        // Where games are looked through stands there if nothing has room above the table.
        let about = match source.filter(|_| !is_headed) {
            Some(source) => self.words.place_title(&source.place),
            None => self.words.move_of(shown, last),
        };
        self.review_tabs(tabs, review, ReviewTab::Openings, &about);
        let line = body.cut_top(self.unit(1));
        self.scene.plain(line, self.theme.border);
        if is_headed {
            self.above_table(&mut body, review);
        }
        let head = body.cut_top(self.unit(HEAD)).inset(self.unit(PAD), 0);
        self.tree_rows(head, body, review)
    }

    fn above_table(&mut self, body: &mut Rect, review: &Review) {
        let openings = review.openings();
        // In a low panel beside the board a fourth row has more need of the room.
        if self.layout.is_stacked || body.h >= self.unit(LEAST_ROOMY) {
            body.cut_top(self.unit(4));
        }
        let top = body.y;
        // Below a board the rows have more need of the room.
        if !self.layout.is_stacked {
            let moves = body.cut_top(self.unit(MOVES)).inset(self.unit(PAD), 0);
            self.moves_up_to_here(moves, review);
        }
        // The room is kept without a name and without a note too, so that a step does not move what may be clicked next.
        let lines = if body.h >= self.unit(LEAST_ROOMY) {
            2
        } else {
            1
        };
        let mut rest = body
            .cut_top(lines * self.unit(NAME))
            .inset(self.unit(PAD), 0);
        let opening = review.opening_here();
        let opening = opening.map(|opening| self.words.opening(&opening));
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        if review.path(review.at()).is_empty() {
            // There are no moves, so the name stands in the middle of their room and its own.
            let h = rest.bottom() - top;
            let place = Rect { y: top, h, ..rest };
            let start = || self.words.label(Label::StartPosition).to_owned();
            self.cut_in(place, Align::Left, &opening.unwrap_or_else(start), set);
        } else if let Some(name) = opening {
            let mut names = self.wrapped(&name, set, rest.w);
            let last = names.split_off(names.len().min(lines as usize - 1));
            if !last.is_empty() {
                names.push(last.join(" "));
            }
            // One line stands in the middle of the room of two.
            rest.cut_top((rest.h - names.len() as i32 * self.unit(NAME)) / 2);
            for name in names {
                let row = rest.cut_top(self.unit(NAME));
                self.cut_in(row, Align::Left, &name, set);
            }
        }
        body.cut_top(self.unit(4));
        let mut sources = body.cut_top(self.unit(SOURCES)).inset(self.unit(PAD), 0);
        self.other_source(&mut sources);
        self.source_choice(sources, openings.sources(), false);
        body.cut_top(self.unit(4));
        self.note_of_tree(body, review);
    }

    /// The last moves that lead to the position, as many as fit; a click steps to one.
    fn moves_up_to_here(&mut self, row: Rect, review: &Review) {
        let set = self.set(Face::Regular, 14, self.theme.text);
        let (gap, pad) = (self.unit(2), self.unit(6));
        let mut shown = Vec::new();
        let mut taken = 0;
        for &node in review.path(review.at()).iter().rev() {
            let Some(written) = review.written(node) else {
                break;
            };
            let text = self
                .words
                .numbered_move(written.color, written.number, &written.san);
            let width = self.fonts.width(Face::Bold, &text, set.em) + 2 * pad;
            if taken + width > row.w {
                break;
            }
            taken += width + gap;
            shown.push((node, text, written));
        }
        // The first move stands above the name, and the box around it further out.
        let mut rest = row.inset(-pad, 0);
        for (number, (node, text, written)) in shown.into_iter().rev().enumerate() {
            // The number stands before White's move.
            let is_numbered = number == 0 || written.color == Color::White;
            let text = if is_numbered {
                text
            } else {
                self.words.san(&written.san)
            };
            let width = self.fonts.width(Face::Bold, &text, set.em) + 2 * pad;
            let cell = rest.cut_left(width);
            rest.cut_left(gap);
            let is_shown = node == review.at();
            let set = if is_shown {
                let ground = cell.inset(0, self.unit(2));
                self.scene.rounded(ground, self.unit(6), self.theme.shown);
                self.set(Face::Bold, 14, self.theme.on_shown)
            } else {
                set
            };
            let at = cell.center();
            self.text(at, Align::Center, &text, set);
            let go = Command::Review(ReviewCommand::Go(node));
            self.scene.add_zone(cell, Zone::Do(go));
        }
    }

    /// How far the reading is; or that nobody played this, with the nearest position that was played; or the score of the two.
    fn note_of_tree(&mut self, body: &mut Rect, review: &Review) {
        let openings = review.openings();
        let (Some(source), Some(found)) = (openings.sources().shown(), openings.found()) else {
            return;
        };
        let name = self.words.place_title(&source.place);
        if !found.finished {
            return self.reading_note(body, PAD, &name, found);
        }
        if let Some(before) = openings.played_before() {
            let said = self.words.nobody_played(&name, found.all.games);
            self.note_line(body, PAD, &said, None);
            if let Some(written) = review.written(before.node) {
                let mv = self
                    .words
                    .numbered_move(written.color, written.number, &written.san);
                // A way back: the table is that of the position shown.
                let said = format!("← {}", self.words.played_before(&mv, before.games));
                let go = Command::Review(ReviewCommand::Go(before.node));
                self.note_line(body, PAD, &said, Some(go));
            }
        } else if found.all.games == 0 {
            let said = self.words.nobody_played(&name, found.all.games);
            self.note_line(body, PAD, &said, None);
        } else if let Some(score) = review.score_of_both(&self.app.player_names) {
            let names = ["White", "Black"].map(|side| review.tag(side).unwrap_or_default());
            let said = self.words.you_two(names, score);
            self.note_line(body, PAD, &said, None);
        } else {
            body.cut_top(self.unit(NOTE));
        }
    }

    /// The rows below the head of those that are the first in sight.
    fn tree_rows(&mut self, head: Rect, body: Rect, review: &Review) -> Option<Move> {
        let openings = review.openings();
        let moves: Vec<_> = openings.moves().collect();
        let has_rating = moves.iter().any(|played| played.rating.is_some());
        let columns = self.played_columns(head, has_rating);
        let games = openings.games();
        let needed = self.names_needed(games);
        let height = self.unit(ROW);
        let ended = openings.found().and_then(Explored::ended);
        let ends = usize::from(ended.is_some());
        // The games that end here, all games once there are any, and the head of their list.
        let has_sum = usize::from(openings.all().games > 0);
        let between = ends + has_sum + usize::from(!games.is_empty());
        let count = moves.len() + between + games.len();
        let chosen = review.chosen_row();
        let place = |row: OpeningsRow| match row {
            OpeningsRow::Move(mv) => moves.iter().position(|played| played.what == mv),
            OpeningsRow::Game(game) => Some(moves.len() + between + game),
        };
        let visible = (body.h / height).max(1) as usize;
        let at = chosen.and_then(place).unwrap_or(0);
        let in_sight = (at + 1).saturating_sub(visible);
        let first = openings.scroll().unwrap_or(in_sight);
        let rows = self.rows(body, height, count, first);
        if rows.first >= moves.len() + between && !games.is_empty() {
            self.games_of_position_head(head);
        } else {
            self.played_head(head, columns);
        }
        let mut pointed_at = None;
        for (number, strip) in self.list(body, height, rows) {
            let game = number.checked_sub(moves.len() + between);
            let (row, command) = match (moves.get(number), game) {
                (Some(played), _) => (
                    OpeningsRow::Move(played.what),
                    OpeningsCommand::Play(played.what),
                ),
                (None, Some(game)) => (OpeningsRow::Game(game), OpeningsCommand::Open(game)),
                (None, None) => {
                    let all = openings.all();
                    match (number - moves.len(), ended) {
                        (0, Some(_)) => self.played_sum(strip, columns, ended, all),
                        (row, _) if row < ends + has_sum => {
                            self.played_sum(strip, columns, None, all)
                        }
                        // A heading stands over a row.
                        (row, _) if moves.len() + row + 1 < rows.first + rows.visible => {
                            self.games_of_position_head(strip.inset(self.unit(PAD), 0));
                        }
                        _ => {}
                    }
                    continue;
                }
            };
            let is_chosen = Some(row) == chosen;
            let ground = match (is_chosen, self.is_pointed_at(strip)) {
                (true, _) => Some(self.theme.chosen),
                (false, is_pointed) => is_pointed.then_some(self.theme.active_panel),
            };
            if let Some(color) = ground {
                let mut area = strip;
                area.cut_left(self.unit(8));
                self.scene.rounded(area, self.unit(6), color);
            }
            if let Some(played) = moves.get(number) {
                if self.is_pointed_at(strip) && !openings.is_chosen_by_key() {
                    pointed_at = Some(played.what);
                }
                let row = PlayedRow {
                    position: review.position(),
                    played,
                    all: openings.all().games,
                    is_of_game: review.next_move() == Some(played.what),
                    is_chosen,
                };
                self.played_row(strip, columns, &row);
            } else if let Some(found) = game.and_then(|game| games.get(game)) {
                self.game_of_tree(strip.inset(self.unit(PAD), 0), found, needed);
            }
            self.scene.add_zone(strip, Zone::Do(use_tree(command)));
            if let Some(played) = moves.get(number) {
                self.zone_of_bar(strip, columns, played.results, use_tree(command));
            }
        }
        pointed_at.or(match chosen {
            Some(OpeningsRow::Move(mv)) => Some(mv),
            _ => None,
        })
    }

    /// The head of the games, which are those of the position, whatever move is chosen.
    fn games_of_position_head(&mut self, row: Rect) {
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let name = self.words.text(Phrase::GamesHere);
        let order = self.words.text(Phrase::OldestFirst);
        let dim = self.set(Face::Regular, 12, self.theme.dim_text);
        let taken = self.width(name, set);
        let at = Point::new(row.x, row.center().y);
        self.fitted(at, name, set, row.w);
        let rest = row.w - taken - self.unit(PAD);
        if self.width(order, dim) <= rest {
            let at = Point::new(row.right(), at.y);
            self.text(at, Align::Right, order, dim);
        }
    }

    /// A game: the players, of whom the winner is bold, the result and the year.
    fn game_of_tree(&mut self, row: Rect, game: &FoundGame, needed: [i32; 2]) {
        let mut rest = row;
        // The names have more need of little room.
        let year = game
            .date
            .year()
            .filter(|_| row.w >= self.unit(LEAST_WITH_YEAR));
        let year = year.map(|year| year.to_string());
        let end = [
            (year, Face::Regular, self.theme.dim_text),
            (
                Some(score_of(game.result).to_string()),
                Face::Bold,
                self.theme.text,
            ),
        ];
        for (text, face, ink) in end {
            let Some(text) = text else {
                continue;
            };
            let cell = rest.cut_right(self.unit(48).min(rest.w));
            let set = self.set(face, 13, ink);
            self.text_in(cell, Align::Right, &text, set);
        }
        rest.cut_right(self.unit(8));
        self.found_names(rest, game, needed);
    }
}
