//! What comes when of the players of an exercise's game, beside it.

use super::players::HEADS;
use super::sizes::{GAP, SMALL_ROW};
use crate::app::PracticePlayer;
use crate::storage::SourceGame;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::text::font::Face;
use crate::words::Phrase;

impl View<'_> {
    /// What comes when of the players of an exercise's game, in the order of their colours.
    pub(super) fn players_of(&self, game: &SourceGame) -> Vec<PracticePlayer> {
        let all = self.app.practice_of_all();
        let named = |name: &String| all.iter().find(|it| it.has(name)).cloned();
        let [white, black] = [&game.white, &game.black].map(named);
        let black = black.filter(|it| white.as_ref() != Some(it));
        white.into_iter().chain(black).collect()
    }

    /// What comes when, of the players of an exercise's game.
    pub(super) fn players_card(
        &mut self,
        area: Rect,
        game: &SourceGame,
        players: &[PracticePlayer],
    ) {
        let mut rest = self.headed_card(area, Phrase::PracticeOverAll, "");
        let heads = HEADS.map(|it| self.words.text(it));
        let head = rest.cut_top(self.unit(SMALL_ROW));
        let set = self.set(Face::Bold, 14, self.theme.text);
        let names = players.iter().map(|it| self.width(&it.name, set));
        let name = names.max().unwrap_or(0) + self.unit(GAP);
        let widths = self.number_widths(head, name);
        let (dim, regular) = (self.theme.dim_text, Face::Regular);
        self.player_cells(head, ("", dim), (heads, widths), regular);
        let [white, black] = self.inks_of([&game.white, &game.black].map(|name| {
            let player = players.iter().find(|it| it.has(name));
            player.map_or(name.as_str(), |it| &it.name)
        }));
        for player in players {
            let row = rest.cut_top(self.unit(SMALL_ROW));
            let ink = if player.has(&game.white) {
                white
            } else {
                black
            };
            let numbers = self.numbers_of(player);
            let numbers = numbers.each_ref().map(String::as_str);
            let numbers = (numbers, widths);
            self.player_cells(row, (&player.name, ink), numbers, Face::Bold);
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let said = self.words.when_it_comes_back();
        // Two lines have room a little above and below the row.
        let note = rest.cut_top(self.unit(SMALL_ROW));
        self.readable(note.inset(0, -self.unit(GAP / 2)), &said, set);
    }
}
