//! What stands above an exercise: the game that it comes from, and the series.

use super::sizes::{BUTTONS, GAP, PAD};
use crate::app::keys::Context;
use crate::app::{Command, ExerciseState, Hint, Practice, PracticeCommand};
use crate::storage::library::Date;
use crate::storage::{Solved, SourceGame};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Phrase, isolated};

/// The header has the key that closes, if it is so wide, in units; else a cross.
const WIDE_HEADER: i32 = 360;

/// The width of the button for the other player, in units.
const OTHER: i32 = 120;

/// The size of a pill for an exercise of the series, in units, and the least width.
const PILL: (i32, i32) = (32, 24);
const LEAST_PILL: i32 = 6;

impl View<'_> {
    pub(super) fn practice_header(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let taken = self.practice_exit(inner);
        inner.cut_right(taken + self.unit(GAP));
        let title = self.words.text(Phrase::LearnFromMistakes);
        let set = self.set(Face::Bold, 18, self.theme.bright_text);
        let upper = Point::new(inner.x, inner.y + inner.h * 2 / 5);
        self.fitted(upper, title, set, inner.w);
        let posed = practice.attempt().map(|attempt| &attempt.exercise().game);
        let ended = self.app.exercises_of_ended(practice).last();
        let ended = ended.map(|(last, _)| &last.game);
        if let Some(game) = posed.or(self.app.examined_game()).or(ended) {
            let said = self.source_of_exercise(game);
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let lower = Point::new(inner.x, inner.y + inner.h * 3 / 4);
            self.fitted(lower, &said, set, inner.w);
        }
    }

    /// The players of the game that an exercise comes from, and when they played.
    pub(super) fn source_of_exercise(&self, game: &SourceGame) -> String {
        let players = format!("{} – {}", isolated(&game.white), isolated(&game.black));
        let date = self.words.date(Date::read(&game.date, ""));
        if date.is_empty() {
            return players;
        }
        format!("{players}, {date}")
    }

    /// What leaves the exercises, at the right of the header. Returns its width.
    fn practice_exit(&mut self, header: Rect) -> i32 {
        if header.w >= self.unit(WIDE_HEADER) {
            let small = self.set(Face::Regular, 13, self.theme.dim_text);
            let right = Point::new(header.right(), header.center().y);
            return self.hints(right, &[Hint::CloseReview], small);
        }
        let width = self.unit(BUTTONS - GAP);
        let place = Point::new(header.right() - width / 2, header.center().y);
        let place = Rect::around(place, width);
        self.plain_icon_button(place, Icon::Cross, 16, Command::Escape, false);
        width
    }

    /// Who solves, how the exercises stand, and what leads to those of the other player.
    pub(super) fn series_card(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        if let Some((other, left)) = self.app.other_player() {
            let width = self.unit(OTHER).min(inner.w / 3);
            let button = inner.cut_right(width);
            let button = button.inset(0, (button.h - self.unit(BUTTONS - GAP)) / 2);
            inner.cut_right(self.unit(GAP));
            let command = PracticeCommand::OtherPlayer.into();
            if let Some(face) = face_of(self.words, &[Context::Exercise], &command) {
                let label = format!("{}  {left}", isolated(&other));
                let label = label.as_str();
                self.button(button, &ButtonFace { label, ..face });
            }
        }
        let series = self.app.series_of_asked(practice);
        let count = series.len() as i32;
        let at = series.iter().position(|(place, _)| *place == practice.at());
        let gap = self.unit(GAP).min(inner.w / (6 * count.max(1)));
        let room = inner.w * 3 / 5;
        let width = (room / count.max(1) - gap)
            .min(self.unit(PILL.0))
            .max(self.unit(LEAST_PILL));
        let shown = (room / (width + gap).max(1)).min(count).max(0) as usize;
        // Of many, those around the one that is posed.
        let first = at.unwrap_or(series.len()).saturating_sub(shown / 2);
        let first = first.min(series.len() - shown);
        let mut pills = inner.cut_right(shown as i32 * (width + gap));
        let rows = series.iter().enumerate().skip(first).take(shown);
        for (number, (place, standing)) in rows {
            pills.cut_left(gap);
            let pill = pills.cut_left(width);
            let pill = pill.inset(0, (pill.h - self.unit(PILL.1)) / 2);
            self.exercise_pill(pill, number, *standing, *place == practice.at());
        }
        let posed = practice.attempt();
        let posed = posed.map(|attempt| attempt.exercise().player.clone());
        let name = posed.or_else(|| match &self.app.solved_by(practice)[..] {
            [(only, ..)] => Some(only.clone()),
            _ => None,
        });
        let place = at.map_or(series.len(), |at| at + 1);
        let grows = self.app.examined_mistakes() > 0;
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let room = inner.w - gap;
        let place_of = |grows| self.words.place_of(place, series.len(), grows);
        let name = isolated(name.as_deref().unwrap_or_default()).to_string();
        let says = |grows| {
            format!("{name}  {}", place_of(grows))
                .trim_start()
                .to_owned()
        };
        // That more are looked for is said below, too, and who solves in the question.
        let shorter = practice.attempt().map(|_| place_of(false));
        let mut said = [grows, false].map(says).into_iter();
        let last = shorter.unwrap_or_else(|| says(false));
        let said = said.find(|it| self.width(it, set) <= room).unwrap_or(last);
        let at = Point::new(inner.x, inner.center().y);
        self.fitted(at, &said, set, room);
    }

    fn exercise_pill(
        &mut self,
        area: Rect,
        number: usize,
        standing: ExerciseState,
        is_posed: bool,
    ) {
        let (ground, ink) = match standing {
            ExerciseState::Ended(Solved::AtOnce | Solved::WithTries, _) => {
                (self.theme.good, self.theme.on_mark)
            }
            ExerciseState::Ended(Solved::Shown, _) => (self.theme.red, self.theme.on_mark),
            ExerciseState::Open if is_posed => (self.theme.shown, self.theme.on_shown),
            ExerciseState::Open => (self.theme.button, self.theme.dim_text),
        };
        self.scene.rounded(area, area.h / 2, ground);
        let result = match standing {
            ExerciseState::Ended(Solved::Shown, _) => Some((Icon::Cross, 12)),
            ExerciseState::Ended(..) => Some((Icon::Tick, 14)),
            ExerciseState::Open => None,
        };
        if let Some((icon, side)) = result.filter(|_| area.w >= self.unit(PILL.1)) {
            return self.icon(Rect::around(area.center(), self.unit(side)), icon, ink);
        }
        let number = (number + 1).to_string();
        let set = self.set(Face::Bold, 13, ink);
        if self.width(&number, set) <= area.w {
            self.text(area.center(), Align::Center, &number, set);
        }
    }
}
