//! Scores as bars: by colour, and in openings.

use super::screen::{GAP, PAD};
use crate::app::PlayersCommand;
use crate::rules::Color;
use crate::storage::library::HeadToHead;
use crate::storage::players::OpeningScore;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::{Phrase, split_opening};

/// The least part of a bar with a number, in units.
const LEAST_LABEL: i32 = 32;

/// The heights of a bar beside an opening and of its row, the widths of the code, of the games and of the points, in units.
const SMALL_BAR: i32 = 16;
pub(super) const ROW: i32 = 40;
pub(super) const LEAST_ROW: i32 = 32;
const CODE: i32 = 40;
const GAMES: i32 = 36;
const BAR: i32 = 112;
const POINTS: i32 = 64;

/// The narrowest row with a bar: in a narrower one the name of the opening has its room.
const LEAST_WITH_BAR: i32 = 380;

/// The colours of a bar: of what was won, drawn and lost.
#[derive(Clone, Copy)]
pub(super) struct BarInks(pub(super) [Rgba; 3]);

impl View<'_> {
    /// The colours of one person's won, drawn and lost games.
    pub(super) fn inks_of_one(&self) -> BarInks {
        BarInks([self.theme.good, self.theme.balance, self.theme.red])
    }

    /// The shares of what was won, drawn and lost, with these labels where they have room.
    pub(super) fn share_bar(
        &mut self,
        area: Rect,
        score: HeadToHead,
        inks: BarInks,
        labels: [String; 3],
    ) {
        let parts = area.shares([score.won, score.drawn, score.lost]);
        let radius = self.unit(if area.h > self.unit(24) { 6 } else { 3 });
        if score.games() == 0 {
            self.scene.rounded(area, radius, self.theme.key_cap);
        }
        for (number, ((part, ink), label)) in parts.into_iter().zip(inks.0).zip(labels).enumerate()
        {
            if part.w == 0 {
                continue;
            }
            self.scene.rounded_part(part, area, radius, ink);
            let on = if number == 1 {
                self.theme.on_white_side
            } else {
                self.theme.on_mark
            };
            let set = self.set(Face::Bold, if area.h > self.unit(24) { 14 } else { 12 }, on);
            let least = self.unit(LEAST_LABEL);
            let width = self.width(&label, set) + self.unit(4);
            if part.w >= least.max(width) {
                let at = part.center();
                self.text(at, Align::Center, &label, set);
            }
        }
    }

    /// The numbers of games won, drawn and lost, as labels of a bar.
    pub(super) fn counts_of(score: HeadToHead) -> [String; 3] {
        [score.won, score.drawn, score.lost].map(|count| count.to_string())
    }

    /// What a click on a row shows the games of.
    fn row_of_games(&mut self, row: Rect, command: PlayersCommand) {
        if self.is_pointed_at(row) {
            let ground = row.inset(-self.unit(6), 0);
            self.scene
                .rounded(ground, self.unit(6), self.theme.active_panel);
        }
        self.players_zone(row, command);
    }

    /// A side with its score at the right, and the bar below. A click shows its games.
    pub(super) fn side_score(
        &mut self,
        area: Rect,
        (color, title): (Color, &str),
        (score, points): (HeadToHead, &str),
        inks: BarInks,
    ) {
        self.row_of_games(area, PlayersCommand::ShowWith(color));
        let mut rest = area;
        let bar = rest.cut_bottom(self.unit(20).min(area.h / 2));
        let mut row = rest;
        let disc = row.cut_left(self.unit(14));
        let disc = Rect::around(disc.center(), self.unit(14));
        self.color_disc(disc, color);
        row.cut_left(self.unit(GAP));
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let taken = self.text_in(row, Align::Right, points, set);
        row.cut_right(taken + self.unit(GAP));
        let set = self.set(Face::Regular, 14, self.theme.text);
        self.fitted_in(row, Align::Left, title, set);
        self.share_bar(bar, score, inks, Self::counts_of(score));
    }

    /// How many rows of openings have room.
    pub(super) fn opening_rows(&self, height: i32, count: usize) -> (usize, i32) {
        let most = (height / self.unit(LEAST_ROW)).max(0) as usize;
        let shown = count.min(most);
        let step = height / (shown.max(1) as i32);
        (shown, step.min(self.unit(ROW)))
    }

    /// The width of the bar of an opening in a row, if it has one. Of two players it says more than the points.
    fn opening_bar(&self, row: Rect, is_of_two: bool) -> Option<i32> {
        let width = self.unit(BAR).min((row.w - self.unit(POINTS)) / 3);
        (is_of_two || row.w >= self.unit(LEAST_WITH_BAR)).then_some(width)
    }

    /// The heading of the number of games, above its column, where it has room beside a title of this width.
    pub(super) fn games_head(&mut self, head: Rect, title: i32) {
        let mut rest = head;
        rest.cut_right(self.unit(POINTS));
        if let Some(bar) = self.opening_bar(head, false) {
            rest.cut_right(bar + self.unit(PAD));
        }
        let words = self.words.text(Phrase::Games);
        let set = self.set(Face::Regular, 12, self.theme.dim_text);
        if title + self.width(words, set) + self.unit(PAD) <= rest.w {
            self.text_in(rest, Align::Right, words, set);
        }
    }

    /// Openings with their scores, as many as have room.
    pub(super) fn opening_scores(
        &mut self,
        area: Rect,
        openings: &[OpeningScore],
        inks: BarInks,
        color: Option<Color>,
    ) {
        let inner = area.inset(self.unit(PAD), 0);
        let (shown, step) = self.opening_rows(inner.h, openings.len());
        let mut rest = inner;
        for (number, it) in openings.iter().take(shown).enumerate() {
            let row = rest.cut_top(step);
            if number > 0 {
                self.line_at_top(row, self.theme.row_line());
            }
            self.row_of_games(row, PlayersCommand::ShowOpening(color, number));
            self.opening_score(row, it, inks, color.is_none());
        }
    }

    fn opening_score(&mut self, row: Rect, it: &OpeningScore, inks: BarInks, is_of_two: bool) {
        let mut rest = row;
        let points = rest.cut_right(self.unit(POINTS));
        if let Some(width) = self.opening_bar(row, is_of_two) {
            let bar = rest.cut_right(width).band(self.unit(SMALL_BAR));
            rest.cut_right(self.unit(PAD));
            self.share_bar(bar, it.score, inks, Default::default());
        }
        let said = if is_of_two {
            self.words.points_in_short(it.score)
        } else {
            self.words.percent_of(it.score)
        };
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        self.fitted_in(points, Align::Right, &said, set);
        let middle = row.center().y;
        if !is_of_two {
            let games = rest.cut_right(self.unit(GAMES));
            let count = it.score.games().to_string();
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let at = Point::new(games.right(), middle);
            self.text(at, Align::Right, &count, set);
        }
        let (code, _) = split_opening(&it.opening);
        let place = rest.cut_left(self.unit(CODE));
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        self.fitted(Point::new(place.x, middle), code, set, place.w);
        let name = self.words.opening_in_short(&it.opening);
        let set = self.set(Face::Regular, 14, self.theme.text);
        self.cut_in(rest, Align::Left, name, set);
    }
}
