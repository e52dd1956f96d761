//! The exercises of the folder, and the mistakes that may become some.

use std::collections::{BTreeMap, VecDeque};

use chrono::NaiveDate;

use crate::analysis::{BadMove, Exercise, Judgement, ScoredLine, win_percent};
use crate::app::effect::FileEffect;
use crate::storage::{Exercises, SavedExercise, SavedLine, Schedule, SourceGame};

/// The exercises, once they are read.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Book {
    exercises: Exercises,
    /// Before they are read, nothing is written.
    is_read: bool,
    /// The mistakes that are to be examined; the first one has this number.
    waiting: VecDeque<Mistake>,
    number: u64,
    /// The day of the last command.
    pub(in crate::app) today: NaiveDate,
    /// The latest number of a wrong answer.
    pub(super) refutation: u64,
}

/// A mistake of a player.
#[derive(Clone, Debug)]
pub(in crate::app) struct Mistake {
    pub(super) bad: BadMove,
    pub(super) game: SourceGame,
    pub(super) player: String,
}

/// How many exercises of a player come when.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PracticePlayer {
    /// The player.
    pub name: String,
    /// Due today.
    pub today: usize,
    /// Learned.
    pub learned: usize,
}

impl Book {
    /// Takes the exercises that were read.
    pub(in crate::app) fn read(&mut self, exercises: Exercises) {
        self.exercises = exercises;
        self.is_read = true;
    }

    /// Whether they are read.
    pub(in crate::app) fn is_read(&self) -> bool {
        self.is_read
    }

    pub(super) fn get(&self, number: usize) -> Option<&SavedExercise> {
        self.exercises.all().get(number)
    }

    /// Changes an exercise. Returns what saves it.
    pub(super) fn change(
        &mut self,
        number: usize,
        change: impl FnOnce(&mut SavedExercise),
    ) -> Option<FileEffect> {
        change(self.exercises.get_mut(number)?);
        self.save()
    }

    fn save(&self) -> Option<FileEffect> {
        let all = || FileEffect::SaveExercises(Box::new(self.exercises.clone()));
        self.is_read.then(all)
    }

    /// The number of the exercise that a mistake has become.
    pub(super) fn number_of(&self, mistake: &Mistake) -> Option<usize> {
        let is_same = |it: &SavedExercise| {
            it.player == mistake.player
                && it.error.first() == Some(mistake.bad.mv)
                && it.position == *mistake.bad.root.position()
        };
        self.exercises.all().iter().position(is_same)
    }

    /// The exercises of a player that are due.
    pub(super) fn due(&self, player: &str) -> Vec<usize> {
        let all = self.exercises.all().iter().enumerate();
        let due = all.filter(|(_, it)| it.player == player && it.is_due(self.today));
        due.map(|(number, _)| number).collect()
    }

    /// How many exercises are due.
    pub(in crate::app) fn due_count(&self) -> usize {
        let all = self.exercises.all().iter();
        all.filter(|it| it.is_due(self.today)).count()
    }

    /// The players with exercises, in the order of their names.
    pub(in crate::app) fn players(&self) -> Vec<PracticePlayer> {
        let mut players: BTreeMap<&str, PracticePlayer> = BTreeMap::new();
        for it in self.exercises.all().iter().filter(|it| !it.dropped) {
            let player = players.entry(&it.player).or_default();
            player.name.clone_from(&it.player);
            player.today += usize::from(it.schedule.is_due(self.today));
            player.learned += usize::from(it.schedule.is_learned());
        }
        players.into_values().collect()
    }

    /// The mistakes are examined after those that wait already.
    pub(super) fn examine(&mut self, mistakes: impl IntoIterator<Item = Mistake>) {
        self.waiting.extend(mistakes);
    }

    /// Forgets the mistakes that wait.
    pub(super) fn forget(&mut self) {
        self.number += self.waiting.len() as u64;
        self.waiting.clear();
    }

    /// The mistake to examine now, with its number.
    pub(in crate::app) fn wanted(&self) -> Option<(u64, &BadMove)> {
        let first = self.waiting.front().filter(|_| self.is_read)?;
        Some((self.number, &first.bad))
    }

    /// How many mistakes wait.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The first mistake was examined. Returns the number of its exercise, if it is one, and what saves it.
    pub(super) fn examined(
        &mut self,
        exercise: Option<Box<Exercise>>,
    ) -> Option<(usize, Option<FileEffect>)> {
        let mistake = self.waiting.pop_front()?;
        self.number += 1;
        let number = self.exercises.add(saved(mistake, *exercise?, self.today));
        Some((number, self.save()))
    }
}

fn saved(mistake: Mistake, exercise: Exercise, today: NaiveDate) -> SavedExercise {
    let Mistake { bad, game, player } = mistake;
    SavedExercise {
        game,
        ply: bad.number,
        player,
        position: bad.root.position().clone(),
        blunder: bad.judgement == Judgement::Blunder,
        error: line(&exercise.error),
        right: exercise.solutions.iter().map(line).collect(),
        schedule: Schedule::new(today),
        dropped: false,
    }
}

fn line(line: &ScoredLine) -> SavedLine {
    SavedLine {
        percent: (win_percent(line.score) * 100.0).round() / 100.0,
        moves: line.moves.clone(),
    }
}
