//! An exercise that is being solved.

use std::time::Duration;

use crate::analysis::LONGEST_LINE;
use crate::app::step::Step;
use crate::rules::{Move, Position, Square};
use crate::storage::{SavedExercise, SavedLine, Solved};

/// An exercise that is being solved.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub(super) exercise: SavedExercise,
    /// The position on the board.
    pub(super) position: Position,
    pub(super) stage: Stage,
    pub(super) tried: Vec<Tried>,
    /// What may refute the wrong move, when the reply was found, and since when it is on the board.
    pub(super) candidate: Option<Candidate>,
    pub(super) found: Duration,
    pub(super) replied: Option<Duration>,
    /// The move that solved it, or was shown.
    solution: Option<Move>,
    /// The line that goes on from the exercise, by its number, and how many of its moves are on the board.
    line: usize,
    shown: usize,
}

/// What may refute a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) reply: Move,
    /// The chances after the move, in percent.
    pub(super) percent: f64,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A move is waited for.
    Asking,
    /// A wrong move is on the board since then; the reply refutes it, once it is found, and is played out.
    Wrong {
        /// The move.
        mv: Move,
        /// Since when.
        since: Duration,
        /// What refutes it.
        reply: Option<Move>,
    },
    /// A move that is good, but not the one that is sought, is on the board since then.
    Good {
        /// The move.
        mv: Move,
        /// Since when.
        since: Duration,
    },
    /// It is solved.
    Done(Solved),
}

/// What was tried.
#[derive(Clone, PartialEq, Debug)]
pub enum Tried {
    /// A wrong move in SAN, and what refutes it.
    Move(String, Option<Refutation>),
    /// A move in SAN that is good too, which is no wrong one.
    Good(String),
    /// The square of the piece was shown.
    Piece(Square),
    /// The square that it goes to was shown.
    Target(Square),
}

/// What refutes a wrong move.
#[derive(Clone, PartialEq, Debug)]
pub struct Refutation {
    /// The reply in SAN.
    pub reply: String,
    /// The chances that are left to who made the move, in percent.
    pub percent: f64,
}

impl Attempt {
    pub(super) fn new(exercise: SavedExercise) -> Attempt {
        Attempt {
            position: exercise.position.clone(),
            exercise,
            stage: Stage::Asking,
            tried: Vec::new(),
            candidate: None,
            found: Duration::ZERO,
            replied: None,
            solution: None,
            line: 0,
            shown: 0,
        }
    }

    /// The exercise.
    pub fn exercise(&self) -> &SavedExercise {
        &self.exercise
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What was tried so far.
    pub fn tried(&self) -> &[Tried] {
        &self.tried
    }

    /// Whether anything was tried.
    pub fn is_begun(&self) -> bool {
        !self.tried.is_empty()
    }

    /// The wrong moves so far, and the hints.
    pub fn counts(&self) -> (usize, usize) {
        let is_move = |tried: &&Tried| matches!(tried, Tried::Move(..));
        let is_hint = |tried: &&Tried| matches!(tried, Tried::Piece(_) | Tried::Target(_));
        let moves = self.tried.iter().filter(is_move).count();
        (moves, self.tried.iter().filter(is_hint).count())
    }

    /// The move on the board.
    pub fn last_move(&self) -> Option<Move> {
        match self.stage {
            Stage::Asking => self.exercise.before,
            Stage::Wrong { mv, reply, .. } => reply.filter(|_| self.replied.is_some()).or(Some(mv)),
            Stage::Good { mv, .. } => Some(mv),
            Stage::Done(_) => match self.shown.checked_sub(1) {
                Some(last) => self.moves().get(last).copied(),
                None => self.exercise.before,
            },
        }
    }

    /// The move that solved it, or was shown.
    pub fn solution(&self) -> Option<Move> {
        self.solution
    }

    /// The lines that go on from the exercise: those that are right, and that of the error.
    pub fn lines(&self) -> impl Iterator<Item = &SavedLine> + '_ {
        let error = std::iter::once(&self.exercise.error);
        self.exercise.right.iter().chain(error)
    }

    /// The number of the line on the board, and how many of its moves are shown.
    pub fn shown(&self) -> (usize, usize) {
        (self.line, self.shown)
    }

    /// The line on the board as a game keeps it: to the move shown, but at least as far as the lines of an analysis go.
    pub(super) fn line_to_keep(&self) -> &[Move] {
        let moves = self.moves();
        moves.get(..self.shown.max(LONGEST_LINE)).unwrap_or(moves)
    }

    fn moves(&self) -> &[Move] {
        let line = self.exercise.right.get(self.line);
        &line.unwrap_or(&self.exercise.error).moves
    }

    /// Answers with a legal move. Returns how the exercise was solved, if it was.
    pub(super) fn answer(&mut self, mv: Move, now: Duration) -> Option<Solved> {
        let position = self.exercise.position.play(mv).ok();
        let (Stage::Asking, Some(position)) = (self.stage, position) else {
            return None;
        };
        if self.exercise.right_line(mv).is_some() {
            let solved = if self.counts() == (0, 0) {
                Solved::AtOnce
            } else {
                Solved::WithTries
            };
            self.end(mv, solved);
            return Some(solved);
        }
        let error = &self.exercise.error.moves;
        let is_error = error.first() == Some(&mv);
        let reply = error.get(1).copied().filter(|_| is_error);
        self.position = position;
        self.candidate = None;
        self.found = now;
        self.replied = None;
        self.stage = Stage::Wrong {
            mv,
            since: now,
            reply,
        };
        None
    }

    /// Helps once more. Returns how the exercise ended, if it did.
    pub(super) fn hint(&mut self) -> Option<Solved> {
        let best = self.exercise.right.first()?.first()?;
        if self.stage != Stage::Asking {
            return None;
        }
        match self.counts().1 {
            0 => self.tried.push(Tried::Piece(best.from)),
            1 => self.tried.push(Tried::Target(best.to)),
            _ => return self.show_solution(),
        }
        None
    }

    /// Shows the solution.
    pub(super) fn show_solution(&mut self) -> Option<Solved> {
        let best = self.exercise.right.first()?.first()?;
        if matches!(self.stage, Stage::Done(_)) {
            return None;
        }
        self.end(best, Solved::Shown);
        Some(Solved::Shown)
    }

    fn end(&mut self, mv: Move, solved: Solved) {
        let mut right = self.exercise.right.iter();
        self.line = right.position(|line| line.first() == Some(mv)).unwrap_or(0);
        self.solution = Some(mv);
        self.stage = Stage::Done(solved);
        self.show(1);
    }

    /// Steps through the line that is shown after the solution.
    pub(super) fn step(&mut self, step: Step) {
        let (shown, last) = (self.shown, self.moves().len());
        self.show_line(self.line, step.from(shown, last));
    }

    /// Shows another of the lines after the solution, with its first move.
    pub(super) fn change_line(&mut self, step: Step) {
        let last = self.exercise.right.len();
        self.show_line(step.from(self.line, last), 1);
    }

    /// Shows so many moves of a line after the solution.
    pub(super) fn show_line(&mut self, line: usize, moves: usize) {
        if matches!(self.stage, Stage::Done(_)) && line <= self.exercise.right.len() {
            self.line = line;
            self.show(moves);
        }
    }

    fn show(&mut self, moves: usize) {
        let mut position = self.exercise.position.clone();
        let mut shown = 0;
        for &mv in self.moves().iter().take(moves) {
            let Ok(next) = position.play(mv) else {
                break;
            };
            position = next;
            shown += 1;
        }
        self.position = position;
        self.shown = shown;
    }
}
