//! Exercises as they are kept.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::schedule::Schedule;
use crate::notation::fen;
use crate::rules::{Move, Position};
use crate::storage::own_file::Owned;

/// All exercises of a folder of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercises {
    /// The version of the format.
    version: u32,
    /// In the order in which they were found.
    exercises: Vec<SavedExercise>,
    /// The mistakes that are no exercises, so that they are not examined again.
    #[serde(default)]
    refused: BTreeSet<String>,
}

/// The version that this program writes, and the latest one that it reads.
const VERSION: u32 = 1;

/// An exercise: a position in which a player erred.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedExercise {
    /// The game.
    pub game: SourceGame,
    /// The number of the half-move that was the error, 1 for the first.
    pub ply: usize,
    /// The name of the one who erred; empty if it is not known.
    pub player: String,
    /// The position before the error.
    pub position: Position,
    /// The move before the error.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Move>,
    /// Whether the error is marked `??`, not `?`.
    pub blunder: bool,
    /// The error, and what refutes it.
    pub error: SavedLine,
    /// The moves that are right, each with what follows; the best first.
    pub right: Vec<SavedLine>,
    /// When it comes back.
    pub schedule: Schedule,
    /// Whether it is never to be asked again.
    #[serde(default)]
    pub dropped: bool,
    /// Whether it neither comes back nor is kept: it is of a stranger, in a game that is not of the folder.
    #[serde(skip)]
    pub is_passing: bool,
}

/// A game, by what its tags say of it: its file gets another name when the next game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SourceGame {
    /// The name of White; empty if it is not known, like the rest.
    pub white: String,
    /// The name of Black.
    pub black: String,
    /// The tag `Date`.
    pub date: String,
}

/// A line with its value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedLine {
    /// The win chances with it in percent, for the one who has to move.
    pub percent: f64,
    /// The moves.
    pub moves: Vec<Move>,
}

// The percentages are finite.
impl Eq for SavedLine {}

impl SavedLine {
    /// Its first move.
    pub fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}

impl SavedExercise {
    /// Whether both are of the same error, wherever their games are.
    pub fn is_same(&self, other: &SavedExercise) -> bool {
        self.player == other.player
            && self.error.first() == other.error.first()
            && self.position == other.position
    }

    /// The right line that begins with this move.
    pub fn right_line(&self, mv: Move) -> Option<&SavedLine> {
        self.right.iter().find(|line| line.first() == Some(mv))
    }

    /// Whether it is asked again on later days.
    pub fn comes_back(&self) -> bool {
        !self.dropped && !self.is_passing
    }

    /// Whether it is asked today.
    pub fn is_due(&self, today: NaiveDate) -> bool {
        self.comes_back() && self.schedule.is_due(today)
    }
}

impl Default for Exercises {
    fn default() -> Exercises {
        Exercises {
            version: VERSION,
            exercises: Vec::new(),
            refused: BTreeSet::new(),
        }
    }
}

impl Exercises {
    /// All of them, in the order in which they were found.
    pub fn all(&self) -> &[SavedExercise] {
        &self.exercises
    }

    /// Those that are kept.
    pub fn kept(&self) -> Exercises {
        let mut kept = self.clone();
        kept.exercises.retain(|it| !it.is_passing);
        kept
    }

    /// Adds an exercise. Returns its number, or that of the same one that is there already.
    pub fn add(&mut self, exercise: SavedExercise) -> usize {
        let known = self.exercises.iter().position(|it| it.is_same(&exercise));
        known.unwrap_or_else(|| {
            self.exercises.push(exercise);
            self.exercises.len() - 1
        })
    }

    /// The exercise with this number.
    pub fn get_mut(&mut self, number: usize) -> Option<&mut SavedExercise> {
        self.exercises.get_mut(number)
    }

    /// Removes exercises.
    pub fn remove_all(&mut self, removed: &[SavedExercise]) {
        let is_removed = |it: &SavedExercise| removed.iter().any(|other| other.is_same(it));
        self.exercises.retain(|it| !is_removed(it));
    }

    /// The number of the exercise that was made of this move of a player.
    pub fn number_of(&self, player: &str, position: &Position, mv: Move) -> Option<usize> {
        let is_of = |it: &SavedExercise| {
            it.player == player && it.error.first() == Some(mv) && it.position == *position
        };
        self.exercises.iter().position(is_of)
    }

    /// Notes that a move from a position makes no exercise.
    pub fn refuse(&mut self, position: &Position, mv: Move) {
        self.refused.insert(refusal(position, mv));
    }

    /// Whether it is known that a move from a position makes no exercise.
    pub fn refuses(&self, position: &Position, mv: Move) -> bool {
        self.refused.contains(&refusal(position, mv))
    }
}

impl Owned for Exercises {
    const NAME: &'static str = "exercises.json";

    fn is_newer(&self) -> bool {
        self.version > VERSION
    }
}

/// The position and the move: what is to be found depends on nothing else.
fn refusal(position: &Position, mv: Move) -> String {
    format!("{} {mv}", fen::write(position))
}
