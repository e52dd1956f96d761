//! The card over the board of a paused game.

use crate::app::keys::Context;
use crate::app::{Command, LiveGame, PlayCommand};
use crate::rules::Color;
use crate::view::View;
use crate::view::board::diagram::upper;
use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Names, Phrase};

/// The size of the card in units.
const CARD: Size = Size { w: 400, h: 232 };

/// The space around the card, in units.
const MARGIN: i32 = 16;

/// The height of the button and the space around it, usually and in a low card, in units.
const USUAL: (i32, i32) = (56, 32);
const LOW: (i32, i32) = (48, 12);

/// The heights of the heading and of a line below it, in units.
const HEADING: i32 = 44;
const LINE: i32 = 24;

/// The parts of the height that is left above the heading and between it and the lines.
const ABOVE: f32 = 0.45;
const BETWEEN: f32 = 0.19;

/// The opacity of what dims the board.
const DIMMED: u8 = 184;

impl View<'_> {
    /// Whether the game on the screen is paused.
    pub(super) fn is_paused(&self) -> bool {
        let live = self.app.live_game();
        live.is_some_and(|live| live.game().is_paused())
    }

    /// Covers the board of a paused game, but not an earlier position. Where two players face each other, each has a card.
    pub fn pause_over_board(&mut self, live: &LiveGame) {
        let game = live.game();
        if !game.is_paused() || game.outcome().is_some() || live.is_looking_back() {
            return;
        }
        let board = self.layout.board;
        self.scene.plain(board, self.theme.dimmed.alpha(DIMMED));
        if self.app.across().is_some() {
            // They would stick out above and below the menu.
            if self.is_covered() {
                return;
            }
            let upper = upper(self.is_flipped());
            let mut below = board;
            let above = below.cut_top(board.h / 2);
            for (area, player) in [(above, upper), (below, upper.other())] {
                self.for_player(player, area, |view| view.pause_card(area, game.turn()));
            }
        } else {
            self.pause_card(board, game.turn());
        }
    }

    /// What does not fit is left out: first the line below the heading, then the heading.
    fn pause_card(&mut self, area: Rect, turn: Color) {
        let margin = 2 * self.unit(MARGIN);
        let size = Size {
            w: self.unit(CARD.w).min(area.w - margin),
            h: self.unit(CARD.h).min(area.h - margin),
        };
        let middle = area.center();
        let card = Rect::new(middle.x - size.w / 2, middle.y - size.h / 2, size.w, size.h);
        self.raised_card(card);
        let set = self.set(Face::Regular, 15, self.theme.text);
        let heading = self.unit(HEADING);
        let height = self.unit(LINE);
        let lines = |names: &Names, (button, pad): (i32, i32)| {
            let words = self.words.clocks_stand(turn, names);
            let lines = self.balanced(&words, set, card.w - 2 * pad);
            let text = heading + lines.len() as i32 * height;
            (text + button + 2 * pad <= card.h).then_some(lines)
        };
        let sizes @ [_, low] =
            [USUAL, LOW].map(|(button, pad)| (self.unit(button), self.unit(pad)));
        let names = [self.names().whole(), self.names()];
        let mut all = names
            .iter()
            .flat_map(|names| sizes.map(|size| (size, lines(names, size))));
        let found = all.find_map(|(size, lines)| Some((size, lines?)));
        let ((button, pad), lines) = found.unwrap_or((low, Vec::new()));
        let mut rest = card.inset(pad, 0);
        rest.cut_bottom(pad.min((card.h - button) / 2));
        let button = rest.cut_bottom(button.min(rest.h));
        let pause = Command::Play(PlayCommand::Pause);
        if let Some(face) = face_of(self.words, &[Context::Clocks], &pause) {
            let label = self.words.pause_button(true);
            // Two who sit face to face use their fingers.
            let cap = face.cap.clone();
            let cap = if self.app.across().is_some() {
                String::new()
            } else {
                cap
            };
            self.button(
                button,
                &ButtonFace {
                    label,
                    cap,
                    primary: true,
                    ..face
                },
            );
        }
        let spare = rest.h - heading - lines.len() as i32 * height;
        if spare < 0 {
            return;
        }
        if lines.is_empty() {
            return self.pause_heading(rest.center(), rest.w);
        }
        let part = |part: f32| (spare as f32 * part) as i32;
        rest.cut_top(part(ABOVE));
        let heading = rest.cut_top(heading);
        self.pause_heading(heading.center(), rest.w);
        rest.cut_top(part(BETWEEN));
        for line in &lines {
            let at = rest.cut_top(height).center();
            self.text(at, Align::Center, line, set);
        }
    }

    /// Two bars, and the word.
    fn pause_heading(&mut self, middle: Point, room: i32) {
        let set = self.set(Face::Bold, 44, self.theme.bright_text);
        let (bar, height, gap) = (self.unit(10), self.unit(32), self.unit(22));
        let bars = 3 * bar;
        let words = self.words.text(Phrase::Paused);
        let words = self.cut(words, set, room - bars - gap);
        let width = bars + gap + self.width(&words, set);
        let left = middle.x - width / 2;
        for x in [left, left + 2 * bar] {
            let area = Rect::new(x, middle.y - height / 2, bar, height);
            self.scene
                .rounded(area, self.layout.unit(2), self.theme.bright_text);
        }
        let at = Point::new(left + bars + gap, middle.y);
        self.text(at, Align::Left, &words, set);
    }
}
