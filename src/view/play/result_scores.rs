//! The scores on the card of the result: of the match, of the evening, and of all games.

use chrono::Timelike;

use crate::game::Standing;
use crate::rules::Color;
use crate::view::View;
use crate::words::{Phrase, points};

/// The score of two players with its label.
pub(super) struct ScoreRow {
    pub(super) label: String,
    pub(super) names: [String; 2],
    points: [String; 2],
    pub(super) drawn: Option<String>,
}

impl ScoreRow {
    /// The points of both.
    pub(super) fn points(&self) -> String {
        self.points.join(" – ")
    }

    /// The same as this player reads it, who comes first.
    pub(super) fn read_by(&mut self, name: &str) {
        if self.names[1] == name {
            self.names.reverse();
            self.points.reverse();
        }
    }
}

impl View<'_> {
    /// The score since the program started, as a player at one end reads it.
    pub(super) fn score_for(&self, player: Color) -> Option<ScoreRow> {
        let mut score = self.score_rows(false).into_iter().next()?;
        score.read_by(&self.called(player));
        Some(score)
    }

    /// How a player is called in a score.
    pub(super) fn called(&self, player: Color) -> String {
        let game = self.app.live_game().map(|live| live.game());
        let name = game.and_then(|game| game.players[player].as_deref());
        self.words.player(player, name).to_string()
    }

    /// The name of who has won the match with the game on the screen, which comes first in the headline too.
    fn match_winner(&self) -> Option<String> {
        let game = self.app.live_game()?.game();
        let standing = game.part_of_match()?.standing(game.outcome()?);
        match standing {
            Standing::Won(winner) if !game.is_aborted() => Some(self.called(winner)),
            _ => None,
        }
    }

    /// The score since the program started, and that of all games if these are more and wanted.
    pub(super) fn score_rows(&self, all_games: bool) -> Vec<ScoreRow> {
        let part = self
            .app
            .live_game()
            .and_then(|it| it.game().part_of_match());
        let label = match part {
            Some(part) => self.words.match_label(part),
            None => self.words.score_label(self.now.wall.hour()).to_string(),
        };
        let today = self.app.score_beside_names().map(|score| {
            let name = |number: usize| {
                let (color, name) = (score.colors[number], score.names[number].as_deref());
                self.words.player(color, name).to_string()
            };
            let mut row = ScoreRow {
                label,
                names: [name(0), name(1)],
                points: score.halves.map(points),
                drawn: None,
            };
            if let Some(winner) = self.match_winner() {
                row.read_by(&winner);
            }
            row
        });
        let all = self.all_games().filter(|_| all_games);
        let all = all.map(|(names, all)| {
            let mut row = ScoreRow {
                label: self.words.text(Phrase::ScoreOfAll).to_string(),
                names,
                points: all.half_points().map(points),
                drawn: self.words.drawn_games(all.drawn),
            };
            // Both rows name the same player first.
            if let Some(today) = &today {
                row.read_by(&today.names[0]);
            }
            row
        });
        today.into_iter().chain(all).collect()
    }
}
