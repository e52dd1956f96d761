//! The exercises of the folder, and the mistakes that may become some.

use std::collections::{BTreeMap, VecDeque};

use chrono::NaiveDate;

use super::mistake::Mistake;
use crate::analysis::{BadMove, Exercise, Judgement, ScoredLine, win_percent};
use crate::app::effect::FileEffect;
use crate::storage::players::PlayerNames;
use crate::storage::{Exercises, SavedExercise, SavedLine, Schedule, SourceGame};

/// The exercises, once they are read.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Book {
    exercises: Exercises,
    /// Before they are read, nothing is written.
    is_read: bool,
    /// Those made of a game whose changes are not saved.
    unkept: Vec<SavedExercise>,
    /// The mistakes that are to be examined; the first one has this number.
    waiting: VecDeque<Mistake>,
    number: u64,
    /// How far the examination of the first one has come, in percent.
    pub(in crate::app) examining: u8,
    /// The day of the last command.
    pub(in crate::app) today: NaiveDate,
    /// The latest number of a wrong answer.
    pub(super) refutation: u64,
    /// How many games of the folder are analysed, out of how many, once they were looked through.
    pub(in crate::app) games: Option<(usize, usize)>,
}

/// How many exercises of a player come when.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PracticePlayer {
    /// The player.
    pub name: String,
    /// The names of the player in the games.
    pub spellings: Vec<String>,
    /// Due today.
    pub today: usize,
    /// Due tomorrow.
    pub tomorrow: usize,
    /// Due after that.
    pub later: usize,
    /// Solved when they were last asked.
    pub solved: usize,
    /// The days until the next one is due.
    pub next: Option<u64>,
}

impl PracticePlayer {
    /// All exercises.
    pub fn count(&self) -> usize {
        self.today + self.tomorrow + self.later
    }

    fn note_spelling(&mut self, name: &str) {
        if !self.has(name) {
            self.spellings.push(name.to_owned());
        }
    }

