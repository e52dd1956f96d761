//! Where a game was saved, and the results of its players.

use crate::app::{Message, Notice};
use crate::storage::library::HeadToHead;
use crate::view::View;

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

    /// The results of the two players against each other in all saved games, if these are more than the
    /// games of the match.
    pub(super) fn all_games(&self) -> Option<([String; 2], HeadToHead)> {
        let (names, all) = self.app.head_to_head()?;
        let halves = self.app.match_score()?.halves;
        (halves.iter().sum::<u32>() < 2 * all.games()).then(|| (names.clone(), *all))
    }
}
