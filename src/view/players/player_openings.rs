//! The openings of a player with one colour.

use super::screen::{GAP, PAD, Shown};
use super::sizes::HEAD;
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::PlayersText;

impl View<'_> {
    pub(super) fn player_openings(&mut self, area: Rect, shown: Shown, color: Color) {
        let title = self.words.of_players(match color {
            Color::White => PlayersText::OpeningsWithWhite,
            Color::Black => PlayersText::OpeningsWithBlack,
        });
        let note = self.words.of_players(PlayersText::Score);
        let mut area = area;
        let mut rest = self.headed_panel(area, "", "");
        let whole = area.cut_top(self.unit(HEAD)).inset(self.unit(PAD), 0);
        let mut head = whole;
        let disc = head.cut_left(self.unit(14));
        self.color_disc(Rect::around(disc.center(), disc.w), color);
        head.cut_left(self.unit(GAP));
        self.panel_head(head, title, note);
        let taken = self.fonts.width(Face::Bold, title, self.unit(14));
        self.games_head(whole, head.x - whole.x + taken);
        rest.cut_top(self.unit(4));
        rest.cut_bottom(self.unit(4));
        let openings = &shown.page.openings[color];
        if openings.is_empty() {
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            self.text(rest.center(), Align::Center, "–", set);
        }
        self.opening_scores(rest, openings, self.inks_of_one(), Some(color));
    }
}
