//! The cards beside an exercise.

use super::screen::{GAP, PAD};
use crate::app::{Attempt, Stage};
use crate::storage::{SavedLine, Solved};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The heights of a heading, of a row, and of a line with its name, in units.
const HEADING: i32 = 40;
const ROW: i32 = 40;
const LINE: i32 = 50;

/// The width of the moves that were tried, and of a value, in units.
const MOVE: i32 = 92;
const VALUE: i32 = 56;

impl View<'_> {
    /// What is asked, or what the answer is worth.
    pub(super) fn exercise_card(&mut self, area: Rect, attempt: &Attempt) {
        self.card(area, self.theme.message);
        let mut inner = area.inset(self.unit(PAD), self.unit(GAP));
        let side = self.unit(20);
        let disc = inner.cut_left(side);
        inner.cut_left(self.unit(PAD));
        let turn = attempt.exercise().position.turn();
        let first = inner.y + inner.h / 6;
        self.color_disc(Rect::around(Point::new(disc.center().x, first), side), turn);
        let words = self.words;
        let solution = attempt.solution();
        let line = solution.and_then(|mv| attempt.exercise().right_line(mv));
        let (upper, middle, lower, ink) = match (attempt.stage(), line) {
            (Stage::Done(solved), Some(line)) => {
                let upper = match solved {
                    Solved::Shown => words.text(Phrase::SolutionShown).to_owned(),
                    Solved::AtOnce | Solved::WithTries => {
                        words.asked_of(Phrase::RightMove, attempt)
                    }
                };
                let mv = words.first_move(&attempt.exercise().position, line);
                (upper, mv, words.worth(line), self.theme.good)
            }
            _ => (
                words.asked_of(Phrase::FindBetter, attempt),
                words.error(attempt),
                words.cost(attempt),
                self.theme.red,
            ),
        };
        let large = self.set(Face::Regular, 17, self.theme.message_text);
        let bold = self.set(Face::Bold, 20, ink);
        let small = self.set(Face::Regular, 14, self.theme.message_text);
        let texts = [(upper, large), (middle, bold), (lower, small)];
        for (row, (text, set)) in inner.rows(3, 0).zip(texts) {
            self.fitted(Point::new(row.x, row.center().y), &text, set, row.w);
        }
    }

    /// What was tried so far.
    pub(super) fn tried_card(&mut self, area: Rect, attempt: &Attempt) {
        let mut rest = self.headed_card(area, Phrase::TriedSoFar);
        let rows = (rest.h / self.unit(ROW)).max(0) as usize;
        let first = attempt.tried().len().saturating_sub(rows);
        for tried in &attempt.tried()[first..] {
            let mut row = rest.cut_top(self.unit(ROW));
            let (mv, said) = self.words.tried(&attempt.exercise().position, tried);
            let y = row.center().y;
            if !mv.is_empty() {
                let set = self.set(Face::Bold, 14, self.theme.red);
                let cell = row.cut_left(self.unit(MOVE));
                self.fitted(Point::new(cell.x, y), &mv, set, cell.w - self.unit(GAP));
            }
            let set = self.set(Face::Regular, 14, self.theme.text);
            self.fitted(Point::new(row.x, y), &said, set, row.w);
        }
    }

    /// How it goes on: with the right moves, and in the game.
    pub(super) fn lines_card(&mut self, area: Rect, attempt: &Attempt) {
        let mut rest = self.headed_card(area, Phrase::HowItGoesOn);
        let exercise = attempt.exercise();
        let right = exercise.right.iter().enumerate().map(|(number, line)| {
            let name = if number == 0 {
                Phrase::BestLine
            } else {
                Phrase::AlsoGood
            };
            (line, name, self.theme.bright_text)
        });
        let played = (&exercise.error, Phrase::InTheGame, self.theme.red);
        let lines: Vec<(&SavedLine, Phrase, Rgba)> = right.chain([played]).collect();
        for (line, name, ink) in lines {
            if rest.h < self.unit(LINE) {
                return;
            }
            let mut row = rest.cut_top(self.unit(LINE));
            let value = row.cut_left(self.unit(VALUE));
            let upper = row.y + row.h / 4;
            let set = self.set(Face::Bold, 14, ink);
            let percent = self.words.percent(line.percent);
            self.scene.text(
                self.fonts,
                Point::new(value.x, upper),
                Align::Left,
                &percent,
                set,
            );
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let name = self.words.text(name);
            self.fitted(Point::new(row.x, upper), name, set, row.w);
            let set = self.set(Face::Regular, 14, self.theme.text);
            let moves = self.words.moves_of(&exercise.position, line);
            let moves = self.fonts.fit(set.face, &moves, set.em, row.w);
            let lower = Point::new(row.x, row.y + row.h * 3 / 4);
            self.scene.text(self.fonts, lower, Align::Left, &moves, set);
        }
    }

    /// When the exercise comes back.
    pub(super) fn return_card(&mut self, area: Rect) {
        self.card(area, self.theme.panel);
        let inner = area.inset(self.unit(PAD), 0);
        let days = self.app.comes_back_in().unwrap_or_default();
        let set = self.set(Face::Regular, 15, self.theme.text);
        let said = self.words.comes_back(days);
        self.fitted(Point::new(inner.x, inner.center().y), &said, set, inner.w);
    }

    /// A card with a heading. Returns what is below it.
    fn headed_card(&mut self, area: Rect, heading: Phrase) -> Rect {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let head = inner.cut_top(self.unit(HEADING));
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let text = self.words.text(heading);
        self.fitted(Point::new(head.x, head.center().y), text, set, head.w);
        let line = Rect::new(area.x, head.bottom(), area.w, self.unit(1));
        self.scene.plain(line, self.theme.border);
        inner.cut_top(self.unit(GAP));
        inner
    }
}
