//! The recent games on the start screen, and the score of the two who play most.

use super::order::ROW;
use crate::app::{Command, PlayersCommand, RecentRow, StartCommand};
use crate::game::Game;
use crate::notation::pgn::GameResult;
use crate::rules::Color;
use crate::storage::library::{Date, HeadToHead, RecentGame};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::{Counted, Phrase, points, score_of};

/// The distance of the content from the edges of a panel, and the height of its heading, in units.
const PAD: i32 = 16;
const HEADING: i32 = 40;

/// The width of a result, and of what stands at the end of a row, in units.
const RESULT: i32 = 56;
const END: i32 = 34;

/// The width of what leads to the library, in units.
const LINK: i32 = 120;

/// What a row says.
struct RowWords {
    score: String,
    /// Their names, unless the file cannot be read.
    players: Option<[String; 2]>,
    /// Who won.
    winner: Option<Color>,
    about: String,
    when: String,
}

impl View<'_> {
    /// The areas of the rows.
    pub(super) fn recent_cells(&self, area: Rect, rows: usize) -> Vec<Rect> {
        let mut rest = area;
        rest.cut_top(self.unit(HEADING));
        (0..rows).map(|_| rest.cut_top(self.unit(ROW))).collect()
    }

    pub(super) fn recent_games(&mut self, area: Rect, rows: usize) {
        self.card(area, self.theme.panel);
        let heading = Rect {
            h: self.unit(HEADING),
            ..area
        };
        self.recent_heading(heading.inset(self.unit(PAD), 0));
        let cells = self.recent_cells(area, rows);
        let first = self.first_row(rows);
        let words: Vec<RowWords> = self
            .app
            .recent_rows()
            .iter()
            .skip(first)
            .take(rows)
            .map(|row| self.row_words(row))
            .collect();
        if words.is_empty() {
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let at = Point::new(
                area.x + self.unit(PAD),
                heading.bottom() + self.unit(ROW) / 2,
            );
            let none = self.words.text(Phrase::NoRecentGames);
            self.fitted(at, none, set, area.w - 2 * self.unit(PAD));
        }
        let latest = self.app.latest_over();
        for (number, (row, cell)) in (first..).zip(words.iter().zip(cells)) {
            let command = Command::Start(self.app.command_of_row(number));
            if self.is_pointed_at(cell) {
                self.scene.plain(cell, self.theme.button_hover);
            }
            let inner = cell.inset(self.unit(PAD), 0);
            let line = self.unit(1);
            self.scene
                .plain(Rect { h: line, ..inner }, self.theme.border);
            self.recent_row(inner, row, number == latest);
            self.scene.add_zone(cell, Zone::Do(command.clone()));
            self.mark_focus(cell, &command);
        }
    }

    /// The row that has the focus, if one has.
    pub(super) fn focused_row(&self) -> Option<usize> {
        let choices = self.app.start_choices();
        let focused = choices.get(self.app.focused_choice())?;
        let rows = 0..self.app.recent_rows().len();
        let mut commands = rows.map(|row| Command::Start(self.app.command_of_row(row)));
        commands.position(|command| command == *focused)
    }

    /// The first of so many rows: the focus is always among them.
    pub(super) fn first_row(&self, rows: usize) -> usize {
        let focused = self.focused_row();
        focused.map_or(0, |row| (row + 1).saturating_sub(rows))
    }

    /// The number of games, in the heading, leads to the library.
    pub(super) fn library_link(&mut self, area: Rect) {
        let mut rest = area;
        let mut heading = rest.cut_top(self.unit(HEADING));
        let link = heading.cut_right(self.unit(LINK).min(area.w / 2));
        let library = Command::Start(StartCommand::Library);
        self.scene.add_zone(link, Zone::Do(library));
    }

    /// The heading, and the number of games.
    fn recent_heading(&mut self, area: Rect) {
        let middle = area.center().y;
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        // The game that can be continued is offered elsewhere, and not listed.
        let offered = usize::from(self.app.can_resume_last());
        let listed = self.app.saved_games.map(|all| all.saturating_sub(offered));
        let count = self.words.games_kept(listed);
        let right = Point::new(area.right(), middle);
        let taken = self.text(right, Align::Right, &count, small);
        let set = self.set(Face::Bold, 15, self.theme.text);
        let words = self.words.text(Phrase::RecentGames);
        let room = area.w - taken - self.unit(8);
        self.fitted(Point::new(area.x, middle), words, set, room);
    }

    /// The result, the players with the winner bold, the opening, and the date.
    fn recent_row(&mut self, area: Rect, row: &RowWords, has_key: bool) {
        let middle = area.center().y;
        let mut rest = area;
        let result = rest.cut_left(self.unit(RESULT));
        let set = self.set(Face::Bold, 16, self.theme.text);
        self.fitted(Point::new(result.x, middle), &row.score, set, result.w);
        let end = rest.cut_right(self.unit(END));
        self.row_end(end, has_key);
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        let when = self.width(&row.when, small);
        let right = Point::new(rest.right(), middle);
        // A narrow row has no room for the date.
        if when < rest.w / 2 {
            self.text(right, Align::Right, &row.when, small);
            rest.cut_right(when + self.unit(12));
        }
        let y = match &row.players {
            Some(players) => {
                self.recent_players(rest, players, row.winner);
                middle + self.unit(9)
            }
            None => middle,
        };
        // What has no room is left out from its end, so that all rows have letters of one size.
        let mut about = row.about.as_str();
        while self.width(about, small) > rest.w
            && let Some((more_important, _)) = about.rsplit_once(" · ")
        {
            about = more_important;
        }
        self.fitted(Point::new(rest.x, y), about, small, rest.w);
    }

    /// The key of the latest game that is over; the others only open.
    fn row_end(&mut self, area: Rect, has_key: bool) {
        let middle = area.center().y;
        let last = Command::Start(StartCommand::LoadLast);
        let face = self.start_face(&last).filter(|_| has_key);
        if let Some(face) = face {
            let left = area.right() - self.cap_width(&face.cap);
            self.button_cap(Point::new(left, middle), &face);
        } else {
            let side = self.unit(16);
            let center = Point::new(area.right() - self.unit(11), middle);
            self.icon(Rect::around(center, side), Icon::Right, self.theme.dim_text);
        }
    }

    /// Both names in one line, with room for each.
    fn recent_players(&mut self, area: Rect, [white, black]: &[String; 2], winner: Option<Color>) {
        let sets = Color::BOTH.map(|color| {
            let face = if winner == Some(color) {
                Face::Bold
            } else {
                Face::Regular
            };
            self.set(face, 15, self.theme.text)
        });
        let dash = " – ";
        let plain = self.set(Face::Regular, 15, self.theme.text);
        let room = area.w - self.width(dash, plain);
        let second = self.width(black, sets[1]);
        let first = self.width(white, sets[0]);
        let mut at = Point::new(area.x, area.center().y - self.unit(9));
        let first_room = if first + second > room {
            (room - second).max(room / 2).min(first)
        } else {
            first
        };
        let texts = [
            (white.as_str(), sets[0], first_room),
            (dash, plain, area.w),
            (black.as_str(), sets[1], room - first_room),
        ];
        for (text, set, room) in texts {
            let text = self.cut(text, set, room.max(0));
            at.x += self.text(at, Align::Left, &text, set);
        }
    }

    fn row_words(&self, row: &RecentRow) -> RowWords {
        match (row, self.app.last.game()) {
            (RecentRow::Game(game), _) => self.words_of_recent(game),
            (RecentRow::Last, Some(game)) => self.words_of_last(game),
            (RecentRow::Last, None) => RowWords {
                score: "?".into(),
                players: None,
                winner: None,
                about: self.words.text(Phrase::LastUnreadable).into(),
                when: String::new(),
            },
        }
    }

    fn words_of_recent(&self, game: &RecentGame) -> RowWords {
        let name = |color, name: &str| {
            let name = Some(name).filter(|name| !name.is_empty());
            self.words.player(color, name).to_string()
        };
        let about = self.words.opening_and_moves(&game.opening, game.plies);
        RowWords {
            score: score_of(game.result).into(),
            players: Some([
                name(Color::White, &game.white),
                name(Color::Black, &game.black),
            ]),
            winner: game
                .result
                .filter(|_| game.counts)
                .and_then(GameResult::winner),
            about: match game.result {
                Some(_) if game.counts => about,
                Some(_) => format!("{} · {about}", self.words.text(Phrase::NotCounted)),
                None => format!("{} · {about}", self.words.text(Phrase::Unfinished)),
            },
            when: self.words.when(game.date, self.now.wall),
        }
    }

    /// The last game, which may be damaged or unfinished.
    fn words_of_last(&self, game: &Game) -> RowWords {
        let outcome = game.outcome();
        let plies = game.record().plies().len();
        let opening = game.record().opening_at(plies);
        let opening = opening.map_or("", |opening| opening.name);
        let saved = self.app.last.saved();
        let is_damaged = saved.is_some_and(|saved| saved.fault.is_some());
        let mut about = self.words.opening_and_moves(opening, plies as u32);
        let state = match (is_damaged, outcome) {
            (true, _) => Some(Phrase::Damaged),
            (false, None) => Some(Phrase::Unfinished),
            (false, Some(_)) if game.is_aborted() => Some(Phrase::NotCounted),
            (false, Some(_)) => None,
        };
        if let Some(state) = state {
            about = format!("{} · {about}", self.words.text(state));
        }
        let [date, time] = game.date_tags();
        let result = outcome.map(|outcome| GameResult::of(outcome.winner));
        RowWords {
            score: score_of(result).into(),
            players: Some(Color::BOTH.map(|color| {
                let name = game.players[color].as_deref();
                self.words.player(color, name).to_string()
            })),
            winner: outcome
                .filter(|_| !game.is_aborted())
                .and_then(|outcome| outcome.winner),
            about,
            when: self.words.when(Date::read(&date, &time), self.now.wall),
        }
    }

    /// The score of the two who have played the most games against each other.
    pub(super) fn score_of_pair(&mut self, area: Rect) {
        let Some((names, score)) = self.app.overview.pair.clone() else {
            return;
        };
        let open = Command::Players(PlayersCommand::OpenPair);
        let ground = if self.is_pointed_at(area) {
            self.theme.active_panel
        } else {
            self.theme.panel
        };
        self.card(area, ground);
        self.scene.add_zone(area, Zone::Do(open));
        let inner = area.inset(self.unit(PAD), 0);
        let first = area.y + self.unit(28);
        let [one, other] = score.half_points().map(points);
        let large = self.set(Face::Bold, 28, self.theme.text);
        let middle = Point::new(inner.center().x, first);
        let said = format!("{one} – {other}");
        let taken = self.text(middle, Align::Center, &said, large);
        let set = self.set(Face::Bold, 18, self.theme.text);
        let room = (inner.w - taken) / 2 - self.unit(8);
        let [name, another] = names.map(|name| self.cut(&name, set, room));
        let left = Point::new(inner.x, first);
        self.text(left, Align::Left, &name, set);
        let right = Point::new(inner.right(), first);
        self.text(right, Align::Right, &another, set);
        let bar = Rect::new(inner.x, area.y + self.unit(56), inner.w, self.unit(8));
        self.score_bar(bar, score);
    }

    /// The bar with the parts of the games that each has won, and of those drawn. Returns the parts.
    pub fn shares_of_score(&mut self, area: Rect, score: HeadToHead) -> [Rect; 3] {
        let inks = [self.theme.first, self.theme.balance, self.theme.second];
        let (gap, radius) = (self.unit(2), area.h / 2);
        let parts = area
            .shares([score.won, score.drawn, score.lost])
            .map(|part| {
                let gap = if part.right() < area.right() { gap } else { 0 };
                Rect {
                    w: part.w - gap,
                    ..part
                }
            });
        for (part, ink) in parts.into_iter().zip(inks).filter(|(part, _)| part.w > 0) {
            self.scene.rounded_part(part, area, radius, ink);
        }
        parts
    }

    /// The parts of the games that each has won, and of those drawn, with their numbers below.
    pub fn score_bar(&mut self, area: Rect, score: HeadToHead) {
        let [_, drawn, _] = self.shares_of_score(area, score);
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        let y = area.bottom() + self.unit(18);
        let counts = [
            (score.won, Counted::WonGames),
            (score.drawn, Counted::DrawnGames),
            (score.lost, Counted::WonGames),
        ];
        let words = counts.map(|(count, what)| self.words.counted(what, count as usize));
        let places = [
            (Point::new(area.x, y), Align::Left),
            (Point::new(drawn.center().x, y), Align::Center),
            (Point::new(area.right(), y), Align::Right),
        ];
        let widths = words.each_ref().map(|text| self.width(text, small));
        for (number, (text, (mut at, align))) in words.iter().zip(places).enumerate() {
            if number == 1 {
                if score.drawn == 0 {
                    continue;
                }
                let gap = self.unit(12) + widths[1] / 2;
                let (least, most) = (area.x + widths[0] + gap, area.right() - widths[2] - gap);
                at.x = at.x.clamp(least.min(most), most.max(least));
            }
            self.text(at, align, text, small);
        }
    }
}
