//! The cards beside an exercise.

use super::sizes::{GAP, HEADING, PAD};
use crate::app::keys::Context;
use crate::app::{Attempt, PracticeCommand, Stage, Tried};
use crate::storage::{SavedLine, Solved};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::face_of;
use crate::words::Phrase;

/// The heights of a row, of a line with its name, usual and least, and of buttons in a card, in units.
const ROW: i32 = 48;
const LEAST_ROW: i32 = 32;
const LINE: i32 = 50;
const LEAST_LINE: i32 = 42;
pub(super) const BUTTONS: i32 = 40;

/// So many of the last tries have the room of the heading where it is low.
const LAST_TRIES: usize = 3;

/// The width of the moves that were tried, with the room of their icons, and of a value, in units.
pub(super) const ICON: i32 = 28;
pub(super) const MOVE: i32 = 80;
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
        let exercise = attempt.exercise();
        let solution = attempt.solution();
        let line = solution.and_then(|mv| exercise.right_line(mv));
        let (face, upper, middle, lower, ink) = match (attempt.stage(), line) {
            (Stage::Done(solved), Some(line)) => {
                let upper = match solved {
                    Solved::Shown => words.text(Phrase::SolutionShown).to_owned(),
                    Solved::AtOnce | Solved::WithTries => {
                        words.asked_of(Phrase::RightMove, attempt)
                    }
                };
                let mv = words.first_move(&exercise.position, line);
                let other = exercise.right.iter().find(|it| it.first() != solution);
                let worth = |other| words.worth(&exercise.position, line, other);
                let small = self.set(Face::Regular, 14, self.theme.message_text);
                let fits = |text: &String| self.width(text, small) <= inner.w;
                let worth = Some(worth(other)).filter(fits).unwrap_or(worth(None));
                (Face::Bold, upper, mv, worth, self.theme.good)
            }
            (
                Stage::Wrong {
                    mv,
                    reply: Some(reply),
                    ..
                },
                _,
            ) => {
                let upper = words.text(Phrase::NotGoodEnough).to_owned();
                let (mv, said) = words.refuted(&exercise.position, mv, reply);
                (Face::Bold, upper, mv, said, self.theme.red)
            }
            (Stage::Good { mv, .. }, _) => (
                Face::Regular,
                words.text(Phrase::GoodToo).to_owned(),
                words.move_from(&exercise.position, mv),
                String::new(),
                self.theme.message_text,
            ),
            _ => (
                Face::Regular,
                words.asked_of(Phrase::FindBetter, attempt),
                words.error(exercise),
                words.cost(attempt),
                self.theme.red,
            ),
        };
        let large = self.set(face, 17, self.theme.message_text);
        let bold = self.set(Face::Bold, 20, ink);
        let small = self.set(Face::Regular, 14, self.theme.message_text);
        let texts = [(upper, large), (middle, bold), (lower, small)];
        for (row, (text, set)) in inner.rows(3, 0).zip(texts) {
            // Two lines have room a little above and below the row.
            self.readable(row.inset(0, -self.unit(GAP / 2)), &text, set);
        }
    }

    /// What was tried so far.
    pub(super) fn tried_card(&mut self, area: Rect, attempt: &Attempt) {
        // Without room for a row an empty strip would say nothing.
        if area.h < self.unit(LEAST_ROW) {
            return;
        }
        let count = attempt.tried().len();
        let least = ROW.max(LEAST_ROW * count.min(LAST_TRIES) as i32);
        let is_low = area.h < self.unit(HEADING + GAP + least);
        let mut rest = if is_low && count > 0 {
            // The last tries say more than the heading.
            self.card(area, self.theme.panel);
            area.inset(self.unit(PAD), 0)
        } else {
            let tries = self.words.tries(attempt);
            self.headed_card(area, Phrase::TriedSoFar, &tries)
        };
        if self.has_room_to_ask() {
            self.what_to_do(&mut rest);
        }
        let rows = (rest.h / self.unit(LEAST_ROW)).max(0) as usize;
        let shown = count.min(rows);
        let height = self.unit(ROW).min(rest.h / shown.max(1) as i32);
        let tries = attempt.tried().iter().skip(count - shown);
        for (number, tried) in tries.enumerate() {
            let mut row = rest.cut_top(height);
            if number > 0 {
                let line = Rect::new(row.x, row.y, row.w, self.unit(1));
                self.scene.plain(line, self.theme.row_line());
            }
            let y = row.center().y;
            let icon = row.cut_left(self.unit(ICON));
            let icon = Point::new(icon.x + self.unit(8), y);
            match tried {
                Tried::Move(..) => {
                    let area = Rect::around(icon, self.unit(12));
                    self.icon(area, Icon::Cross, self.theme.red);
                }
                Tried::Good(_) => {
                    let area = Rect::around(icon, self.unit(14));
                    self.icon(area, Icon::Tick, self.theme.good);
                }
                Tried::Piece(_) | Tried::Target(_) => {
                    let side = self.unit(8);
                    let area = Rect::around(icon, side);
                    self.scene.rounded(area, side / 2, self.theme.message_text);
                }
            }
            let (mv, said) = self.words.tried(&attempt.exercise().position, tried);
            let set = self.set(Face::Bold, 14, self.theme.bright_text);
            let cell = row.cut_left(self.unit(MOVE));
            self.fitted(Point::new(cell.x, y), &mv, set, cell.w - self.unit(GAP));
            if let Tried::Move(_, Some(refutation)) = tried {
                let percent = self.words.percent(refutation.percent);
                let set = self.set(Face::Bold, 14, self.theme.red);
                let at = Point::new(row.right(), y);
                let taken = self.text(at, Align::Right, &percent, set);
                row.cut_right(taken + self.unit(GAP));
            }
            let set = self.set(Face::Regular, 14, self.theme.text);
            self.readable(row, &said, set);
        }
    }

    /// What can be done, at the bottom of an area, where it stays whatever was tried.
    fn what_to_do(&mut self, rest: &mut Rect) {
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let said = self.words.text(Phrase::AnyGoodMove);
        let lines = self.wrapped(said, set, rest.w).len() as i32;
        rest.cut_bottom(self.unit(GAP));
        let foot = rest.cut_bottom(lines * set.em * 4 / 3);
        self.paragraph(foot, said, set);
        rest.cut_bottom(self.unit(GAP));
    }

    /// How it goes on: with the right moves, and in the game. A click on a move shows it. A text stands beside the heading.
    pub(super) fn lines_card(&mut self, area: Rect, attempt: &Attempt, beside: &str) {
        let mut rest = self.headed_card(area, Phrase::HowItGoesOn, beside);
        let count = attempt.lines().count().max(1);
        let last = count - 1;
        let share = rest.h / count as i32;
        let height = share.clamp(self.unit(LEAST_LINE), self.unit(LINE));
        let spare = (share - height).clamp(0, self.unit(2 * GAP));
        for (number, line) in attempt.lines().enumerate() {
            let (name, ink) = match number {
                _ if number == last => (Phrase::AfterMovePlayed, self.theme.red),
                0 => (Phrase::BestLine, self.theme.bright_text),
                _ => (Phrase::AlsoGood, self.theme.bright_text),
            };
            if rest.h < height {
                return;
            }
            let mut row = rest.cut_top(height + spare);
            if number > 0 {
                let rule = Rect::new(row.x, row.y, row.w, self.unit(1));
                self.scene.plain(rule, self.theme.row_line());
            }
            row = row.inset(0, spare / 2);
            let value = row.cut_left(self.unit(VALUE));
            let upper = row.y + row.h / 4;
            let set = self.set(Face::Bold, 14, ink);
            let percent = self.words.chances_in(&attempt.exercise().position, line);
            let at = Point::new(value.x, upper);
            self.text(at, Align::Left, &percent, set);
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let name = self.words.text(name);
            self.fitted(Point::new(row.x, upper), name, set, row.w);
            let half = row.h / 2;
            let moves = row.cut_bottom(half);
            self.line_moves(moves, attempt, number, line);
        }
    }

    /// The moves of a line, as many as fit.
    fn line_moves(&mut self, mut area: Rect, attempt: &Attempt, number: usize, line: &SavedLine) {
        let shown = Some(attempt.shown()).filter(|(line, _)| *line == number);
        let moves = self.words.moves_of(&attempt.exercise().position, line);
        let space = self.unit(6);
        for (index, (counted, san)) in moves.iter().enumerate() {
            let is_shown = shown.is_some_and(|(_, moves)| moves == index + 1);
            let face = if index == 0 || is_shown {
                Face::Bold
            } else {
                Face::Regular
            };
            let ink = if is_shown {
                self.theme.on_shown
            } else {
                self.theme.text
            };
            let numeral_ink = if is_shown { ink } else { self.theme.dim_text };
            let numeral = self.set(Face::Regular, 14, numeral_ink);
            let set = self.set(face, 14, ink);
            let width = self.width(counted, numeral) + self.width(san, set);
            if width > area.w {
                return;
            }
            let cell = area.cut_left(width);
            let (x, y) = (cell.x, cell.center().y);
            let ground = cell.inset(-space / 2, (cell.h - self.unit(22)) / 2);
            if is_shown {
                self.scene.rounded(ground, self.unit(6), self.theme.shown);
            }
            let after = x + self.text(Point::new(x, y), Align::Left, counted, numeral);
            self.text(Point::new(after, y), Align::Left, san, set);
            let show = PracticeCommand::ShowLine {
                line: number,
                moves: index + 1,
            };
            self.scene
                .add_zone(cell.inset(-space / 2, 0), Zone::Do(show.into()));
            area.cut_left(space);
        }
    }

    /// When the exercise comes back, and with buttons what else can be done with it.
    pub(super) fn return_card(&mut self, area: Rect, has_buttons: bool) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), self.unit(GAP));
        if has_buttons {
            inner.cut_bottom(self.unit(4));
            let buttons = inner.cut_bottom(self.unit(BUTTONS));
            let commands = [PracticeCommand::Keep, PracticeCommand::Drop];
            let contexts = [Context::ExerciseEnded];
            let faces = commands.map(|command| face_of(self.words, &contexts, &command.into()));
            let faces: Vec<_> = faces.into_iter().flatten().collect();
            self.button_row(buttons, &faces);
        }
        let said = self.words.comes_back(self.app.comes_back_in());
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let dim = self.set(Face::Regular, 14, self.theme.dim_text);
        let other = self.app.other_returns();
        let other = other.map(|(later, soon)| self.words.other_returns(later, soon));
        let texts: Vec<_> = [(said, set)]
            .into_iter()
            .chain(other.map(|other| (other, dim)))
            .collect();
        for (row, (text, set)) in inner.rows(texts.len() as i32, 0).zip(texts) {
            self.fitted_in(row, Align::Left, &text, set);
        }
    }

    /// A card with a heading, and a text at its right. Returns what is below it.
    pub(super) fn headed_card(&mut self, area: Rect, heading: Phrase, right: &str) -> Rect {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let mut head = inner.cut_top(self.unit(HEADING));
        let y = head.center().y;
        let small = self.set(Face::Regular, 13, self.theme.dim_text);
        if self.width(right, small) <= head.w / 2 {
            let at = Point::new(head.right(), y);
            let taken = self.text(at, Align::Right, right, small);
            head.cut_right(taken + self.unit(GAP));
        }
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let text = self.words.text(heading);
        self.fitted(Point::new(head.x, y), text, set, head.w);
        let line = Rect::new(area.x, inner.y, area.w, self.unit(1));
        self.scene.plain(line, self.theme.border);
        inner.cut_top(self.unit(GAP));
        inner
    }
}
