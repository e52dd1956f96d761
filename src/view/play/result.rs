//! The score of two players, and where a game was saved.

use crate::app::{Message, Notice};
use crate::storage::library::HeadToHead;
use crate::view::View;
use crate::words::points;

/// The score of the players against each other, before and after which their names stand.
pub(super) struct Score {
    pub(super) names: [String; 2],
    pub(super) points: [String; 2],
}

impl Score {
    /// The results of two players in all saved games.
    pub(super) fn of_all(names: [String; 2], games: HeadToHead) -> Score {
        let points = games.half_points().map(points);
        Score { names, points }
    }
}

impl View<'_> {
    /// That the game has been saved, where, and under which name it is kept; without the place, and without both.
    pub(super) fn where_saved(&self) -> Option<[String; 3]> {
        let is_place = |notice: &&Notice| matches!(notice, Notice::Saved(_) | Notice::Kept { .. });
        let now = self.app.notice.as_ref().filter(is_place);
        let notice = now.or_else(|| self.app.live_game()?.saved())?;
        let without_place = match notice {
            Notice::Kept { name, .. } => Notice::Kept {
                place: None,
                name: name.clone(),
            },
            other => other.clone(),
        };
        let notices = [notice.clone(), without_place, Notice::Saved(None)];
        Some(notices.map(|notice| {
            let said = self.words.message(&Message::Notice(notice), &self.names());
            format!("{}{}{}", said.text, said.lead, said.end)
        }))
    }

    /// The match score of the players.
    pub(super) fn match_score(&self) -> Option<Score> {
        let score = self.app.score_beside_names()?;
        Some(Score {
            names: [0, 1].map(|number| {
                self.words
                    .player(score.colors[number], score.names[number].as_deref())
                    .to_string()
            }),
            points: score.halves.map(points),
        })
    }

    /// The results of the two players against each other in all saved games, if these are more than the
    /// games of the match.
    pub(super) fn all_games(&self) -> Option<([String; 2], HeadToHead)> {
        let (names, all) = self.app.head_to_head()?;
        let halves = self.app.match_score()?.halves;
        (halves.iter().sum::<u32>() < 2 * all.games()).then(|| (names.clone(), *all))
    }
}
