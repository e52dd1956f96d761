//! The end of a series.

use super::cards::{BUTTONS, ICON, MOVE};
use super::screen::LEAST_CARD;
use super::sizes::{GAP, PAD, STRIP, players_height};
use crate::app::{ExerciseState, Practice};
use crate::rules::Setup;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::Phrase;

impl View<'_> {
    /// The end of a series, or that its first exercise is awaited.
    pub(super) fn series_end(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.message);
        let inner = area.inset(self.unit(PAD), 0);
        let count = practice.standings().len();
        let waiting = self.app.examined_mistakes();
        let said = match (waiting, count) {
            (0, 0) => self.words.nothing_to_ask(practice.refused()),
            (0, _) => self.words.series_end(practice.solved(), count),
            _ => self
                .words
                .counted_phrase(Phrase::LooksForExercises, waiting),
        };
        let set = self.set(Face::Regular, 17, self.theme.message_text);
        let mut inner = inner;
        if let (0, 1.., refused @ 1..) = (waiting, count, practice.refused()) {
            let why = inner.cut_bottom(inner.h * 3 / 5);
            let small = self.set(Face::Regular, 14, self.theme.message_text);
            let said = self.words.counted_phrase(Phrase::NotAsked, refused);
            self.paragraph(why, &said, small);
        }
        if waiting > 0 {
            let strip = inner.cut_bottom(self.unit(STRIP + PAD));
            let part = self.app.examined_part();
            self.progress(
                Rect {
                    h: self.unit(STRIP),
                    ..strip
                },
                part,
            );
        }
        self.paragraph(inner, &said, set);
    }

    /// What was asked in a series that is over, and what comes when.
    pub(super) fn end_cards(&mut self, mut rest: Rect, practice: &Practice) {
        let Some(last) = self
            .app
            .exercises_of_ended(practice)
            .last()
            .map(|(it, _)| it)
        else {
            return;
        };
        let players = self.players_of(&last.game);
        let height = self.unit(players_height(players.len()));
        if !players.is_empty() && rest.h >= height {
            let area = rest.cut_bottom(height);
            rest.cut_bottom(self.unit(GAP));
            self.players_card(area, &last.game, &players);
        }
        if rest.h >= self.unit(LEAST_CARD) {
            self.asked_card(rest, practice);
        }
    }

    /// The board with the last exercise of a series that is over.
    pub(super) fn last_board(&mut self, practice: &Practice) {
        match self.app.exercises_of_ended(practice).last() {
            Some((last, _)) => self.static_board(&Setup::from(&last.position)),
            None => self.idle_board(),
        }
    }

    /// The exercises of a series that is over: the move that is right, how it was solved and when it comes back.
    fn asked_card(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.panel);
        let mut rest = area.inset(self.unit(PAD), self.unit(GAP));
        let rows = (rest.h / self.unit(BUTTONS)).max(0) as usize;
        let asked: Vec<_> = self.app.exercises_of_ended(practice).take(rows).collect();
        for (exercise, state) in asked {
            let mut row = rest.cut_top(self.unit(BUTTONS));
            let y = row.center().y;
            let icon = Point::new(row.cut_left(self.unit(ICON)).x + self.unit(8), y);
            let (icon_kind, ink) = match state {
                _ if state.is_solved() => (Icon::Tick, self.theme.good),
                _ => (Icon::Cross, self.theme.red),
            };
            if state != ExerciseState::Open {
                self.icon(Rect::around(icon, self.unit(13)), icon_kind, ink);
            }
            // What was skipped is not given away.
            let best = exercise
                .right
                .first()
                .filter(|_| state != ExerciseState::Open);
            let (mv, ink) = match best {
                Some(best) => (
                    self.words.first_move(&exercise.position, best),
                    self.theme.bright_text,
                ),
                None => (self.words.error(exercise), self.theme.red),
            };
            let set = self.set(Face::Bold, 14, ink);
            let cell = row.cut_left(self.unit(MOVE));
            self.fitted(Point::new(cell.x, y), &mv, set, cell.w - self.unit(GAP));
            let back = self.app.days_until(exercise);
            let said = match back {
                Some(0) => self.words.text(Phrase::ScoreToday).to_owned(),
                days => self.words.comes_back(days),
            };
            let set = self.set(Face::Regular, 14, self.theme.text);
            self.fitted_in(row, Align::Left, &said, set);
        }
    }
}
