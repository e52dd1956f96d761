//! The page of two players.

use super::scale::Curve;
use super::scores::{BarInks, ROW};
use super::screen::{GAP, PAD};
use crate::app::{HeadToHeadPage, PlayersTab};
use crate::storage::library::HeadToHead;
use crate::storage::players::{PairPage, Person, Players};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::{Counted, PlayersText, points};

/// The heights of the parts in units.
const HEADER: i32 = 152;
const GAMES: i32 = 176;
const LOWER: i32 = 280;
const HEAD: i32 = 40;
const CURVE: i32 = 240;

/// The width of the cards at the right, and the least size of a page that does not scroll, in units.
const RIGHT: i32 = 416;
const LEAST: (i32, i32) = (1100, HEADER + GAMES + LOWER + 2 * GAP);

/// The height of the bar with the score, and the space at the sides of the header, in units.
const BAR: i32 = 32;
const SIDES: i32 = 24;

/// The most openings of a page that scrolls.
const OPENINGS: usize = 6;

/// The least height of a record, in units.
const RECORD: i32 = 40;

/// Two players with all that the page shows.
#[derive(Clone, Copy)]
pub(super) struct Two<'a> {
    pub(super) players: &'a Players,
    pub(super) both: [&'a Person; 2],
    pub(super) pair: &'a HeadToHeadPage,
}

impl<'a> Two<'a> {
    pub(super) fn page(&self) -> &'a PairPage {
        self.pair.page()
    }
}

