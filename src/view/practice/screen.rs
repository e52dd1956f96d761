//! An exercise: the board, and the panel beside it.

use super::sizes::{GAP, PAD, players_height};
use crate::analysis::{BadMove, Judgement};
use crate::app::keys::Context;
use crate::app::{Attempt, Command, ExerciseState, Hint, Practice, PracticeCommand, Stage, Tried};
use crate::rules::{Setup, Square};
use crate::storage::Solved;
use crate::storage::library::Date;
use crate::tree::{Ink, Mark};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Zone};
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Phrase, isolated};

/// The heights of the parts in units.
const HEADER: i32 = 64;
const SERIES: i32 = 64;
const QUESTION: i32 = 104;
const TRIED: i32 = 200;
const ENDING: (i32, i32) = (56, 120);
const NOTE: i32 = 56;
const BUTTONS: i32 = 48;

/// The height of the strip that shows how much was examined, in units.
const STRIP: i32 = 6;

/// The least heights of the card with what was tried, and of that with the lines, in units.
const LEAST_CARD: i32 = 48;
const LEAST_LINES: i32 = 148;

/// The least height of the panel, in units, with which the card below the lines has its buttons.
const LEAST_FOR_CARDS: i32 = 560;

/// The header has the key that closes, if it is so wide, in units; else a cross.
const WIDE_HEADER: i32 = 360;

