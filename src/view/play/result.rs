//! The result card, over the lower part of the move list.

use crate::app::keys::Context;
use crate::app::{Command, LiveGame, MatchScore, StartCommand};
use crate::rules::Outcome;
use crate::view::View;
use crate::view::play::panel::face_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::THEME;
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;
use crate::words::{self, player, points, result, summary};

/// Heights of the card's parts in units, and of the space below it.
struct Measures {
    words: i32,
    buttons: i32,
    score: i32,
    below: i32,
}

const USUAL: Measures = Measures {
    words: 110,
    buttons: 96,
    score: 56,
    below: 14,
};

/// For small panels.
const COMPACT: Measures = Measures {
    words: 65,
    buttons: 44,
    score: 44,
    below: 6,
};

impl Measures {
    fn height(&self) -> i32 {
        self.words + self.buttons + self.score
    }
}

/// The height of the move list with its heading and one row, and with two.
const ONE_ROW: i32 = 76;
const TWO_ROWS: i32 = 106;

impl View<'_> {
    /// Whether the card leaves some of the move list visible.
    pub(in crate::view) fn leaves_list(&self, list: Rect) -> bool {
        list.h >= self.unit(COMPACT.height() + COMPACT.below + ONE_ROW)
    }

    /// The area of the card, in the lower part of the move list.
    pub(in crate::view) fn result_area(&self, list: Rect) -> Rect {
        let usual = USUAL.height() + USUAL.below + TWO_ROWS;
        let measures = match list.h >= self.unit(usual) {
            true => USUAL,
            false => COMPACT,
        };
        let height = self.unit(measures.height()).min(list.h);
        let mut area = list;
        area.cut_bottom(self.unit(measures.below).min(list.h - height));
        area.cut_bottom(height)
    }

    pub(in crate::view) fn result(&mut self, mut area: Rect, live: &LiveGame, outcome: Outcome) {
        self.raised_card(area);
        let compact = area.h < self.unit(USUAL.height());
        let (measures, size) = match compact {
            true => (COMPACT, 26),
            false => (USUAL, 34),
        };
        let head = area.cut_top(self.unit(measures.words));
        self.result_words(head, live, outcome, size);
        area = area.inset(self.unit(18), 0);
        self.result_buttons(area.cut_top(self.unit(measures.buttons)), compact);
        if let Some(score) = self.app.match_score() {
            let all_games = self.app.head_to_head();
            let strip = match all_games {
                Some(_) => area.cut_top(area.h * 5 / 9),
                None => area,
            };
            self.match_score(strip, &score);
            if let Some((names, score)) = all_games {
                self.all_games(area, &words::all_games(names, *score));
            }
        }
    }

    /// The results of the two players against each other in all saved games.
    fn all_games(&mut self, area: Rect, words: &str) {
        let set = self.set(Face::Regular, 13, THEME.faint_text);
        let words = self.fonts.fit(set.face, words, set.em, area.w);
        let at = Point::new(area.center().x, area.y + self.unit(8));
        self.scene.text(self.fonts, at, Align::Center, &words, set);
    }

    fn result_words(&mut self, head: Rect, live: &LiveGame, outcome: Outcome, size: i32) {
        let center = head.center().x;
        let set = self.set(Face::Bold, size, THEME.text);
        let at = Point::new(center, head.y + head.h * 42 / 110);
        self.scene
            .text(self.fonts, at, Align::Center, &result(outcome), set);
        let set = self.set(Face::Regular, 15, THEME.dim_text);
        let at = Point::new(center, head.y + head.h * 82 / 110);
        let moves = live.game().record().plies().len().div_ceil(2);
        let line = summary(outcome, moves);
        let line = self.fonts.fit(set.face, &line, set.em, head.w);
        self.scene.text(self.fonts, at, Align::Center, &line, set);
    }

    /// `Anderssen 1½ – ½ Kieseritzky`, with names shortened to fit.
    fn match_score(&mut self, area: Rect, score: &MatchScore) {
        let set = self.set(Face::Regular, 13, THEME.dim_text);
        let [one, other] = score.halves.map(points);
        let points = format!(" {one} – {other} ");
        let room = (area.w - self.fonts.width(set.face, &points, set.em)) / 2;
        let [one, other] = [0, 1].map(|number| {
            let name = player(score.colors[number], score.names[number].as_deref());
            self.fonts.fit(set.face, name, set.em, room)
        });
        let line = format!("{one}{points}{other}");
        self.scene
            .text(self.fonts, area.center(), Align::Center, &line, set);
    }

    /// The rematch button above the others; all in one row if compact.
    fn result_buttons(&mut self, mut area: Rect, compact: bool) {
        let commands = [
            Command::Start(StartCommand::Rematch),
            Command::Start(StartCommand::NewGame),
            Command::Start(StartCommand::LoadLast),
        ];
        let faces = commands.iter().filter_map(|command| {
            let face = face_of(&[Context::Ended], command)?;
            let primary = *command == Command::Start(StartCommand::Rematch);
            Some(ButtonFace { primary, ..face })
        });
        let faces: Vec<ButtonFace> = faces.collect();
        if compact {
            return self.button_row(area, &faces);
        }
        let (height, gap) = (self.unit(44), self.unit(8));
        let first = area.cut_top(height);
        area.cut_top(gap);
        let others = area.cut_top(height).columns(2, gap);
        for (face, cell) in faces.iter().zip([first].into_iter().chain(others)) {
            self.button(cell, face);
        }
    }
}