impl View<'_> {
    pub(super) fn pair_page(
        &mut self,
        area: Rect,
        tab: &PlayersTab,
        pair: &HeadToHeadPage,
        players: &Players,
    ) {
        let [one, other] = pair.page().players.map(|it| players.people().get(it));
        let (Some(one), Some(other)) = (one, other) else {
            return;
        };
        let two = Two {
            players,
            both: [one, other],
            pair,
        };
        if area.w >= self.unit(LEAST.0) && area.h >= self.unit(LEAST.1) {
            self.pair_at_once(area, two);
        } else {
            self.pair_column(area, tab, two);
        }
    }

    fn pair_at_once(&mut self, area: Rect, two: Two) {
        let gap = self.layout.board_unit(GAP);
        let mut rest = area;
        let header = rest.cut_top(self.unit(HEADER));
        rest.cut_top(gap);
        self.pair_header(header, two);
        let mut games = rest.cut_top(self.unit(GAMES));
        rest.cut_top(gap);
        let colors = games.cut_right(self.unit(RIGHT));
        games.cut_right(gap);
        self.latest_games(games, two);
        self.pair_colors(colors, two);
        let records = rest.cut_right(self.unit(RIGHT));
        rest.cut_right(gap);
        self.pair_records(records, two);
        let halves: Vec<Rect> = rest.columns(2, gap).collect();
        if let [curve, openings] = halves[..] {
            self.pair_curves(curve, two);
            self.pair_openings(openings, two);
        }
    }

    fn pair_column(&mut self, area: Rect, tab: &PlayersTab, two: Two) {
        let openings = two.page().openings.len().clamp(1, OPENINGS) as i32;
        let records = self.records_of(two).len() as i32;
        let heights = [
            HEADER,
            GAMES,
            GAMES,
            CURVE + HEAD,
            HEAD + GAP + openings * ROW,
            HEAD + GAP + records * RECORD,
        ];
        let heights = heights.map(|height| self.unit(height));
        let parts = heights.into_iter().enumerate().collect();
        self.scrolled_column(area, tab, parts, |view, number, part| match number {
            0 => view.pair_header(part, two),
            1 => view.latest_games(part, two),
            2 => view.pair_colors(part, two),
            3 => view.pair_curves(part, two),
            4 => view.pair_openings(part, two),
            _ => view.pair_records(part, two),
        });
    }

    /// The names with their ratings, the score, and the bar of what each has won.
    fn pair_header(&mut self, area: Rect, two: Two) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(SIDES).min(area.w / 20), self.unit(20));
        let bar = inner.cut_bottom(self.unit(BAR));
        let score = two.page().by_color.total();
        let upper = Rect {
            h: inner.h / 2,
            ..inner
        };
        let lower = Rect {
            y: upper.bottom(),
            ..upper
        };
        let [one, other] = score.half_points().map(points);
        let said = format!("{one} – {other}");
        let large = self.set(Face::Bold, 40, self.theme.bright_text);
        let (said, large) = self.fitting(&said, large, inner.w / 2);
        let middle = Point::new(inner.center().x, upper.center().y);
        let taken = self.text(middle, Align::Center, &said, large);
        let beside = (inner.w - taken) / 2 - self.unit(GAP);
        let about = self.games_and_expected(two, score);
        let dim = self.set(Face::Regular, 14, self.theme.dim_text);
        let ratings = two.both.map(|person| self.rating_of_two(person));
        let widest = ratings.iter().map(|it| self.width(it, dim)).max();
        let room = inner.w - 2 * (widest.unwrap_or(0) + self.unit(GAP));
        let about = about.into_iter().find(|text| self.width(text, dim) <= room);
        if let Some(about) = about {
            let at = Point::new(inner.center().x, lower.center().y);
            self.text(at, Align::Center, &about, dim);
        }
        let inks = self.inks_of_two(two);
        let sides = [(inner.x, Align::Left), (inner.right(), Align::Right)];
        let parts = two.both.into_iter().zip(ratings).zip(inks).zip(sides);
        for (((person, rating), ink), (x, align)) in parts {
            let set = self.set(Face::Bold, 24, ink);
            let name = self.words.name_of(person);
            let x = if align == Align::Right { x - beside } else { x };
            let place = Rect::new(x, upper.y, beside, upper.h);
            self.name_in(place, align, &name, set);
            let (rating, set) = self.fitting(&rating, dim, inner.w / 2 - self.unit(GAP));
            self.text_in(lower, align, &rating, set);
        }
        self.pair_bar(bar, two, score);
    }

    /// The bar: who won how many games. Where the names have no room, they are left out, and then the words too.
    fn pair_bar(&mut self, bar: Rect, two: Two, score: HeadToHead) {
        let [one, other] = two.both.map(|person| self.words.name_of(person));
        let counted = |what, count: u32| self.words.counted(what, count as usize);
        let won = |count: u32, name: &str| {
            let named = self.words.won_by(count, name);
            vec![named, counted(Counted::WonGames, count)]
        };
        let texts = [
            (score.won, won(score.won, &one)),
            (score.drawn, vec![counted(Counted::DrawnGames, score.drawn)]),
            (score.lost, won(score.lost, &other)),
        ];
        let total = score.games().max(1) as i32;
        let labels = texts.map(|(count, texts)| {
            let room = bar.w * count as i32 / total - self.unit(8);
            let width = |text: &str| self.fonts.width(Face::Bold, text, self.unit(14));
            let text = texts.into_iter().find(|text| width(text) <= room);
            text.unwrap_or_else(|| count.to_string())
        });
        self.share_bar(bar, score, self.inks_of_games(two), labels);
    }

    fn rating_of_two(&self, person: &Person) -> String {
        let rating = match person.rating(self.now.wall.date()) {
            Some(rating) if !person.is_program => self.words.rating_with_deviation(rating),
            _ if person.is_program => self.words.listed_rating(person, self.now.wall.date()),
            _ => self.words.of_players(PlayersText::NotYet).to_owned(),
        };
        self.words.rating_of(&rating)
    }

    /// The number of games, and what the ratings promise: both, or the first alone.
    fn games_and_expected(&self, two: Two, score: HeadToHead) -> Vec<String> {
        let games = self.words.game_count(score.games() as usize);
        let today = self.now.wall.date();
        let [one, other] = two.both.map(|person| person.rating(today));
        let (Some(one), Some(other)) = (one, other) else {
            return vec![games];
        };
        let halves = (one.expected(other) * 2.0 * f64::from(score.games())).round() as u32;
        let both = [halves, 2 * score.games() - halves.min(2 * score.games())];
        let expected = self.words.expected_score(both);
        vec![format!("{games} · {expected}"), games]
    }

    /// The colours of both.
    pub(super) fn inks_of_two(&self, two: Two) -> [Rgba; 2] {
        self.inks_of(two.both.map(|person| person.name.as_str()))
    }

    /// The colours of two persons' games.
    pub(super) fn inks_of_games(&self, two: Two) -> BarInks {
        let [one, other] = self.inks_of_two(two);
        BarInks([one, self.theme.balance, other])
    }

    /// The curves of both, the second dashed.
    fn pair_curves(&mut self, area: Rect, two: Two) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), self.unit(4));
        let mut head = inner.cut_top(self.unit(HEAD - 4));
        inner.cut_bottom(self.unit(4));
        let title = self.words.sheet_label(crate::words::SheetLabel::Rating);
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let taken = self.text_in(head, Align::Left, title, set);
        head.cut_left(taken + self.unit(PAD));
        let inks = self.inks_of_two(two);
        let keys = two.both.into_iter().zip(inks).zip([false, true]);
        for ((person, ink), is_dashed) in keys.collect::<Vec<_>>().into_iter().rev() {
            let set = self.set(Face::Regular, 13, self.theme.text);
            let name = self.words.name_of(person);
            let room = head.w / if is_dashed { 2 } else { 1 } - self.unit(36);
            let name = self.cut(&name, set, room.max(1));
            let taken = self.text_in(head, Align::Right, &name, set);
            head.cut_right(taken + self.unit(6));
            let line = head.cut_right(self.unit(20));
            self.curve_key(line, ink, is_dashed);
            head.cut_right(self.unit(PAD));
        }
        let curves = two.both.into_iter().zip(inks).zip([false, true]);
        let curves = curves.map(|((person, color), is_dashed)| Curve {
            days: person.rated_days(),
            color,
            is_dashed,
        });
        let curves: Vec<_> = curves.collect();
        if curves.iter().all(|curve| curve.days.is_empty()) {
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let said = self.words.of_players(PlayersText::NotYet);
            let at = inner.center();
            self.text(at, Align::Center, said, set);
            return;
        }
        self.rating_curves(inner, &curves);
    }

    fn pair_openings(&mut self, area: Rect, two: Two) {
        let title = self.words.of_players(PlayersText::OpeningsBetween);
        let [one, _] = two.both.map(|person| self.words.name_of(person));
        let note = self.words.of_player(PlayersText::ScoreOf, &one);
        let mut rest = self.headed_panel(area, title, &note);
        rest.cut_top(self.unit(4));
        rest.cut_bottom(self.unit(4));
        self.opening_scores(rest, &two.page().openings, self.inks_of_games(two), None);
    }
}
