//! The result of a game in a narrow column, for one of two players face to face.

use super::result_card::NEXT;
use crate::app::LiveGame;
use crate::rules::{Color, Outcome};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::{Align, Type};
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;

/// The sizes of the result, the largest first, and of all else.
const TITLES: [i32; 3] = [16, 14, 13];
const TEXT: i32 = 13;

/// The height of a button and the gaps, in units.
const BUTTON: i32 = 44;
const GAP: i32 = 6;

impl View<'_> {
    /// The result as the player is told, the score, how the game ended if there is room, and below them the buttons.
    pub(super) fn narrow_result(
        &mut self,
        area: Rect,
        live: &LiveGame,
        player: Color,
        outcome: Outcome,
    ) {
        self.card(area, self.theme.panel);
        let gap = self.unit(GAP);
        let mut rest = area.inset(gap, gap);
        for command in NEXT.into_iter().rev() {
            let button = rest.cut_bottom(self.unit(BUTTON));
            rest.cut_bottom(gap);
            if let Some(face) = self.next_face(command) {
                let cap = String::new();
                self.button(button, &ButtonFace { cap, ..face });
            }
        }
        let game = live.game();
        let bright = self.theme.bright_text;
        let score = self.score_for(player).filter(|_| !game.is_aborted());
        let points = score.as_ref().map_or(0, |_| self.unit(TITLES[0]) * 2);
        let of_match = self.words.result_for(player, game, outcome);
        let of_game = self.words.result_of_game_for(player, game, outcome);
        let sizes = TITLES.map(|size| self.set(Face::Bold, size, bright));
        let fits = |&(said, set): &(&String, Type)| {
            self.fits_lines(
                said,
                set,
                rest.w,
                (rest.h - points) / set.line_height().max(1),
            )
        };
        let [.., smallest] = sizes;
        let titles = [&of_match, &of_game];
        let mut tried = titles
            .into_iter()
            .flat_map(|said| sizes.map(|set| (said, set)));
        let (won, set) = tried.find(fits).unwrap_or((&of_game, smallest));
        self.lines_from_top(&mut rest, won, set);
        if let Some(score) = &score {
            let set = self.set(Face::Bold, TITLES[0], bright);
            self.lines_from_top(&mut rest, &score.points(), set);
        }
        let said = self.how_it_ended(live, Some(player), outcome, &self.names());
        let set = self.set(Face::Regular, TEXT, self.theme.text);
        let fits =
            |said: &String| self.fits_lines(said, set, rest.w, rest.h / set.line_height().max(1));
        // Else at least what the points are of.
        let label = score.map(|score| score.label);
        let mut texts = [Some(said), label].into_iter().flatten();
        if let Some(said) = texts.find(fits) {
            self.lines_from_top(&mut rest, &said, set);
        }
    }

    fn lines_from_top(&mut self, rest: &mut Rect, text: &str, set: Type) {
        for line in self.wrapped(text, set, rest.w) {
            let place = rest.cut_top(set.line_height().min(rest.h));
            self.text_in(place, Align::Left, &line, set);
        }
    }
}
