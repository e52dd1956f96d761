//! An exercise that is being solved.

use std::time::Duration;

use crate::app::step::Step;
use crate::notation::san;
use crate::rules::{Move, Position, Square};
use crate::storage::{SavedExercise, Solved};

/// How long a wrong move stays on the board.
const TAKEN_BACK: Duration = Duration::from_millis(800);

/// How long it stays at most, while what refutes it is searched.
const LONGEST: Duration = Duration::from_secs(3);

/// An exercise that is being solved.
#[derive(Clone, Debug)]
pub struct Attempt {
    exercise: SavedExercise,
    /// The position on the board.
    position: Position,
    stage: Stage,
    tried: Vec<Tried>,
    /// The line that goes on from the exercise, and how many of its moves are on the board.
    line: Vec<Move>,
    shown: usize,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A move is waited for.
    Asking,
    /// A wrong move is on the board since then; the reply refutes it, once it is found.
    Wrong {
        /// The move.
        mv: Move,
        /// Since when.
        since: Duration,
        /// What refutes it.
        reply: Option<Move>,
    },
    /// It is solved.
    Done(Solved),
}

/// What was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// A wrong move in SAN, and the reply that refutes it.
    Move(String, Option<String>),
    /// The square of the piece was shown.
    Piece(Square),
    /// The square that it goes to was shown.
    Target(Square),
}

impl Attempt {
    pub(super) fn new(exercise: SavedExercise) -> Attempt {
        Attempt {
            position: exercise.position.clone(),
            exercise,
            stage: Stage::Asking,
            tried: Vec::new(),
            line: Vec::new(),
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

    /// The wrong moves so far, and the hints.
    pub fn counts(&self) -> (usize, usize) {
        let is_move = |tried: &&Tried| matches!(tried, Tried::Move(..));
        let moves = self.tried.iter().filter(is_move).count();
        (moves, self.tried.len() - moves)
    }

    /// The move on the board.
    pub fn last_move(&self) -> Option<Move> {
        match self.stage {
            Stage::Asking => None,
            Stage::Wrong { mv, .. } => Some(mv),
            Stage::Done(_) => self.line.get(self.shown.checked_sub(1)?).copied(),
        }
    }

    /// The move that solved it, or was shown.
    pub fn solution(&self) -> Option<Move> {
        self.line.first().copied()
    }

    /// Answers with a legal move. Returns how the exercise was solved, if it was.
    pub(super) fn answer(&mut self, mv: Move, now: Duration) -> Option<Solved> {
        let position = self.exercise.position.play(mv).ok();
        let (Stage::Asking, Some(position)) = (self.stage, position) else {
            return None;
        };
        if self.exercise.right_line(mv).is_some() {
            let solved = if self.tried.is_empty() {
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
        let line = self.exercise.right_line(mv);
        self.line = line.map_or_else(|| vec![mv], |line| line.moves.clone());
        self.stage = Stage::Done(solved);
        self.show(1);
    }

    /// Steps through the line after the solution.
    pub(super) fn step(&mut self, step: Step) {
        if matches!(self.stage, Stage::Done(_)) {
            self.show(step.from(self.shown, self.line.len()));
        }
    }

    fn show(&mut self, moves: usize) {
        self.position = self.exercise.position.clone();
        self.shown = 0;
        for &mv in self.line.iter().take(moves) {
            let Ok(next) = self.position.play(mv) else {
                return;
            };
            self.position = next;
            self.shown += 1;
        }
    }

    /// The position after a wrong move whose refutation is still to be found.
    pub(super) fn refuted(&self) -> Option<&Position> {
        let is_open = matches!(self.stage, Stage::Wrong { reply: None, .. });
        (is_open && self.position.outcome().is_none()).then_some(&self.position)
    }

    /// Takes the move that refutes the one on the board.
    pub(super) fn refutation_found(&mut self, mv: Move) {
        if let Stage::Wrong { reply, .. } = &mut self.stage
            && self.position.play(mv).is_ok()
        {
            reply.get_or_insert(mv);
        }
    }

    /// When the wrong move on the board is taken back.
    pub(super) fn taken_back_at(&self) -> Option<Duration> {
        let Stage::Wrong { since, .. } = self.stage else {
            return None;
        };
        let waits = self.refuted().map_or(TAKEN_BACK, |_| LONGEST);
        Some(since + waits)
    }

    /// Takes the wrong move back when its time has come.
    pub(super) fn advance(&mut self, now: Duration) {
        let Stage::Wrong { mv, reply, .. } = self.stage else {
            return;
        };
        if self.taken_back_at().is_some_and(|at| at <= now) {
            let reply = reply.map(|reply| san::write(&self.position, reply));
            let tried = san::write(&self.exercise.position, mv);
            self.tried.push(Tried::Move(tried, reply));
            self.position = self.exercise.position.clone();
            self.stage = Stage::Asking;
        }
    }
}
