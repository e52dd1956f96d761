//! An exercise: the board, and the panel beside it.

use crate::app::keys::Context;
use crate::app::{Attempt, Command, Practice, PracticeCommand, Stage, Standing};
use crate::storage::Solved;
use crate::tree::{Ink, Mark};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Zone};
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::Phrase;

/// The heights of the parts in units.
const HEADER: i32 = 64;
const SERIES: i32 = 64;
const QUESTION: i32 = 104;
const ENDING: i32 = 56;
const NOTE: i32 = 56;
const BUTTONS: i32 = 48;
pub(super) const GAP: i32 = 8;
pub(super) const PAD: i32 = 16;

/// The least height of the card with what was tried, in units, with all other parts, and in any case.
const LEAST: i32 = 104;
const LEAST_CARD: i32 = 48;

/// The size of a pill for an exercise of the series, in units, and the least width.
const PILL: (i32, i32) = (32, 24);
const LEAST_PILL: i32 = 6;

impl View<'_> {
    /// The exercises of a series, or the players to choose from.
    pub(in crate::view) fn practice(&mut self, practice: &Practice) {
        match practice.players() {
            Some(players) => self.practice_players(practice, players),
            None => self.practice_series(practice),
        }
    }

    fn practice_series(&mut self, practice: &Practice) {
        let gap = self.unit(GAP);
        let mut rest = self.layout.panel;
        let buttons = rest.cut_bottom(self.unit(BUTTONS));
        rest.cut_bottom(gap);
        let question = self.unit(QUESTION) + gap;
        let mut spare = rest.h - question - self.unit(LEAST_CARD);
        let mut takes = |height: i32| {
            let height = height + gap;
            let has_room = spare >= height;
            spare -= if has_room { height } else { 0 };
            has_room
        };
        let parts = [HEADER, SERIES, NOTE].map(|height| takes(self.unit(height)));
        if parts[0] {
            let header = rest.cut_top(self.unit(HEADER));
            rest.cut_top(gap);
            self.practice_header(header, practice);
        }
        if parts[1] && practice.standings().len() > 0 {
            let series = rest.cut_top(self.unit(SERIES));
            rest.cut_top(gap);
            self.series_card(series, practice);
        }
        let is_told = self.app.message().is_some() || practice.input().typed().is_some();
        let stage = practice.attempt().map(Attempt::stage);
        let has_note = stage.is_some_and(|stage| !matches!(stage, Stage::Done(_)));
        if parts[2] && has_note || is_told {
            let note = rest.cut_bottom(self.unit(NOTE));
            rest.cut_bottom(gap);
            self.practice_note(note, practice);
        }
        let question = rest.cut_top(self.unit(QUESTION));
        rest.cut_top(gap);
        match practice.attempt() {
            Some(attempt) => {
                self.exercise_card(question, attempt);
                if matches!(attempt.stage(), Stage::Done(_)) {
                    if rest.h >= self.unit(LEAST + ENDING + GAP) {
                        let ending = rest.cut_bottom(self.unit(ENDING));
                        rest.cut_bottom(gap);
                        self.return_card(ending);
                    }
                    self.lines_card(rest, attempt);
                } else {
                    self.tried_card(rest, attempt);
                }
                self.practice_board(practice, attempt);
            }
            None => {
                self.series_end(question, practice);
                self.idle_board();
            }
        }
        self.practice_buttons(buttons, practice);
    }

    /// The board with the error as an arrow, or the solution.
    fn practice_board(&mut self, practice: &Practice, attempt: &Attempt) {
        let last = attempt.last_move();
        let exercise = attempt.exercise();
        self.exercise_board(practice, attempt);
        let error = exercise.error.first().filter(|_| last.is_none());
        if let Some(error) = error.filter(|_| attempt.stage() == Stage::Asking) {
            let (from, to) = exercise.position.path_of(error);
            let ink = Ink::Red;
            self.mark(Mark { from, to, ink });
        }
    }

    fn practice_header(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let leave = face_of(self.words, &[Context::Exercise], &Command::Escape);
        if let Some(face) = leave {
            let width = self.unit(40);
            let place = inner.cut_right(width);
            let place = Rect::around(place.center(), width);
            let ink = self.button_ground(place, &face);
            self.icon(
                Rect::around(place.center(), self.unit(16)),
                Icon::Cross,
                ink,
            );
            self.button_zone(place, &face);
            inner.cut_right(self.unit(GAP));
        }
        let title = self.words.text(Phrase::LearnFromMistakes);
        let set = self.set(Face::Bold, 18, self.theme.bright_text);
        let upper = Point::new(inner.x, inner.y + inner.h * 2 / 5);
        self.fitted(upper, title, set, inner.w);
        if let Some(attempt) = practice.attempt() {
            let game = &attempt.exercise().game;
            let said = format!(
                "{} – {}, {}",
                game.white,
                game.black,
                game.date.replace('.', "-")
            );
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let lower = Point::new(inner.x, inner.y + inner.h * 3 / 4);
            self.fitted(lower, &said, set, inner.w);
        }
    }

    /// Who solves, and how the exercises stand.
    fn series_card(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let standings: Vec<Standing> = practice.standings().collect();
        let count = standings.len() as i32;
        let gap = self.unit(GAP).min(inner.w / (6 * count.max(1)));
        let room = inner.w * 3 / 5;
        let width = (room / count.max(1) - gap)
            .min(self.unit(PILL.0))
            .max(self.unit(LEAST_PILL));
        let shown = (room / (width + gap).max(1)).min(count).max(0) as usize;
        // Of many, those around the one that is posed.
        let first = practice
            .at()
            .saturating_sub(shown / 2)
            .min(standings.len() - shown);
        let mut pills = inner.cut_right(shown as i32 * (width + gap));
        for (number, standing) in standings.iter().enumerate().skip(first).take(shown) {
            pills.cut_left(gap);
            let pill = pills.cut_left(width);
            let pill = pill.inset(0, (pill.h - self.unit(PILL.1)) / 2);
            self.exercise_pill(pill, number, *standing, number == practice.at());
        }
        let name = practice
            .attempt()
            .map(|attempt| attempt.exercise().player.as_str());
        let place = (practice.at() + 1).min(standings.len());
        let said = format!("{}  {place}/{count}", name.unwrap_or_default());
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let at = Point::new(inner.x, inner.center().y);
        self.fitted(at, said.trim_start(), set, inner.w - gap);
    }

    fn exercise_pill(&mut self, area: Rect, number: usize, standing: Standing, is_posed: bool) {
        let (ground, ink) = match standing {
            Standing::Ended(Solved::AtOnce | Solved::WithTries) => {
                (self.theme.good, self.theme.on_mark)
            }
            Standing::Ended(Solved::Shown) => (self.theme.button, self.theme.text),
            Standing::Open if is_posed => (self.theme.bright_text, self.theme.background),
            Standing::Open => (self.theme.button, self.theme.dim_text),
        };
        self.scene.rounded(area, area.h / 2, ground);
        let number = (number + 1).to_string();
        let set = self.set(Face::Bold, 13, ink);
        if self.fonts.width(set.face, &number, set.em) <= area.w {
            self.scene
                .text(self.fonts, area.center(), Align::Center, &number, set);
        }
    }

    /// The notice, the line for a typed move, or what can be done.
    fn practice_note(&mut self, area: Rect, practice: &Practice) {
        if let Some(typed) = practice.input().typed() {
            return self.typed_line(area, typed);
        }
        if let Some(message) = self.app.message() {
            return self.message(area, &message);
        }
        self.card(area, self.theme.panel);
        let inner = area.inset(self.unit(PAD), 0);
        let waiting = self.app.examined_mistakes();
        let said = match practice.attempt().map(Attempt::stage) {
            _ if waiting > 0 => self
                .words
                .practice_count(Phrase::LooksForExercises, waiting),
            Some(Stage::Asking) => self.words.text(Phrase::AnyGoodMove).to_owned(),
            _ => return,
        };
        let set = self.set(Face::Regular, 14, self.theme.text);
        self.paragraph(inner, &said, set);
    }

    /// The end of a series, or that its first exercise is awaited.
    fn series_end(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.message);
        let inner = area.inset(self.unit(PAD), 0);
        let count = practice.standings().len();
        let waiting = self.app.examined_mistakes();
        let said = match (waiting, count) {
            (0, 0) => self.words.no_exercises(),
            (0, _) => self.words.series_end(practice.solved(), count),
            _ => self
                .words
                .practice_count(Phrase::LooksForExercises, waiting),
        };
        let set = self.set(Face::Regular, 17, self.theme.message_text);
        self.paragraph(inner, &said, set);
    }

    fn practice_buttons(&mut self, row: Rect, practice: &Practice) {
        let stage = practice.attempt().map(Attempt::stage);
        let (context, commands): (Context, &[Command]) = match stage {
            Some(Stage::Done(_)) => (
                Context::ExerciseEnded,
                &[
                    Command::Practice(PracticeCommand::Next),
                    Command::Practice(PracticeCommand::Again),
                    Command::Practice(PracticeCommand::Drop),
                ],
            ),
            Some(_) => (
                Context::Exercise,
                &[
                    Command::Practice(PracticeCommand::Hint),
                    Command::Practice(PracticeCommand::Solution),
                    Command::Practice(PracticeCommand::Skip),
                ],
            ),
            None => (Context::ExerciseEnded, &[Command::Escape]),
        };
        let faces = commands.iter().enumerate().filter_map(|(number, command)| {
            let face = face_of(self.words, &[context], command)?;
            let primary =
                number == 0 && !matches!(stage, Some(Stage::Asking | Stage::Wrong { .. }));
            Some(ButtonFace { primary, ..face })
        });
        let faces: Vec<ButtonFace> = faces.collect();
        self.button_row(row, &faces);
    }

    /// A text in as many lines as fit, in the middle of its height.
    pub(super) fn paragraph(&mut self, area: Rect, text: &str, set: crate::view::Type) {
        let step = set.em * 4 / 3;
        let most = (area.h / step.max(1)).max(1) as usize;
        let mut lines = self.wrapped(text, set, area.w);
        if lines.len() > most {
            let rest = lines.split_off(most - 1).join(" ");
            lines.push(self.fonts.fit(set.face, &rest, set.em, area.w));
        }
        let mut y = area.center().y - step * (lines.len() as i32 - 1) / 2;
        for line in lines {
            let at = Point::new(area.x, y);
            self.scene.text(self.fonts, at, Align::Left, &line, set);
            y += step;
        }
    }

    /// What a click in an area does.
    pub(super) fn practice_zone(&mut self, area: Rect, command: PracticeCommand) {
        self.scene.add_zone(area, Zone::Do(command.into()));
    }
}