    /// Whether it is the player with this name in a game.
    pub fn has(&self, name: &str) -> bool {
        self.spellings.iter().any(|it| it == name)
    }
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
        let all = || FileEffect::SaveExercises(Box::new(self.exercises.kept()));
        self.is_read.then(all)
    }

    /// An exercise was made of a game whose changes are not saved.
    pub(super) fn note_unkept(&mut self, number: usize) {
        self.unkept
            .extend(self.exercises.all().get(number).cloned());
    }

    /// Whether there are such exercises.
    pub(super) fn has_unkept(&self) -> bool {
        !self.unkept.is_empty()
    }

    /// The changes of their game are saved, or they are given up, and the exercises with them. Returns what saves that.
    pub(super) fn settle(&mut self, is_kept: bool) -> Option<FileEffect> {
        let unkept = std::mem::take(&mut self.unkept);
        if is_kept {
            return None;
        }
        self.exercises.remove_all(&unkept);
        self.save()
    }

    /// The number of the exercise that a mistake has become.
    pub(super) fn number_of(&self, mistake: &Mistake) -> Option<usize> {
        mistake.number_in(&self.exercises)
    }

    /// The exercises of a player with these names that are due.
    pub(super) fn due(&self, player: &[String]) -> Vec<usize> {
        let all = self.exercises.all().iter().enumerate();
        let due = all.filter(|(_, it)| player.contains(&it.player) && it.is_due(self.today));
        due.map(|(number, _)| number).collect()
    }

    /// The exercises of a player with these names that a series has: those that are due. If none are, and no mistake may
    /// become one, all that come back later, the next first.
    pub(super) fn series_of(&self, player: &[String]) -> Vec<usize> {
        let due = self.due(player);
        if !due.is_empty() || self.waiting_of(player) > 0 {
            return due;
        }
        let all = self.exercises.all().iter().enumerate();
        let later = all.filter(|(_, it)| player.contains(&it.player) && it.comes_back());
        let mut later: Vec<_> = later
            .map(|(number, it)| (it.schedule.due(), number))
            .collect();
        later.sort_unstable();
        later.into_iter().map(|(_, number)| number).collect()
    }

    /// Whether a player has exercises, or mistakes that may become some.
    pub(super) fn has_work_for(&self, player: &[String]) -> bool {
        !self.series_of(player).is_empty() || self.waiting_of(player) > 0
    }

    /// How many exercises are due.
    pub(in crate::app) fn due_count(&self) -> usize {
        let all = self.exercises.all().iter();
        all.filter(|it| it.is_due(self.today)).count()
    }

    /// The players with exercises, or with mistakes that may become some, in the order of their names. `names` says which
    /// belong to one player.
    pub(in crate::app) fn players(&self, names: &PlayerNames) -> Vec<PracticePlayer> {
        let mut players: BTreeMap<&str, PracticePlayer> = BTreeMap::new();
        for it in self.exercises.all().iter().filter(|it| it.comes_back()) {
            let player = players.entry(names.name_of(&it.player)).or_default();
            player.note_spelling(&it.player);
            let days = it.schedule.days_left(self.today);
            player.today += usize::from(days == 0);
            player.tomorrow += usize::from(days == 1);
            player.later += usize::from(days > 1);
            player.solved += usize::from(it.schedule.is_solved());
            player.next = Some(player.next.map_or(days, |next| next.min(days)));
        }
        for mistake in &self.waiting {
            let player = players.entry(names.name_of(&mistake.player));
            player.or_default().note_spelling(&mistake.player);
        }
        let named = players.into_iter().map(|(name, player)| PracticePlayer {
            name: name.into(),
            ..player
        });
        named.collect()
    }

    /// The mistakes are examined after those that wait already, unless they have been before.
    pub(super) fn examine(&mut self, mistakes: impl IntoIterator<Item = Mistake>) {
        for mistake in mistakes {
            if !mistake.is_known_in(&self.exercises) && !self.waiting.contains(&mistake) {
                self.waiting.push_back(mistake);
            }
        }
    }

    /// Only these mistakes are examined. The present one goes on if it is the first of them.
    pub(super) fn examine_only(&mut self, mistakes: Vec<Mistake>) {
        let (number, examining) = (self.number, self.examining);
        let present = self.waiting.front().cloned();
        self.forget();
        self.examine(mistakes);
        if present.is_some() && self.waiting.front() == present.as_ref() {
            (self.number, self.examining) = (number, examining);
        }
    }

    /// The mistakes of a player are examined before those of others.
    pub(super) fn prefer(&mut self, player: &[String]) {
        let waiting = self.waiting.make_contiguous();
        if waiting
            .first()
            .is_some_and(|first| !player.contains(&first.player))
        {
            self.number += waiting.len() as u64;
            self.examining = 0;
            waiting.sort_by_key(|it| !player.contains(&it.player));
        }
    }

    /// How many mistakes of a player wait.
    pub(super) fn waiting_of(&self, player: &[String]) -> usize {
        let waiting = self.waiting.iter();
        waiting.filter(|it| player.contains(&it.player)).count()
    }

    /// Forgets the mistakes that wait.
    pub(super) fn forget(&mut self) {
        self.number += self.waiting.len() as u64;
        self.examining = 0;
        self.waiting.clear();
    }

    /// The mistake to examine now, with its number.
    pub(in crate::app) fn wanted(&self) -> Option<(u64, &BadMove)> {
        let first = self.waiting.front().filter(|_| self.is_read)?;
        Some((self.number, &first.bad))
    }

    /// The game of the mistake to examine now.
    pub(super) fn examined_game(&self) -> Option<&SourceGame> {
        self.waiting.front().map(|first| &first.game)
    }

    /// Who made the mistake to examine now.
    pub(super) fn examined_player(&self) -> Option<String> {
        self.waiting.front().map(|first| first.player.clone())
    }

    /// How many mistakes wait.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The first mistake was examined. Returns the number of its exercise, if it is one, and what saves it unless it is
    /// only passing.
    pub(super) fn examined(
        &mut self,
        exercise: Option<Box<Exercise>>,
        is_passing: bool,
    ) -> Option<(Option<usize>, Option<FileEffect>)> {
        let mistake = self.waiting.pop_front()?;
        self.number += 1;
        self.examining = 0;
        let number = match exercise {
            Some(exercise) => {
                let exercise = saved(mistake, *exercise, self.today);
                Some(self.exercises.add(SavedExercise {
                    is_passing,
                    ..exercise
                }))
            }
            None => {
                let bad = &mistake.bad;
                self.exercises.refuse(bad.root.position(), bad.mv);
                None
            }
        };
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
        before: bad.before,
        blunder: bad.judgement == Judgement::Blunder,
        error: line(&exercise.error),
        right: exercise.solutions.iter().map(line).collect(),
        schedule: Schedule::new(today),
        dropped: false,
        is_passing: false,
    }
}

fn line(line: &ScoredLine) -> SavedLine {
    SavedLine {
        percent: (win_percent(line.score) * 100.0).round() / 100.0,
        moves: line.moves.clone(),
    }
}
