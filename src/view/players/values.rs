//! The values of a player: rating, score, accuracy, time, the longest series and the moves of a game.

use super::screen::{GAP, PAD, Shown};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::{Counted, PlayersText};

/// A value and what it is.
type Value = (String, String, String);

impl View<'_> {
    pub(super) fn player_values(&mut self, area: Rect, shown: Shown, columns: i32) {
        let gap = self.layout.board_unit(GAP);
        let values = self.values_of(shown);
        let rows = (values.len() as i32 + columns - 1) / columns;
        let cells = area
            .rows(rows, gap)
            .flat_map(|row| row.columns(columns, gap));
        let cells: Vec<Rect> = cells.collect();
        for ((value, beside, label), cell) in values.into_iter().zip(cells) {
            self.card(cell, self.theme.panel);
            let inner = cell.inset(self.unit(PAD).min(cell.w / 10), 0);
            let large = self.set(Face::Bold, 24, self.theme.bright_text);
            let small = self.set(Face::Regular, 14, self.theme.dim_text);
            let needed = self.width(&beside, small) + self.unit(6);
            let has_room = !beside.is_empty() && needed <= inner.w / 2;
            let room = inner.w - if has_room { needed } else { 0 };
            let at = Point::new(inner.x, cell.y + cell.h * 3 / 8);
            let taken = self.fitted(at, &value, large, room);
            if has_room {
                let at = Point::new(at.x + taken + self.unit(6), at.y + self.unit(2));
                self.text(at, Align::Left, &beside, small);
            }
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let at = Point::new(inner.x, cell.y + cell.h * 3 / 4);
            self.fitted(at, &label, set, inner.w);
        }
    }

    /// The six values of a player.
    fn values_of(&self, shown: Shown) -> Vec<Value> {
        let Shown { person, page, .. } = shown;
        let text = |text| self.words.of_players(text).to_owned();
        let dash = || "–".to_owned();
        let rating = match person.rating(self.now.wall.date()) {
            _ if person.is_program => (
                self.words.listed_rating(person, self.now.wall.date()),
                String::new(),
            ),
            Some(rating) => (format!("{:.0}", rating.value), self.words.deviation(rating)),
            None => (text(PlayersText::NotYet), String::new()),
        };
        let score = page.by_color.total();
        let accuracy = match page.accuracy {
            Some((percent, games)) => {
                let label = self
                    .words
                    .games_of_players(PlayersText::AccuracyIn, games as usize);
                (self.words.percent(percent), label)
            }
            None => (dash(), text(PlayersText::Accuracy)),
        };
        let time = page
            .thinking
            .average()
            .map_or_else(dash, |time| self.words.time_of_move(time));
        let wins = self.words.counted(Counted::Wins, page.longest_run as usize);
        let moves = page.average_moves.map_or_else(dash, |moves| {
            self.words.counted(Counted::Moves, moves as usize)
        });
        let none = String::new;
        vec![
            (rating.0, rating.1, text(PlayersText::RatingNow)),
            (
                self.words.percent_of(score),
                none(),
                self.words.points_of(score),
            ),
            (accuracy.0, none(), accuracy.1),
            (time, none(), text(PlayersText::TimeAMove)),
            (wins, none(), text(PlayersText::LongestSeries)),
            (moves, none(), text(PlayersText::MovesAGame)),
        ]
    }
}