/// The width of the button for the other player, in units.
const OTHER: i32 = 120;

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
        let stage = practice.attempt().map(Attempt::stage);
        let is_low = rest.h < self.unit(LEAST_FOR_CARDS);
        let rows = if is_low && matches!(stage, Some(Stage::Done(_))) {
            2
        } else {
            1
        };
        let buttons = rest.cut_bottom(self.unit(BUTTONS) * rows + gap * (rows - 1));
        rest.cut_bottom(gap);
        let question = self.unit(QUESTION) + gap;
        let cards = match stage {
            Some(Stage::Done(_)) if rows == 1 => LEAST_LINES + GAP + ENDING.1,
            Some(Stage::Done(_)) => LEAST_LINES,
            _ => LEAST_CARD,
        };
        let mut spare = rest.h - question - self.unit(cards);
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
        if (parts[2] && self.practice_said(practice).is_some()) || is_told {
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
                    self.ended_cards(rest, attempt, rows == 1);
                } else {
                    self.asked_cards(rest, attempt);
                }
                self.practice_board(practice, attempt);
            }
            None => {
                self.series_end(question, practice);
                match self.app.examined_mistake() {
                    Some(bad) => self.examined_board(bad),
                    None => self.idle_board(),
                }
            }
        }
        self.practice_buttons(buttons, practice, rows);
    }

    /// What was tried, and what comes when of the players of the game.
    fn asked_cards(&mut self, mut rest: Rect, attempt: &Attempt) {
        let players = self.players_of(attempt);
        let height = self.unit(players_height(players.len()));
        if rest.h >= self.unit(TRIED + GAP) + height {
            let area = rest.cut_bottom(height);
            rest.cut_bottom(self.unit(GAP));
            self.players_card(area, attempt, &players);
        }
        self.tried_card(rest, attempt);
    }

    /// How it goes on, and when it comes back.
    fn ended_cards(&mut self, mut rest: Rect, attempt: &Attempt, has_buttons: bool) {
        let (low, high) = ENDING;
        let height = self.unit(if has_buttons { high } else { low });
        if has_buttons || rest.h >= self.unit(LEAST_LINES + GAP) + height {
            let ending = rest.cut_bottom(height);
            rest.cut_bottom(self.unit(GAP));
            self.return_card(ending, has_buttons);
        }
        self.lines_card(rest, attempt);
    }

    /// The board with the error as an arrow, or the solution.
    fn practice_board(&mut self, practice: &Practice, attempt: &Attempt) {
        let last = attempt.last_move();
        let exercise = attempt.exercise();
        self.exercise_board(practice, attempt);
        match attempt.stage() {
            Stage::Asking => {
                for tried in attempt.tried() {
                    match tried {
                        Tried::Piece(square) | Tried::Target(square) => {
                            self.frame(*square, Ink::Blue)
                        }
                        Tried::Move(..) | Tried::Good(_) => {}
                    }
                }
                if let Some(error) = exercise.error.first() {
                    let (from, to) = exercise.position.path_of(error);
                    let ink = Ink::Red;
                    self.mark(Mark { from, to, ink });
                    self.mistake_badge(to, exercise.blunder);
                }
            }
            Stage::Wrong { mv, reply, .. } => {
                let (_, to) = exercise.position.path_of(mv);
                // Until a reply is known the move may be good.
                if reply.is_some() && last.is_some_and(|last| Some(last) != reply) {
                    let badge = self.badge_ground(to, self.theme.red);
                    let area = Rect::around(badge.center(), badge.w / 2);
                    self.icon(area, Icon::Cross, self.theme.on_mark);
                }
            }
            Stage::Good { .. } => {}
            Stage::Done(_) => {
                let solution = attempt.solution().filter(|&mv| last == Some(mv));
                if let Some(mv) = solution.filter(|_| attempt.shown().1 == 1) {
                    let (_, to) = exercise.position.path_of(mv);
                    let badge = self.badge_ground(to, self.theme.good);
                    let area = Rect::around(badge.center(), badge.w * 3 / 5);
                    self.icon(area, Icon::Tick, self.theme.on_mark);
                }
            }
        }
    }

    /// The board with the mistake that may become the first exercise.
    fn examined_board(&mut self, bad: &BadMove) {
        let position = bad.root.position();
        self.static_board(&Setup::from(position));
        let (from, to) = position.path_of(bad.mv);
        let ink = Ink::Red;
        self.mark(Mark { from, to, ink });
        self.mistake_badge(to, bad.judgement == Judgement::Blunder);
    }

    /// The mark of a mistake on its target.
    fn mistake_badge(&mut self, to: Square, is_blunder: bool) {
        let (text, color) = if is_blunder {
            ("??", self.theme.red)
        } else {
            ("?", self.theme.orange)
        };
        self.badge(to, text, color);
    }

    fn practice_header(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let taken = self.practice_exit(inner);
        inner.cut_right(taken + self.unit(GAP));
        let title = self.words.text(Phrase::LearnFromMistakes);
        let set = self.set(Face::Bold, 18, self.theme.bright_text);
        let upper = Point::new(inner.x, inner.y + inner.h * 2 / 5);
        self.fitted(upper, title, set, inner.w);
        let posed = practice.attempt().map(|attempt| &attempt.exercise().game);
        if let Some(game) = posed.or(self.app.examined_game()) {
            let players = format!("{} – {}", isolated(&game.white), isolated(&game.black));
            let date = self.words.date(Date::read(&game.date, ""));
            let said = if date.is_empty() {
                players
            } else {
                format!("{players}, {date}")
            };
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let lower = Point::new(inner.x, inner.y + inner.h * 3 / 4);
            self.fitted(lower, &said, set, inner.w);
        }
    }

    /// What leaves the exercises, at the right of the header. Returns its width.
    fn practice_exit(&mut self, header: Rect) -> i32 {
        if header.w >= self.unit(WIDE_HEADER) {
            let small = self.set(Face::Regular, 13, self.theme.dim_text);
            let right = Point::new(header.right(), header.center().y);
            return self.hints(right, &[Hint::CloseReview], small);
        }
        let leave = face_of(self.words, &[Context::Exercise], &Command::Escape);
        let width = self.unit(BUTTONS - GAP);
        if let Some(face) = leave {
            let place = Point::new(header.right() - width / 2, header.center().y);
            let place = Rect::around(place, width);
            let ink = self.button_ground(place, &face);
            let cross = Rect::around(place.center(), self.unit(16));
            self.icon(cross, Icon::Cross, ink);
            self.button_zone(place, &face);
        }
        width
    }

    /// Who solves, how the exercises stand, and what leads to those of the other player.
    fn series_card(&mut self, area: Rect, practice: &Practice) {
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
        let name = practice
            .attempt()
            .map(|attempt| attempt.exercise().player.as_str());
        let place = at.map_or(series.len(), |at| at + 1);
        let grows = self.app.examined_mistakes() > 0;
        let place = self.words.place_of(place, series.len(), grows);
        let said = format!("{}  {place}", isolated(name.unwrap_or_default()));
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        let at = Point::new(inner.x, inner.center().y);
        self.fitted(at, said.trim_start(), set, inner.w - gap);
    }

    fn exercise_pill(
        &mut self,
        area: Rect,
        number: usize,
        standing: ExerciseState,
        is_posed: bool,
    ) {
        let (ground, ink) = match standing {
            ExerciseState::Ended(Solved::AtOnce | Solved::WithTries) => {
                (self.theme.good, self.theme.on_mark)
            }
            ExerciseState::Ended(Solved::Shown) => (self.theme.button, self.theme.text),
            ExerciseState::Open if is_posed => (self.theme.shown, self.theme.on_shown),
            ExerciseState::Open => (self.theme.button, self.theme.dim_text),
        };
        self.scene.rounded(area, area.h / 2, ground);
        let is_solved = matches!(
            standing,
            ExerciseState::Ended(Solved::AtOnce | Solved::WithTries)
        );
        if is_solved && area.w >= self.unit(PILL.1) {
            let tick = Rect::around(area.center(), self.unit(14));
            return self.icon(tick, Icon::Tick, ink);
        }
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
        let Some(said) = self.practice_said(practice) else {
            return;
        };
        self.card(area, self.theme.panel);
        let inner = area.inset(self.unit(PAD), 0);
        let set = self.set(Face::Regular, 14, self.theme.text);
        self.paragraph(inner, &said, set);
    }

    /// What the note says if there is nothing more important.
    fn practice_said(&self, practice: &Practice) -> Option<String> {
        let waiting = self.app.examined_mistakes();
        let stage = practice.attempt().map(Attempt::stage)?;
        if waiting > 0 {
            return Some(
                self.words
                    .practice_count(Phrase::LooksForExercises, waiting),
            );
        }
        match stage {
            Stage::Asking | Stage::Wrong { .. } | Stage::Good { .. } => {
                Some(self.words.text(Phrase::AnyGoodMove).to_owned())
            }
            Stage::Done(_) => {
                let left = self.app.left_to_solve();
                (!left.is_empty()).then(|| self.words.still_to_solve(&left))
            }
        }
    }

    /// The end of a series, or that its first exercise is awaited.
    fn series_end(&mut self, area: Rect, practice: &Practice) {
        self.card(area, self.theme.message);
        let inner = area.inset(self.unit(PAD), 0);
        let count = practice.standings().len();
        let waiting = self.app.examined_mistakes();
        let said = match (waiting, count) {
            (0, 0) => self.words.nothing_to_ask(practice.unfit()),
            (0, _) => self.words.series_end(practice.solved(), count),
            _ => self
                .words
                .practice_count(Phrase::LooksForExercises, waiting),
        };
        let set = self.set(Face::Regular, 17, self.theme.message_text);
        let mut inner = inner;
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

    /// The buttons in so many rows; those of the second are else in a card.
    fn practice_buttons(&mut self, area: Rect, practice: &Practice, rows: i32) {
        use PracticeCommand::{Again, Drop, Keep, Next, Review, Skip, Solution};
        let stage = practice.attempt().map(Attempt::stage);
        let command = |it: PracticeCommand| Command::Practice(it);
        let (context, commands): (Context, [Vec<Command>; 2]) = match stage {
            Some(Stage::Done(_)) => (
                Context::ExerciseEnded,
                [
                    [Next, Again, Review].map(command).to_vec(),
                    [Keep, Drop].map(command).to_vec(),
                ],
            ),
            Some(_) => (
                Context::Exercise,
                [
                    [PracticeCommand::Hint, Solution, Skip]
                        .map(command)
                        .to_vec(),
                    Vec::new(),
                ],
            ),
            None => (Context::ExerciseEnded, [vec![Command::Escape], Vec::new()]),
        };
        let is_asked = stage.is_some_and(|stage| !matches!(stage, Stage::Done(_)));
        let gap = self.unit(GAP);
        let lines: Vec<Rect> = area.rows(rows, gap).collect();
        for (line, (row, commands)) in lines.into_iter().zip(commands).enumerate() {
            let faces = commands.iter().enumerate().filter_map(|(number, command)| {
                let face = face_of(self.words, &[context], command)?;
                let primary = line == 0 && number == 0 && !is_asked;
                Some(ButtonFace { primary, ..face })
            });
            let faces: Vec<ButtonFace> = faces.collect();
            self.button_row(row, &faces);
        }
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
