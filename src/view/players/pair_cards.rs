//! The cards of the page of two players: their latest games, the scores by colour, and the records.

use super::pair::Two;
use super::screen::{GAP, PAD};
use super::sizes::SIDE;
use crate::app::PlayersCommand;
use crate::rules::Color;
use crate::storage::library::{Choice, Date};
use crate::storage::players::GameFacts;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::{Counted, PlayersText, points, score_of};

/// The heights of a heading, the size of the tile of a game, and the width from one to the next, in units.
const HEAD: i32 = 40;
const TILE: (i32, i32) = (27, 36);
const STEP: i32 = 35;

/// The least height of a record, and the width of its label, in units.
const LEAST_RECORD: i32 = 30;
const MOST_RECORD: i32 = 42;
const LABEL: i32 = 128;

/// A record: what it is, whose or how much, and when.
type Record = (String, String, String);

impl View<'_> {
    /// The latest games as tiles: above the line the first player has won, below it the second.
    pub(super) fn latest_games(&mut self, area: Rect, two: Two) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let head = inner.cut_top(self.unit(HEAD));
        inner.cut_bottom(self.unit(PAD));
        let most = (inner.w / self.unit(STEP)).max(1) as usize;
        let shown = two.pair.named().min(most);
        let step = inner.w / shown.max(most.min(22)).max(1) as i32;
        // The marked game stays in sight.
        let latest = (two.pair.at() + 1).saturating_sub(shown);
        let mut named = two.pair.at();
        let line = Rect {
            y: inner.y + self.unit(TILE.1 + 10),
            h: self.unit(1),
            ..inner
        };
        self.scene.plain(line, self.theme.border);
        for place in 0..shown {
            let number = latest + shown - 1 - place;
            let cell = Rect {
                x: inner.x + place as i32 * step,
                w: step,
                ..inner
            };
            let is_pointed = self.is_pointed_at(cell);
            if is_pointed {
                named = number;
            }
            let ground = match (number == two.pair.at(), is_pointed) {
                (true, _) => Some(self.theme.chosen),
                (false, true) => Some(self.theme.comment),
                (false, false) => None,
            };
            if let Some(ink) = ground {
                let ground = cell.inset((step - self.unit(STEP)).max(0) / 2, 0);
                self.scene.rounded(ground, self.unit(4), ink);
            }
            self.game_tile(cell, two, number);
            self.players_zone(cell, PlayersCommand::ReviewGame(number));
        }
        self.head_of_games(head, two, named);
    }

    fn game_tile(&mut self, cell: Rect, two: Two, number: usize) {
        let Some((facts, color)) = game_of(two, number) else {
            return;
        };
        let (width, height) = (self.unit(TILE.0), self.unit(TILE.1));
        let [one, other] = self.inks_of_two(two);
        let line = cell.y + self.unit(TILE.1 + 10);
        let (y, ink, text, on) = match facts.result.winner() {
            Some(winner) if winner == color => {
                (line - height - self.unit(3), one, "1", self.theme.on_mark)
            }
            None => (
                line - height / 2,
                self.theme.balance,
                "½",
                self.theme.on_white_side,
            ),
            Some(_) => (line + self.unit(3), other, "0", self.theme.on_mark),
        };
        let tile = Rect::new(cell.center().x - width / 2, y, width, height);
        self.scene.rounded(tile, self.unit(4), ink);
        let set = self.set(Face::Bold, 14, on);
        let at = tile.center();
        self.text(at, Align::Center, text, set);
        let center = Point::new(cell.center().x, cell.bottom() - self.unit(10));
        self.color_disc(Rect::around(center, self.unit(13)), color);
    }

    /// The heading, what the discs mean, and the game that is pointed at or marked.
    fn head_of_games(&mut self, head: Rect, two: Two, number: usize) {
        let mut rest = head;
        let middle = head.center().y;
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let title = self.words.of_players(PlayersText::LatestGames);
        let at = Point::new(rest.x, middle);
        let taken = self.text(at, Align::Left, title, set);
        rest.cut_left(taken + self.unit(PAD));
        let set = self.set(Face::Regular, 13, self.theme.text);
        let named = game_of(two, number)
            .map(|(facts, color)| self.name_of_game(two, facts, color, set, rest.w));
        let named = named.unwrap_or_default();
        let (named, set) = self.fitting(&named, set, rest.w);
        let at = Point::new(rest.right(), middle);
        let taken = self.text(at, Align::Right, &named, set);
        rest.cut_right(taken + self.unit(PAD));
        let name = self.words.name_of(two.both[0]);
        let disc = self.words.of_player(PlayersText::DiscIs, &name);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        if self.width(&disc, set) <= rest.w {
            let at = Point::new(rest.x, middle);
            self.text(at, Align::Left, &disc, set);
        }
    }

    /// `Anna 1–0 Ben, 34 moves, 8 Jun 2026`, White first; as much of it as has room.
    fn name_of_game(
        &self,
        two: Two,
        facts: &GameFacts,
        color: Color,
        set: Type,
        room: i32,
    ) -> String {
        let [one, other] = two.both.map(|person| self.words.name_of(person));
        let (white, black) = match color {
            Color::White => (one, other),
            Color::Black => (other, one),
        };
        let result = score_of(Some(facts.result));
        let moves = self.words.counted(Counted::Moves, moves_of(facts));
        let date = self.words.date(facts.date.without_time());
        let parts = vec![format!("{white} {result} {black}"), moves, date];
        self.joined(parts, ", ", set, room)
    }

    /// The scores of the first player with White and with Black.
    pub(super) fn pair_colors(&mut self, area: Rect, two: Two) {
        let title = self.words.of_players(PlayersText::ByColor);
        let note = self.words.of_players(PlayersText::WonDrawnLost);
        let mut rest = self.headed_panel(area, title, note);
        rest = rest.inset(self.unit(PAD), 0);
        let spare = (rest.h - self.unit(2 * SIDE)) / 3;
        let name = self.words.name_of(two.both[0]);
        for color in Color::BOTH {
            rest.cut_top(spare);
            let side = rest.cut_top(self.unit(SIDE));
            let score = two.page().by_color[color];
            let title = self
                .words
                .choice(&Choice::Player(name.clone(), Some(color)));
            let said = self.words.points_in_short(score);
            self.side_score(
                side,
                (color, &title),
                (score, &said),
                self.inks_of_games(two),
            );
        }
    }

    pub(super) fn pair_records(&mut self, area: Rect, two: Two) {
        let title = self.words.of_players(PlayersText::Records);
        let mut rest = self.headed_panel(area, title, "");
        rest.cut_top(self.unit(4));
        rest.cut_bottom(self.unit(4));
        let mut inner = rest.inset(self.unit(PAD), 0);
        let records = self.records_of(two);
        let most = (inner.h / self.unit(LEAST_RECORD)).max(1) as usize;
        let shown = records.len().min(most);
        let step = (inner.h / shown.max(1) as i32).min(self.unit(MOST_RECORD));
        for (number, (label, value, date)) in records.into_iter().take(shown).enumerate() {
            let mut row = inner.cut_top(step);
            if number > 0 {
                self.line_at_top(row, self.theme.row_line());
            }
            let middle = row.center().y;
            let place = row.cut_left(self.unit(LABEL).min(row.w / 3));
            let dim = self.theme.dim_text;
            self.record_text(place, &label, Face::Regular, dim);
            let set = self.set(Face::Regular, 13, dim);
            let at = Point::new(row.right(), middle);
            let taken = self.text(at, Align::Right, &date, set);
            row.cut_right(taken + self.unit(GAP));
            self.record_text(row, &value, Face::Bold, self.theme.bright_text);
        }
    }

    fn record_text(&mut self, cell: Rect, text: &str, face: Face, ink: Rgba) {
        let set = self.set(face, 14, ink);
        let at = Point::new(cell.x, cell.center().y);
        self.fitted(at, text, set, (cell.w - self.unit(4)).max(1));
    }

    /// What is remarkable, as far as there is something.
    pub(super) fn records_of(&self, two: Two) -> Vec<Record> {
        let records = &two.page().records;
        let label = |text| self.words.of_players(text).to_owned();
        let name = |player: usize| {
            let person = two.both.get(player);
            person.map_or_else(String::new, |person| self.words.name_of(person))
        };
        let game = |number: u32| two.players.game(number);
        let date = |number: u32| {
            let date = game(number).map_or(Date::default(), |game| game.date);
            self.words.date(date.without_time())
        };
        let moves = |number: u32| {
            let moves = game(number).map_or(0, moves_of);
            self.words.counted(Counted::Moves, moves)
        };
        let mut all = Vec::new();
        if let Some((player, number)) = records.shortest_win {
            let value = format!("{}, {}", name(player), moves(number));
            all.push((label(PlayersText::ShortestWin), value, date(number)));
        }
        if let Some(number) = records.longest {
            let result = game(number).map(|game| score_of(Some(game.result)));
            let value = format!("{}, {}", moves(number), result.unwrap_or_default());
            all.push((label(PlayersText::LongestGame), value, date(number)));
        }
        if let Some(run) = records.longest_run {
            let wins = self.words.counted(Counted::Wins, run.wins as usize);
            let value = format!("{}, {wins}", name(run.player));
            all.push((label(PlayersText::LongestRun), value, date(run.last)));
        }
        if let Some((player, percent, number)) = records.comeback {
            let value = self.words.saved_from(&name(player), percent);
            all.push((label(PlayersText::BestComeback), value, date(number)));
        }
        if let Some((player, percent, number)) = records.most_accurate {
            let value = format!("{}, {}", name(player), self.words.percent(percent));
            all.push((label(PlayersText::MostAccurate), value, date(number)));
        }
        let times = records.thinking.map(|thinking| thinking.average());
        if let [Some(one), Some(other)] = times {
            let of = |player, time| format!("{} {}", name(player), self.words.time_of_move(time));
            let value = [of(0, one), of(1, other)].join(", ");
            all.push((label(PlayersText::TimeOfMove), value, String::new()));
        }
        all.extend(self.matches_of(two, &date));
        all
    }

    /// How many matches each has won, and the latest ones with their points.
    fn matches_of(&self, two: Two, date: &dyn Fn(u32) -> String) -> Vec<Record> {
        let matches = &two.page().matches;
        let won = |side: usize| {
            let is_won = matches
                .iter()
                .filter(|it| it.halves[side] > it.halves[1 - side]);
            is_won.count()
        };
        let mut rows = Vec::new();
        if let Some(last) = matches.first() {
            let label = self.words.of_players(PlayersText::Matches).to_owned();
            let value = format!("{} – {}", won(0), won(1));
            rows.push((label, value, date(last.last)));
        }
        let each = matches.iter().map(|it| {
            let label = self.words.best_of(it.length);
            (label, it.halves.map(points).join(" – "), date(it.last))
        });
        rows.extend(each.take(4));
        rows
    }

    /// What a line looks like in the curves.
    pub(super) fn curve_key(&mut self, area: Rect, ink: Rgba, is_dashed: bool) {
        let height = self.unit(4);
        let line = area.band(height);
        if !is_dashed {
            return self.scene.rounded(line, height / 2, ink);
        }
        for part in line.columns(2, self.unit(4)) {
            self.scene.rounded(part, height / 2, ink);
        }
    }
}

/// A game of the two, counted from the latest, with the colour of the first one.
fn game_of<'a>(two: Two<'a>, number: usize) -> Option<(&'a GameFacts, Color)> {
    let (number, color) = *two.page().games.get(number)?;
    Some((two.players.game(number)?, color))
}

fn moves_of(facts: &GameFacts) -> usize {
    facts.plies.div_ceil(2) as usize
}
