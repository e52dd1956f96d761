//! The scores of a player with each colour, against others and by time.

use super::screen::{GAP, PAD, Shown};
use super::sizes::{BELOW_SIDE, HEAD, LEAST_LINE, LINE, SIDE};
use crate::app::{Command, PlayersCommand};
use crate::rules::Color;
use crate::storage::library::HeadToHead;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::{PlayersText, points};

/// What a score is of, the score, and the number of the opponent that a click shows.
type ScoreLine = (String, String, Option<usize>);

impl View<'_> {
    /// The scores with each colour, against the most frequent opponent and the program, and by time.
    pub(super) fn player_scores(&mut self, area: Rect, shown: Shown) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let head = inner.cut_top(self.unit(HEAD));
        let title = self.words.of_players(PlayersText::ScoreByColor);
        let note = self.words.of_players(PlayersText::WonDrawnLost);
        self.panel_head(head, title, note);
        for color in Color::BOTH {
            let side = inner.cut_top(self.unit(SIDE));
            inner.cut_top(self.unit(BELOW_SIDE));
            let score = shown.page.by_color[color];
            let games = self.words.game_count(score.games() as usize);
            let title = format!("{}, {games}", self.words.side(color));
            let percent = self.words.percent_of(score);
            self.side_score(side, (color, &title), (score, &percent), self.inks_of_one());
        }
        self.line_at_top(inner, self.theme.border);
        inner.cut_top(self.unit(4));
        inner.cut_bottom(self.unit(4));
        let rows = self.score_lines(shown, inner.w);
        let most = (inner.h / self.unit(LEAST_LINE)).max(0) as usize;
        let step = (inner.h / rows.len().min(most).max(1) as i32).min(self.unit(LINE + 2));
        let opponents = self.opponent_scores(shown).len();
        for (number, lines) in rows.into_iter().take(most).enumerate() {
            let row = inner.cut_top(step);
            if number == opponents && number > 0 {
                self.line_at_top(row, self.theme.row_line());
            }
            let columns = lines.len().max(1) as i32;
            let cells: Vec<Rect> = if columns == 1 {
                vec![row]
            } else {
                row.columns(2, self.unit(PAD)).collect()
            };
            for (cell, line) in cells.into_iter().zip(lines) {
                self.line_of_score(cell, line);
            }
        }
    }

    fn line_of_score(&mut self, row: Rect, (label, value, opponent): ScoreLine) {
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let taken = self.text_in(row, Align::Right, &value, set);
        let is_pointed = opponent.is_some() && self.is_pointed_at(row);
        let ink = if is_pointed {
            self.theme.bright_text
        } else {
            self.theme.dim_text
        };
        let set = self.set(Face::Regular, 14, ink);
        let room = row.w - taken - self.unit(GAP);
        self.fitted(Point::new(row.x, row.center().y), &label, set, room);
        if let Some(opponent) = opponent {
            let zone = Zone::Do(Command::Players(PlayersCommand::Against(opponent)));
            self.scene.add_zone(row, zone);
        }
    }

    /// The height that all scores of a player need.
    pub(super) fn scores_height(&self, shown: Shown, width: i32) -> i32 {
        let rows = self.score_lines(shown, width - 2 * self.unit(PAD)).len() as i32;
        // As they are cut off, each in whole pixels.
        let sides = 2 * (self.unit(SIDE) + self.unit(BELOW_SIDE));
        self.unit(HEAD) + sides + 2 * self.unit(4) + rows * self.unit(LEAST_LINE)
    }

    /// The lines below the bars: classes of time stand in pairs where these fit.
    pub(super) fn score_lines(&self, shown: Shown, width: i32) -> Vec<Vec<ScoreLine>> {
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let half = (width - self.unit(PAD)) / 2;
        let fits = |(label, value, _): &ScoreLine| {
            self.width(label, set) + self.unit(GAP) + self.width(value, set) <= half
        };
        let classes = self.class_scores(shown);
        let in_a_row = if classes.iter().all(fits) { 2 } else { 1 };
        let opponents = self.opponent_scores(shown).into_iter();
        let mut rows: Vec<Vec<ScoreLine>> = opponents.map(|line| vec![line]).collect();
        rows.extend(classes.chunks(in_a_row).map(<[ScoreLine]>::to_vec));
        rows
    }

    /// The scores against the most frequent opponent and against the program.
    fn opponent_scores(&self, shown: Shown) -> Vec<ScoreLine> {
        let page = shown.page;
        let total = |score: HeadToHead| score.half_points().map(points).join(" – ");
        let mut lines = Vec::new();
        let people = shown.players.people();
        let rival = page.opponents.first();
        let rival = rival.and_then(|(number, score)| Some((*number, people.get(*number)?, *score)));
        if let Some((number, person, score)) = rival {
            let name = self.words.name_of(person);
            let label = self.words.of_player(PlayersText::Against, &name);
            lines.push((label, total(score), Some(number)));
        }
        if page.programs.games() > 0 {
            let computer = self.words.of_players(PlayersText::Computer);
            let label = self.words.of_player(PlayersText::Against, computer);
            lines.push((label, total(page.programs), None));
        }
        lines
    }

    /// The scores in each class of time.
    fn class_scores(&self, shown: Shown) -> Vec<ScoreLine> {
        let classes = shown.page.by_class.iter().map(|it| {
            let label = self.words.time_class(it.class);
            (label, self.words.points_in_short(it.score), None)
        });
        classes.collect()
    }
}
