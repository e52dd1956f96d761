//! An exercise: the board, and the panel beside it.

use super::sizes::{BUTTONS, GAP, NOTE, players_height};
use crate::analysis::{BadMove, Judgement};
use crate::app::keys::Context;
use crate::app::{Attempt, Command, Practice, PracticeCommand, Stage, Tried};
use crate::rules::{Move, Position, Setup};
use crate::storage::{SavedExercise, Solved};
use crate::tree::{Ink, Mark};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::icon::Icon;
use crate::view::scene::zone::Zone;
use crate::view::widgets::controls::{ButtonFace, face_of};

/// The heights of the parts in units.
const HEADER: i32 = 64;
const SERIES: i32 = 64;
pub(super) const QUESTION: i32 = 104;
const TRIED: i32 = 200;
const ENDING: (i32, i32) = (56, 120);

/// The least heights of the card with what was tried, and of that with the lines, in units.
pub(super) const LEAST_CARD: i32 = 48;
const LEAST_LINES: i32 = 148;

/// The least height of the panel, in units, with which the card below the lines has its buttons.
pub(super) const LEAST_FOR_CARDS: i32 = 560;

impl View<'_> {
    /// The exercises of a series, or the players to choose from.
    pub fn practice(&mut self, practice: &Practice) {
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
            let mut room = rest;
            room.cut_bottom((question + gap + self.unit(LEAST_CARD)).min(room.h));
            let height = self.note_height(practice, room);
            let note = rest.cut_bottom(height);
            rest.cut_bottom(gap);
            self.practice_note(note, practice);
        }
        match practice.attempt() {
            Some(attempt) => {
                let question = rest.cut_top(self.unit(QUESTION));
                rest.cut_top(gap);
                self.exercise_card(question, attempt);
                if matches!(attempt.stage(), Stage::Done(_)) {
                    self.ended_cards(rest, attempt, rows == 1);
                } else {
                    self.asked_cards(rest, attempt);
                }
                self.practice_board(practice, attempt);
            }
            None => {
                let end = rest.cut_top(self.end_height(practice));
                rest.cut_top(gap);
                self.series_end(end, practice);
                self.end_cards(rest, practice);
                match self.app.examined_mistake() {
                    Some(bad) => self.examined_board(bad),
                    None => self.last_board(practice),
                }
            }
        }
        self.practice_buttons(buttons, practice, rows);
    }

    /// What was tried, and what comes when of the players of the game.
    fn asked_cards(&mut self, mut rest: Rect, attempt: &Attempt) {
        let game = &attempt.exercise().game;
        let players = self.players_of(game);
        let height = self.unit(players_height(players.len()));
        if !players.is_empty() && rest.h >= self.unit(TRIED + GAP) + height {
            let area = rest.cut_bottom(height);
            rest.cut_bottom(self.unit(GAP));
            self.players_card(area, game, &players);
        }
        self.tried_card(rest, attempt);
    }

    /// How it goes on, and when it comes back.
    fn ended_cards(&mut self, mut rest: Rect, attempt: &Attempt, has_buttons: bool) {
        let (low, high) = ENDING;
        let height = self.unit(if has_buttons { high } else { low });
        let has_room = has_buttons || rest.h >= self.unit(LEAST_LINES + GAP) + height;
        if has_room {
            let ending = rest.cut_bottom(height);
            rest.cut_bottom(self.unit(GAP));
            self.return_card(ending, has_buttons);
        }
        // When it comes back is told in any case.
        let beside = if has_room {
            self.words.tries(attempt)
        } else {
            self.words.comes_back(self.app.comes_back_in())
        };
        self.lines_card(rest, attempt, &beside);
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
                self.error_of_exercise(exercise);
            }
            Stage::Wrong { mv, reply, .. } => {
                let (_, to) = exercise.position.path_of(mv);
                // Until a reply is known the move may be good.
                if reply.is_some() {
                    let badge = self.badge_ground(to, self.theme.red);
                    let area = Rect::around(badge.center(), badge.w / 2);
                    self.icon(area, Icon::Cross, self.theme.on_mark);
                }
            }
            Stage::Good { .. } => {}
            // What was shown is not solved.
            Stage::Done(Solved::Shown) => {}
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
        self.error(position, bad.mv, bad.judgement == Judgement::Blunder);
    }

    /// The error of an exercise on the board.
    pub(super) fn error_of_exercise(&mut self, exercise: &SavedExercise) {
        if let Some(error) = exercise.error.first() {
            self.error(&exercise.position, error, exercise.blunder);
        }
    }

    fn error(&mut self, position: &Position, error: Move, is_blunder: bool) {
        let (from, to) = position.path_of(error);
        let ink = Ink::Red;
        self.mark(Mark { from, to, ink });
        let (text, color) = if is_blunder {
            ("??", self.theme.red)
        } else {
            ("?", self.theme.orange)
        };
        self.badge(to, text, color);
    }

    /// The buttons in so many rows; those of the second are else in a card.
    fn practice_buttons(&mut self, area: Rect, practice: &Practice, rows: i32) {
        use PracticeCommand::{Again, Drop, Keep, Next, Review, Skip, Solution};
        let stage = practice.attempt().map(Attempt::stage);
        let command = |it: PracticeCommand| Command::Practice(it);
        let mut due = None;
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
            None => {
                let next = self.app.next_due();
                due = next.map(|player| self.words.begin_with(&player.name));
                let next = due.as_ref().map(|_| command(Next));
                let again = practice.can_repeat().then_some(command(Again));
                let ways = next.into_iter().chain([Command::Escape]).chain(again);
                (Context::ExerciseEnded, [ways.collect(), Vec::new()])
            }
        };
        let is_asked = stage.is_some_and(|stage| !matches!(stage, Stage::Done(_)));
        let gap = self.unit(GAP);
        let lines: Vec<Rect> = area.rows(rows, gap).collect();
        for (line, (row, commands)) in lines.into_iter().zip(commands).enumerate() {
            let faces = commands.iter().enumerate().filter_map(|(number, command)| {
                let face = face_of(self.words, &[context], command)?;
                let primary = line == 0 && number == 0 && !is_asked;
                let due = due.as_deref().filter(|_| primary);
                Some(ButtonFace {
                    primary,
                    label: due.unwrap_or(face.label),
                    ..face
                })
            });
            let faces: Vec<ButtonFace> = faces.collect();
            self.button_row(row, &faces);
        }
    }

    /// What a click in an area does.
    pub(super) fn practice_zone(&mut self, area: Rect, command: PracticeCommand) {
        self.scene.add_zone(area, Zone::Do(command.into()));
    }
}
