//! The result of a game above or below the board, for one of two players face to face: his own part at the left, or
//! above in a narrow window, and beside it a card with the result and what comes next.

use super::result_card::NEXT;
use crate::app::{Command, LiveGame};
use crate::rules::{Color, Outcome};
use crate::view::View;
use crate::view::play::player_card::PlayerCard;
use crate::view::scene::geometry::Rect;
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;

/// The part of the width for the player.
const PLAYER_PART: f32 = 0.34;

/// The sizes of the result, the largest first.
const TITLES: [i32; 6] = [28, 24, 20, 18, 16, 13];

/// The heights of the title, of a line and of the buttons, and the distance from the edges, in units.
const TITLE: i32 = 36;
const LINE: i32 = 22;
const BUTTON: i32 = 48;
const PAD: i32 = 12;

/// The sizes of how the game ended with the heights of its lines, the largest first.
const SAID: [(i32, i32); 2] = [(15, LINE), (13, 18)];

/// The sizes of the name, the largest first, and the heights of the clock and of the captured pieces, in units.
const NAMES: [i32; 4] = [20, 18, 16, 13];
const CLOCK: i32 = 40;
const TRAY: i32 = 22;

/// The height of the player's card where it is above the result, and that of both, in units.
const STRIP: i32 = 36;
const BOTH: i32 = 162;

/// The width of the button for the menu, in units.
const MENU: i32 = 48;

impl View<'_> {
    /// The end of a player after the game. `menu` opens the menu for him.
    pub(super) fn result_in_row(
        &mut self,
        mut area: Rect,
        live: &LiveGame,
        card: &PlayerCard,
        outcome: Outcome,
        menu: Command,
    ) {
        let faces = self.next_faces();
        let mut beside = area;
        let left = beside.cut_left((area.w as f32 * PLAYER_PART) as i32);
        beside.cut_left(self.unit(8));
        // Without room for both, the result goes before the player.
        let (row, _) = self.next_row(beside.inset(self.unit(PAD), 0));
        if self.fits_row(row, &faces) {
            self.end_card_with_result(left, card);
            area = beside;
        } else if area.h >= self.unit(BOTH) {
            let strip = area.cut_top(self.unit(STRIP));
            area.cut_top(self.unit(4));
            self.end_card_in_row(strip, card, &[]);
        }
        self.card(area, self.theme.panel);
        let mut rest = area.inset(self.unit(PAD), self.unit(8));
        let row = rest.cut_bottom(self.unit(BUTTON).min(rest.h / 2));
        let (row, menu_area) = self.next_row(row);
        self.icon_alone(menu_area, Icon::Menu, menu, false);
        self.button_row(row, &faces);
        rest.cut_bottom(self.unit(4));
        let title = rest.cut_top(self.unit(TITLE).min(rest.h / 2));
        // Where there is room below, a long title need not be small beside what the score is of.
        let below = (rest.h >= self.unit(3 * LINE)).then_some(rest);
        let taken = self.title_and_score(title, below, live, card.color, outcome);
        rest.cut_top(taken);
        self.summary_lines(rest, live, card.color, outcome);
    }

    /// The result as the player is told, and at the right the score. What it is the score of stands before it, or below a long
    /// title; returns the height taken there.
    fn title_and_score(
        &mut self,
        mut area: Rect,
        below: Option<Rect>,
        live: &LiveGame,
        player: Color,
        outcome: Outcome,
    ) -> i32 {
        let won = self.words.result_for(player, live.game(), outcome);
        let [largest, .., smallest] = TITLES;
        let mut taken = 0;
        let is_counted = !live.game().is_aborted();
        if let Some(row) = self.score_for(player).filter(|_| is_counted) {
            let set = self.set(Face::Bold, 20, self.theme.bright_text);
            let points = self.text_in(area, Align::Right, &row.points(), set);
            area.cut_right(points + self.unit(8));
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let label = self.width(&row.label, set) + self.unit(12);
            let is_long = self.bold_width(&won, largest) + label > area.w;
            let line = match below.filter(|_| is_long) {
                Some(mut below) => {
                    taken = self.unit(LINE);
                    below.cut_top(taken)
                }
                None => area.cut_right(label),
            };
            self.text_in(line, Align::Right, &row.label, set);
        }
        let fits = |&&size: &&i32| self.bold_width(&won, size) <= area.w;
        let size = TITLES.iter().find(fits).copied().unwrap_or(smallest);
        let set = self.set(Face::Bold, size, self.theme.bright_text);
        self.fitted_in(area, Align::Left, &won, set);
        taken
    }

    /// How the game ended, and what the next one will be, as far as there is room.
    fn summary_lines(&mut self, mut area: Rect, live: &LiveGame, player: Color, outcome: Outcome) {
        let names = self.names();
        let note = self.set(Face::Regular, 13, self.theme.dim_text);
        let next = self.words.next_game_for(player, live.game());
        let next = self.balanced(&next, note, area.w);
        // A long sentence is smaller, and then alone, before it is cut.
        let said = self.how_it_ended(live, Some(player), outcome, &names);
        let lay = |(next, (size, line)): (&[String], (i32, i32))| {
            let set = self.set(Face::Regular, size, self.theme.text);
            let lines = self.fonts.wrap(set.face, &said, set.em, area.w);
            let lines = lines.into_iter().map(|line| (line, set));
            let next = next.iter().map(|line| (line.clone(), note));
            (lines.chain(next).collect::<Vec<_>>(), self.unit(line))
        };
        let mut tried = [&*next, &[]]
            .into_iter()
            .flat_map(|next| SAID.map(|size| (next, size)))
            .map(lay);
        let fits = |(lines, line): &(Vec<_>, i32)| lines.len() as i32 * line <= area.h;
        let Some((lines, line)) = tried.clone().find(fits).or_else(|| tried.next()) else {
            return;
        };
        for (text, set) in lines {
            if area.h < line {
                return;
            }
            let at = area.cut_top(line);
            self.text_in(at, Align::Left, &text, set);
        }
    }

    /// The places of the buttons for what comes next, and of that for the menu.
    fn next_row(&self, mut row: Rect) -> (Rect, Rect) {
        let menu = row.cut_right(self.unit(MENU).min(row.w / 5));
        row.cut_right(self.unit(8));
        (row, menu)
    }

    /// The next game, the review and a new game.
    fn next_faces(&self) -> Vec<ButtonFace<'static>> {
        let without_cap = |face| ButtonFace {
            cap: String::new(),
            ..face
        };
        let faces = NEXT.into_iter().filter_map(|it| self.next_face(it));
        faces.map(without_cap).collect()
    }

    /// The name, what became of the player, his captures and his clock, one below the other.
    fn end_card_with_result(&mut self, area: Rect, card: &PlayerCard) {
        self.card(area, self.theme.panel);
        let mut rest = area.inset(self.unit(PAD), self.unit(8));
        let line = rest.cut_top(self.unit(28).min(rest.h));
        self.name_line(line, line.center().y, card, &NAMES);
        let line = rest.cut_top(self.unit(LINE).min(rest.h));
        self.state_line(
            Rect {
                y: line.center().y,
                h: 0,
                ..line
            },
            card,
        );
        if let Some(clock) = &card.clock {
            let plate = rest.cut_bottom(self.unit(CLOCK).min(rest.h));
            self.end_plate(plate, clock);
        }
        let height = self.unit(TRAY);
        if rest.h >= height {
            self.end_captured(rest.band(height), Rect::default(), card);
        }
    }
}
