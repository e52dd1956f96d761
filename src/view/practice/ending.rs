//! The end of a series.

use super::cards::{BUTTONS, ICON, MOVE};
use super::screen::{LEAST_CARD, QUESTION};
use super::sizes::{GAP, PAD, STRIP, players_height};
use crate::app::{ExerciseState, Practice};
use crate::rules::Setup;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The height of the reason why mistakes were not asked, in units.
const WHY: i32 = 56;

impl View<'_> {
    /// The height of the end of a series, or of what is said while its first exercise is awaited.
    pub(super) fn end_height(&self, practice: &Practice) -> i32 {
        let rows = self.app.solved_by(practice).len() as i32;
        let why = if practice.refused() > 0 { WHY } else { 0 };
        match rows {
            0 => self.unit(QUESTION),
            _ => self.unit(BUTTONS * rows + 2 * GAP + why),
        }
    }

    /// The end of a series, or that its first exercise is awaited.
    pub(super) fn series_end(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.message);
        let inner = area.inset(self.unit(PAD), 0);
        if practice.is_over() && practice.standings().len() > 0 {
            return self.solved_rows(inner.inset(0, self.unit(GAP)), practice);
        }
        let waiting = self.app.examined_mistakes();
        let said = match waiting {
            0 => self.words.nothing_to_ask(practice.refused()),
            _ => self
                .words
                .counted_phrase(Phrase::LooksForExercises, waiting),
        };
        let set = self.set(Face::Regular, 17, self.theme.message_text);
        let mut inner = inner;
        if waiting > 0 {
            let strip = inner.cut_bottom(self.unit(STRIP + PAD));
            let part = self.app.examined_part();
            let h = self.unit(STRIP);
            self.progress(Rect { h, ..strip }, part);
        }
        self.paragraph(inner, &said, set);
    }

    /// How many exercises each player has solved, and why mistakes were not asked.
    fn solved_rows(&mut self, mut area: Rect, practice: &Practice) {
        for (name, solved, count) in self.app.solved_by(practice) {
            let mut row = area.cut_top(self.unit(BUTTONS));
            let set = self.set(Face::Regular, 17, self.theme.message_text);
            let said = self.words.series_end(solved, count);
            let at = Point::new(row.right(), row.center().y);
            let taken = self.text(at, Align::Right, &said, set);
            row.cut_right(taken + self.unit(GAP));
            let set = self.set(Face::Bold, 17, self.theme.message_text);
            self.fitted_in(row, Align::Left, &name, set);
        }
        let refused = practice.refused();
        if refused > 0 {
            let small = self.set(Face::Regular, 14, self.theme.message_text);
            let said = self.words.counted_phrase(Phrase::NotAsked, refused);
            self.paragraph(area, &said, small);
        }
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
        let asked = self.unit(BUTTONS + 3 * GAP);
        if !players.is_empty() && rest.h >= height + asked {
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
                let disc = Rect::around(icon, self.unit(20));
                self.scene.rounded(disc, disc.w / 2, ink);
                let ink = self.theme.on_mark;
                self.icon(Rect::around(icon, self.unit(12)), icon_kind, ink);
            }
            // What was skipped is not given away.
            let (mv, ink) = match state {
                ExerciseState::Ended(_, Some(mv)) => (
                    self.words.move_from(&exercise.position, mv),
                    self.theme.bright_text,
                ),
                _ => (self.words.error(exercise), self.theme.red),
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
